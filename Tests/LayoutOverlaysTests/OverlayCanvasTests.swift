import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("An overlay on an enlarged canvas")
struct OverlayCanvasTests {
  private let renderer: Renderer
  private let root = View()
  private let box = View()

  init() throws {
    renderer = try Renderer()
    root.identifier = "root"
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  private func layOut() -> OverlaidScene {
    let outcome = root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    return OverlaidScene(root: root, outcome: outcome, list: root.displayList())
  }

  /// Puts a box of 50 by 20 points at a place, with a second width.
  private func place(x: Double, widths: Double...) {
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    LayoutConstraint.activate(widths.map { box.widthAnchor.constraint(equalToConstant: $0) })
  }

  private func picture(_ kinds: OverlayKind...) -> OverlaidPicture {
    LayoutOverlay(kinds: kinds).picture(over: layOut(), measuring: renderer.measuring)
  }

  @Test("A view beyond the right edge is shown in a margin there, with 8 points to spare")
  func beyondTheRight() {
    place(x: 220, widths: 50)
    let picture = picture(.frames)
    // The box ends at 220 + 50; a legend is below.
    #expect(picture.list.size.width == 278)
    #expect(picture.list.size.height > 100)
    #expect(picture.origin == .zero)
  }

  @Test("A view beyond the left edge moves the scene to the right")
  func beyondTheLeft() {
    place(x: -60, widths: 50)
    let picture = picture(.frames)
    #expect(picture.origin == Point(x: 68, y: 0))
    #expect(picture.list.size.width == 268)
  }

  @Test("A view in sight leaves the width as it is, and the scene where it was")
  func inSight() {
    place(x: 20, widths: 50)
    let picture = picture(.constraints)
    #expect(picture.list.size.width == 200)
    #expect(picture.origin == .zero)
  }

  @Test("Without anything to draw, the picture is unchanged")
  func nothing() {
    place(x: 20, widths: 50)
    let scene = layOut()
    let picture = LayoutOverlay(kinds: [.overflow]).picture(over: scene, measuring: renderer.measuring)
    #expect(picture.list == scene.list)
  }

  @Test("The scene's margin is dark in dark appearance")
  func dark() {
    place(x: 20, widths: 50)
    let outcome = root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(userInterfaceStyle: .dark), measuring: renderer.measuring))
    let scene = OverlaidScene(root: root, outcome: outcome, list: root.displayList(), background: .black)
    let picture = LayoutOverlay(kinds: [.frames]).picture(over: scene, measuring: renderer.measuring)
    guard case .fill(_, let ground)? = picture.list.items.first else {
      Issue.record("no ground")
      return
    }
    #expect(ground == MarginStyle.dark.ground)
  }

  @Test(
    "The cross of a broken constraint is on the canvas, wherever its view is", arguments: [-300.0, 10, 170, 260, 5_000])
  func crossIsVisible(x: Double) throws {
    place(x: x, widths: 50, 60)
    let scene = layOut()
    let constraints = root.constraints + box.constraints
    let layer = ConstraintLayer(
      constraints.filter { $0.origin == .user }, geometry: OverlayGeometry(root: root), outcome: scene.outcome)
    let broken = try #require(layer.marks.first { $0.look.isBroken })
    for area in [Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: -200, y: 0, width: 600, height: 100)] {
      let plate = BrokenCross(on: broken, in: area).plate
      #expect(plate.minX >= area.minX && plate.maxX <= area.maxX && plate.minY >= 0 && plate.maxY <= 100)
    }
  }

  @Test("A constraint out of sight says where it is")
  func wayOut() throws {
    place(x: 5_000, widths: 50, 60)
    let scene = layOut()
    let layer = ConstraintLayer(
      box.constraints.filter { $0.origin == .user }, geometry: OverlayGeometry(root: root), outcome: scene.outcome)
    let area = Rect(x: 0, y: 0, width: 200, height: 100)
    // The box begins at 5,000, which is 4,800 points to the right of the area's end.
    #expect(layer.marks.filter(\.look.isBroken).allSatisfy { $0.wayOut(of: area).hasSuffix("\u{2192} 4800 pt") })
    #expect(!layer.marks.filter(\.look.isBroken).isEmpty)
  }

  @Test("The legend names what appears, and nothing else")
  func legend() {
    place(x: 20, widths: 50)
    let scene = layOut()
    let held = ConstraintLayer(
      root.constraints + box.constraints, geometry: OverlayGeometry(root: root), outcome: scene.outcome)
    #expect(held.legend.map(\.words) == ["size or distance"])
    box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    let again = layOut()
    let broken = ConstraintLayer(
      root.constraints + box.constraints, geometry: OverlayGeometry(root: root), outcome: again.outcome)
    #expect(broken.legend.map(\.words) == ["size or distance", "in conflict", "broken"])
  }

  @Test("An exploded view puts each layer to the right of and above the one behind it")
  func exploded() {
    place(x: 20, widths: 50)
    let view = ExplodedView(of: layOut(), measuring: renderer.measuring)
    let corner = Point.zero
    let (back, front) = (view.projection(ofDepth: 0).apply(to: corner), view.projection(ofDepth: 1).apply(to: corner))
    #expect(front.x > back.x && front.y < back.y)
    #expect(view.picture().list.size.width > 200 * 0.78)
  }

  /// The items of a list, those of groups in place of the groups.
  private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in if case .group(let group) = item { flat(group.items) } else { [item] } }
  }

  @Test("An exploded view has all views, however many")
  func explodedViews() {
    place(x: 20, widths: 50)
    for _ in 0..<2_500 { box.addSubview(View(frame: Rect(x: 0, y: 0, width: 10, height: 10))) }
    let outlines = flat(ExplodedView(of: layOut(), measuring: renderer.measuring).picture().list.items).count { item in
      if case .stroke(.rect(let rect), let style, _) = item { style.width == 0.75 && rect.width < 10 } else { false }
    }
    // The sample of the legend may be as small.
    #expect((2_500...2_501).contains(outlines))
  }

  @Test("Views that draw nothing have outlines, however many, but one where several are in the same place")
  func ghosts() {
    let outlines = GhostOutlines(
      in: Rect(x: 0, y: 0, width: 1_000, height: 1_000), avoiding: [], traits: TraitCollection(),
      measuring: renderer.measuring)
    // Edges less than two points apart are the same, on either side of a square of two points.
    let ghosts = (0..<400).flatMap { number in
      [1.0, 2.5].map { shift in
        GhostOutlines.Ghost(
          frame: Rect(
            x: Double(number % 20) * 50 + shift, y: Double(number / 20) * 50 + shift, width: 20, height: 20),
          name: "view", isContainer: false, ground: .white)
      }
    }
    let far = GhostOutlines.Ghost(
      frame: Rect(x: 3, y: 1, width: 20, height: 20), name: "view", isContainer: false, ground: .white)
    #expect(lines(outlines.items(for: ghosts)) == 400)
    #expect(lines(outlines.items(for: [ghosts[0], far])) == 2)
  }

  private func lines(_ items: [DisplayItem]) -> Int {
    flat(items).count { if case .stroke = $0 { true } else { false } }
  }
}
