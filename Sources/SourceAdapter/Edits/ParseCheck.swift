#if UIKitAdapter
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses what the adapter is about to hand out.
///
/// A file of the app's may have errors of its own, such as code for old compilers in an `#if swift(…)` that the
/// compiler skips. Those are the app's; what the adapter adds to them is not.
enum ParseCheck {
  /// The first error of an adapted file, unless the app's file has as many, or that it takes too long to parse.
  static func failure(
    of adapted: AdaptedSource, besides own: ParseErrors, within seconds: Double? = nil
  ) -> AdaptationFailure? {
    do throws(SourceRefusal) {
      let source = AppSource(path: adapted.path, text: adapted.text)
      let found = ParseErrors(in: try ParsedSource.parsed(source, within: seconds))
      return found.count > own.count ? found.first.map(AdaptationFailure.init) : nil
    } catch {
      return AdaptationFailure(error)
    }
  }
}

/// The errors of a file: how many, and what the parser says about the first.
struct ParseErrors {
  /// The number of the places where something is missing or was not expected.
  let count: Int
  let first: ParseError?

  init(in source: ParsedSource) {
    count = ErrorCounter.count(in: Syntax(source.tree), atMost: .max)
    first = count == 0 ? nil : Self.first(in: source, count: count)
  }

  /// The parser's messages take time with the square of their number, so that it is asked about a part with the first
  /// error if there are many.
  private static let messageLimit = 100

  private static func first(in source: ParsedSource, count: Int) -> ParseError? {
    var part = Syntax(source.tree)
    var isLarge = count > messageLimit
    while isLarge, let next = part.children(viewMode: .all).first(where: \.hasError) {
      part = next
      isLarge = ErrorCounter.count(in: part, atMost: messageLimit + 1) > messageLimit
    }
    let error = ParseDiagnosticsGenerator.diagnostics(for: part).first { $0.diagMessage.severity == .error }
    if count <= messageLimit, error == nil { return nil }
    let place = SourceLocationConverter(fileName: source.path, tree: source.tree)
      .location(for: error?.position ?? part.positionAfterSkippingLeadingTrivia)
    return ParseError(
      file: place.presumedFile, line: place.presumedLine, column: place.column,
      message: error?.message ?? "unexpected code")
  }
}

/// Counts the places with errors of their own.
private final class ErrorCounter: SyntaxAnyVisitor {
  private var count = 0
  private let limit: Int

  static func count(in node: Syntax, atMost limit: Int) -> Int {
    let counter = ErrorCounter(limit: limit)
    counter.walk(node)
    return counter.count
  }

  private init(limit: Int) {
    self.limit = limit
    // What is missing has nodes, too.
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.hasError, count < limit else { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) {
      count += 1
      return .skipChildren
    }
    return .visitChildren
  }
}

/// What the parser says about a place in the app's sources.
struct ParseError {
  let file: String
  let line: Int
  let column: Int
  let message: String

  var note: AdaptationNote {
    AdaptationNote(file: file, line: line, column: column, reason: .syntax, message: message)
  }
}

/// A file that the adapter leaves out, since what it made of it is not Swift, or it is nested too deeply.
public struct AdaptationFailure: Sendable, CustomStringConvertible {
  private let place: String
  private let reason: String

  init(_ error: ParseError) {
    place = "\(error.file):\(error.line):\(error.column)"
    reason =
      "the adapter makes of this what is not Swift (\(error.message)), and leaves the file out. Please report these "
      + "lines; exclude the file until then."
  }

  init(_ refusal: SourceRefusal) {
    place = "\(refusal.path):\(refusal.line):\(refusal.column)"
    reason = "\(refusal.message), and the file is left out. Split it into parts with names."
  }

  /// The form of the compiler's messages, which editors and continuous integration read.
  public var description: String { "\(place): error: \(reason)" }
}
#endif
