/// Why a table of strings cannot be used.
public struct LocalizationError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened.
    case unreadable
    /// The file is larger than what is read, in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// The file has a mistake.
    case syntax(TableSyntaxError)
  }

  /// The file.
  public var path: String
  /// The reason.
  public var reason: Reason

  /// Makes an error.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

/// Where and why the file of a table cannot be read.
public struct TableSyntaxError: Error, Hashable, Sendable {
  /// What was found wanting.
  public enum Reason: String, Hashable, Sendable {
    /// The bytes are neither UTF-8 nor UTF-16.
    case encoding
    /// A key should stand here.
    case expectedKey
    /// A text should follow the equals sign, or a value the colon.
    case expectedValue
    /// A colon should follow the key.
    case expectedColon
    /// A comma or the end should follow the value.
    case expectedComma
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
    /// A tag should stand here, of a kind that property lists have.
    case expectedTag
    /// A tag closes another element than the one that is open.
    case mismatchedTag
    /// A tag has no end.
    case unterminatedTag
    /// The file ends while an element is open.
    case unexpectedEnd
    /// `&name;` stands for no character.
    case unknownEntity
    /// More follows after the table has ended.
    case contentAfterTable
    /// Values lie deeper within each other than any table has them.
    case nestedTooDeeply
    /// There are more values than any table has.
    case tooManyValues
    /// The binary form is damaged.
    case malformedBinary
    /// A dictionary should stand here.
    case expectedDictionary
    /// A text should stand here.
    case expectedText
    /// A plural rule or format is missing what it needs.
    case incompleteRule
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
