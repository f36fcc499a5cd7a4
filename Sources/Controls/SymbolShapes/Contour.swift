import Graphics

/// A sequence of straight lines, closed or with two ends.
struct Contour: Hashable, Sendable {
  var points: [Point]
  var isClosed: Bool

  /// The same contour with its points moved by a transform.
  func applying(_ transform: AffineTransform) -> Contour {
    Contour(points: points.map { transform.apply(to: $0) }, isClosed: isClosed)
  }

  /// The contour without points that are closer to the line between their neighbours than curves are to their chords.
  var simplified: Contour {
    guard points.count > 2 else { return self }
    var kept = [points[0]]
    for index in 1..<points.count - 1 {
      let chord = points[index + 1] - kept[kept.count - 1]
      let distance = abs(chord.cross(points[index] - kept[kept.count - 1]))
      if distance > CurveFlattener.tolerance / 2 * chord.length { kept.append(points[index]) }
    }
    return Contour(points: kept + [points[points.count - 1]], isClosed: isClosed)
  }

  /// A circle as a polygon.
  static func circle(center: Point, radius: Double) -> Contour {
    var curve = CurveFlattener(start: Point(x: center.x + radius, y: center.y))
    let corners = [Point(x: 0, y: 1), Point(x: -1, y: 0), Point(x: 0, y: -1), Point(x: 1, y: 0)]
    var from = Point(x: 1, y: 0)
    for corner in corners {
      curve.addArc(center: center, radius: radius, from: from, to: corner)
      from = corner
    }
    return Contour(points: Array(curve.points.dropLast()), isClosed: true)
  }

  /// A rectangle with circular corners as a polygon.
  static func roundedRect(_ rect: Rect, radius: Double) -> Contour {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      (Point(x: inner.maxX, y: inner.minY), Point(x: 0, y: -1), Point(x: 1, y: 0)),
      (Point(x: inner.maxX, y: inner.maxY), Point(x: 1, y: 0), Point(x: 0, y: 1)),
      (Point(x: inner.minX, y: inner.maxY), Point(x: 0, y: 1), Point(x: -1, y: 0)),
      (Point(x: inner.minX, y: inner.minY), Point(x: -1, y: 0), Point(x: 0, y: -1)),
    ]
    var curve = CurveFlattener(start: Point(x: inner.maxX, y: rect.minY))
    for (center, from, to) in corners {
      curve.addLine(to: center + from * radius)
      if radius > 0 { curve.addArc(center: center, radius: radius, from: from, to: to) }
    }
    return Contour(points: curve.points, isClosed: true)
  }
}

/// Replaces curves by chords.
///
/// Arcs are bisected with square roots alone. The sine and cosine of the C library differ from machine to machine.
struct CurveFlattener {
  private(set) var points: [Point]
  /// The largest distance of a chord from its curve, in units of the drawing: a quarter of a pixel in 384.
  static let tolerance = 0.12

  init(start: Point) { points = [start] }

  var current: Point { points[points.count - 1] }

  mutating func addLine(to point: Point) {
    if point != current { points.append(point) }
  }

  /// Adds a cubic Bézier curve.
  mutating func addCurve(_ first: Point, _ second: Point, to end: Point) {
    addCurve(current, first, second, end, depth: 0)
  }

  private mutating func addCurve(_ start: Point, _ first: Point, _ second: Point, _ end: Point, depth: Int) {
    // The deviation of the control points from thirds of the chord bounds that of the curve.
    let bendX = max(abs(3 * first.x - 2 * start.x - end.x), abs(3 * second.x - start.x - 2 * end.x))
    let bendY = max(abs(3 * first.y - 2 * start.y - end.y), abs(3 * second.y - start.y - 2 * end.y))
    guard depth < 8, bendX * bendX + bendY * bendY > 16 * Self.tolerance * Self.tolerance else {
      return addLine(to: end)
    }
    let (a, b, c) = (start.middle(to: first), first.middle(to: second), second.middle(to: end))
    let (d, e) = (a.middle(to: b), b.middle(to: c))
    let middle = d.middle(to: e)
    addCurve(start, a, d, middle, depth: depth + 1)
    addCurve(middle, e, c, end, depth: depth + 1)
  }

  /// Adds an arc of less than half a circle.
  ///
  /// - Parameters:
  ///   - from: The unit vector from the centre to the start.
  ///   - to: The unit vector from the centre to the end.
  mutating func addArc(center: Point, radius: Double, from: Point, to: Point) {
    let half = (from + to).unit
    // The height of the arc over its chord is r (1 - cos of half the angle).
    guard radius * (1 - half.dot(from)) > Self.tolerance else { return addLine(to: center + to * radius) }
    addArc(center: center, radius: radius, from: from, to: half)
    addArc(center: center, radius: radius, from: half, to: to)
  }
}

extension Point {
  static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  func middle(to other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2) }
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector of length 1 in the same direction, or zero.
  var unit: Point { length > 0 ? self * (1 / length) : .zero }
  /// The vector turned by a quarter from the x-axis towards the y-axis.
  var turned: Point { Point(x: -y, y: x) }
}
