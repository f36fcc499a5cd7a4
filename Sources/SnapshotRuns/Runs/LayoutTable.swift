import AutoLayout
import Files
import Graphics
import Reports
import Snapshots

/// The layouts of a document's scenes in one cell for a person: a table of the views, followed by the findings.
struct LayoutTable {
  private let record: LayoutRecord

  init(_ record: LayoutRecord) { self.record = record }

  /// The tables, each followed by an empty line.
  var text: String { record.scenes.map(table).joined() }

  private func table(of scene: SceneSnapshot) -> String {
    var rows: [[String]] = []
    addRows(for: scene.layout.root, depth: 0, to: &rows)
    let size = [scene.layout.size.width, scene.layout.size.height].map(LogNumber.text).joined(separator: " \u{D7} ")
    let title = "\(record.document): '\(scene.name)' (\(scene.cell.words)), \(size) pt"
    let table = TextTable(
      header: ["VIEW", "X", "Y", "WIDTH", "HEIGHT", "ID", "NOTES"], rows: rows, numbers: [1, 2, 3, 4])
    let findings = scene.layout.findings.map { "\($0.severity.rawValue): \($0.message) [\($0.ruleName)]" }
    let lines = findings.map { InertText.line($0) + "\n" }
    return InertText.line(title) + "\n" + table.text + lines.joined() + "\n"
  }

  /// The depth from which on views are no longer indented. A tree can be thousands of views deep.
  private static let mostIndented = 20

  private func addRows(for node: LayoutNode, depth: Int, to rows: inout [[String]]) {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(LogNumber.text)
    let indent = String(repeating: "  ", count: min(depth, Self.mostIndented))
    rows.append([indent + node.words] + frame + [node.id, notes(on: node).joined(separator: ", ")])
    for child in node.children { addRows(for: child, depth: depth + 1, to: &rows) }
  }

  private func notes(on node: LayoutNode) -> [String] {
    var notes: [String] = []
    if node.isHidden { notes.append("hidden") }
    if node.isAmbiguous { notes.append("ambiguous") }
    if let text = node.text {
      if text.lines > 1 { notes.append("\(text.lines) lines") }
      if text.isTruncated { notes.append("truncated") }
    }
    return notes
  }
}
