import Graphics

/// A point of the integer grid of an arrangement, in the order of rows.
struct GridPoint: Hashable, Comparable {
  let x, y: Int

  /// The steps of the grid in a unit of the drawing.
  private static let steps = 64.0

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  init(_ point: Point) {
    self.init(x: Int(bounded: (point.x * Self.steps).rounded()), y: Int(bounded: (point.y * Self.steps).rounded()))
  }

  var point: Point { Point(x: Double(x) / Self.steps, y: Double(y) / Self.steps) }

  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.y != second.y ? first.y < second.y : first.x < second.x
  }
}

/// A side of a polygon.
struct GridSegment {
  let low, high: GridPoint
  /// The index of the area that the polygon belongs to.
  let operand: Int
  /// 1 if the side runs from the lower point to the higher, otherwise -1.
  let winding: Int

  init(from start: GridPoint, to end: GridPoint, operand: Int) {
    (low, high) = start < end ? (start, end) : (end, start)
    self.operand = operand
    winding = start < end ? 1 : -1
  }

  private init(low: GridPoint, high: GridPoint, of segment: GridSegment) {
    let isUpright = low < high
    (self.low, self.high) = isUpright ? (low, high) : (high, low)
    operand = segment.operand
    winding = isUpright ? segment.winding : -segment.winding
  }

  func part(from start: GridPoint, to end: GridPoint) -> GridSegment { GridSegment(low: start, high: end, of: self) }

  var left: Int { min(low.x, high.x) }
  var right: Int { max(low.x, high.x) }

  /// Returns a number whose sign is the side of the line on which a point lies; 0 on the line.
  func side(of point: GridPoint) -> Int {
    (high.x - low.x) * (point.y - low.y) - (high.y - low.y) * (point.x - low.x)
  }

  /// Returns whether a point of the line is between the ends.
  func hasInside(_ point: GridPoint) -> Bool {
    point != low && point != high && (left...right).contains(point.x) && (low.y...high.y).contains(point.y)
  }

  /// Returns the point of the grid closest to a fraction of the way from the lower point to the higher.
  func point(at fraction: Double) -> GridPoint {
    GridPoint(
      x: low.x + Int(bounded: (Double(high.x - low.x) * fraction).rounded()),
      y: low.y + Int(bounded: (Double(high.y - low.y) * fraction).rounded()))
  }
}

/// The indices of segments by horizontal bands of the plane, so that only close segments are compared.
struct SegmentBands {
  private let ranges: [ClosedRange<Int>]
  private let bands: [Int: [Int]]
  /// The height of a band in steps of the grid: a 64th of the drawing.
  private static let height = 256

  init(_ segments: [(low: GridPoint, high: GridPoint)]) {
    ranges = segments.map { Self.band(at: $0.low.y)...Self.band(at: $0.high.y) }
    var bands: [Int: [Int]] = [:]
    for (index, range) in ranges.enumerated() { for band in range { bands[band, default: []].append(index) } }
    self.bands = bands
  }

  private static func band(at y: Int) -> Int { y >> height.trailingZeroBitCount }

  func forEachSegment(atY y: Int, _ body: (Int) -> Void) { bands[Self.band(at: y)]?.forEach(body) }

  /// Calls `body` once for each pair of segments that share a band.
  func forEachPair(_ body: (Int, Int) -> Void) {
    for (band, members) in bands {
      for (position, first) in members.enumerated() {
        for second in members[(position + 1)...]
        where max(ranges[first].lowerBound, ranges[second].lowerBound) == band { body(first, second) }
      }
    }
  }
}
