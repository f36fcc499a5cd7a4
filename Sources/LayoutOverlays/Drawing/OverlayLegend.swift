import Graphics

/// The meaning of the colours and lines of an overlay, in rows below the picture.
struct OverlayLegend {
  private let entries: [(entry: LegendEntry, text: Paragraph)]

  private static let font = Font(size: 9, weight: 500)
  private static let sample = Size(width: 22, height: 10)
  private static let rowHeight = 16.0
  private static let gap = 5.0
  private static let spacing = 14.0
  private static let padding = 8.0
  /// The ground of samples in dark appearance, where dark blue would not be seen.
  private static let plate = Color(white: 0.9)

  /// - Parameter entries: What appears in the picture. Equal entries are shown once.
  init(_ entries: [LegendEntry], measuring: any TextMeasuring) {
    var seen: Set<LegendEntry> = []
    self.entries = entries.filter { seen.insert($0).inserted }.map { entry in
      let text = measuring.paragraph(
        for: ParagraphRequest(runs: [TextRun(entry.words, font: Self.font)], alignment: .left, pixelScale: 3))
      return (entry, text)
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The least width in points.
  var leastWidth: Double { entries.map(width).max().map { $0 + 2 * Self.padding } ?? 0 }

  private func width(_ entry: (entry: LegendEntry, text: Paragraph)) -> Double {
    Self.sample.width + Self.gap + entry.text.size.width
  }

  func height(inWidth width: Double) -> Double {
    isEmpty ? 0 : Double(rows(inWidth: width).count) * Self.rowHeight + 2 * Self.padding
  }

  private func rows(inWidth width: Double) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var x = Self.padding
    for index in entries.indices {
      let own = self.width(entries[index])
      if x + own + Self.padding > width, !rows[rows.count - 1].isEmpty {
        rows.append([])
        x = Self.padding
      }
      rows[rows.count - 1].append(index)
      x += own + Self.spacing
    }
    return rows
  }

  /// Returns the drawing, with its top-left corner at a point.
  func items(at corner: Point, width: Double, style: MarginStyle) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for (row, indices) in rows(inWidth: width).enumerated() {
      var x = corner.x + Self.padding
      let y = corner.y + Self.padding + Double(row) * Self.rowHeight
      for index in indices {
        let (entry, text) = entries[index]
        let rect = Rect(
          x: x, y: y + (Self.rowHeight - Self.sample.height) / 2, width: Self.sample.width, height: Self.sample.height)
        if style == .dark { items.append(.fill(.roundedRect(rect.insetBy(dx: -3, dy: -2), radius: 3), Self.plate)) }
        items += entry.sample.items(in: rect)
        let top = y + (Self.rowHeight - text.size.height) / 2
        items.append(.text(text, at: Point(x: rect.maxX + Self.gap, y: top), style.ink))
        x += self.width(entries[index]) + Self.spacing
      }
    }
    return items
  }
}

extension LegendEntry.Sample {
  /// Returns the drawing of a sample.
  fileprivate func items(in rect: Rect) -> [DisplayItem] {
    let (left, right) = (Point(x: rect.minX, y: rect.midY), Point(x: rect.maxX, y: rect.midY))
    switch self {
    case .line(let color, let width, let dash):
      return [.stroke(.line(from: left, to: right), StrokeStyle(width: width, dash: dash), color)]
    case .bar(let color, let width, let dash):
      var path: [PathElement] = [.move(left), .line(right)]
      for x in [rect.minX, rect.maxX] {
        path += [.move(Point(x: x, y: rect.midY - 4)), .line(Point(x: x, y: rect.midY + 4))]
      }
      return [.stroke(.elements(path), StrokeStyle(width: width, dash: dash), color)]
    case .outline(let color, let width, let dash):
      return [.stroke(.rect(rect.insideLine(width)), StrokeStyle(width: width, dash: dash), color)]
    case .area(let color, let hasOutline):
      let area = DisplayItem.fill(.rect(rect), color.opacity(0.3))
      return hasOutline ? [area, .stroke(.rect(rect.insideLine(1)), StrokeStyle(width: 1), color)] : [area]
    case .stripes(let color, let rising):
      let stripes = DisplayItem.stripes(over: rect, color, rising: rising)
      return [
        .group(DisplayGroup(clip: .rect(rect), items: [.fill(.rect(rect), color.opacity(0.16)), stripes])),
        .stroke(.rect(rect), StrokeStyle(width: 1), color),
      ]
    case .cross(let color):
      let center = Point(x: rect.midX, y: rect.midY)
      return BrokenCross(at: center, color: color).items()
    case .arrow(let color):
      let path: [PathElement] = [
        .move(left), .line(right), .move(left + Point(x: 4, y: -3)), .line(left), .line(left + Point(x: 4, y: 3)),
        .move(right + Point(x: -4, y: -3)), .line(right), .line(right + Point(x: -4, y: 3)),
      ]
      return [.stroke(.elements(path), StrokeStyle(width: 1.5), color)]
    case .number(let color):
      let disc = Rect(x: rect.midX - 5, y: rect.midY - 5, width: 10, height: 10)
      return [.fill(.ellipse(in: disc), color)]
    }
  }
}
