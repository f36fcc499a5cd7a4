#if UIKitAdapter
import Foundation

/// An error of the compiler.
public struct CompilerError: Hashable, Sendable, CustomStringConvertible {
  public let file: String
  public let line: Int
  public let column: Int
  public let message: String

  public var description: String { "\(file):\(line):\(column): error: \(message)" }

  /// Reads the errors in what the compiler, or `swift build`, printed; each once.
  public static func errors(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.utf8.split(separator: UInt8(ascii: "\n")).compactMap { error(in: String(Substring($0))) }
      .filter { seen.insert($0).inserted }
  }

  private static func error(in line: String) -> CompilerError? {
    guard let marker = line.range(of: ": error: "), line.first?.isWhitespace == false else { return nil }
    let place = line[..<marker.lowerBound].utf8.split(separator: UInt8(ascii: ":")).map { Substring($0) }
    guard place.count >= 3, let column = Int(place[place.count - 1]), let row = Int(place[place.count - 2]) else {
      return nil
    }
    let file = place.dropLast(2).joined(separator: ":")
    return CompilerError(file: file, line: row, column: column, message: String(line[marker.upperBound...]))
  }

  /// The names in quotation marks, without what they are short for.
  var quotedNames: [String] {
    message.replacing(#/ \(aka '[^']*'\)/#, with: "").split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}
#endif
