import Foundation
import Graphics

/// Rounds the outer corners of a glyph's outline, so that strokes end in half circles as in the rounded design of the
/// system font. Inner corners stay sharp, and no edge moves, so that the glyph keeps its place and thickness.
struct RoundedOutline {
  /// The radius of a corner whose edges are long enough for it.
  private let radius: Double

  /// - Parameter weight: The weight of the outline on Inter's axis. The radius is half of the thickness of the letter
  ///   l, which is 0.0227, 0.0838 and 0.196 em at the weights 100, 400 and 900, as measured on the font file.
  init(weight: Double) {
    let thickness = weight < 400 ? 0.0838 - (400 - weight) * 0.000204 : 0.0838 + (weight - 400) * 0.000224
    radius = max(0.01, thickness / 2)
  }

  /// Returns the outline with round outer corners.
  func callAsFunction(_ elements: [PathElement]) -> [PathElement] {
    let contours = Self.contours(of: elements)
    // The largest contour is an outer one. Its direction says on which side of all contours the ink is.
    let areas = contours.map { contour in contour.reduce(0) { $0 + $1.areaBelow } }
    guard let largest = areas.max(by: { abs($0) < abs($1) }), largest != 0 else { return elements }
    return contours.flatMap { rounded($0, sign: largest > 0 ? 1 : -1) }
  }

  /// Turns of less than half a right angle are no corners but parts of curves.
  private static let leastTurn = Double.pi / 4

  private func rounded(_ contour: [OutlineSegment], sign: Double) -> [PathElement] {
    let turns = contour.indices.map { index in
      sign * contour[index].endDirection.turn(to: contour[(index + 1) % contour.count].startDirection)
    }
    // The turn at the end of each edge, or 0 where it is no outer corner.
    let corners = turns.map { $0 >= Self.leastTurn ? min($0, 0.9 * .pi) : 0 }
    let room = contour.indices.map { index in
      let isBetweenCorners = corners[index] > 0 && corners[(index + contour.count - 1) % contour.count] > 0
      return contour[index].length * (isBetweenCorners ? 0.5 : 0.9)
    }
    // The part of both edges that each corner takes.
    let cuts = contour.indices.map { index in
      corners[index] == 0
        ? 0 : min(radius * tan(corners[index] / 2), room[index], room[(index + 1) % contour.count])
    }
    let edges = contour.indices.map { index in
      contour[index].trimmed(start: cuts[(index + contour.count - 1) % contour.count], end: cuts[index])
    }
    var path: [PathElement] = [.move(edges[0].start)]
    for (index, edge) in edges.enumerated() {
      let following = (index + 1) % edges.count
      let next = edges[following]
      if !edge.isEmpty { path.append(edge.element) }
      guard cuts[index] > 0 else { continue }
      // A quarter of a circle has handles of 0.5523 radii; other arcs in proportion to tan(turn / 4).
      let handle = 4.0 / 3 * tan(corners[index] / 4) * cuts[index] / tan(corners[index] / 2)
      // Where two corners take a whole edge, the direction is that of the edge before.
      let (arrival, departure) = (edge.isEmpty ? contour[index] : edge, next.isEmpty ? contour[following] : next)
      path.append(
        .curve(
          edge.end.moved(handle, along: arrival.endDirection),
          next.start.moved(-handle, along: departure.startDirection),
          to: next.start))
    }
    return path + [.close]
  }

  /// Divides an outline into closed contours, without edges of no length.
  private static func contours(of elements: [PathElement]) -> [[OutlineSegment]] {
    var contours: [[OutlineSegment]] = []
    var (edges, start, pen): ([OutlineSegment], Point, Point) = ([], .zero, .zero)
    func finish() {
      let closed = edges + (pen.distance(to: start) > 1e-6 ? [OutlineSegment(from: pen, to: start)] : [])
      if closed.count > 1 { contours.append(closed) }
      edges = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (start, pen) = (point, point)
      case .line(let end):
        if pen.distance(to: end) > 1e-6 { edges.append(OutlineSegment(from: pen, to: end)) }
        pen = end
      case .curve(let first, let second, let end):
        if pen.distance(to: end) > 1e-6 {
          edges.append(OutlineSegment(from: pen, to: end, controls: (first, second)))
        }
        pen = end
      case .close:
        finish()
        pen = start
      }
    }
    finish()
    return contours
  }
}

/// An edge of an outline: a line or a cubic curve.
private struct OutlineSegment {
  let start: Point
  let end: Point
  /// The control points of a curve, or `nil` for a line.
  let controls: (Point, Point)?

  init(from start: Point, to end: Point, controls: (Point, Point)? = nil) {
    (self.start, self.end, self.controls) = (start, end, controls)
  }

  var isEmpty: Bool { start.distance(to: end) < 1e-6 }

  var element: PathElement {
    controls.map { .curve($0.0, $0.1, to: end) } ?? .line(end)
  }

  /// The direction in which the edge leaves its start, and in which it arrives at its end, of length 1.
  var startDirection: Point { direction(from: start, towards: [controls?.0, controls?.1, end].compactMap(\.self)) }
  var endDirection: Point {
    let back = direction(from: end, towards: [controls?.1, controls?.0, start].compactMap(\.self))
    return Point(x: -back.x, y: -back.y)
  }

  private func direction(from origin: Point, towards points: [Point]) -> Point {
    guard let point = points.first(where: { $0.distance(to: origin) > 1e-6 }) else { return Point(x: 1, y: 0) }
    let length = point.distance(to: origin)
    return Point(x: (point.x - origin.x) / length, y: (point.y - origin.y) / length)
  }

  /// Sixteen chords of a curve are as long as the curve within a thousandth.
  private static let chords = 16

  private func point(at share: Double) -> Point {
    guard let controls else { return start.mixed(with: end, share) }
    let (a, b, c) = (
      start.mixed(with: controls.0, share), controls.0.mixed(with: controls.1, share),
      controls.1.mixed(with: end, share)
    )
    return a.mixed(with: b, share).mixed(with: b.mixed(with: c, share), share)
  }

  private var chordLengths: [Double] {
    (0..<Self.chords).map {
      point(at: Double($0) / Double(Self.chords)).distance(to: point(at: Double($0 + 1) / Double(Self.chords)))
    }
  }

  var length: Double { controls == nil ? start.distance(to: end) : chordLengths.reduce(0, +) }

  /// The area between the edge and the x axis. Summed over a contour, it is the contour's area with a sign for its
  /// direction.
  var areaBelow: Double {
    let points = controls == nil ? [start, end] : (0...Self.chords).map { point(at: Double($0) / Double(Self.chords)) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }

  /// Returns the edge without a length at its start and another at its end.
  func trimmed(start first: Double, end last: Double) -> OutlineSegment {
    guard first > 0 || last > 0 else { return self }
    let total = length
    let (from, to) = (share(ofLength: first), share(ofLength: total - last))
    guard let controls else { return OutlineSegment(from: point(at: from), to: point(at: to)) }
    let rest = Self.tail(start, controls, end, from: from)
    return Self.head(rest.start, rest.controls ?? controls, rest.end, to: from < 1 ? (to - from) / (1 - from) : 1)
  }

  /// Returns the parameter of the curve after a length.
  private func share(ofLength length: Double) -> Double {
    guard controls != nil else { return self.length > 0 ? length / self.length : 0 }
    var rest = length
    for (index, chord) in chordLengths.enumerated() {
      if rest <= chord { return (Double(index) + (chord > 0 ? max(0, rest / chord) : 0)) / Double(Self.chords) }
      rest -= chord
    }
    return 1
  }

  /// De Casteljau's division of a curve: the part before a parameter.
  private static func head(_ start: Point, _ controls: (Point, Point), _ end: Point, to share: Double) -> OutlineSegment
  {
    let (a, b, c) = (
      start.mixed(with: controls.0, share), controls.0.mixed(with: controls.1, share),
      controls.1.mixed(with: end, share)
    )
    let (d, e) = (a.mixed(with: b, share), b.mixed(with: c, share))
    return OutlineSegment(from: start, to: d.mixed(with: e, share), controls: (a, d))
  }

  /// The part after a parameter.
  private static func tail(_ start: Point, _ controls: (Point, Point), _ end: Point, from share: Double)
    -> OutlineSegment
  {
    let reversed = head(end, (controls.1, controls.0), start, to: 1 - share)
    guard let (first, second) = reversed.controls else { return reversed }
    return OutlineSegment(from: reversed.end, to: end, controls: (second, first))
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }

  fileprivate func mixed(with other: Point, _ share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func moved(_ distance: Double, along direction: Point) -> Point {
    Point(x: x + direction.x * distance, y: y + direction.y * distance)
  }

  /// Returns the angle from this direction to another, positive towards the y axis.
  fileprivate func turn(to other: Point) -> Double { atan2(x * other.y - y * other.x, x * other.x + y * other.y) }
}
