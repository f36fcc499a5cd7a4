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
  /// The first error of an adapted file, unless the app's file has as many.
  static func failure(of adapted: AdaptedSource, besides own: [ParseError]) -> AdaptationFailure? {
    let found = errors(in: ParsedSource(AppSource(path: adapted.path, text: adapted.text)))
    return found.count > own.count ? found.first.map(AdaptationFailure.init) : nil
  }

  static func errors(in source: ParsedSource) -> [ParseError] {
    guard source.tree.hasError else { return [] }
    let locations = SourceLocationConverter(fileName: source.path, tree: source.tree)
    return ParseDiagnosticsGenerator.diagnostics(for: source.tree).map { $0 }
      .filter { $0.diagMessage.severity == .error }.map { error in
        let place = locations.location(for: error.position)
        return ParseError(
          file: place.presumedFile, line: place.presumedLine, column: place.column, message: error.message)
      }
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

/// A file that the adapter leaves out, since what it made of it is not Swift.
public struct AdaptationFailure: Sendable, CustomStringConvertible {
  private let error: ParseError

  init(_ error: ParseError) { self.error = error }

  /// The form of the compiler's messages, which editors and continuous integration read.
  public var description: String {
    "\(error.file):\(error.line):\(error.column): error: the adapter makes of this what is not Swift "
      + "(\(error.message)), and leaves the file out. Please report these lines; exclude the file until then."
  }
}
#endif
