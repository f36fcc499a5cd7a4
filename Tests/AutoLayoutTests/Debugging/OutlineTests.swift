import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("The outline of a view tree")
struct OutlineTests {
  @Test("Constraints are under the view that holds them, in the form of Interface Builder's outline")
  func equations() throws {
    let (label, box) = (Label(text: "Name"), Box("box"))
    let stage = Stage(label, box)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    (width.priority, width.identifier) = (750, "least width")
    stage.layout(
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20), width,
      box.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5, constant: -8),
      label.topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor))
    let outline = stage.root.layoutOutline()
    #expect(outline.guides == ["Safe Area"])
    #expect(outline.children.map(\.elementClass) == ["label", "view"])
    #expect(outline.children.map(\.name) == ["Name", ""])
    #expect(
      outline.constraints.map(\.equation) == [
        "Name.leading = leading + 20", "View.width = 0.5 \u{D7} Name.width \u{2212} 8", "Name.top = Safe Area.top",
      ])
    #expect(outline.children[0].constraints.map(\.equation) == ["width \u{2265} 100 @ 750"])
    #expect(outline.children[0].constraints.map(\.name) == ["least width"])
  }

  @Test("A view has its own guides first, then those that constraints name, those of near constraints before far ones")
  func guides() throws {
    let (outer, inner) = (Box("outer"), Box("inner"))
    let stage = Stage(outer)
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    let own = LayoutGuide()
    own.identifier = "own"
    outer.addLayoutGuide(own)
    stage.layout(
      outer.layoutMarginsGuide.topAnchor.constraint(equalTo: stage.root.layoutMarginsGuide.topAnchor, constant: 8),
      outer.safeAreaLayoutGuide.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      outer.safeAreaLayoutGuide.topAnchor.constraint(equalTo: inner.topAnchor),
      own.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
    let outline = stage.root.layoutOutline()
    #expect(outline.guides == ["Layout Margins Guide"])
    #expect(outline.children[0].guides == ["own", "Safe Area", "Layout Margins Guide"])
    #expect(outline.children[0].children[0].guides == [])
  }
}
