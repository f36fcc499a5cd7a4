/// An inconsistency in a document. The rest of the document is still used.
public struct DocumentIssue: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Two objects have the same id; `firstLine` is the line of the first.
    case duplicateID(String, firstLine: Int)
    /// The constraint's attribute, `firstItem` or `secondItem`, names an id that no object has.
    case danglingReference(constraint: String, attribute: String, reference: String)
    /// The value of an element's attribute does not have the expected form.
    case malformedValue(element: String, attribute: String, value: String, expected: Expectation)
    /// The number is beyond 1,000,000,000 or -1,000,000,000, where it is cut off.
    case excessiveNumber(element: String, attribute: String, value: String)
    /// The storyboard's initial view controller, given by its id, is not in the document.
    case missingInitialViewController(String)
  }

  /// The form that a value is expected to have.
  public enum Expectation: String, Hashable, Sendable {
    /// A finite number.
    case number
    /// `YES` or `NO`.
    case flag
    /// A number, a ratio such as `16:9`, or a fraction such as `1/2`.
    case multiplier
    /// The name of an edge, centre, dimension or baseline.
    case layoutAttribute
  }

  public let kind: Kind
  public let position: SourcePosition

  /// Whether a value of the document could not be read, so that something else is shown than was written. None of 2,161
  /// documents of the corpus has such a value.
  package var isUnreadableValue: Bool { if case .malformedValue = kind { true } else { false } }

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}

extension DocumentIssue: CustomStringConvertible {
  /// The line and the inconsistency: `line 3: duplicate id 'a', first used on line 2`.
  public var description: String { "line \(position.line): \(kind)" }
}

extension DocumentIssue.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateID(let id, let line): "duplicate id '\(id)', first used on line \(line)"
    case .danglingReference(let constraint, let attribute, let reference):
      "constraint '\(constraint)' has the \(attribute) '\(reference)', which is not the id of any object"
    case .malformedValue(let element, let attribute, let value, let expected):
      "\(attribute)=\"\(value)\" of <\(element)>: expected \(expected)"
    case .excessiveNumber(let element, let attribute, let value):
      "\(attribute)=\"\(value)\" of <\(element)> is cut off at \(Int(bounded: InterfaceElement.largestNumber))"
    case .missingInitialViewController(let id): "the initial view controller '\(id)' is not in the document"
    }
  }
}

extension DocumentIssue.Expectation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number: "a number"
    case .flag: "YES or NO"
    case .multiplier: "a number, a ratio or a fraction"
    case .layoutAttribute: "a layout attribute"
    }
  }
}
