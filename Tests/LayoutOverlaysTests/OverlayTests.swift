import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("Overlays")
struct OverlayTests {
  private let renderer: Renderer
  private var measuring: any TextMeasuring { renderer.measuring }
  private let root = View()
  private let box = View()

  init() throws {
    renderer = try Renderer()
    root.identifier = "root"
    box.identifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
  }

  private func marks(of constraint: LayoutConstraint, traits: TraitCollection = TraitCollection()) -> [ConstraintMark] {
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.heightAnchor.constraint(equalToConstant: 50), constraint,
    ])
    let outcome = root.layout(
      size: Size(width: 200, height: 100), in: LayoutEnvironment(traits: traits, measuring: measuring))
    return ConstraintMarks(
      constraint: constraint, geometry: OverlayGeometry(root: root),
      look: ConstraintJudgement(outcome: outcome).look(of: constraint)
    ).marks()
  }

  @Test("A distance is a bar from edge to edge, with its constant")
  func distance() throws {
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let mark = try #require(marks(of: box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)).first)
    #expect(mark.shape == .bar)
    #expect(mark.axis == .horizontal)
    #expect(mark.extent == 0...20)
    #expect(mark.position == 35)
    #expect(mark.text == "20")
  }

  @Test("From right to left a leading distance is at the right")
  func mirroredDistance() throws {
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let constraint = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    let mark = try #require(marks(of: constraint, traits: TraitCollection(locale: "ar")).first)
    #expect(mark.extent == 180...200)
  }

  @Test("Aligned edges are a line along the inner view")
  func alignment() throws {
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let mark = try #require(marks(of: box.leadingAnchor.constraint(equalTo: root.leadingAnchor)).first)
    #expect(mark.shape == .alignment)
    #expect(mark.axis == .vertical)
    #expect(mark.position == 0)
    #expect(mark.extent == 10...60)
    #expect(mark.text.isEmpty)
  }

  @Test("A minimum width is a bar with a pill, dashed if it is optional")
  func width() throws {
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    box.widthAnchor.constraint(equalToConstant: 80).isActive = true
    let constraint = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    constraint.priority = 750
    let mark = try #require(marks(of: constraint).first)
    #expect(mark.extent == 0...80)
    #expect(mark.text == "≥60")
    #expect(mark.look.isOptional)
    #expect(!mark.look.stroke.dash.isEmpty)
  }

  @Test("The position of a view includes the scrolling of its superviews")
  func scrolled() {
    let panel = View(frame: Rect(x: 10, y: 20, width: 100, height: 60))
    let inner = View(frame: Rect(x: 7, y: 50, width: 30, height: 15))
    root.addSubview(panel)
    panel.addSubview(inner)
    panel.bounds.origin = Point(x: 3, y: 40)
    // 10 + 7 - 3 and 20 + 50 - 40.
    #expect(OverlayGeometry(root: root).frame(of: inner) == Rect(x: 14, y: 30, width: 30, height: 15))
  }

  @Test("Leading and trailing margins follow the reading direction", arguments: [false, true])
  func margins(isRightToLeft: Bool) {
    let panel = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    panel.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    panel.layoutMargins = EdgeInsets(top: 5, left: 10, bottom: 6, right: 30)
    let geometry = OverlayGeometry(root: panel)
    // The left margin is at 10, the right one at 200 - 30.
    #expect(geometry.position(of: .leadingMargin, of: panel) == (isRightToLeft ? 170 : 10))
    #expect(geometry.position(of: .trailingMargin, of: panel) == (isRightToLeft ? 10 : 170))
  }

  @Test("An overlay of one view draws only what concerns it")
  func chosenView() {
    let other = View()
    other.identifier = "other"
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    for view in [box, other] {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    let outcome = root.layout(
      size: Size(width: 200, height: 100),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: measuring))
    func items(_ id: String?) -> Int {
      LayoutOverlay(kinds: [.constraints, .frames], viewID: id)
        .items(over: root, outcome: outcome, measuring: measuring).count
    }
    #expect(items("box") > 0)
    #expect(items("box") < items(nil))
    #expect(items("nothing") == 0)
  }
}
