import Graphics

/// The cross on a broken constraint, which nothing covers. If the whole constraint is outside of what is visible, the
/// cross is at the edge next to it.
struct BrokenCross {
  let center: Point
  let color: Color

  private static let arm = 4.0
  static let radius = 7.0

  init(at center: Point, color: Color) {
    self.center = center
    self.color = color
  }

  /// The disc behind the cross.
  var plate: Rect {
    Rect(x: center.x - Self.radius, y: center.y - Self.radius, width: 2 * Self.radius, height: 2 * Self.radius)
  }

  func items() -> [DisplayItem] {
    let arm = Self.arm
    let path: [PathElement] = [
      .move(center + Point(x: -arm, y: -arm)), .line(center + Point(x: arm, y: arm)),
      .move(center + Point(x: -arm, y: arm)), .line(center + Point(x: arm, y: -arm)),
    ]
    return [
      .fill(.ellipse(in: plate), .white),
      .stroke(.ellipse(in: plate.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1), color),
      .stroke(.elements(path), StrokeStyle(width: 2, hasRoundCaps: true), color),
    ]
  }
}
