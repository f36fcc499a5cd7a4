import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("The badges of constraints")
struct ConstraintTextTests {
  private let renderer: Renderer
  private let root = View()
  private let header = View()
  private let photo = View()

  init() throws {
    renderer = try Renderer()
    header.userLabel = "Header"
    photo.userLabel = "Photo"
    for view in [header, photo] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor), header.heightAnchor.constraint(equalToConstant: 40),
      photo.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
    ])
  }

  private func layOut() -> LayoutOutcome {
    root.layout(
      size: Size(width: 200, height: 300),
      in: LayoutEnvironment(traits: TraitCollection(), measuring: renderer.measuring))
  }

  private func marks(_ constraint: LayoutConstraint, _ others: LayoutConstraint...) -> [ConstraintMark] {
    LayoutConstraint.activate([constraint] + others)
    let outcome = layOut()
    return ConstraintMarks(
      constraint: constraint, geometry: OverlayGeometry(root: root),
      look: ConstraintJudgement(outcome: outcome).look(of: constraint)
    ).marks()
  }

  @Test("A multiple names its owner, on whose bar the name is")
  func multiple() {
    let found = marks(
      photo.widthAnchor.constraint(equalTo: header.widthAnchor, multiplier: 0.5, constant: 20),
      header.widthAnchor.constraint(equalToConstant: 160), photo.heightAnchor.constraint(equalToConstant: 30))
    #expect(found.map(\.text) == ["= 0.5 \u{D7} Header + 20", "Header"])
    // 0.5 x 160 + 20 on the photo, 160 on the header.
    #expect(found.map(\.extent) == [0...100, 0...160])
  }

  @Test("A ratio names the view's own other side")
  func ratio() {
    let found = marks(
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5),
      photo.heightAnchor.constraint(equalToConstant: 60), header.widthAnchor.constraint(equalToConstant: 160))
    #expect(found.map(\.text) == ["= 1.5 \u{D7} height"])
  }

  @Test("A width relative to a superview without a name says so")
  func superview() {
    let found = marks(
      photo.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      photo.heightAnchor.constraint(equalToConstant: 60), header.widthAnchor.constraint(equalToConstant: 160))
    #expect(found.first?.text == "= 0.25 \u{D7} superview")
  }

  @Test("The bottom of a scroll view's content is where the content ends, not the scroll view")
  func contentEdge() throws {
    let scrollView = ScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    scrollView.addSubview(content)
    let bottom = scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20)
    let found = marks(
      bottom, scrollView.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 80),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 150),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 150), content.heightAnchor.constraint(equalToConstant: 120),
      header.widthAnchor.constraint(equalToConstant: 160), photo.widthAnchor.constraint(equalToConstant: 20),
      photo.heightAnchor.constraint(equalToConstant: 20))
    // The content view ends at 100 + 120, the content 20 points below.
    #expect(found.first?.extent == 220...240)
    #expect(
      OverlayGeometry(root: root).contentRect(of: scrollView) == Rect(x: 0, y: 100, width: 150, height: 140))
  }

  @Test("A chosen view comes with the whole chain of what holds it")
  func chain() {
    // Photo is below Header, which is below the top: Photo's place depends on Header's height.
    LayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 20), photo.heightAnchor.constraint(equalToConstant: 20),
      header.widthAnchor.constraint(equalToConstant: 160),
    ])
    let layer = HolderLayer(of: photo, geometry: OverlayGeometry(root: root), outcome: layOut())
    #expect(layer.holders.map(\.userLabel) == ["Header"])
    let heights = layer.constraints.filter { $0.firstItem === header && $0.firstAttribute == .height }
    #expect(heights.count == 1)
    // Header's width has no part in it.
    #expect(!layer.constraints.contains { $0.firstItem === header && $0.firstAttribute == .width })
  }
}
