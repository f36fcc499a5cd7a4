import Files

/// An error in the file of a strings table.
public struct LocalizationError: Error, Hashable, Sendable {
  /// The reason why the file cannot be used.
  public enum Reason: Hashable, Sendable {
    /// The file cannot be opened, or is too large; `problem` says which.
    case unreadable(problem: String)
    /// The contents are not a valid strings table.
    case syntax(TableSyntaxError)
  }

  /// The path of the file.
  public let path: String
  public let reason: Reason
  /// Whether the file was read as one of translations, whatever its name is.
  var isTranslation = false

  /// The line of a syntax error, from 1, or `nil` for other errors.
  public var line: Int? {
    if case .syntax(let error) = reason { error.line } else { nil }
  }
}

extension LocalizationError: CustomStringConvertible {
  public var description: String { "\(place): \(message)" }

  /// The path, followed by `:line` for a syntax error.
  // The optimizer of Swift 6.3 breaks on callers of another module that this is part of.
  @inline(never)
  package var place: String { line.map { "\(path):\($0)" } ?? path }

  /// The reason without the file and line, in the words for the file's type.
  package var message: String {
    reason.message(for: isTranslation || path.utf8.hasSuffix(".xliff") ? "XLIFF file" : "strings table")
  }
}

extension LocalizationError.Reason: CustomStringConvertible {
  /// The reason without the file and line.
  public var description: String { message(for: "strings table") }

  fileprivate func message(for file: String) -> String {
    switch self {
    case .unreadable(let problem): "cannot open the \(file): \(problem)"
    case .syntax(let error):
      if case .notText(let problem) = error.reason { problem } else { "not a valid \(file): \(error.reason)" }
    }
  }
}

/// A syntax error in a strings table, with its line.
public struct TableSyntaxError: Error, Hashable, Sendable {
  /// What is wrong at the line.
  public enum Reason: Hashable, Sendable {
    /// The file is not the text that somebody wrote: a pointer of Git LFS, a merge conflict, bytes in another encoding
    /// than UTF-8 or UTF-16; `problem` says which, and what to do.
    case notText(problem: String)
    /// There is nothing in a file that cannot be empty.
    case empty
    case expectedKey
    /// There is no value after an equals sign, a colon or an opening bracket.
    case expectedValue
    /// There is no colon after a key.
    case expectedColon
    /// There is neither a comma nor the end of the list after a value.
    case expectedComma
    /// There is no semicolon at the end of an entry.
    case expectedSemicolon
    case unterminatedString
    case unterminatedComment
    /// An escape sequence is invalid.
    case invalidEscape
    /// The brace around the table or around a value is not closed.
    case expectedClosingBrace
    /// There is no tag, or one that is not part of property lists.
    case expectedTag
    /// A tag closes an element that is not the innermost open one.
    case mismatchedTag
    case unterminatedTag
    /// The file ends inside an element.
    case unexpectedEnd
    /// An entity, such as `&name;`, is not defined.
    case unknownEntity
    case contentAfterTable
    /// Values are nested more than 64 levels deep.
    case nestedTooDeeply
    /// There are more than 5,000,000 values.
    case tooManyValues
    /// A binary property list is damaged.
    case malformedBinary
    case expectedDictionary
    case expectedText
    /// A plural rule has no format, or no form for `other`.
    case incompleteRule
    /// A document type declaration, which could define entities.
    case documentType
    /// The root element is not that of XLIFF 1.2.
    case expectedXLIFF
    /// A file of XLIFF does not name the original.
    case expectedOriginal
    /// A unit of XLIFF has no id.
    case expectedID
    /// A file of XLIFF has no source language, or one of its languages is not a language code.
    case expectedLanguage
  }

  public let reason: Reason
  /// The line, from 1. For unterminated strings, comments and tags, this is the line of their start.
  public let line: Int

  init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }
}

extension TableSyntaxError: CustomStringConvertible {
  public var description: String { "line \(line): \(reason)" }
}

extension TableSyntaxError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notText(let problem): problem
    case .empty: "the file is empty"
    case .expectedKey: "expected a key"
    case .expectedValue: "expected a value"
    case .expectedColon: "expected ':' after the key"
    case .expectedComma: "expected ',' or the end of the list"
    case .expectedSemicolon: "expected ';' at the end of the entry"
    case .unterminatedString: "the string that starts here has no closing quote"
    case .unterminatedComment: "the comment that starts here has no end"
    case .invalidEscape: "invalid escape sequence"
    case .expectedClosingBrace: "expected '}'"
    case .expectedTag: "expected a tag of a property list"
    case .mismatchedTag: "the tag does not close the innermost open element"
    case .unterminatedTag: "the tag that starts here has no end"
    case .unexpectedEnd: "the file ends too early"
    case .unknownEntity: "unknown entity; expected one of &amp; &lt; &gt; &quot; &apos; or a character code"
    case .contentAfterTable: "unexpected content after the end of the table"
    case .nestedTooDeeply: "values are nested more than \(TableNode.depthLimit) levels deep"
    case .tooManyValues: "the table has more than \(TableNode.countLimit) values"
    case .malformedBinary: "the binary property list is damaged"
    case .expectedDictionary: "expected a dictionary"
    case .expectedText: "expected a string"
    case .incompleteRule: "the plural rule has no format or no form for 'other'"
    case .documentType: "a document type declaration is not allowed"
    case .expectedXLIFF: "expected an <xliff> element of version 1.0 to 1.2, as Xcode exports it"
    case .expectedOriginal: "the <file> element has no attribute 'original'"
    case .expectedID: "the <trans-unit> element has no attribute 'id'"
    case .expectedLanguage: "the <file> element needs language codes in 'source-language' and 'target-language'"
    }
  }
}
