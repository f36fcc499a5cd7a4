/// A position in UTF-8 text that keeps track of its line.
struct ByteCursor {
  private let bytes: [UInt8]
  private var index = 0
  /// The line, from 1.
  private(set) var line = 1
  /// The number of values read so far.
  private var values = 0

  private let valueLimit: Int

  init(_ bytes: [UInt8], valueLimit: Int = TableNode.countLimit) {
    self.bytes = bytes
    self.valueLimit = valueLimit
  }

  /// Counts a value and throws if it is nested too deeply or if there are too many values.
  mutating func countValue(depth: Int) throws(TableSyntaxError) {
    values += 1
    guard depth < TableNode.depthLimit else { throw TableSyntaxError(.nestedTooDeeply, line: line) }
    guard values <= valueLimit else { throw TableSyntaxError(.tooManyValues, line: line) }
  }

  /// The next byte, or `nil` at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Moves past the next byte and returns it.
  mutating func advance() -> UInt8? {
    guard let next = peek else { return nil }
    if next == UInt8(ascii: "\n") { line += 1 }
    index += 1
    return next
  }

  /// Returns whether the rest starts with a text.
  func starts(with text: StaticString) -> Bool {
    guard index < bytes.count, bytes[index] == text.utf8Start.pointee else { return false }
    return text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Moves past a text without line breaks if the rest starts with it, and returns whether it does.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next occurrence of a text and returns what is before it, or `nil` if there is none.
  mutating func takeAll(upTo end: StaticString) -> String? {
    let start = index
    while index < bytes.count {
      if starts(with: end) {
        defer { _ = take(end) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      _ = advance()
    }
    return nil
  }

  /// Moves past the bytes that meet a condition and returns them.
  mutating func takeAll(while isTaken: (UInt8) -> Bool) -> String {
    let start = index
    while let next = peek, isTaken(next) { _ = advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func skipSpace() {
    while let next = peek, next == UInt8(ascii: " ") || (9...13).contains(next) { _ = advance() }
  }

  /// Reads a number of at most `count` digits. Returns `nil` if there is no digit.
  mutating func digits(_ count: Int, base: Int) -> Int? {
    let start = index
    var number = 0
    while index - start < count, let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }), digit < base
    {
      number = number * base + digit
      index += 1
    }
    return index > start ? number : nil
  }
}

/// A text assembled from UTF-8 bytes and UTF-16 code units. Two code units may form one character.
struct EscapedText {
  private var bytes: [UInt8] = []
  private var leadingSurrogate: UInt16?

  mutating func append(byte: UInt8, line: Int) throws(TableSyntaxError) {
    guard leadingSurrogate == nil else { throw TableSyntaxError(.invalidEscape, line: line) }
    bytes.append(byte)
  }

  mutating func append(unit: UInt16, line: Int) throws(TableSyntaxError) {
    if UTF16.isLeadSurrogate(unit), leadingSurrogate == nil {
      leadingSurrogate = unit
      return
    }
    let units = [leadingSurrogate, unit].compactMap(\.self)
    guard let text = String(validating: units, as: UTF16.self) else {
      throw TableSyntaxError(.invalidEscape, line: line)
    }
    leadingSurrogate = nil
    bytes.append(contentsOf: text.utf8)
  }

  func finished(line: Int) throws(TableSyntaxError) -> String {
    guard leadingSurrogate == nil else { throw TableSyntaxError(.invalidEscape, line: line) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
