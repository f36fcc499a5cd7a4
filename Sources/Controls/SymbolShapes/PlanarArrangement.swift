import Graphics

/// The lines of overlapping polygons, split where they cross, so that each part has one kind of area on each side.
///
/// All points are on a grid of integers and all comparisons are exact, so the boundary of any combination of the
/// polygons consists of closed lines.
struct PlanarArrangement {
  private var segments: [GridSegment] = []
  private var operandCount = 0

  /// Adds a closed polygon.
  ///
  /// - Parameter operand: The index of the area that the polygon belongs to.
  mutating func add(_ polygon: [Point], operand: Int) {
    operandCount = max(operandCount, operand + 1)
    let points = polygon.map(GridPoint.init)
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      if start != end { segments.append(GridSegment(from: start, to: end, operand: operand)) }
    }
  }

  /// Returns the closed lines between the inside and the outside of a combination of the areas.
  ///
  /// - Parameter isInside: Whether points with given winding numbers, one for each operand, are inside.
  mutating func boundary(_ isInside: ([Int]) -> Bool) -> [[Point]] {
    split()
    let lines = merged()
    let bands = SegmentBands(lines.map { ($0.low, $0.high) })
    var edges: [(from: GridPoint, to: GridPoint)] = []
    for line in lines {
      let (near, far) = windings(besides: line, of: lines, in: bands)
      let isInsideNear = isInside(near)
      guard isInsideNear != isInside(far) else { continue }
      edges.append(isInsideNear ? (line.low, line.high) : (line.high, line.low))
    }
    return Self.chained(edges)
  }

  // MARK: Splitting

  /// Splits segments at their crossings until there are none. Rounding a crossing to the grid may move a line across a
  /// close point, so this takes a few rounds.
  private mutating func split() {
    for _ in 0..<12 {
      let cuts = crossings()
      guard !cuts.isEmpty else { return }
      var result: [GridSegment] = []
      result.reserveCapacity(segments.count + cuts.count)
      for (index, segment) in segments.enumerated() {
        guard let points = cuts[index] else {
          result.append(segment)
          continue
        }
        var low = segment.low
        for point in points.sorted() + [segment.high] where point != low {
          result.append(segment.part(from: low, to: point))
          low = point
        }
      }
      segments = result
    }
  }

  /// Returns the points at which each segment crosses or touches others.
  private func crossings() -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    let bands = SegmentBands(segments.map { ($0.low, $0.high) })
    bands.forEachPair { first, second in
      let (a, b) = (segments[first], segments[second])
      guard a.left <= b.right, b.left <= a.right, a.low.y <= b.high.y, b.low.y <= a.high.y else { return }
      let (lowSide, highSide) = (a.side(of: b.low), a.side(of: b.high))
      guard lowSide.signum() * highSide.signum() <= 0 else { return }
      let (ownLowSide, ownHighSide) = (b.side(of: a.low), b.side(of: a.high))
      guard ownLowSide.signum() * ownHighSide.signum() <= 0 else { return }
      if lowSide == 0, a.hasInside(b.low) { cuts[first, default: []].append(b.low) }
      if highSide == 0, a.hasInside(b.high) { cuts[first, default: []].append(b.high) }
      if ownLowSide == 0, b.hasInside(a.low) { cuts[second, default: []].append(a.low) }
      if ownHighSide == 0, b.hasInside(a.high) { cuts[second, default: []].append(a.high) }
      guard lowSide != 0, highSide != 0, ownLowSide != 0, ownHighSide != 0 else { return }
      let point = b.point(at: Double(lowSide) / Double(lowSide - highSide))
      if point != a.low, point != a.high { cuts[first, default: []].append(point) }
      if point != b.low, point != b.high { cuts[second, default: []].append(point) }
    }
    return cuts
  }

  /// Returns the segments with those between the same points as one.
  private func merged() -> [ArrangementLine] {
    var lines: [ArrangementLine] = []
    for segment in segments.sorted(by: { ($0.low, $0.high) < ($1.low, $1.high) }) {
      if lines.last.map({ $0.low == segment.low && $0.high == segment.high }) != true {
        lines.append(ArrangementLine(low: segment.low, high: segment.high, windings: []))
      }
      lines[lines.count - 1].windings.append((segment.operand, segment.winding))
    }
    return lines
  }

  // MARK: Classifying

  /// Returns the winding numbers on both sides of a line: first those at greater x, or above a horizontal line.
  private func windings(
    besides line: ArrangementLine, of lines: [ArrangementLine], in bands: SegmentBands
  ) -> (near: [Int], far: [Int]) {
    let isHorizontal = line.low.y == line.high.y
    // In halves of the grid, a ray to greater x from the middle of the line.
    let (x, y) = (line.low.x + line.high.x, line.low.y + line.high.y)
    var near = [Int](repeating: 0, count: operandCount)
    var below = near
    bands.forEachSegment(atY: y >> 1) { index in
      let other = lines[index]
      let (low, high) = (other.low.y * 2, other.high.y * 2)
      guard low != high, low <= y, y <= high else { return }
      let side = (other.high.x - other.low.x) * (y - low) - (other.high.y - other.low.y) * (x - other.low.x * 2)
      guard side > 0 else { return }
      if isHorizontal ? low < y : y < high { for (operand, winding) in other.windings { near[operand] += winding } }
      if isHorizontal, y < high { for (operand, winding) in other.windings { below[operand] += winding } }
    }
    if isHorizontal { return (near, below) }
    var far = near
    for (operand, winding) in line.windings { far[operand] += winding }
    return (near, far)
  }

  // MARK: Chaining

  /// Returns edges as closed lines. At a point where several lines meet, any way on gives the same area.
  private static func chained(_ edges: [(from: GridPoint, to: GridPoint)]) -> [[Point]] {
    var next: [GridPoint: [GridPoint]] = [:]
    for edge in edges { next[edge.from, default: []].append(edge.to) }
    var result: [[Point]] = []
    for edge in edges {
      var line: [GridPoint] = []
      var point = edge.from
      while let following = next[point]?.popLast() {
        line.appendCorner(point)
        point = following
      }
      line.closeCorner()
      if line.count > 2 { result.append(line.map(\.point)) }
    }
    return result
  }
}

/// A line between two points of the grid, with the polygons that it is a side of.
private struct ArrangementLine {
  let low, high: GridPoint
  var windings: [(operand: Int, winding: Int)]
}

extension [GridPoint] {
  /// Appends a point, instead of the last one if that is on the way to it.
  fileprivate mutating func appendCorner(_ point: GridPoint) {
    if count > 1, Self.isStraight(self[count - 2], self[count - 1], point) { removeLast() }
    append(point)
  }

  /// Removes the first or the last point if it is on the way between its neighbours.
  fileprivate mutating func closeCorner() {
    if count > 2, Self.isStraight(self[count - 2], self[count - 1], self[0]) { removeLast() }
    if count > 2, Self.isStraight(self[count - 1], self[0], self[1]) { removeFirst() }
  }

  private static func isStraight(_ start: GridPoint, _ middle: GridPoint, _ end: GridPoint) -> Bool {
    let first = (x: middle.x - start.x, y: middle.y - start.y)
    let second = (x: end.x - middle.x, y: end.y - middle.y)
    return first.x * second.y == first.y * second.x && first.x * second.x + first.y * second.y > 0
  }
}
