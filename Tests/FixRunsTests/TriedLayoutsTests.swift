import Galley
import Reports
import Testing

@testable import FixRuns

@Suite("Layouts that fixes are compared by")
struct TriedLayoutsTests {
  private func label(_ frame: Rect, _ text: String = "Hello there", lines: Int = 1, isTruncated: Bool = false)
    -> LayoutNode
  {
    LayoutNode(
      id: "label", elementClass: "label", name: "", frame: frame, alignmentRect: frame,
      text: TextSummary(string: text, lines: lines, isTruncated: isTruncated, firstBaseline: 15, lastBaseline: 15))
  }

  private func cell(
    _ node: LayoutNode, _ findings: Finding..., covered: CoveredViews? = nil
  ) -> TriedLayouts.Cell {
    let layout = LayoutResult(size: Size(width: 320, height: 100), root: node, findings: findings)
    var rendering = Rendering(layout: layout, displayList: DisplayList(size: layout.size), scale: 1)
    rendering.coveredViews = covered
    return TriedLayouts.Cell(rendering, in: MatrixCell()) { $0 }
  }

  private let rect = Rect(x: 10, y: 10, width: 80, height: 20)

  @Test("A view has moved if it differs by more than half a point")
  func movement() {
    let before = cell(label(rect))
    #expect(before.movedViews(in: cell(label(Rect(x: 10.5, y: 10, width: 80, height: 20)))) == 0)
    #expect(before.movedViews(in: cell(label(Rect(x: 10, y: 10, width: 80.6, height: 20)))) == 1)
  }

  private func scrollView(_ contentWidth: Double, _ more: LayoutNode...) -> LayoutNode {
    let frame = Rect(x: 0, y: 0, width: 320, height: 100)
    let content = LayoutNode(
      id: "content", elementClass: "view", name: "", frame: Rect(x: 0, y: 0, width: contentWidth, height: 500),
      alignmentRect: frame)
    return LayoutNode(
      id: "scroll", elementClass: "scrollView", name: "", frame: frame, alignmentRect: frame, children: [content] + more
    )
  }

  @Test("A scroll view begins to scroll sideways with content that is wider by more than half a point")
  func sideways() {
    let before = cell(scrollView(320))
    #expect(before.viewScrollingSideways(in: cell(scrollView(320.5))) == nil)
    #expect(before.viewScrollingSideways(in: cell(scrollView(321))) == "scroll")
    #expect(cell(scrollView(400)).viewScrollingSideways(in: cell(scrollView(500))) == nil)
  }

  @Test("Two views cover each other anew if they did not before, whatever else did")
  func covering() {
    func cell(_ pairs: CoveredViews.Pair...) -> TriedLayouts.Cell {
      self.cell(label(rect), covered: CoveredViews(Set(pairs)))
    }
    let (known, new) = (CoveredViews.Pair(above: "b", below: "a"), CoveredViews.Pair(above: "c", below: "a"))
    #expect(cell(known).viewsCovering(in: cell(known)) == nil)
    #expect(cell(known).viewsCovering(in: cell()) == nil)
    #expect(cell(known).viewsCovering(in: cell(known, new)) == new)
  }

  @Test("A view that no longer overlaps one view may overlap another one")
  func otherOverlap() throws {
    func overlap(_ views: String...) -> Finding { Finding(rule: .overlap, views: views, message: "") }
    let mended: Set<Cause> = [Cause(of: overlap("message", "key 4")) { $0 }]
    #expect(cell(label(rect), overlap("message", "key 5")).overlap(withViewsOf: mended) != nil)
    #expect(cell(label(rect), overlap("title", "key 5")).overlap(withViewsOf: mended) == nil)
    #expect(cell(label(rect), overlap("message", "key 5")).overlap(withViewsOf: []) == nil)
  }

  @Test("Images on each other are no loss, an image on a text is")
  func overlappingImages() {
    func node(_ id: String, _ element: String, _ children: [LayoutNode] = []) -> LayoutNode {
      LayoutNode(id: id, elementClass: element, name: "", frame: rect, alignmentRect: rect, children: children)
    }
    let root = node("root", "view", [node("a", "imageView"), node("b", "imageView"), node("c", "label")])
    let images = Finding(rule: .overlap, severity: .note, views: ["a", "b"], message: "")
    let text = Finding(rule: .overlap, views: ["a", "c"], message: "")
    #expect(cell(root, images, text).causes.keys.map(\.objects) == [["a", "c"]])
  }

  @Test("A finding is new with another cause, another severity or a larger area")
  func newFindings() {
    func finding(_ severity: Finding.Severity, views: [String] = ["label"], width: Double = 10) -> Finding {
      Finding(
        rule: .clipped, severity: severity, views: views, message: "",
        regions: [Rect(x: 0, y: 0, width: width, height: 10)])
    }
    let before = cell(label(rect), finding(.note))
    #expect(before.newCauses(in: cell(label(rect), finding(.note))).isEmpty)
    #expect(before.newCauses(in: cell(label(rect))).isEmpty)
    #expect(before.newCauses(in: cell(label(rect), finding(.warning))).count == 1)
    #expect(before.newCauses(in: cell(label(rect), finding(.note, views: ["other"]))).count == 1)
    #expect(before.newCauses(in: cell(label(rect), finding(.note, width: 20))).count == 1)
  }

  @Test("A truncated text with less room loses text, and one that is no longer truncated does not")
  func lostText() {
    let before = cell(label(rect, isTruncated: true))
    let narrow = Rect(x: 10, y: 10, width: 70, height: 20)
    #expect(before.viewLosingText(in: cell(label(narrow, isTruncated: true))) == "label")
    #expect(before.viewLosingText(in: cell(label(narrow))) == nil)
    #expect(cell(label(rect)).viewLosingText(in: cell(label(rect, isTruncated: true))) == "label")
  }

  @Test("A lower view loses nothing of a text of one line, but of one of several", arguments: [(1, false), (2, true)])
  func lostLines(lines: Int, isLost: Bool) {
    let low = Rect(x: 10, y: 10, width: 80, height: 10)
    let before = cell(label(rect, lines: lines, isTruncated: true))
    #expect((before.viewLosingText(in: cell(label(low, lines: lines, isTruncated: true))) != nil) == isLost)
  }
}
