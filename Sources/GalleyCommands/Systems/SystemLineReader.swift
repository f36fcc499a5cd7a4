import Files

/// Reads the linear systems of a file line by line, as they arrive.
struct SystemLineReader {
  /// Why no more lines can be read.
  enum Failure: Error, CustomStringConvertible {
    case file(TextFileError)
    /// The standard input was closed before the command started.
    case closed
    case lineTooLong(number: Int, limit: Int)

    var description: String {
      switch self {
      case .file(let error): error.description
      case .closed: "is closed; expected a file of systems or the output of another command"
      case .lineTooLong(_, let limit): "the line is longer than \(limit) bytes"
      }
    }

    /// The line's number, or `nil` if the error concerns the whole file.
    var line: Int? { if case .lineTooLong(let number, _) = self { number } else { nil } }
  }

  /// A system of a hundred thousand variables takes a tenth of this.
  private static let longestLine = 1 << 28

  /// The number of the line that was read last, starting at 1.
  private(set) var number = 0
  private let input: CommandLineInput
  private var pending: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Opens a file; `-` is the standard input.
  init(path: String) throws(Failure) {
    if path == "-" {
      // Nothing can be read from a stream that was closed.
      let mode = fcntl(STDIN_FILENO, F_GETFL)
      guard mode >= 0, mode & O_ACCMODE != O_WRONLY else { throw .closed }
    }
    do throws(TextFileError) { input = try CommandLineInput(path) } catch { throw .file(error) }
  }

  /// Returns the next line without its end, or `nil` at the end of the file.
  mutating func next() throws(Failure) -> [UInt8]? {
    while true {
      if let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { (start, searched) = (end + 1, end + 1) }
        return take(upTo: end)
      }
      searched = pending.count
      guard pending.count - start <= Self.longestLine else {
        throw .lineTooLong(number: number + 1, limit: Self.longestLine)
      }
      let more = input.readSome()
      if more.isEmpty { return takeRest() }
      pending.removeFirst(start)
      searched -= start
      start = 0
      pending += more
    }
  }

  private mutating func takeRest() -> [UInt8]? {
    guard start < pending.count else { return nil }
    defer { (start, searched) = (pending.count, pending.count) }
    return take(upTo: pending.count)
  }

  private mutating func take(upTo end: Int) -> [UInt8] {
    number += 1
    return Array(pending[start..<end])
  }
}
