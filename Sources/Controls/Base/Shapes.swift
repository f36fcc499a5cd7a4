import Graphics

/// Shapes that several controls draw.
enum Shapes {
  /// Returns a rounded rectangle over its soft shadows. What is clear casts none.
  static func raised(_ rect: Rect, radius: Double, color: Color, shadows: [SoftShadow]) -> [DisplayItem] {
    guard color.alpha > 0 else { return [] }
    let outline = Path.roundedRect(rect, radius: radius)
    return shadows.flatMap { $0.items(of: rect, radius: radius) }
      + [.fill(outline, color), .stroke(outline, hairline, .black.opacity(0.04))]
  }

  /// Returns a chevron that points to the right, or to the left if it is mirrored.
  ///
  /// - Parameters:
  ///   - rect: The bounding box of the chevron, without the width of its line.
  ///   - isMirrored: Whether the chevron points to the left.
  ///   - width: The line width in points.
  static func chevron(in rect: Rect, isMirrored: Bool, width: Double, color: Color) -> DisplayItem {
    let (back, tip) = isMirrored ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    let angle = Path.elements([
      .move(Point(x: back, y: rect.minY)), .line(Point(x: tip, y: rect.midY)), .line(Point(x: back, y: rect.maxY)),
    ])
    return .stroke(angle, StrokeStyle(width: width, hasRoundCaps: true), color)
  }

  /// Returns a checkmark that fills a rectangle.
  static func checkmark(in rect: Rect, width: Double, color: Color) -> DisplayItem {
    let tick = Path.elements([
      .move(Point(x: rect.minX, y: rect.minY + rect.height * 0.55)),
      .line(Point(x: rect.minX + rect.width * 0.36, y: rect.maxY)), .line(Point(x: rect.maxX, y: rect.minY)),
    ])
    return .stroke(tick, StrokeStyle(width: width, hasRoundCaps: true), color)
  }

  /// The thinnest line that is visible at every scale.
  static let hairline = StrokeStyle(width: 0.5)
}
