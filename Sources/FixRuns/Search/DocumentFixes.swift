import Galley
import Reports
import SnapshotRuns

/// What a run finds out about the fixes of a document.
package struct DocumentFixes: Codable {
  /// The document's name, and the path to read it from.
  package var document, file: String
  /// A digest of the file's bytes, for which the changes are.
  package var digest: String
  /// The findings of the document's scenes.
  package var scenes: [CheckedScene]
  /// The fixes of findings, or the changes that were asked for.
  package var fixes: [CauseFixes] = []
  package var edition: OfferedFix?
  /// Whether the document has the view that the changes are limited to, if they are.
  package var hasView = true

  /// The fixes of the findings with one cause.
  package struct CauseFixes: Codable {
    package var cause: Cause
    /// The fixes, the best first, followed by changes that do not mend the findings.
    package var offered: [OfferedFix] = []
    /// The number of further changes that were not tried, because there are so many.
    package var untriedCount = 0
    /// The name of the localized copy that has the findings, if the document itself has none of them.
    package var copy: String?
    /// The xib of a class that has all that the findings are about, if the document only shows it.
    package var shownDocument: String?
  }
}

/// A change of a document that was tried in all cells of the matrix.
package struct OfferedFix: Codable {
  /// What it does, in a sentence.
  package var title: String
  /// What to do in Interface Builder, and lines of Swift with the same effect.
  package var steps, code: [String]
  /// What else a person should know, in sentences.
  package var remarks: [String] = []
  /// What to replace in the file.
  package var changes: [ByteChange]
  /// Why it does not mend the finding, or `nil` if it does, in all cells, and breaks nothing.
  package var refutation: String?
  /// The number of views that move where the finding is, and in cells without it.
  package var movedViews = 0
  package var movedElsewhere = 0
  /// The number of new findings that are notes.
  package var newNotes = 0

  package var isVerified: Bool { refutation == nil }
}
