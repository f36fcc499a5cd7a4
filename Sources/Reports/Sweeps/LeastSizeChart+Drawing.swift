import Graphics

extension LeastSizeChart {
  /// Returns the drawing.
  package func displayList() -> DisplayList {
    var items: [DisplayItem] = []
    var y = ChartStyle.margin
    let width = max(ChartStyle.leastWidth, blocks.map(width).max() ?? 0)
    items += heading(at: &y, width: width)
    for block in blocks { items += drawing(of: block, at: &y) }
    let size = Size(width: width + 2 * ChartStyle.margin, height: (y + ChartStyle.margin).rounded(.up))
    return DisplayList(
      size: size, items: [.fill(.rect(Rect(origin: .zero, size: size)), .white)] + items)
  }

  private func width(of block: Block) -> Double {
    ChartStyle.rowLabelWidth + Double(block.locales.count) * (ChartStyle.cell.width + ChartStyle.space)
  }

  private func heading(at y: inout Double, width: Double) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (paragraph, color) in [
      (text.paragraph(title, ChartStyle.title, width: width), ChartStyle.ink),
      (text.wrapped(subtitle, ChartStyle.caption, width: width), ChartStyle.fadedInk),
    ] {
      items.append(.text(paragraph, at: Point(x: ChartStyle.margin, y: y), color))
      y += paragraph.size.height + 4
    }
    y += 8
    return items + key(at: &y, width: width)
  }

  /// Returns a box of each colour with its meaning.
  private func key(at y: inout Double, width: Double) -> [DisplayItem] {
    let used = blocks.flatMap { $0.values.values.map { ChartShade(of: $0.value.first, in: range, axis: axis) } }
    var entries = ChartShade.all(axis: axis).filter(used.contains).map { shade in
      (label: shade.label(in: range), box: { (rect: Rect) in box(rect, shade) })
    }
    if blocks.contains(where: { $0.values.values.contains(where: \.fails) }) {
      entries.append(("not safe where it must be", { [outline($0)] }))
    }
    var x = ChartStyle.margin
    var items: [DisplayItem] = []
    for entry in entries {
      let label = text.paragraph(entry.label, ChartStyle.caption)
      if x + 20 + label.width > ChartStyle.margin + width {
        x = ChartStyle.margin
        y += 22
      }
      items += entry.box(Rect(x: x, y: y, width: 14, height: 14))
      items.append(.text(label, at: Point(x: x + 20, y: y + 7 - label.size.height / 2), ChartStyle.fadedInk))
      x += 20 + label.width + 18
    }
    y += 14 + ChartStyle.blockSpace
    return items
  }

  /// Returns the outline of a cell that is not safe where it must be.
  private func outline(_ rect: Rect) -> DisplayItem {
    .stroke(.rect(rect.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 2), ChartStyle.ink)
  }

  private func drawing(of block: Block, at y: inout Double) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if blocks.count > 1 {
      let caption = text.paragraph(block.caption, ChartStyle.heading)
      items.append(.text(caption, at: Point(x: ChartStyle.margin, y: y), ChartStyle.ink))
      y += caption.size.height + 6
    }
    for (column, locale) in block.locales.enumerated() {
      let label = text.paragraph(locale, ChartStyle.label, width: ChartStyle.cell.width)
      let middle = x(ofColumn: column) + ChartStyle.cell.width / 2
      items.append(.text(label, at: Point(x: middle - label.width / 2, y: y), ChartStyle.ink))
    }
    y += 20
    for size in block.sizes {
      let label = text.paragraph(size, ChartStyle.label)
      items.append(
        .text(
          label, at: Point(x: ChartStyle.margin, y: y + (ChartStyle.cell.height - label.size.height) / 2),
          ChartStyle.ink))
      for (column, locale) in block.locales.enumerated() {
        guard let (value, fails) = block.values[[locale, size]] else { continue }
        let rect = Rect(origin: Point(x: x(ofColumn: column), y: y), size: ChartStyle.cell)
        items += cell(value, fails: fails, in: rect)
      }
      y += ChartStyle.cell.height + ChartStyle.space
    }
    y += ChartStyle.blockSpace - ChartStyle.space
    return items
  }

  private func x(ofColumn column: Int) -> Double {
    ChartStyle.margin + ChartStyle.rowLabelWidth + Double(column) * (ChartStyle.cell.width + ChartStyle.space)
  }

  private func cell(_ value: Value, fails: Bool, in rect: Rect) -> [DisplayItem] {
    let shade = ChartShade(of: value.first, in: range, axis: axis)
    let label = text.paragraph(words(for: value), ChartStyle.number)
    let place = Point(x: rect.midX - label.width / 2, y: rect.midY - label.size.height / 2)
    return box(rect, shade) + [.text(label, at: place, shade.ink)] + (fails ? [outline(rect)] : [])
  }

  private func words(for value: Value) -> String {
    switch value {
    case .safe(let safe, true): SizeWords.points(safe.first, .up)
    case .safe(let safe, false) where safe.last < range.last - 1:
      "\(SizeWords.points(safe.first, .up))\u{2013}\(SizeWords.points(safe.last, .down))"
    case .safe(let safe, false): SizeWords.points(safe.first, .up)
    case .never: "never"
    case .fixed: "\u{2013}"
    }
  }

  /// Returns a filled box. That of sizes that are never safe is hatched, to differ by more than its colour.
  private func box(_ rect: Rect, _ shade: ChartShade) -> [DisplayItem] {
    let fill = DisplayItem.fill(.rect(rect), shade.color)
    guard shade == .never else { return [fill] }
    let lines = stride(from: rect.minX - rect.height, to: rect.maxX, by: 8).map { x in
      DisplayItem.stroke(
        .line(from: Point(x: x, y: rect.maxY), to: Point(x: x + rect.height, y: rect.minY)), StrokeStyle(width: 1),
        Color(hex: 0xFFFFFF, alpha: 0.25))
    }
    return [fill, .group(DisplayGroup(clip: .rect(rect), items: lines))]
  }
}

extension LeastSizeChart.Value {
  /// The least safe size, infinite if there is none, or `nil` if the size was not swept.
  fileprivate var first: Double? {
    switch self {
    case .safe(let range, _): range.first
    case .never: .infinity
    case .fixed: nil
    }
  }
}
