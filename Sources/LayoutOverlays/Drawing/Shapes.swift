import Graphics

extension Rect {
  /// Returns the path of a line of a width inside the rectangle, so that it does not cover a neighbour's line, and the
  /// root's line is visible.
  func insideLine(_ width: Double) -> Rect {
    let inset = max(0, min(width / 2, self.width / 2, height / 2))
    return insetBy(dx: inset, dy: inset)
  }

  /// Returns the part in an area, or the rectangle itself if it is outside.
  func visible(in area: Rect) -> Rect {
    let part = intersection(area.insetBy(dx: -4, dy: -4))
    return part.isEmpty ? self : part
  }
}

extension Point {
  /// Returns the nearest point in a rectangle.
  func held(in rect: Rect) -> Point {
    Point(x: max(rect.minX, min(x, rect.maxX)), y: max(rect.minY, min(y, rect.maxY)))
  }
}

extension Path {
  /// Returns the area between two rectangles: the inner one runs the other way round, so that it is a hole.
  static func frame(from outer: Rect, to inner: Rect) -> Path {
    .elements([
      .move(Point(x: outer.minX, y: outer.minY)), .line(Point(x: outer.maxX, y: outer.minY)),
      .line(Point(x: outer.maxX, y: outer.maxY)), .line(Point(x: outer.minX, y: outer.maxY)), .close,
      .move(Point(x: inner.minX, y: inner.minY)), .line(Point(x: inner.minX, y: inner.maxY)),
      .line(Point(x: inner.maxX, y: inner.maxY)), .line(Point(x: inner.maxX, y: inner.minY)), .close,
    ])
  }
}

extension DisplayItem {
  /// Returns lines at 45 degrees. All regions share one grid, so that the lines of neighbours join.
  static func stripes(over area: Rect, _ color: Color, rising: Bool) -> DisplayItem {
    let pitch = OverlayStyle.stripePitch
    var elements: [PathElement] = []
    // Along a rising line, x + y is a multiple of the pitch; along a falling one, x - y.
    let (top, bottom) = rising ? (area.minY, area.maxY) : (-area.minY, -area.maxY)
    var sum = ((area.minX + min(top, bottom)) / pitch).rounded(.down) * pitch
    while sum <= area.maxX + max(top, bottom), elements.count < 4_000 {
      elements.append(.move(Point(x: sum - bottom, y: area.maxY)))
      elements.append(.line(Point(x: sum - top, y: area.minY)))
      sum += pitch
    }
    return .stroke(.elements(elements), StrokeStyle(width: OverlayStyle.stripeWidth), color)
  }
}
