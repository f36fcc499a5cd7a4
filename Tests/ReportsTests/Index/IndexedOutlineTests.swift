import Graphics
import Snapshots
import Testing

@testable import Reports

@Suite("The outline on the index page")
struct IndexedOutlineTests {
  private func node(_ id: String, _ elementClass: String, _ name: String = "", _ children: [LayoutNode] = [])
    -> LayoutNode
  {
    LayoutNode(
      id: id, elementClass: elementClass, name: name, frame: Rect(x: 1, y: 2, width: 30, height: 40.5),
      alignmentRect: .zero, children: children)
  }

  private func side(_ view: String, _ attribute: String) -> ConstraintNote.Side {
    ConstraintNote.Side(view: view, attribute: attribute)
  }

  @Test(
    "Constraints are below the nearest view that contains both sides, problems below the object that they are about")
  func places() {
    let root = node(
      "root", "view", "", [node("box", "view", "Box", [node("label", "label", "Title")]), node("image", "imageView")])
    var layout = LayoutResult(size: Size(width: 320, height: 480), root: root)
    layout.constraints = [
      ConstraintNote(id: "c1", name: "", first: side("label", "leading"), second: side("box", "leading"), constant: 8),
      ConstraintNote(id: "c2", name: "Height", first: side("image", "height"), second: nil, constant: 40),
      ConstraintNote(id: "c3", name: "", first: side("label", "top"), second: side("image", "top"), constant: 0),
    ]
    layout.findings = [
      Finding(rule: .truncated, views: ["label"], message: "Too long."),
      Finding(rule: .conflict, views: ["image"], constraints: ["c2", "c3"], broken: "c3", message: "Broken."),
      Finding(rule: .blank, views: ["gone"], message: "Blank."),
    ]
    let rows = IndexedOutline(of: layout).rows
    #expect(rows.map(\.depth) == [0, 1, 1, 2, 3, 2, 1, 2, 1, 2])
    #expect(
      rows.map(\.kind).joined(separator: " ")
        == "view note view view warning constraint view constraint constraint error")
    #expect(rows[2].text == "view 'Box'  box \u{B7} 30 \u{D7} 40.5 at 1, 2")
    #expect(rows[5].text == "Title.leading to leading: 8 pt  c1")
    #expect(rows[7].text == "height: 40 pt  'Height'")
    #expect(rows[8].text == "Title.top to image view.top: 0 pt  c3")
  }

  @Test("An index keeps the outline of each scene, also when it is read again")
  func stored() throws {
    var image = IndexedImage(
      file: "A/one@2x.png", document: "A.xib", scene: "A", sceneNames: ["A"],
      traits: SnapshotTraits(MatrixCell()), scale: 2, width: 2, height: 2, summary: SnapshotSummary())
    image.outline = IndexedOutline(rows: [.init(depth: 0, kind: "view", text: "view")])
    var other = image
    (other.file, other.outline) = ("A/two@2x.png", nil)
    let index = ImageIndex(title: "T", images: [image, other])
    #expect(ImageIndex(json: index.json) == index)
  }

  @Test("A very large tree is cut off, and the last line says so", arguments: [499, 500, 600])
  func large(count: Int) {
    // The root is a line, too.
    let root = node("root", "view", "", (0..<count).map { node("v\($0)", "view") })
    let rows = IndexedOutline(of: LayoutResult(size: .zero, root: root)).rows
    #expect(rows.count == 500)
    #expect((rows.last?.text.hasPrefix("The list ends here") == true) == (count > 499))
  }

  @Test("The problems of all pictures of a scene are listed, each once as its worst")
  func allPictures() {
    var layout = LayoutResult(size: Size(width: 320, height: 480), root: node("root", "view"))
    layout.findings = [Finding(rule: .truncated, severity: .note, views: ["root"], message: "A little.")]
    var outlined = OutlinedLayout(layout)
    let first = outlined.add(layout.findings)
    let worse = outlined.add([Finding(rule: .truncated, severity: .warning, views: ["root"], message: "Much.")])
    let other = outlined.add([Finding(rule: .clipped, views: ["root"], message: "Cut.")])
    #expect([first, worse, other] == [false, true, true])
    #expect(outlined.outline.rows.map(\.text).suffix(2) == ["Much.", "Cut."])
  }
}
