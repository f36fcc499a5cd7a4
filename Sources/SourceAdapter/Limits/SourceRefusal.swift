#if UIKitAdapter
/// Why a source is not parsed, or what became of it not visited: its nesting would take more stack or time than there
/// is.
struct SourceRefusal: Error {
  enum Reason: Equatable {
    /// Brackets, or `#if` blocks, in each other.
    case brackets
    /// Keywords that each begin something in what the one before begins, such as `else if` and `try`.
    case keywords
    /// Keywords and attributes of one statement.
    case run
    /// Square brackets that may be array types in each other: the parser tries each twice.
    case arrays
    /// The branches of an `#if`, each of which has the conditions of all before.
    case branches
    /// Nodes of the tree, such as the links of a chain.
    case levels
    /// Errors that take the parser too long.
    case time
  }

  let reason: Reason
  let path: String
  let line: Int
  let column: Int

  /// - Parameter offset: The place in the text, in bytes.
  init(_ reason: Reason, in source: AppSource, at offset: Int) {
    self.reason = reason
    path = source.path
    let lines = source.text.utf8.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.count
    column = 1 + (lines.last?.count ?? 0)
  }

  var message: String {
    switch reason {
    case .brackets: "more than \(SourceNesting.bracketLimit) brackets and '#if' are open here"
    case .keywords: "more than \(SourceNesting.keywordLimit) keywords are in each other here"
    case .run: "more than \(SourceNesting.runLimit) keywords and attributes are in one statement here"
    case .arrays: "the square brackets in each other here would take the parser too long"
    case .branches: "this is branch \(SourceNesting.branchLimit + 1) of an '#if'"
    case .time: "the errors in this file take the parser too long"
    case .levels: "the chain or nesting that contains this has more than \(SyntaxDepth.limit) levels"
    }
  }
}
#endif
