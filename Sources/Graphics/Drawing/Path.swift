/// An outline in points.
public enum Path: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with circular corners; a radius over half the shorter side is held to it.
  case roundedRect(Rect, radius: Double)
  /// The ellipse that fills a rectangle.
  case ellipse(in: Rect)
  /// Straight lines and curves, one after the other.
  case elements([PathElement])

  /// A straight line between two points.
  public static func line(from start: Point, to end: Point) -> Path { .elements([.move(start), .line(end)]) }
}

/// A step of a free outline.
public enum PathElement: Hashable, Sendable {
  /// Starts a new part.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic Bézier curve with two control points.
  case curve(Point, Point, to: Point)
  /// A straight line back to the part's start.
  case close
}
