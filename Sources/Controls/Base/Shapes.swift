import Graphics

/// Shapes that several controls draw.
enum Shapes {
  /// Returns a knob with round ends and a soft shadow below it.
  ///
  /// - Parameter depth: The distance of the shadow from the knob, and its blur, in points.
  static func knob(in rect: Rect, radius: Double, depth: Double, color: Color = .white) -> [DisplayItem] {
    let outline = Path.roundedRect(rect, radius: radius)
    // Five layers, each larger and as faint as the others, look like a blurred shadow.
    let shadow = (0..<5).map { layer -> DisplayItem in
      let growth = depth * (Double(layer) / 2 - 0.5)
      let area = rect.insetBy(dx: -growth, dy: -growth).offset(by: Point(x: 0, y: depth))
      return .fill(.roundedRect(area, radius: radius + growth), Color.black.opacity(0.028))
    }
    return shadow + [.fill(outline, color), .stroke(outline, hairline, .black.opacity(0.05))]
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
