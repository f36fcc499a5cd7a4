import Graphics
import Snapshots

/// A picture of the least safe size of each cell: a column for each language, a row for each text size, and a block for each choice of
/// device, orientation, appearance and look.
///
/// The colours go from light blue over yellow to dark red, becoming darker all the way, so that colour-blind readers and black and white
/// prints show them in order; numbers say the rest.
package struct LeastSizeChart {
  /// The number of pixels per point of the picture.
  package static let scale = 2.0

  private let title: String
  private let subtitle: String
  private let axis: SweepAxis
  private let range: SizeRange
  private let blocks: [Block]
  private let text: ChartText

  /// What a cell of the picture says.
  fileprivate enum Value {
    /// The widest safe range.
    case safe(SizeRange, isWhole: Bool)
    case never
    case fixed
  }

  private struct Block {
    var caption: String
    var locales: [String] = []
    var sizes: [String] = []
    var values: [[String]: (value: Value, fails: Bool)] = [:]
  }

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - scenes: Sweeps along one axis. With several, each cell shows the worst of them.
  ///   - run: The run of the sweeps, which knows what fails.
  ///   - measuring: The text engine for the labels.
  package init?(of scenes: [SweptScene], in run: SweepRun, title: String, measuring: any TextMeasuring) {
    guard let first = scenes.first, scenes.contains(where: { !$0.cells.isEmpty }) else { return nil }
    self.title = title
    axis = first.axis
    range = first.range
    let count = scenes.count == 1 ? "" : " for all of \(counted(scenes.count, "scene"))"
    subtitle =
      "The \(axis.rawValue) in points from which on nothing breaks\(count), of \(SizeWords.points(range.first)) to "
      + SizeWords.points(range.last)
    blocks = Self.blocks(of: scenes, in: run)
    text = ChartText(measuring: measuring)
  }

  private static func blocks(of scenes: [SweptScene], in run: SweepRun) -> [Block] {
    var order: [String] = []
    var blocks: [String: Block] = [:]
    for scene in scenes {
      for cell in scene.cells {
        let caption = cell.traits.blockCaption
        if blocks[caption] == nil { order.append(caption) }
        var block = blocks[caption] ?? Block(caption: caption)
        let key = [cell.traits.locale, cell.traits.typeSize]
        if !block.locales.contains(key[0]) { block.locales.append(key[0]) }
        if !block.sizes.contains(key[1]) { block.sizes.append(key[1]) }
        let new = (value: value(of: cell), fails: run.fails(cell, of: scene))
        let known = block.values[key]
        block.values[key] =
          known.map { (value: worse($0.value, new.value), fails: $0.fails || new.fails) } ?? new
        blocks[caption] = block
      }
    }
    return order.compactMap { blocks[$0] }
  }

  private static func value(of cell: SweptScene.Cell) -> Value {
    guard cell.fixed == nil else { return .fixed }
    guard let range = cell.mainRange else { return .never }
    return .safe(range, isWhole: cell.isSafeThroughout)
  }

  private static func worse(_ one: Value, _ other: Value) -> Value {
    switch (one, other) {
    case (.never, _), (_, .never): return .never
    case (.fixed, let value), (let value, .fixed): return value
    case (.safe(let first, let isFirstWhole), .safe(let second, let isSecondWhole)):
      let range = SizeRange(max(first.first, second.first), min(first.last, second.last))
      return range.length < 0 ? .never : .safe(range, isWhole: isFirstWhole && isSecondWhole)
    }
  }
}

extension SnapshotTraits {
  /// The choices besides the language and the text size.
  fileprivate var blockCaption: String {
    let others = [orientation == "portrait" ? nil : orientation, appearance == "light" ? nil : appearance, look]
    return ([device] + others.compactMap(\.self)).joined(separator: ", ")
  }
}

// MARK: - Drawing

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
    for (string, font, color) in [
      (title, ChartStyle.title, ChartStyle.ink), (subtitle, ChartStyle.caption, ChartStyle.fadedInk),
    ] {
      let line = text.paragraph(string, font, width: width)
      items.append(.text(line, at: Point(x: ChartStyle.margin, y: y), color))
      y += line.size.height + 4
    }
    y += 8
    return items + key(at: &y, width: width)
  }

  /// Returns a box of each colour with the sizes that it stands for.
  private func key(at y: inout Double, width: Double) -> [DisplayItem] {
    var x = ChartStyle.margin
    var items: [DisplayItem] = []
    let used = blocks.flatMap { $0.values.values.map { ChartShade(of: $0.value.first, in: range, axis: axis) } }
    for shade in ChartShade.all(axis: axis) where used.contains(shade) {
      let label = text.paragraph(shade.label(in: range), ChartStyle.caption)
      if x + 20 + label.size.width > ChartStyle.margin + width {
        x = ChartStyle.margin
        y += 22
      }
      let box = Rect(x: x, y: y, width: 14, height: 14)
      items += self.box(box, shade)
      items.append(.text(label, at: Point(x: x + 20, y: y + 7 - label.size.height / 2), ChartStyle.fadedInk))
      x += 20 + label.size.width + 18
    }
    guard blocks.contains(where: { $0.values.values.contains(where: \.fails) }) else {
      y += 14 + ChartStyle.blockSpace
      return items
    }
    let label = text.paragraph("outlined: not safe where it must be", ChartStyle.caption)
    y += 22
    let box = Rect(x: ChartStyle.margin + 1, y: y + 1, width: 12, height: 12)
    items.append(.stroke(.rect(box), StrokeStyle(width: 2), ChartStyle.ink))
    items.append(
      .text(label, at: Point(x: ChartStyle.margin + 20, y: y + 7 - label.size.height / 2), ChartStyle.fadedInk))
    y += 14 + ChartStyle.blockSpace
    return items
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
    var items = box(rect, shade) + [.text(label, at: place, shade.ink)]
    if fails { items.append(.stroke(.rect(rect.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 2), ChartStyle.ink)) }
    return items
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

/// The colour of a least safe size.
private enum ChartShade: Hashable {
  case throughout
  /// Sizes up to that of a usual screen; the last has no bound.
  case upTo(Double, above: Double, Int)
  case never
  case fixed

  /// The sizes of screens between which colours change: those of phones, then of tablets.
  private static func bounds(_ axis: SweepAxis) -> [Double] {
    axis == .width ? [375, 402, 440, 768] : [667, 844, 956, 1133]
  }

  static func all(axis: SweepAxis) -> [ChartShade] {
    let bounds = [0] + bounds(axis) + [.infinity]
    let shades = (1..<bounds.count).map { ChartShade.upTo(bounds[$0], above: bounds[$0 - 1], $0 - 1) }
    return [.throughout] + shades + [.never, .fixed]
  }

  init(of size: Double?, in range: SizeRange, axis: SweepAxis) {
    guard let size else {
      self = .fixed
      return
    }
    if size <= range.first + 1 {
      self = .throughout
    } else if size == .infinity {
      self = .never
    } else {
      self =
        Self.all(axis: axis).first { if case .upTo(let bound, _, _) = $0 { size <= bound } else { false } } ?? .never
    }
  }

  /// Colours of ColorBrewer's sequential scheme OrRd, which it lists as safe for colour-blind readers; blue is not on its way.
  var color: Color {
    switch self {
    case .throughout: Color(hex: 0xCFE3F5)
    case .upTo(_, _, let index): [0xFEF0D9, 0xFDCC8A, 0xFC8D59, 0xE34A33, 0xB30000].map { Color(hex: $0) }[index]
    case .never: Color(hex: 0x3B0000)
    case .fixed: Color(hex: 0xECEDF0)
    }
  }

  var ink: Color {
    switch self {
    case .upTo(_, _, 4), .never: .white
    default: ChartStyle.ink
    }
  }

  func label(in range: SizeRange) -> String {
    switch self {
    case .throughout: "\(SizeWords.points(range.first)), the least"
    case .upTo(.infinity, let above, _): "above \(SizeWords.points(above))"
    case .upTo(let bound, _, _): "up to \(SizeWords.points(bound))"
    case .never: "nowhere safe"
    case .fixed: "has a size of its own"
    }
  }
}

/// Lays out the labels of a chart.
private struct ChartText {
  let measuring: any TextMeasuring

  func paragraph(_ string: String, _ font: Font, width: Double? = nil) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(
        runs: [TextRun(string, font: font)], width: width, lineBreakMode: .truncatingMiddle, alignment: .left,
        pixelScale: LeastSizeChart.scale))
  }
}

extension Paragraph {
  fileprivate var width: Double { lines.map(\.width).max() ?? 0 }
}

/// The measures and colours of a chart, in points.
private enum ChartStyle {
  static let margin = 24.0
  static let leastWidth = 420.0
  static let rowLabelWidth = 52.0
  static let cell = Size(width: 76, height: 34)
  static let space = 3.0
  static let blockSpace = 20.0

  static let ink = Color(hex: 0x1C1C1E)
  static let fadedInk = Color(hex: 0x545458)

  static let title = Font(size: 20, weight: 700)
  static let heading = Font(size: 13, weight: 600)
  static let label = Font(size: 13, weight: 600)
  static let number = Font(size: 13, hasMonospacedDigits: true)
  static let caption = Font(size: 12)
}
