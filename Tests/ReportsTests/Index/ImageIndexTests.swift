import Graphics
import Snapshots
import Testing

@testable import Reports

@Suite("The images of a run and what was found in them")
struct ImageIndexTests {
  @Test("Rules are counted by findings and by images, the most severe first, then the most frequent")
  func rules() {
    let index = ImageIndex(
      title: "",
      images: [
        .sample("A", findings: [.sample(.clipped), .sample(.clipped), .sample(.missingFont)]),
        .sample("B", findings: [.sample(.conflict), .sample(.truncated)]),
        .sample("C", findings: [.sample(.truncated), .sample(.conflict, .note)]), .sample("D"),
      ])
    #expect(index.rules.map(\.rule) == ["conflict", "truncated", "clipped", "missing-font"])
    #expect(index.rules.map(\.findings) == [2, 2, 2, 1])
    #expect(index.rules.map(\.images) == [2, 2, 1, 1])
    #expect(index.rules.first?.severity == .error)
    #expect(index.count(of: "clipped") == 1 && index.count(of: "blank") == 0)
  }

  @Test("Scenes are counted by their folders, since two documents may have scenes of one name")
  func counts() {
    let index = ImageIndex(
      title: "",
      images: [.sample("A"), .sample("A", locale: "de"), .sample("B"), .sample("A", document: "Other.xib")])
    #expect(index.documentCount == 2 && index.sceneCount == 3)
  }

  private func snapshot(_ findings: [Finding], origin: Point = .zero) -> SceneSnapshot {
    func node(_ id: String, _ frame: Rect, text: String? = nil, hidden: Bool = false, children: [LayoutNode] = [])
      -> LayoutNode
    {
      let text = text.map { TextSummary(string: $0, lines: 1, isTruncated: false, firstBaseline: 0, lastBaseline: 0) }
      return LayoutNode(
        id: id, elementClass: "view", name: "", frame: frame, alignmentRect: frame, isHidden: hidden, text: text,
        children: children)
    }
    let root = node(
      "root", Rect(x: 0, y: 0, width: 100, height: 200),
      children: [
        node(
          "box", Rect(x: 10, y: 20, width: 50, height: 60),
          children: [node("label", Rect(x: 1, y: 2.25, width: 8, height: 4), text: "Name")]),
        node("gone", Rect(x: 0, y: 0, width: 1, height: 1), text: "Secret", hidden: true),
        node("twin", Rect(x: 0, y: 100, width: 5, height: 5), text: "Name"),
      ])
    let size = Size(width: 100, height: 200)
    return SceneSnapshot(
      id: "root", name: "A", cell: MatrixCell(), scale: 2,
      layout: LayoutResult(size: size, root: root, findings: findings, origin: origin),
      displayList: DisplayList(size: size))
  }

  @Test("A finding without a region is where its views are in the picture, in whole pixels")
  func viewAreas() {
    let finding = Finding(rule: .ambiguous, views: ["label", "nowhere"], message: "")
    // Two pixels per point: x 10 + 1, y 20 + 2.25 to 26.25 points, below a bar of 5 points.
    let summary = SnapshotSummary(snapshot([finding], origin: Point(x: 0, y: 5)))
    #expect(summary.findings.first?.areas == [.init(x: 22, y: 54, width: 16, height: 9)])
  }

  @Test("A finding without a region is where its views are after scrolling")
  func scrolledAreas() {
    var scrolled = snapshot([Finding(rule: .ambiguous, views: ["label"], message: "")])
    for place in scrolled.layout.root.children.indices {
      scrolled.layout.root.children[place].contentOffset = Point(x: 1, y: -20)
    }
    // As above, but a point to the left, and 20 points lower instead of the bar's 5.
    #expect(SnapshotSummary(scrolled).findings.first?.areas == [.init(x: 20, y: 84, width: 16, height: 9)])
  }

  @Test("Of a view and its container, the view is the place")
  func containers() {
    let finding = Finding(rule: .conflict, views: ["root", "box", "label", "twin"], message: "")
    let areas = SnapshotSummary(snapshot([finding])).findings.first?.areas
    #expect(areas?.map(\.width) == [16, 10])
  }

  @Test("A finding's own regions come before the frames of its views")
  func regions() {
    let finding = Finding(
      rule: .clipped, views: ["box"], message: "", regions: [Rect(x: 1, y: 1, width: 3, height: 3)])
    #expect(SnapshotSummary(snapshot([finding])).findings.first?.areas == [.init(x: 2, y: 2, width: 6, height: 6)])
  }

  @Test("Texts of visible views can be searched, each once and cut off when very long")
  func texts() {
    #expect(SnapshotSummary(snapshot([])).texts == ["Name"])
    var long = snapshot([])
    long.layout.root.children[2].text?.string = String(repeating: "x", count: 5000)
    #expect(SnapshotSummary(long).texts.last?.count == 300)
  }
}
