import Graphics

/// The outline of a line with round ends and joins, as polygons that are filled by the non-zero winding rule.
struct StrokeOutline {
  private let half: Double
  private(set) var polygons: [[Point]] = []

  /// Returns the polygons of a stroked contour.
  ///
  /// - Parameter width: The width of the line, in the units of the points.
  static func polygons(of contour: Contour, width: Double) -> [[Point]] {
    var outline = StrokeOutline(half: width / 2)
    outline.add(contour)
    return outline.polygons
  }

  /// Returns a closed contour with its outside moved outwards by a distance.
  static func grown(_ contour: Contour, by distance: Double) -> [Point] {
    var points = contour.points
    points.removeRepetitions(isClosed: true)
    guard points.count > 2 else { return [] }
    return StrokeOutline(half: distance).side(of: points.signedArea < 0 ? points.reversed() : points)
  }

  private init(half: Double) { self.half = half }

  private mutating func add(_ contour: Contour) {
    var points = contour.points
    points.removeRepetitions(isClosed: contour.isClosed)
    guard points.count > 1 else {
      if let point = points.first { polygons.append(Contour.circle(center: point, radius: half).points) }
      return
    }
    if contour.isClosed, points.count > 2 {
      let (outside, inside) = points.signedArea > 0 ? (points, points.reversed()) : (points.reversed(), points)
      polygons.append(side(of: outside))
      let bounds = Rect(enclosing: points)
      if min(bounds.width, bounds.height) > 2 * half { polygons.append(side(of: inside)) }
    } else {
      // There and back along the other side, with half circles at both ends.
      polygons.append(side(of: points + points.dropFirst().dropLast().reversed()))
    }
  }

  /// Returns the line at the left of a closed sequence of points, at half the width's distance.
  private func side(of points: [Point]) -> [Point] {
    var result: [Point] = []
    for index in points.indices {
      let point = points[index]
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      join(before, point, after, &result)
    }
    return result
  }

  private func join(_ before: Point, _ point: Point, _ after: Point, _ result: inout [Point]) {
    let (incoming, outgoing) = (point - before, after - point)
    let (first, second) = (incoming.unit.turned * -1, outgoing.unit.turned * -1)
    let cosine = first.dot(second)
    if cosine < -0.999_999 {
      addRound(at: point, from: first, to: second, isReversal: true, &result)
    } else if first.cross(second) < 0 {
      addInside(point, first, second, incoming, outgoing, &result)
    } else if cosine > 0.99 {
      result.append(point + offset(first, second))
    } else {
      addRound(at: point, from: first, to: second, isReversal: false, &result)
    }
  }

  /// Returns the vector from a point to the crossing of the two offset lines.
  private func offset(_ first: Point, _ second: Point) -> Point {
    let bisector = first + second
    return bisector * (2 * half / bisector.dot(bisector))
  }

  private func addInside(
    _ point: Point, _ first: Point, _ second: Point, _ incoming: Point, _ outgoing: Point, _ result: inout [Point]
  ) {
    let corner = offset(first, second)
    let reach = max(0, corner.dot(corner) - half * half).squareRoot()
    if reach * 2 <= min(incoming.length, outgoing.length) { return result.append(point + corner) }
    // The ends of both lines, so that the winding is positive where they overlap. Lines much shorter than the width are
    // left out: they are inside those around them.
    if incoming.length > half * Self.shortest { result.append(point + first * half) }
    if outgoing.length > half * Self.shortest { result.append(point + second * half) }
  }

  private static let shortest = 0.7

  private func addRound(at point: Point, from: Point, to: Point, isReversal: Bool, _ result: inout [Point]) {
    var arc = CurveFlattener(start: point + from * half)
    if isReversal {
      let middle = from.turned
      arc.addArc(center: point, radius: half, from: from, to: middle)
      arc.addArc(center: point, radius: half, from: middle, to: to)
    } else {
      arc.addArc(center: point, radius: half, from: from, to: to)
    }
    result += arc.points
  }
}

extension [Point] {
  /// The area of the polygon, negative if it runs against the turn from the x-axis to the y-axis.
  fileprivate var signedArea: Double {
    indices.reduce(0) { $0 + self[$1].cross(self[($1 + 1) % count]) } / 2
  }

  /// Removes points that are hardly away from the point before them.
  fileprivate mutating func removeRepetitions(isClosed: Bool) {
    var kept: [Point] = []
    for point in self where kept.last.map({ ($0 - point).length > 0.01 }) ?? true { kept.append(point) }
    if isClosed, kept.count > 1, (kept[0] - kept[kept.count - 1]).length <= 0.01 { kept.removeLast() }
    self = kept
  }
}
