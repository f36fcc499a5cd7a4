import Foundation

/// A position in the bytes of an XML file.
struct XMLCursor {
  private let bytes: [UInt8]
  private(set) var index = 0
  /// The line that contains the byte at `countedTo`. Lines are counted only when a position is requested.
  private var line = 1
  /// The index of the first byte of that line.
  private var lineStart = 0
  private var countedTo = 0

  /// Creates a cursor at the start of the file, after its byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    _ = take("\u{FEFF}")
  }

  /// The next byte, or `nil` at the end of the file.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether the whole file is white space.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Returns whether the next bytes are those of a string.
  func isAt(_ text: StaticString) -> Bool {
    guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + $0.count)]) }
  }

  /// Moves past a string if it comes next, and returns whether it did.
  mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next occurrence of a string and returns the bytes before it, or `nil` if there is no occurrence.
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

  /// Moves to the next occurrence of a byte, or to the end, and returns the bytes before it.
  mutating func take(upTo byte: UInt8) -> ArraySlice<UInt8> {
    let start = index
    index = bytes[index...].firstIndex(ofByte: byte) ?? bytes.count
    return bytes[start..<index]
  }

  /// Moves past the bytes that meet a condition and returns them.
  mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  /// Moves past white space and returns whether there was any.
  mutating func skipSpace() -> Bool {
    !take { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }.isEmpty
  }

  /// Returns the line and column of the next byte. Columns count bytes.
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
  /// Returns the first index of a byte. `memchr` is much faster than `firstIndex(of:)`, especially in debug builds.
  func firstIndex(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
