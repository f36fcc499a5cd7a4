import Files
import Foundation

/// Reads a file line by line as it arrives.
struct LineReader {
  /// Why there are no more lines.
  enum Failure: Error {
    /// The file cannot be opened; the system's code.
    case unreadable(Int32)
    /// The path is that of a folder.
    case folder
    /// A line is longer than is taken.
    case lineTooLong(number: Int, limit: Int)
  }

  /// A system of a hundred thousand variables is a tenth of this.
  private static let longestLine = 1 << 28

  /// The number of the line that was read last, from 1.
  private(set) var number = 0
  private let handle: FileHandle
  private var pending: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Opens a file; `-` is the standard input.
  init(path: String) throws(Failure) {
    guard path != "-" else {
      handle = .standardInput
      return
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { throw .folder }
    guard let opened = FileHandle(forReadingAtPath: path) else { throw .unreadable(errno) }
    handle = opened
  }

  /// The next line without its end; none at the end of the file.
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
      let more = ByteStream.readSome(from: handle.fileDescriptor)
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
