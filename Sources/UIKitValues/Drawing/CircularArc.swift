import Foundation
import Galley

/// A part of a circle as Bézier curves.
struct CircularArc {
  let center: Point
  let radius: Double
  /// The angle at which the arc begins, in radians.
  let angle: Double
  /// The angle that it covers, negative for decreasing angles.
  let sweep: Double

  /// Makes an arc between two angles. With equal angles it is empty, and it is never more than a circle.
  init(center: Point, radius: Double, from start: Double, to end: Double, isReversed: Bool) {
    self.center = center
    self.radius = radius
    angle = start
    let turn = 2 * Double.pi
    let forward = isReversed ? start - end : end - start
    let whole = forward < 0 ? forward - (forward / turn).rounded(.down) * turn : min(forward, turn)
    sweep = isReversed ? -whole : whole
  }

  /// Makes the arc that rounds a corner, or returns `nil` if the points are on a line.
  init?(from start: Point, around corner: Point, to end: Point, radius: Double) {
    let (before, after) = (start - corner, end - corner)
    let (first, second) = (hypot(before.x, before.y), hypot(after.x, after.y))
    let cross = before.x * after.y - before.y * after.x
    guard first > 0, second > 0, radius > 0, abs(cross) > 1e-12 * first * second else { return nil }
    let half = acos(min(max((before.x * after.x + before.y * after.y) / (first * second), -1), 1)) / 2
    let distance = radius / tan(half)
    let touch = Point(x: corner.x + before.x / first * distance, y: corner.y + before.y / first * distance)
    let leave = Point(x: corner.x + after.x / second * distance, y: corner.y + after.y / second * distance)
    let middle = Point(x: before.x / first + after.x / second, y: before.y / first + after.y / second)
    let length = hypot(middle.x, middle.y)
    let reach = radius / sin(half)
    let center = Point(x: corner.x + middle.x / length * reach, y: corner.y + middle.y / length * reach)
    self.init(
      center: center, radius: radius, from: atan2(touch.y - center.y, touch.x - center.x),
      to: atan2(leave.y - center.y, leave.x - center.x), isReversed: cross > 0)
  }

  var start: Point { point(at: angle) }

  /// The arc in parts of at most a quarter circle, whose curves differ from the circle by less than 0.03% of the radius
  /// (Goldapp, "Approximation of circular arcs by cubic polynomials", 1991).
  var curves: [PathElement] {
    let count = max(Int(bounded: (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    guard count > 0 else { return [] }
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    return (0..<count).map { part in
      let (begin, end) = (angle + step * Double(part), angle + step * Double(part + 1))
      return .curve(
        control(at: begin, reach: reach), control(at: end, reach: -reach), to: point(at: end))
    }
  }

  private func point(at angle: Double) -> Point { control(at: angle, reach: 0) }

  /// Returns the point at a distance along the tangent, in radii. It is rounded to a billionth of a point, because the
  /// last bits of sines differ between C libraries.
  private func control(at angle: Double, reach: Double) -> Point {
    let (s, c) = (sin(angle), cos(angle))
    func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
    return Point(
      x: rounded(center.x + radius * (c - reach * s)), y: rounded(center.y + radius * (s + reach * c)))
  }
}
