import Foundation

/// A position in the UTF-8 bytes of a text file, with its line and column.
package struct ByteCursor {
  @usableFromInline let bytes: [UInt8]
  /// The index of the next byte.
  @usableFromInline package internal(set) var index = 0

  /// The line that contains the byte at `countedTo`. Lines are counted only when a place is requested.
  private var line = 1
  /// The index of the first byte of that line.
  private var lineStart = 0
  private var countedTo = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte, or `nil` at the end.
  @inlinable package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns the byte at a distance from the next one, or `nil` after the end.
  func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Whether the whole text is white space.
  package var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Returns whether the next bytes are those of a text, which is not empty.
  @inlinable package func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count, bytes[index] == text.utf8Start.pointee else { return false }
    return (1..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  // MARK: Moving

  /// Moves past the next byte and returns it.
  @inlinable package mutating func advance() -> UInt8? {
    guard let next else { return nil }
    index += 1
    return next
  }

  /// Moves past a text if it comes next, and returns whether it did.
  @inlinable package mutating func take(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next occurrence of a text and returns the bytes before it. Without an occurrence, it moves to the
  /// end and returns `nil`.
  package mutating func take(through text: StaticString) -> ArraySlice<UInt8>? {
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
  package mutating func take(upTo byte: UInt8) -> ArraySlice<UInt8> {
    let start = index
    index = bytes[index...].firstIndex(ofByte: byte) ?? bytes.count
    return bytes[start..<index]
  }

  /// Moves past the bytes that meet a condition and returns them.
  @inlinable package mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  /// Moves past the bytes of a set and returns them.
  package mutating func take(_ set: ByteSet) -> ArraySlice<UInt8> {
    let start = index
    index = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, set.contains(bytes[end]) { end += 1 }
      return end
    }
    return bytes[start..<index]
  }

  // MARK: Places

  /// The line and column of the next byte, from 1. Columns count bytes.
  package var place: (line: Int, column: Int) {
    mutating get {
      while let lineEnd = bytes[countedTo..<index].firstIndex(ofByte: UInt8(ascii: "\n")) {
        line += 1
        lineStart = lineEnd + 1
        countedTo = lineStart
      }
      countedTo = index
      return (line, index - lineStart + 1)
    }
  }

  /// Returns the line and column of a byte that may have been read already.
  ///
  /// - Complexity: O(*n*) in the index, for errors.
  package func place(at index: Int) -> (line: Int, column: Int) {
    var cursor = ByteCursor(bytes)
    cursor.index = index
    return cursor.place
  }
}

extension ArraySlice<UInt8> {
  /// Returns the first index of a byte. `memchr` is much faster than `firstIndex(of:)`, especially in debug builds.
  package func firstIndex(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
