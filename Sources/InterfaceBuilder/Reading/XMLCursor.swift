import Foundation

/// A place in the bytes of an XML file that moves on.
struct XMLCursor {
  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var index = 0
  /// The line of a place already passed, and where the line starts: lines are counted only where somebody asks.
  private var line = 1
  private var lineStart = 0
  private var countedTo = 0

  /// Makes a cursor at the start, behind a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    _ = take("\u{FEFF}")
  }

  /// The next byte; none at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether a text comes next.
  func isAt(_ text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + $0.count)]) }
  }

  /// Moves behind a text if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next place where a text stands, and gives what is before it; none where the text does not come.
  mutating func take(through text: StaticString) -> ArraySlice<UInt8>? {
    let start = index
    let first = text.utf8Start.pointee
    while let candidate = bytes[index...].firstIndex(ofByte: first) {
      index = candidate
      if take(text) { return bytes[start..<candidate] }
      index += 1
    }
    index = bytes.count
    return nil
  }

  /// Moves to the next place where a byte stands, or to the end, and gives what is before it.
  mutating func take(upTo byte: UInt8) -> ArraySlice<UInt8> {
    let start = index
    index = bytes[index...].firstIndex(ofByte: byte) ?? bytes.count
    return bytes[start..<index]
  }

  /// Moves over the bytes that meet a condition, and gives them.
  mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  /// Moves over white space, and tells whether there was any.
  mutating func skipSpace() -> Bool {
    !take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.isEmpty
  }

  /// The line and column of the next byte; the column counts bytes.
  mutating func position() -> SourcePosition {
    while let lineEnd = bytes[countedTo..<index].firstIndex(ofByte: UInt8(ascii: "\n")) {
      line += 1
      lineStart = lineEnd + 1
      countedTo = lineStart
    }
    countedTo = index
    return SourcePosition(line: line, column: index - lineStart + 1)
  }
}

extension ArraySlice<UInt8> {
  /// Where a byte first stands. The C library compares many bytes at once, in debug builds too.
  func firstIndex(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
