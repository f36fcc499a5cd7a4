/// Paths, lines and formats as bytes.
///
/// A `String` is made of grapheme clusters: `/` before a combining mark is another character than `/`, a carriage
/// return with a line feed is one character, and `é` in its two spellings is one text. File systems and formats know
/// bytes alone, so paths are taken apart, and formats are read, by the UTF-8 of their texts.
extension Collection where SubSequence == Substring.UTF8View {
  /// Returns whether the bytes begin with those of a text.
  @inlinable package func hasPrefix(_ prefix: String) -> Bool { withBytes(and: prefix) { $0.hasBytes($1, at: 0) } }

  /// Returns whether the bytes end with those of a text.
  @inlinable package func hasSuffix(_ suffix: String) -> Bool {
    withBytes(and: suffix) { $0.hasBytes($1, at: $0.count - $1.count) }
  }

  /// Returns whether the bytes are those of a text.
  @inlinable package func equals(_ text: String) -> Bool {
    withBytes(and: text) { $0.count == $1.count && $0.hasBytes($1, at: 0) }
  }

  /// Returns whether the bytes of a text are somewhere among these.
  package func contains(_ part: String) -> Bool { offset(of: part) != nil }

  /// Returns where the bytes of a text are first.
  package func firstRange(of part: String) -> Range<String.Index>? {
    guard let offset = offset(of: part) else { return nil }
    let bytes = self[...]
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    return start..<bytes.index(start, offsetBy: part.utf8.count)
  }

  /// Returns the texts between the occurrences of some bytes, of which there is at least one.
  package func components(separatedBy separator: String) -> [Substring] {
    var (rest, components) = (self[...], [Substring]())
    while !separator.isEmpty, let range = rest.firstRange(of: separator) {
      components.append(Substring(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return components + [Substring(rest)]
  }

  /// Returns the text with another in the place of each occurrence of some bytes.
  package func replacing(_ part: String, with other: String) -> String {
    components(separatedBy: part).joined(separator: other)
  }

  /// Returns the text after a prefix, or `nil` if the bytes do not begin with it.
  package func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? Substring(self[...].dropFirst(prefix.utf8.count)) : nil
  }

  /// Returns the text before a suffix, or `nil` if the bytes do not end with it.
  package func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? Substring(self[...].dropLast(suffix.utf8.count)) : nil
  }

  /// Returns the text before the first of an ASCII character, or the whole text without it.
  package func prefix(before character: Unicode.Scalar) -> Substring {
    Substring(self[...].prefix { $0 != UInt8(ascii: character) })
  }

  /// Returns where an ASCII character is first.
  package func firstIndex(of character: Unicode.Scalar) -> String.Index? {
    self[...].firstIndex(of: UInt8(ascii: character))
  }

  /// Returns where an ASCII character is last.
  package func lastIndex(of character: Unicode.Scalar) -> String.Index? {
    self[...].lastIndex(of: UInt8(ascii: character))
  }

  /// Returns the texts between the occurrences of an ASCII character, as `split` of the standard library does.
  package func split(
    separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    self[...].split(
      separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences
    ).map { Substring($0) }
  }

  /// The lines of a text, without their ends: a line feed, a carriage return, or both in this order.
  package var lines: [Substring] {
    let bytes = self[...]
    var lines: [Substring] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(Substring(bytes[start..<end]))
      start = bytes.index(after: end)
      if bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A { start = bytes.index(after: start) }
    }
    return lines + [Substring(bytes[start...])]
  }

  private func offset(of part: String) -> Int? { withBytes(and: part) { $0.offset(of: $1) } }

  /// Calls a function with these bytes and those of a text, as they are in memory.
  @inlinable package func withBytes<Result>(
    and other: String, _ function: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let result = withContiguousStorageIfAvailable { text in
      other.utf8.withContiguousStorageIfAvailable { function(text, $0) }
    }
    if let result, let result { return result }
    // A text of Objective-C.
    return Array(self).withUnsafeBufferPointer { text in
      Array(other.utf8).withUnsafeBufferPointer { function(text, $0) }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether some bytes are at an offset.
  @inlinable package func hasBytes(_ other: Self, at offset: Int) -> Bool {
    guard offset >= 0, other.count <= count - offset else { return false }
    var index = 0
    while index < other.count {
      guard self[offset + index] == other[index] else { return false }
      index += 1
    }
    return true
  }

  /// Returns where some bytes are first.
  fileprivate func offset(of part: Self) -> Int? {
    guard let base = baseAddress, let first = part.first else { return part.isEmpty ? 0 : nil }
    var start = 0
    while start + part.count <= count, let found = memchr(base + start, Int32(first), count - part.count - start + 1) {
      start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if hasBytes(part, at: start) { return start }
      start += 1
    }
    return nil
  }
}
