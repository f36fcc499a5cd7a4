#if UIKitAdapter
import SwiftParser
import SwiftSyntax

/// A file of the app with its syntax tree.
struct ParsedSource: Sendable {
  let source: AppSource
  let tree: SourceFileSyntax
  /// Why changes could not be made, if parsing the result took too long.
  private(set) var refusal: SourceRefusal?

  /// Parses a file of the app.
  ///
  /// - Parameter seconds: How long the parser may take, or `nil` for the usual time.
  /// - Throws: `SourceRefusal` for one that is nested too deeply, or takes longer.
  init(checking source: AppSource, within seconds: Double? = nil) throws(SourceRefusal) {
    try SourceNesting.check(source)
    self = try Self.parsed(source, within: seconds)
    if let offset = SyntaxDepth.offsetBeyondLimit(in: tree) { throw SourceRefusal(.levels, in: source, at: offset) }
  }

  /// Parses a file that adds a few levels at most to one that was checked, as what the adapter makes of it.
  init(_ source: AppSource) {
    self.source = source
    tree = Parser.parse(source: source.text)
  }

  /// Parses what the adapter made of a file that was checked.
  ///
  /// In some code with errors, the parser's time grows with the square of the length of a line. By default it may take
  /// far longer than other code takes without optimization: 10 kB in 0.2 seconds.
  ///
  /// - Throws: `SourceRefusal` if that takes too long.
  static func parsed(_ source: AppSource, within seconds: Double? = nil) throws(SourceRefusal) -> ParsedSource {
    let seconds = seconds ?? 5 + Double(source.text.utf8.count) / 10_000
    guard let parsed = LargeStack.value(within: seconds, { ParsedSource(source) }) else {
      throw SourceRefusal(.time, in: source, at: 0)
    }
    return parsed
  }

  var path: String { source.path }

  /// The file after changes, parsed again, or the same one if there are none. One that takes too long stays as it is,
  /// with the reason.
  func applying(
    _ edits: [SourceEdit], adding additions: [String] = [], within seconds: Double? = nil
  ) -> ParsedSource {
    if edits.isEmpty && additions.isEmpty || refusal != nil { return self }
    let text = SourceEdit.apply(edits, to: source.text) + additions.joined()
    do throws(SourceRefusal) {
      return try Self.parsed(AppSource(path: path, text: text), within: seconds)
    } catch {
      var refused = self
      refused.refusal = error
      return refused
    }
  }
}
#endif
