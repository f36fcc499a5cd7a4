import Graphics
import Testing

@testable import Figures

@Suite("Views of a scene by name")
struct SceneViewsTests {
  private func node(
    _ id: String, _ frame: Rect, name: String = "", isHidden: Bool = false, _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(
      id: id, elementClass: "view", name: name, frame: frame, alignmentRect: frame, isHidden: isHidden,
      children: children)
  }

  private static let box = Rect(x: 10, y: 20, width: 30, height: 20)

  /// Returns the views of a scene of 200 x 100 points.
  private func views(_ children: LayoutNode..., offset: Point = .zero) -> SceneViews {
    let size = Size(width: 200, height: 100)
    var root = node("root", Rect(origin: .zero, size: size))
    root.children = children
    root.contentOffset = offset
    return SceneViews(
      of: FigureScene(
        layout: LayoutResult(size: size, root: root), list: DisplayList(size: size), background: .white))
  }

  @Test("A view is found by its id, by the end of its id if that is the only one, and by what it shows")
  func names() throws {
    let views = views(
      node("card/title", Self.box, name: "Name"), node("a/save", Self.box), node("b/save", Self.box),
      node("save-all", Self.box, name: "save"))
    #expect(try views.entry("card/title").node.id == "card/title")
    #expect(try views.entry("title").node.id == "card/title")
    #expect(try views.entry("Name").node.id == "card/title")
    // Two ids end with the word, so it is the view that shows it.
    #expect(try views.entry("save").node.id == "save-all")
    #expect(views.has("save") && !views.has("ave"))
  }

  private func label(_ id: String, _ text: String, name: String = "", isHidden: Bool = false) -> LayoutNode {
    var label = node(id, Self.box, name: name, isHidden: isHidden)
    label.text = TextSummary(string: text, lines: 1, isTruncated: false, firstBaseline: 10, lastBaseline: 10)
    return label
  }

  @Test("A view is found by its text if none is called so; hidden views and those inside of another do not count")
  func texts() throws {
    var button = label("send", "Send", name: "sendButton")
    button.children = [label("send/label", "Send")]
    let views = views(button, label("old", "Send", isHidden: true), label("title", "Name"), node("Name", Self.box))
    #expect(try views.entry("Send").node.id == "send")
    #expect(try views.entry("Name").node.elementClass == "view" && views.entry("Name").node.id == "Name")
    #expect(views.names.contains("Send"))
  }

  @Test("A text of several views names none of them, and the error has their ids")
  func ambiguousTexts() {
    let views = views(label("one", "Save"), label("two", "Save"), node("three", Self.box))
    #expect(throws: UnknownFigureView(name: "Save", reason: .ambiguous(ids: ["one", "two"]))) {
      try views.entry("Save")
    }
  }

  @Test("What a hidden view shows is no name, but its id is")
  func hiddenNames() throws {
    let views = views(
      node("old", Self.box, name: "Name", isHidden: true), node("new", Self.box, name: "Name"))
    #expect(try views.entry("Name").node.id == "new")
    #expect(try views.entry("old").isHidden)
  }

  @Test("A view in a hidden one is hidden, one elsewhere is outside, and an unknown one has the others' names")
  func reasons() {
    let views = views(
      node("group", Self.box, isHidden: true, node("inner", Self.box)),
      node("far", Rect(x: 200, y: 0, width: 10, height: 10), name: "Far"))
    func reason(_ name: String) -> UnknownFigureView.Reason? {
      do throws(UnknownFigureView) {
        _ = try views.rect(name)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason("inner") == .hidden && reason("group") == .hidden)
    #expect(reason("far") == .outside)
    #expect(reason("none") == .unknown(others: ["root", "group", "inner", "far", "Far"]))
  }

  @Test("Scrolled content is where it is seen")
  func scrolling() throws {
    #expect(
      try views(node("box", Self.box), offset: Point(x: 5, y: 15)).rect("box")
        == Rect(x: 5, y: 5, width: 30, height: 20))
    // What is scrolled off is cut.
    #expect(
      try views(node("box", Self.box), offset: Point(x: 25, y: 0)).rect("box")
        == Rect(x: 0, y: 20, width: 15, height: 20))
  }

  /// The view ends at 40 in both directions. Padding of 16 points ends at 56.
  @Test(
    "Padding ends a point before what it would cut, at each side, and leaves alone what fits",
    arguments: [
      (Rect(x: 12, y: 50, width: 9, height: 12), Rect(x: 0, y: 4, width: 56, height: 45)),
      (Rect(x: 12, y: 0, width: 9, height: 9.5), Rect(x: 0, y: 10, width: 56, height: 46)),
      (Rect(x: 50.5, y: 22, width: 12, height: 9), Rect(x: 0, y: 4, width: 50, height: 52)),
      (Rect(x: 44, y: 44, width: 8, height: 8), Rect(x: 0, y: 4, width: 56, height: 52)),
      // Nothing of the view itself is cut, however near the text is.
      (Rect(x: 12, y: 40, width: 9, height: 30), Rect(x: 0, y: 4, width: 56, height: 36)),
    ])
  func padding(text: Rect, area: Rect) throws {
    let views = views(node("box", Self.box))
    #expect(try views.area(of: FigureCrop(to: "box"), texts: [text]) == area)
  }

  @Test("A crop to several views is around all of them, in whole points")
  func several() throws {
    let views = views(
      node("one", Rect(x: 10.4, y: 20, width: 30, height: 20)),
      node("two", Rect(x: 60, y: 30, width: 20.2, height: 40.5)))
    #expect(
      try views.area(of: FigureCrop(to: "one", "two", padding: 0)) == Rect(x: 10, y: 20, width: 71, height: 51))
    #expect(try views.area(of: nil) == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("What a figure shows of a scene has no hidden views and none outside of the part")
  func shownScene() {
    let inner = node("inner", Rect(x: 5, y: 5, width: 10, height: 10))
    let layout = LayoutResult(
      size: Size(width: 200, height: 100),
      root: node(
        "root", Rect(x: 0, y: 0, width: 200, height: 100), node("box", Self.box, inner),
        node("hidden", Self.box, isHidden: true), node("far", Rect(x: 100, y: 0, width: 10, height: 10))),
      findings: [Finding(rule: .truncated, message: "A text")])
    let shown = ShownScene(name: "S", layout: layout, area: Rect(x: 0, y: 0, width: 100, height: 100)).layout
    #expect(shown.root.children.map(\.id) == ["box"] && shown.root.children[0].children.map(\.id) == ["inner"])
    // Messages quote texts.
    #expect(shown.findings.isEmpty)
    let upper = ShownScene(name: "S", layout: layout, area: Rect(x: 0, y: 0, width: 200, height: 25)).layout
    #expect(upper.root.children.map(\.id) == ["box", "far"] && upper.root.children[0].children.isEmpty)
  }
}
