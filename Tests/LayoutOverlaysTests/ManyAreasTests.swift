import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("Any number of outlines and areas")
struct ManyAreasTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  /// The lines and the names that are drawn for views that draw nothing.
  private func drawn(_ frames: [Rect], in side: Double = 2_000) -> (lines: Int, names: Int) {
    let outlines = GhostOutlines(
      in: Rect(x: 0, y: 0, width: side, height: side), avoiding: [], traits: TraitCollection(),
      measuring: renderer.measuring)
    let ghosts = frames.enumerated().map {
      GhostOutlines.Ghost(frame: $1, name: "v\($0)", isContainer: false, ground: .white)
    }
    var (lines, names) = (0, 0)
    for case .group(let group) in outlines.items(for: ghosts) {
      for item in group.items {
        if case .stroke = item { lines += 1 }
        if case .text = item { names += 1 }
      }
    }
    return (lines, names)
  }

  @Test("All of four hundred empty views are outlined with their names")
  func outlines() {
    let frames = (0..<400).map { Rect(x: Double($0 % 20) * 100, y: Double($0 / 20) * 100, width: 80, height: 40) }
    let drawn = drawn(frames)
    #expect(drawn.lines == 400 && drawn.names == 400)
  }

  @Test(
    "Outlines less than two points apart are one, on whichever side they begin",
    arguments: [(0.5, 1), (1.5, 1), (-1.5, 1), (2, 2), (-2, 2), (3.5, 2)])
  func closeOutlines(distance: Double, count: Int) {
    for start in [100.0, 101.5] {
      let frame = Rect(x: start, y: start, width: 80, height: 40)
      let others = [(distance, 0.0), (0, distance)].map { frame.offset(by: Point(x: $0, y: $1)) }
      #expect(others.map { drawn([frame, $0]).lines } == [count, count], "\(start)")
    }
  }

  @Test("Areas of any size are kept free, and areas of any size are looked for")
  func large() {
    // More than 4,096 squares of 64 points.
    let large = Rect(x: 0, y: 0, width: 10_000, height: 10_000)
    let (inside, outside) = (Rect(x: 500, y: 500, width: 5, height: 5), Rect(x: 10_001, y: 0, width: 5, height: 5))
    let areas = OccupiedAreas([large])
    #expect(areas.intersects(inside) && !areas.intersects(outside))
    let few = OccupiedAreas([inside])
    #expect(few.intersects(large) && !OccupiedAreas([outside]).intersects(large))
    #expect(few.intersects(inside) && !few.intersects(outside))
  }

  @Test("The legend says of how many causes of ambiguity the range was measured", arguments: [12, 13])
  func ambiguities(count: Int) {
    let root = View()
    for index in 0..<count {
      let box = View()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index) * 10),
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        box.heightAnchor.constraint(equalToConstant: 5), box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      ])
    }
    let outcome = root.layout(
      size: Size(width: 200, height: 200),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    let layer = AmbiguityLayer(of: root, geometry: OverlayGeometry(root: root), outcome: outcome, selection: .all)
    let rest = count == 12 ? "" : " (of the first 12 of 13 causes)"
    #expect(layer.views.count == count)
    #expect(layer.legend.map(\.words) == ["ambiguous view", "could also be here" + rest, "free axis"])
  }
}
