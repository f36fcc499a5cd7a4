import Galley
import Reports

/// The end of a run's log: what was rendered, what was found, and where to look.
struct RunSummary {
  let index: ImageIndex
  /// The path of the page that shows the images, or `nil` if there is none.
  let page: String?

  var text: String {
    var lines = [counts]
    if !index.rules.isEmpty { lines += ["", table] }
    if let page { lines += ["", "Look at them: \(page)"] }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private var counts: String {
    var parts = [
      counted(index.documentCount, "document"), counted(index.sceneCount, "scene"),
      counted(index.images.count, "image"),
    ]
    let blank = index.count(of: "blank")
    if blank > 0 { parts.append("\(blank) blank") }
    if !index.problems.isEmpty { parts.append(counted(index.problems.count, "problem")) }
    return parts.joined(separator: ", ")
  }

  private var table: String {
    let rows = index.rules.map { [$0.rule, $0.severity.rawValue, String($0.findings), String($0.images)] }
    return String(TextTable(header: ["finding", "severity", "count", "images"], rows: rows).text.dropLast())
  }
}
