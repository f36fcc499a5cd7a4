import Graphics

/// What findings are about, outlined over a picture: errors red, warnings orange, notes blue, each with a number.
package struct FindingMarks {
  /// A finding.
  package struct Mark {
    package var number: Int
    /// The parts of the picture that it is about, in points.
    package var areas: [Rect]
    package var severity: Finding.Severity

    package init(_ number: Int, areas: [Rect], severity: Finding.Severity) {
      (self.number, self.areas, self.severity) = (number, areas, severity)
    }
  }

  private let marks: [Mark]

  /// The width of the edge that a small picture gets, so that outlines and numbers do not hide what they are about.
  private static let margin = 16.0
  /// The shorter side below which a picture is small: that of a row with a few lines.
  private static let smallSide = 200.0

  package init(_ marks: [Mark]) { self.marks = marks }

  /// Returns a picture with the outlines, on a white rim that shows on any background.
  package func over(_ picture: DisplayList, background: Color, measuring: any TextMeasuring) -> DisplayList {
    let isSmall = min(picture.size.width, picture.size.height) < Self.smallSide
    let margin = isSmall ? Self.margin : 0
    let size = Size(width: picture.size.width + 2 * margin, height: picture.size.height + 2 * margin)
    let whole = Rect(origin: .zero, size: size)
    var items = picture.items
    if isSmall {
      let inner = Rect(x: margin, y: margin, width: picture.size.width, height: picture.size.height)
      let moved = DisplayGroup(transform: .translation(x: margin, y: margin), items: items)
      items = [.fill(.rect(whole), .white), .fill(.rect(inner), background), .group(moved)]
    }
    var plates = NumberPlates(area: whole)
    for mark in marks {
      let outlines = mark.areas.map { $0.offset(by: Point(x: margin, y: margin)).insetBy(dx: -2, dy: -2) }
      for outline in outlines {
        let path = Path.roundedRect(outline, radius: 3)
        items.append(.stroke(path, StrokeStyle(width: 3.5), .white))
        items.append(.stroke(path, StrokeStyle(width: 2), mark.severity.color))
      }
      guard let first = outlines.first else { continue }
      items += plates.items(
        mark.number, at: first, color: mark.severity.color, isError: mark.severity == .error, isRightToLeft: false,
        measuring: measuring)
    }
    return DisplayList(size: size, items: items)
  }
}

extension Finding.Severity {
  fileprivate var color: Color {
    switch self {
    case .error: Color(red: 0.84, green: 0.1, blue: 0.11)
    case .warning: Color(red: 0.9, green: 0.5, blue: 0)
    case .note: Color(red: 0.1, green: 0.4, blue: 0.85)
    }
  }
}
