/// A table of translated texts by key.
public struct StringsTable: Hashable, Sendable {
  /// The texts.
  public var entries: [String: String]

  /// Makes a table.
  public init(_ entries: [String: String] = [:]) { self.entries = entries }

  /// Reads the bytes of a `.strings` file: UTF-8 or UTF-16, in the form of property lists of old.
  ///
  /// - Throws: A `StringsSyntaxError` with the line where reading ended.
  /// - Complexity: Linear in the number of bytes.
  public init(bytes: some Collection<UInt8>) throws(StringsSyntaxError) {
    var parser = StringsParser(try StringsEncoding.utf8(from: Array(bytes)))
    entries = try parser.table()
  }

  /// The text for a key.
  public subscript(key: String) -> String? { entries[key] }
}

/// Where and why a `.strings` file cannot be read.
public struct StringsSyntaxError: Error, Hashable, Sendable {
  /// What was found wanting.
  public enum Reason: String, Hashable, Sendable {
    /// The bytes are neither UTF-8 nor UTF-16.
    case encoding
    /// A key should stand here.
    case expectedKey
    /// A text should follow the equals sign.
    case expectedValue
    /// A semicolon should end the entry.
    case expectedSemicolon
    /// A text has no closing quote.
    case unterminatedString
    /// A comment has no end.
    case unterminatedComment
    /// A text has a code that is no character.
    case invalidEscape
    /// The brace that the table starts with is not closed.
    case expectedClosingBrace
  }

  /// What was found wanting.
  public var reason: Reason
  /// The line, from 1; for texts and comments without an end, the one where they start.
  public var line: Int

  /// Makes an error.
  public init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}
