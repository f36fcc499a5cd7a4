/// A place in a text of UTF-8 that knows its line.
struct ByteCursor {
  private let bytes: [UInt8]
  private var index = 0
  /// The line, from 1.
  private(set) var line = 1
  /// How many values have been read.
  private var values = 0

  /// The number of values that may be read.
  private let valueLimit: Int

  init(_ bytes: [UInt8], valueLimit: Int = TableNode.countLimit) {
    self.bytes = bytes
    self.valueLimit = valueLimit
  }

  /// Makes sure that a value at a depth is not too deep, nor one too many.
  mutating func countValue(depth: Int) throws(TableSyntaxError) {
    values += 1
    guard depth < TableNode.depthLimit else { throw TableSyntaxError(.nestedTooDeeply, line: line) }
    guard values <= valueLimit else { throw TableSyntaxError(.tooManyValues, line: line) }
  }

  /// The byte here; none at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Takes the byte here.
  mutating func advance() -> UInt8? {
    guard let next = peek else { return nil }
    if next == UInt8(ascii: "\n") { line += 1 }
    index += 1
    return next
  }

  /// Whether a text stands here.
  func starts(with text: StaticString) -> Bool {
    guard index < bytes.count, bytes[index] == text.utf8Start.pointee else { return false }
    return text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Takes a text without line breaks if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Takes all up to a text, and the text; none where it does not follow.
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

  /// Takes bytes as long as they meet a condition.
  mutating func takeAll(while isTaken: (UInt8) -> Bool) -> String {
    let start = index
    while let next = peek, isTaken(next) { _ = advance() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  mutating func skipSpace() {
    while let next = peek, next == UInt8(ascii: " ") || (9...13).contains(next) { _ = advance() }
  }

  /// The number that the next digits write, at most a count of them; none without any.
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

/// A text that is put together from UTF-8 and from UTF-16 codes, two of which may make one character.
struct EscapedText {
  private var bytes: [UInt8] = []
  private var leadingSurrogate: UInt16?

  /// Adds a byte of UTF-8.
  mutating func append(byte: UInt8, line: Int) throws(TableSyntaxError) {
    guard leadingSurrogate == nil else { throw TableSyntaxError(.invalidEscape, line: line) }
    bytes.append(byte)
  }

  /// Adds a code of UTF-16.
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

  /// The text.
  func finished(line: Int) throws(TableSyntaxError) -> String {
    guard leadingSurrogate == nil else { throw TableSyntaxError(.invalidEscape, line: line) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
