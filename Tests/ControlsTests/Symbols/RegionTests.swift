import Graphics
import Testing

@testable import Controls

@Suite("Areas of symbols")
struct RegionTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Region {
    Region(interiorOf: PathData.contours(of: "M\(x),\(y)h\(side)v\(side)h\(-side)Z") ?? [])
  }

  @Test("Areas are added and cut in order")
  func steps() {
    let (first, second) = (square(0, 0, 10), square(5, 5, 10))
    #expect(Region([.add(first), .add(second)]).area == 175)
    #expect(Region([.add(first), .cut(second)]).area == 75)
    #expect(Region([.cut(second), .add(first)]).area == 100)
    #expect(Region([.add(first), .cut(square(2, 2, 4))]).polygons.count == 2)
    #expect(Region([.add(first), .cut(square(-1, -1, 20))]).polygons.isEmpty)
  }

  @Test("Areas that share an edge become one, and an edge of a cut leaves no line")
  func sharedEdges() {
    let union = Region([.add(square(0, 0, 10)), .add(square(10, 0, 10))])
    #expect(union.area == 200)
    #expect(union.polygons.map(\.count) == [4])
    let rest = Region([.add(square(0, 0, 10)), .cut(square(0, 0, 10))])
    #expect(rest.polygons.isEmpty)
  }

  @Test("A polygon that crosses itself is filled where it winds")
  func windings() {
    // Twice around the same square, once in the opposite direction, and a bow tie.
    let path = "M0,0h8v8h-8ZM0,0h8v8h-8Z"
    #expect(Region([.add(Region(interiorOf: PathData.contours(of: path) ?? []))]).area == 64)
    let opposite = "M0,0h8v8h-8ZM0,0v8h8v-8Z"
    #expect(Region([.add(Region(interiorOf: PathData.contours(of: opposite) ?? []))]).area == 0)
    let tie = "M0,0L8,8V0L0,8Z"
    #expect(Region([.add(Region(interiorOf: PathData.contours(of: tie) ?? []))]).area == 32)
  }

  @Test("Thousands of random triangles have the area that a count of points gives")
  func randomTriangles() {
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var state = seed
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * 64
    }
    for _ in 0..<20 {
      let polygons = (0..<6).map { _ in (0..<3).map { _ in Point(x: next(), y: next()) } }
      let steps = polygons.enumerated().map { index, polygon in
        RegionStep(effect: index % 3 == 2 ? .cut : .add, region: Region(polygons: [polygon]))
      }
      let region = Region(steps)
      var hits = 0
      for x in 0..<64 {
        for y in 0..<64 {
          let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let last = steps.last { $0.region.polygons[0].contains(point) }
          if last?.effect == .add { hits += 1 }
        }
      }
      // A border of 18 edges of up to 90 units crosses at most a few hundred cells, in or out by chance.
      #expect(abs(region.area - Double(hits)) < 60, "seed \(seed)")
    }
  }

  @Test("A line with round ends covers its length times its width and a circle")
  func strokes() {
    func area(_ path: String, _ width: Double) -> Double {
      Region([.add(Region(stroking: PathData.contours(of: path) ?? [], width: width))]).area
    }
    #expect(abs(area("M0,0H100", 10) - (1000 + 78.5)) < 2)
    // Two lines of 100 meet at a right angle: a square of 5 x 5 is covered twice, and the corner is a quarter of a
    // disc.
    #expect(abs(area("M0,100V0H100", 10) - (2000 - 25 + 19.6 + 78.5)) < 3)
    // A ring: outer radius 55, inner radius 45.
    #expect(abs(area("O0,0,50", 10) - 3141.6) < 20)
    // A circle narrower than the line is a disc.
    #expect(abs(area("O0,0,3", 10) - 201) < 5)
    // A rectangle with corners sharper than the line has no pinholes: 50 x 50 less 30 x 30, with round corners.
    #expect(abs(area("R5,5,40,40,2", 10) - (2500 - 900 - 0.86 * 49)) < 6)
  }
}

@Suite("Path data")
struct PathDataTests {
  private func points(_ path: String) -> [Point]? { PathData.contours(of: path)?.first?.points }

  @Test("Lines are absolute or relative, and numbers need no separators")
  func lines() {
    let expected = [Point(x: 1, y: 2), Point(x: 4, y: 2), Point(x: 4, y: 6), Point(x: 3.5, y: 5.5)]
    #expect(points("M1,2H4V6L3.5,5.5") == expected)
    #expect(points("m1 2h3v4l-.5-.5") == expected)
    #expect(points("M1,2L4,2 4,6,3.5,5.5") == expected)
  }

  @Test("Arcs turn to the side of their flags")
  func arcs() {
    func lowest(_ path: String) -> Double { points(path)?.map(\.y).max() ?? 0 }
    func highest(_ path: String) -> Double { points(path)?.map(\.y).min() ?? 0 }
    // From (-10, 0) to (10, 0): the sweep goes over the top, where y is negative.
    #expect(abs(highest("M-10,0A10,10,0,0,1,10,0") + 10) < 0.15)
    #expect(abs(lowest("M-10,0A10,10,0,0,0,10,0") - 10) < 0.15)
    // A large arc of the circle with radius 10 through both ends of a quarter reaches the opposite side.
    #expect(abs(highest("M-10,0A10,10,0,1,1,0,10") + 10) < 0.15)
    #expect(abs(lowest("M-10,0A10,10,0,0,0,0,10") - 10) < 0.15)
    #expect(abs(highest("M-20,0A20,10,0,0,1,20,0") + 10) < 0.15)
  }

  @Test("Malformed data is refused", arguments: ["M1", "L1,2,3", "M0,0X", "M0,0C1,2", "1,2"])
  func malformed(path: String) {
    #expect(PathData.contours(of: path) == nil)
  }
}

extension Region {
  /// The area by the shoelace formula.
  fileprivate var area: Double {
    abs(
      polygons.reduce(0) { sum, polygon in
        sum + polygon.indices.reduce(0) { $0 + polygon[$1].cross(polygon[($1 + 1) % polygon.count]) } / 2
      })
  }
}

extension [Point] {
  /// Whether a point is inside a triangle.
  fileprivate func contains(_ point: Point) -> Bool {
    let sides = indices.map { (self[($0 + 1) % count] - self[$0]).cross(point - self[$0]) }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}
