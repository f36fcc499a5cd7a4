import Markup

extension ByteCursor {
  /// The line of the next byte, from 1.
  var line: Int {
    mutating get { place.line }
  }

  /// Moves past the white space of strings tables, which includes vertical tabs and form feeds.
  mutating func skipBlanks() { _ = take(.blanks) }

  /// Reads markup up to a byte or the end, with its references resolved. Line ends stay as they are: Xcode writes those
  /// that have to as references.
  mutating func tableText(upTo end: UInt8) throws(TableSyntaxError) -> String { try tableText(take(upTo: end)) }

  /// Returns markup that has been read with its references resolved.
  func tableText(_ bytes: ArraySlice<UInt8>) throws(TableSyntaxError) -> String {
    do throws(References.Problem) {
      return try References.text(bytes, .asWritten)
    } catch {
      throw TableSyntaxError(.unknownEntity, line: place(at: error.index).line)
    }
  }
}

extension ByteSet {
  fileprivate static let blanks = ByteSet([UInt8(ascii: " ")] + (9...13))
}

/// The number of values read from a file so far, which has a limit.
struct ValueCount {
  private let limit: Int
  private var count = 0

  init(limit: Int = TableNode.countLimit) { self.limit = limit }

  /// Counts a value and throws if it is nested too deeply or if there are too many values.
  mutating func add(depth: Int, line: Int) throws(TableSyntaxError) {
    count += 1
    guard depth < TableNode.depthLimit else { throw TableSyntaxError(.nestedTooDeeply, line: line) }
    guard count <= limit else { throw TableSyntaxError(.tooManyValues, line: line) }
  }
}
