import Files

// Formats of documentation consist of Unicode scalars: a mark of theirs stays one if a combining character follows it,
// with which it is one `Character`.

extension Substring.UnicodeScalarView {
  func hasPrefix(_ prefix: String) -> Bool { Substring(self).utf8.hasPrefix(prefix) }

  func hasSuffix(_ suffix: String) -> Bool { Substring(self).utf8.hasSuffix(suffix) }

  func contains(_ part: String) -> Bool { Substring(self).utf8.contains(part) }

  func equals(_ text: String) -> Bool { Substring(self).utf8.equals(text) }

  func firstRange(of part: String) -> Range<String.Index>? { Substring(self).utf8.firstRange(of: part) }

  func lowercased() -> String { Substring(self).lowercased() }
}

extension Unicode.Scalar {
  var isWhitespace: Bool { properties.isWhitespace }

  var isLetter: Bool { properties.isAlphabetic }

  var isNumber: Bool { properties.numericType != nil }

  var isUppercase: Bool { properties.isUppercase }

  var isNewline: Bool { (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }

  /// Whether a backslash in Markdown escapes the character (CommonMark, "Backslash escapes").
  var isASCIIPunctuation: Bool { (0x21...0x7E).contains(value) && !isLetter && !isNumber }

  func isOne(of scalars: String) -> Bool { scalars.unicodeScalars.contains(self) }
}
