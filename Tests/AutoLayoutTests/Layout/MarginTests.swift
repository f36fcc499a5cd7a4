import AutoLayout
import Graphics
import Testing

@Suite("Margins and safe areas of nested views")
struct MarginTests {
  /// A panel 20 points inside the stage, all but its bottom, with a box in its margins.
  private func panel(bottom: Double, configure: (View) -> Void) -> (panel: View, box: View) {
    let panel = Box("panel")
    let box = Box("box")
    panel.addSubview(box)
    configure(panel)
    let stage = Stage(panel)
    let guide = panel.layoutMarginsGuide
    stage.root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 40, trailing: 16)
    stage.layout(
      panel.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      panel.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -10),
      panel.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 100),
      panel.bottomAnchor.constraint(equalTo: stage.root.bottomAnchor, constant: -bottom),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor), safeArea: EdgeInsets(top: 20, bottom: 34))
    return (panel, box)
  }

  @Test("A nested view has margins of 8 points, and below them what the safe area covers of it")
  func safeAreaOverlap() {
    let box = panel(bottom: 4) { _ in }.box
    // The panel ends at 476, the safe area at 446: 30 points of it are covered.
    #expect(box.frame == Rect(x: 8, y: 8, width: 284, height: 376 - 8 - 8 - 30))
  }

  @Test("A view may leave the safe area out of its margins")
  func withoutSafeArea() {
    let box = panel(bottom: 4) { $0.insetsLayoutMarginsFromSafeArea = false }.box
    #expect(box.frame.maxY == 376 - 8)
  }

  @Test("Preserved margins are at least the part of the superview's that reaches in")
  func preserved() {
    let box = panel(bottom: 100) { $0.preservesSuperviewLayoutMargins = true }.box
    // The root's leading margin of 40 reaches 30 points into the panel, its trailing 16 only 6.
    #expect(box.frame.minX == 30)
    #expect(box.frame.maxX == 300 - 8)
  }

  @Test("A tree fits itself to a width and tells its height")
  func fitting() {
    let prose = Prose(length: 700)
    let root = View()
    root.addSubview(prose)
    for (attribute, constant) in [(LayoutAttribute.leading, 10.0), (.top, 10), (.trailing, -10), (.bottom, -10)] {
      LayoutConstraint(
        item: prose, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, constant: constant
      ).isActive = true
    }
    let size = root.systemLayoutSizeFitting(
      Size(width: 220, height: 0), horizontalFittingPriority: .required,
      in: LayoutEnvironment(traits: TraitCollection(), measuring: NoText()))
    // 700 points of text in lines of 200 are four lines of 20.
    #expect(size == Size(width: 220, height: 100))
  }
}
