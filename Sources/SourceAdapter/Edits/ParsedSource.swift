#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// A file of the app with its syntax tree.
struct ParsedSource: Sendable {
  let source: AppSource
  let tree: SourceFileSyntax

  /// Parses a file of the app.
  ///
  /// - Parameter seconds: How long the parser may take. In some code with errors, its time grows with the square of the
  ///   length of a line. By default it is far longer than other code takes without optimization: 10 kB in 0.2 seconds.
  /// - Throws: `SourceRefusal` for one that is nested too deeply, or takes longer.
  init(checking source: AppSource, within seconds: Double? = nil) throws(SourceRefusal) {
    try SourceNesting.check(source)
    let seconds = seconds ?? 5 + Double(source.text.utf8.count) / 10_000
    guard let parsed = LargeStack.value(within: seconds, { ParsedSource(source) }) else {
      throw SourceRefusal(.time, in: source, at: 0)
    }
    self = parsed
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
