/// Something that a document says but cannot mean. The rest of the document is read.
public struct DocumentIssue: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// Two objects have one id; the line of the first.
    case duplicateID(String, firstLine: Int)
    /// A constraint refers to an id that nothing has; the attribute tells which side.
    case danglingReference(constraint: String, attribute: String, reference: String)
    /// An attribute's value is not of the form that is needed.
    case malformedValue(element: String, attribute: String, value: String, expected: Expectation)
    /// A storyboard starts with a view controller that it does not have.
    case missingInitialViewController(String)
  }

  /// The form that a value should have.
  public enum Expectation: String, Hashable, Sendable {
    /// A finite number.
    case number
    /// `YES` or `NO`.
    case flag
    /// A number or two that are divided.
    case multiplier
    /// The name of an edge, centre, dimension or baseline.
    case layoutAttribute
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it stands.
  public var position: SourcePosition

  /// Makes an issue.
  public init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
