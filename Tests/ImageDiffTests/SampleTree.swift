import Graphics

/// A form of labels above each other, laid out by hand.
struct SampleTree {
  var rows: [Row]
  var findings: [Finding] = []

  struct Row {
    var text: String
    var id: String?
    var height = 20.0
    var width = 100.0
    var x = 0.0
    var spacing = 0.0
    var lines = 1
    var isTruncated = false
    var isHidden = false
    var style: [LayoutStyle.Property: String] = [:]

    init(_ text: String, id: String? = nil, change: (inout Row) -> Void = { _ in }) {
      self.text = text
      self.id = id
      change(&self)
    }
  }

  /// The rows under each other in a container that is as high as they are.
  var layout: LayoutResult {
    var y = 0.0
    var counts = 0
    let children = rows.map { row in
      y += row.spacing
      let frame = Rect(x: row.x, y: y, width: row.width, height: row.height)
      y += row.height
      defer { counts += 1 }
      return LayoutNode(
        id: row.id ?? "root/view[0]/label[\(counts)]", elementClass: "label", name: row.text, frame: frame,
        alignmentRect: frame, isHidden: row.isHidden,
        text: TextSummary(
          string: row.text, lines: row.lines, isTruncated: row.isTruncated, firstBaseline: 15, lastBaseline: 15),
        style: LayoutStyle(values: row.style))
    }
    let box = Rect(x: 0, y: 0, width: 200, height: y)
    let container = LayoutNode(
      id: "root/view[0]", elementClass: "view", name: "", frame: box, alignmentRect: box, children: children)
    let screen = Rect(x: 0, y: 0, width: 200, height: 400)
    let root = LayoutNode(
      id: "root", elementClass: "view", name: "", frame: screen, alignmentRect: screen, children: [container])
    return LayoutResult(size: screen.size, root: root, findings: findings)
  }
}
