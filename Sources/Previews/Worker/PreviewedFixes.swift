import FixRuns
import Foundation
import Galley
import Snapshots

/// The fixes of one finding as the worker sends them: in words, with the changes of the document.
struct PreviewedFixes: Codable, Hashable {
  struct Fix: Codable, Hashable {
    var title: String
    var steps, code, remarks: [String]
    /// The greatest number of views that move in a cell.
    var moved: Int
    /// Why it does not mend the finding, or `nil` if it does.
    var refutation: String?
    var changes: [ByteChange]
  }

  var fixes: [Fix]
  /// Why the document has no fixes of its own, or `nil`.
  var remark: String?

  init(_ document: DocumentFixes) {
    let found = document.fixes.first
    fixes = (found?.offered ?? []).map { offered in
      Fix(
        title: offered.title, steps: offered.steps, code: offered.code, remarks: offered.remarks,
        moved: max(offered.movedViews, offered.movedElsewhere), refutation: offered.refutation,
        changes: offered.changes)
    }
    if found == nil { remark = "The finding is in none of the grid's cells." }
    if let copy = found?.copy { remark = "Only the localized copy '\(copy)' has the finding." }
    if let shown = found?.shownDocument { remark = "The finding is in '\(shown)'. Open the scene of that document." }
  }

  var json: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}" }
}

extension DocumentFixes {
  /// Reads what a worker of a ``FixJob`` reports, or returns `nil` if it is something else.
  init?(json: String) {
    guard let fixes = try? JSONDecoder().decode(DocumentFixes.self, from: Data(json.utf8)) else { return nil }
    self = fixes
  }
}
