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
