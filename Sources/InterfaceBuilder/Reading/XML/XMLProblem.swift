/// What is wrong with XML that is not well formed.
public enum XMLProblem: Error, Hashable, Sendable {
  /// What the grammar asks for at some place.
  public enum Syntax: String, Hashable, Sendable {
    /// An element, the document's outermost.
    case element
    /// The name of an element or attribute.
    case name
    /// The `=` between an attribute and its value.
    case equalsSign
    /// A value in quotes, without `<` in it.
    case quotedValue
    /// `>` or `/>`.
    case tagEnd
    /// `-->`.
    case commentEnd
    /// `]]>`.
    case characterDataEnd
    /// `?>`.
    case instructionEnd
    /// `;` after a reference.
    case referenceEnd
  }

  /// Something else stands where the grammar asks for this, or the file ends there.
  case expected(Syntax)
  /// The file ends while an element is open.
  case unclosedElement(String, openedAtLine: Int)
  /// An element ends under another name than it started.
  case mismatchedEndTag(String, expected: String, openedAtLine: Int)
  /// An element ends that never started.
  case strayEndTag(String)
  /// An element has one attribute twice.
  case duplicateAttribute(String)
  /// A reference to an entity that XML itself does not have, or to no character.
  case unknownReference(String)
  /// Something follows the outermost element.
  case contentAfterDocument
}
