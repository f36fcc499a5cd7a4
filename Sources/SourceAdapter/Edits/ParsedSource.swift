#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// A file of the app with its syntax tree.
struct ParsedSource {
  let source: AppSource
  let tree: SourceFileSyntax

  /// Parses a file of the app.
  ///
  /// - Throws: `SourceRefusal` for one that is nested too deeply.
  init(checking source: AppSource) throws(SourceRefusal) {
    try SourceNesting.check(source)
    self.init(source)
    if let offset = SyntaxDepth.offsetBeyondLimit(in: tree) { throw SourceRefusal(.levels, in: source, at: offset) }
  }

  /// Parses what the adapter made of a file that was checked, which adds a few levels at most.
  init(_ source: AppSource) {
    self.source = source
    tree = Parser.parse(source: source.text)
  }

  var path: String { source.path }

  /// The file after changes, parsed again, or the same one if there are none.
  func applying(_ edits: [SourceEdit], adding additions: [String] = []) -> ParsedSource {
    if edits.isEmpty && additions.isEmpty { return self }
    let text = SourceEdit.apply(edits, to: source.text) + additions.joined()
    return ParsedSource(AppSource(path: path, text: text))
  }
}
#endif
