import Markup

/// A text assembled from UTF-8 bytes and UTF-16 code units. Two code units may form one character.
struct EscapedText {
  private var bytes: [UInt8] = []
  private var leadingSurrogate: UInt16?

  /// - Parameter line: The line, which is counted only for an error.
  mutating func append(byte: UInt8, line: @autoclosure () -> Int) throws(TableSyntaxError) {
    guard leadingSurrogate == nil else { throw TableSyntaxError(.invalidEscape, line: line()) }
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

extension ByteCursor {
  /// Reads a number of at most `count` digits. Returns `nil` if there is no digit.
  mutating func digits(_ count: Int, base: Int) -> Int? {
    let start = index
    var number = 0
    while index - start < count, let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }), digit < base
    {
      number = number * base + digit
      _ = advance()
    }
    return index > start ? number : nil
  }
}
