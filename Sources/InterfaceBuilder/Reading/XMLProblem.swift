/// A violation of the grammar of XML.
enum XMLProblem: Error, Hashable {
  /// A part of the grammar that can be missing.
  enum Syntax: String, Hashable {
    case element
    /// The name of an element or attribute.
    case name
    /// The `=` between an attribute's name and its value.
    case equalsSign
    /// A value in quotes that contains no `<`.
    case quotedValue
    /// `>` or `/>`.
    case tagEnd
    /// `-->`.
    case commentEnd
    /// `]]>`.
    case characterDataEnd
    /// `?>`.
    case instructionEnd
    /// The `;` after a reference.
    case referenceEnd
  }

  case expected(Syntax)
  /// The file has nothing but white space.
  case emptyFile
  /// The file ends inside an element.
  case unclosedElement(String, openedAtLine: Int)
  /// The name of an end tag differs from the name of the element that it closes.
  case mismatchedEndTag(String, expected: String, openedAtLine: Int)
  /// An end tag is outside all elements.
  case strayEndTag(String)
  case duplicateAttribute(String)
  /// A reference names neither a character nor one of XML's predefined entities.
  case unknownReference(String)
  case contentAfterDocument
}

extension XMLProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .expected(let syntax): "expected \(syntax)"
    case .emptyFile: "the file is empty"
    case .unclosedElement(let name, let line): "<\(name)>, opened on line \(line), is never closed"
    case .mismatchedEndTag(let name, let expected, let line):
      "expected </\(expected)> for the element opened on line \(line), found </\(name)>"
    case .strayEndTag(let name): "</\(name)> has no start tag"
    case .duplicateAttribute(let name): "duplicate attribute '\(name)'"
    case .unknownReference(let name): "unknown reference '&\(name);'"
    case .contentAfterDocument: "unexpected content after the root element"
    }
  }
}

extension XMLProblem.Syntax: CustomStringConvertible {
  var description: String {
    switch self {
    case .element: "an element"
    case .name: "a name"
    case .equalsSign: "'=' after the attribute's name"
    case .quotedValue: "a value in quotes"
    case .tagEnd: "'>' or '/>'"
    case .commentEnd: "'-->' at the end of the comment"
    case .characterDataEnd: "']]>' at the end of the character data"
    case .instructionEnd: "'?>' at the end of the processing instruction"
    case .referenceEnd: "';' at the end of the reference"
    }
  }
}
