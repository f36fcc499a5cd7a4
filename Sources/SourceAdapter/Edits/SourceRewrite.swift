#if UIKitAdapter
import SwiftSyntax

/// One kind of change: a walk over a file that collects edits and notes.
protocol SourceRewrite: Sendable {
  static func changes(of file: SourceFile) -> SourceChanges
}

/// What one rewrite wants changed in a file.
struct SourceChanges {
  var edits: [SourceEdit] = []
  var notes: [AdaptationNote] = []
  /// Declarations to add after the last line.
  var additions: [String] = []

  static func += (left: inout SourceChanges, right: SourceChanges) {
    left.edits += right.edits
    left.notes += right.notes
    left.additions += right.additions
  }
}

/// A parsed file and what is known of the module around it.
struct SourceFile {
  let path: String
  let tree: SourceFileSyntax
  let module: ModuleIndex
  private let locations: SourceLocationConverter

  init(path: String, tree: SourceFileSyntax, module: ModuleIndex) {
    self.path = path
    self.tree = tree
    self.module = module
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  func note(_ reason: AdaptationNote.Reason, at node: some SyntaxProtocol, _ message: String) -> AdaptationNote {
    // Members that were moved to their classes name the lines where the app has them.
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return AdaptationNote(
      file: location.presumedFile, line: location.presumedLine, column: location.column, reason: reason,
      message: message)
  }
}
#endif
