import AutoLayout
import Graphics

/// The areas of what VoiceOver reads, tinted, with the numbers of the list beside the picture.
struct AccessibilityRegions: OverlayLayer {
  let elements: [AccessibilityElement]

  var legend: [LegendEntry] { [] }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    var plates = NumberPlates(area: board.area)
    // Large areas first, so that those in front of them show.
    let order = elements.indices.sorted { elements[$0].frame.extent > elements[$1].frame.extent }
    let tints = order.flatMap { index -> [DisplayItem] in
      let color = Self.color(of: index)
      let rect = elements[index].frame
      return [
        .fill(.rect(rect), color.opacity(0.2)), .stroke(.rect(rect.insideLine(1)), StrokeStyle(width: 1), color),
      ]
    }
    return tints
      + elements.indices.flatMap {
        plates.items(
          $0 + 1, at: elements[$0].frame, color: Self.color(of: $0), isError: elements[$0].words.isMissing,
          isRightToLeft: elements[$0].view.isRightToLeft, measuring: board.measuring)
      }
  }

  /// The colours of neighbours differ. The number, not the colour, shows which is which.
  static func color(of index: Int) -> Color { OverlayStyle.regions[index % OverlayStyle.regions.count] }
}

/// The elements that VoiceOver reads, outlined, with numbers and lines in its order.
struct ReadingOrderMarks: OverlayLayer {
  let elements: [AccessibilityElement]

  var legend: [LegendEntry] {
    guard !elements.isEmpty else { return [] }
    return [
      LegendEntry(sample: .number(OverlayStyle.blue), words: "reading order"),
      LegendEntry(sample: .outline(OverlayStyle.blue), words: "accessibility element"),
    ]
  }

  func items(on board: inout BadgeBoard) -> [DisplayItem] {
    let color = OverlayStyle.blue
    let outlines = elements.map {
      DisplayItem.stroke(.rect($0.frame.insideLine(1)), StrokeStyle(width: 1), color.opacity(0.8))
    }
    var plates = NumberPlates(area: board.area)
    let placed = elements.enumerated().map { index, element in
      plates.place(index + 1, at: element.frame, isRightToLeft: element.view.isRightToLeft, measuring: board.measuring)
    }
    let path = Path.elements(
      placed.enumerated().map { index, plate in
        let center = Point(x: plate.rect.midX, y: plate.rect.midY)
        return index == 0 ? .move(center) : .line(center)
      })
    let line: [DisplayItem] =
      placed.count < 2
      ? []
      : [
        .stroke(path, StrokeStyle(width: 3), OverlayStyle.halo),
        .stroke(path, StrokeStyle(width: 1, dash: [1.5, 2]), color),
      ]
    return outlines + line + placed.flatMap { $0.items(color: color, isError: false) }
  }
}

/// Places numbers at the corners of areas where reading begins, so that none covers another.
struct NumberPlates {
  /// A number in its plate.
  struct Plate {
    var rect: Rect
    var text: Paragraph

    func items(color: Color, isError: Bool) -> [DisplayItem] {
      let radius = isError ? 2 : rect.height / 2
      let origin = Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)
      return [
        .fill(.roundedRect(rect.insetBy(dx: -1, dy: -1), radius: radius + 1), .white),
        .fill(.roundedRect(rect, radius: radius), color), .text(text, at: origin, OverlayStyle.ink(on: color)),
      ]
    }
  }

  let area: Rect
  private var taken: [Rect] = []

  static let height = 13.0
  private static let font = Font(size: 9, weight: 700)

  init(area: Rect) { self.area = area }

  mutating func items(
    _ number: Int, at frame: Rect, color: Color, isError: Bool, isRightToLeft: Bool, measuring: any TextMeasuring
  ) -> [DisplayItem] {
    place(number, at: frame, isRightToLeft: isRightToLeft, measuring: measuring).items(color: color, isError: isError)
  }

  /// Returns the plate of a number at the leading upper corner of an area, moved along its upper edge and then down if
  /// another number is there.
  mutating func place(_ number: Int, at frame: Rect, isRightToLeft: Bool, measuring: any TextMeasuring) -> Plate {
    let text = Self.paragraph("\(number)", measuring: measuring)
    let size = Size(width: max(Self.height, text.size.width + 6), height: Self.height)
    let rect = place(of: size, at: frame, isRightToLeft: isRightToLeft)
    taken.append(rect)
    return Plate(rect: rect, text: text)
  }

  static func paragraph(_ text: String, measuring: any TextMeasuring) -> Paragraph {
    measuring.paragraph(
      for: ParagraphRequest(runs: [TextRun(text, font: font)], alignment: .left, pixelScale: 3))
  }

  private func place(of size: Size, at frame: Rect, isRightToLeft: Bool) -> Rect {
    let first = held(
      Rect(
        x: isRightToLeft ? frame.maxX - size.width + 8 : frame.minX - 8, y: frame.minY - 8, width: size.width,
        height: size.height))
    let step = Point(x: isRightToLeft ? -size.width - 2 : size.width + 2, y: size.height + 2)
    for row in 0..<4 {
      for column in 0..<4 {
        let rect = held(first.offset(by: Point(x: step.x * Double(column), y: step.y * Double(row))))
        if taken.allSatisfy({ $0.intersection(rect).isEmpty }) { return rect }
      }
    }
    return first
  }

  private func held(_ rect: Rect) -> Rect {
    Rect(
      x: max(area.minX, min(rect.minX, area.maxX - rect.width)),
      y: max(area.minY, min(rect.minY, area.maxY - rect.height)), width: rect.width, height: rect.height)
  }
}

extension Rect {
  fileprivate var extent: Double { width * height }
}
