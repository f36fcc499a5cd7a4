import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("Overlays of areas")
struct AreaOverlayTests {
  private let renderer: Renderer
  private let root = View()

  init() throws { renderer = try Renderer() }

  private func layOut(safeArea: EdgeInsets = .zero) -> OverlaidScene {
    let outcome = root.layout(
      size: Size(width: 300, height: 300), safeArea: safeArea,
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
    return OverlaidScene(root: root, outcome: outcome, list: root.displayList())
  }

  private func button(_ frame: Rect) -> Button {
    let button = Button(frame: frame)
    button.autoresizingMask = []
    root.addSubview(button)
    return button
  }

  @Test("A touch target of 44 points is large enough; a smaller one shows the area that it should have")
  func touchTargets() {
    _ = button(Rect(x: 10, y: 10, width: 44, height: 44))
    _ = button(Rect(x: 100, y: 100, width: 30, height: 24))
    let targets = TouchTargets(in: layOut(), selection: .all).targets
    #expect(targets.map(\.isLargeEnough) == [true, false])
    // 44 - 30 = 14 points more in width, 7 on each side, and 44 - 24 = 20 points more in height.
    #expect(targets[1].wanted == Rect(x: 93, y: 90, width: 44, height: 44))
    #expect(targets[0].wanted == targets[0].area)
  }

  @Test("A hidden control and one in a hidden view are no touch targets")
  func hidden() {
    button(Rect(x: 10, y: 10, width: 20, height: 20)).isHidden = true
    #expect(TouchTargets(in: layOut(), selection: .all).targets.isEmpty)
  }

  @Test("The items of a toolbar are touch targets")
  func bars() {
    let toolbar = Toolbar(frame: Rect(x: 0, y: 250, width: 300, height: 49))
    toolbar.items = [
      BarButtonItem(title: "Left"), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "Right"),
    ]
    root.addSubview(toolbar)
    let targets = TouchTargets(in: layOut(), selection: .all).targets
    #expect(targets.count == 2)
    #expect(targets.allSatisfy { $0.area.minY >= 250 })
  }

  @Test("The safe area's bands are as wide as its insets")
  func safeArea() {
    let scene = layOut(safeArea: EdgeInsets(top: 47, bottom: 34))
    let bands = EdgeBands(
      rect: root.bounds, insets: root.safeAreaInsets, color: OverlayStyle.skyBlue)
    #expect(bands.badges.map(\.text) == ["47", "34"])
    // The badge of the top band is in its middle.
    #expect(bands.badges[0].start == Point(x: 150, y: 0) && bands.badges[0].end == Point(x: 150, y: 47))
    #expect(SafeAreaBands(of: scene.root, selection: .all).legend.map(\.words) == ["outside of the safe area"])
  }

  @Test("Without a safe area or a guide, nothing is drawn")
  func empty() {
    let scene = layOut()
    #expect(SafeAreaBands(of: scene.root, selection: .all).legend.isEmpty)
    #expect(GuideOutlines(of: scene.root, selection: .all).legend.isEmpty)
    #expect(BaselineLines(of: scene.root, selection: .all).legend.isEmpty)
  }

  @Test("A text of one line has one baseline, where the text is")
  func baselines() throws {
    let label = Label(text: "Title")
    label.frame = Rect(x: 10, y: 100, width: 100, height: 60)
    label.autoresizingMask = []
    root.addSubview(label)
    _ = layOut()
    let lines = BaselineLines(of: root, selection: .all).positions
    // The line, some 20 points high, is in the middle of 100 to 160, and its baseline some 16 points below its top.
    #expect(lines.count == 1)
    #expect(abs(lines[0] - (120 + 16)) < 2)
  }
}
