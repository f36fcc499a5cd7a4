import Galley

extension TableSyntaxError.Reason {
  var sentence: String {
    switch self {
    case .encoding: "the text is neither in UTF-8 nor in UTF-16"
    case .expectedKey: "expected a key"
    case .expectedValue: "expected a value"
    case .expectedColon: "expected : after a key"
    case .expectedComma: "expected a comma or the end of the list"
    case .expectedSemicolon: "expected ; to end the entry"
    case .unterminatedString: "a text that starts here has no closing quote"
    case .unterminatedComment: "a comment that starts here has no end"
    case .invalidEscape: "a code after \\ is no character"
    case .expectedClosingBrace: "expected } to end the table"
    case .expectedTag: "expected a tag that property lists have"
    case .mismatchedTag: "the tag closes another element than the one that is open"
    case .unterminatedTag: "a tag that starts here has no end"
    case .unexpectedEnd: "the file ends too early"
    case .unknownEntity: "&...; stands for no character"
    case .contentAfterTable: "the table has ended, yet more follows"
    case .nestedTooDeeply: "values are nested deeper than any table has them"
    case .tooManyValues: "more values than any table has"
    case .malformedBinary: "the binary property list is damaged"
    case .expectedDictionary: "expected a dictionary"
    case .expectedText: "expected a text"
    case .incompleteRule: "the rule lacks its format, or its form for other"
    }
  }
}
