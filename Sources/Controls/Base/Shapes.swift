import Graphics

/// Small drawings that several controls share.
enum Shapes {
  /// A knob with a soft shadow below it.
  static func knob(_ outline: Path, shadow: Path, color: Color = .white) -> [DisplayItem] {
    [.fill(shadow, Color.black.opacity(0.12)), .fill(outline, color), .stroke(outline, hairline, .black.opacity(0.06))]
  }

  /// A round knob with a soft shadow below it.
  static func roundKnob(in rect: Rect) -> [DisplayItem] {
    knob(.ellipse(in: rect), shadow: .ellipse(in: rect.offset(by: Point(x: 0, y: 1.5))))
  }

  /// An angle that points to the right, or to the left under a mirrored reading direction.
  ///
  /// - Parameters:
  ///   - rect: the box that the line's middle fills.
  ///   - isMirrored: whether it points to the left.
  ///   - width: the line's width in points.
  static func chevron(in rect: Rect, isMirrored: Bool, width: Double, color: Color) -> DisplayItem {
    let (back, tip) = isMirrored ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    let angle = Path.elements([
      .move(Point(x: back, y: rect.minY)), .line(Point(x: tip, y: rect.midY)), .line(Point(x: back, y: rect.maxY)),
    ])
    return .stroke(angle, StrokeStyle(width: width, hasRoundCaps: true), color)
  }

  /// A tick that fills a box.
  static func checkmark(in rect: Rect, width: Double, color: Color) -> DisplayItem {
    let tick = Path.elements([
      .move(Point(x: rect.minX, y: rect.minY + rect.height * 0.55)),
      .line(Point(x: rect.minX + rect.width * 0.36, y: rect.maxY)), .line(Point(x: rect.maxX, y: rect.minY)),
    ])
    return .stroke(tick, StrokeStyle(width: width, hasRoundCaps: true), color)
  }

  /// The finest line that shows at every scale.
  static let hairline = StrokeStyle(width: 0.5)
}
