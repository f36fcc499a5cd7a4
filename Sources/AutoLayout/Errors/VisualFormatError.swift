/// The reason why a visual format cannot be parsed. Its ``description`` is the text that Auto Layout prints.
public struct VisualFormatError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The format is empty.
    case emptyFormat
    /// The format contains characters other than ASCII.
    case nonASCIICharacters
    /// An H or V is not followed by a colon.
    case expectedColon(Axis)
    /// A view in brackets is expected.
    case expectedView
    /// The text in brackets does not begin with a name.
    case malformedViewName
    /// No view has the name.
    case unknownView(String)
    /// The bracket of a view is not closed.
    case unclosedView
    /// The parenthesis of a view's thickness is not closed.
    case unclosedThickness
    /// A view's thickness is not followed by the closing bracket.
    case unclosedViewAfterThickness
    /// The parenthesis of a space is not closed.
    case unclosedSpace
    /// A space is not followed by a hyphen.
    case expectedHyphen
    /// A relation is not ==, >= or <=.
    case unknownRelation
    /// A number or a name is expected.
    case expectedNumberOrMetric
    /// No metric has the name, and no view has it if a view is allowed.
    case unknownMetric(String)
    /// A view is given where a distance is expected. Only a thickness can refer to another view.
    case viewAsSpace(String)
    /// A number is infinite or not a number.
    case numberNotFinite(Double)
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// A `|` is next to a view that has no superview.
    case missingSuperview
    /// The options align edges along the axis of the format itself.
    case alignmentAlongAxis(Axis)
    /// The format continues after its end.
    case expectedEnd
  }

  public let reason: Reason
  public let format: String
  /// The offset of the character that is not accepted, in characters from 0.
  public let position: Int
}

extension VisualFormatError: CustomStringConvertible {
  /// The reason, the format, and a caret below the character that is not accepted.
  ///
  /// The wording and form are Auto Layout's if they are known, from the errors listed in the Auto Layout Guide, "Visual
  /// Format Language", in the Cocoa Auto Layout Guide, "Visual Format String Grammar", and from published crash logs.
  public var description: String {
    switch reason {
    case .emptyFormat, .nonASCIICharacters: "Unable to parse constraint format: \(reason.sentence)"
    default:
      """
      Unable to parse constraint format: 
      \(reason.sentence) 
      \(format) 
      \(String(repeating: " ", count: position))^
      """
    }
  }
}

extension VisualFormatError.Reason {
  fileprivate var sentence: String {
    switch self {
    case .emptyFormat: "It's an empty string."
    case .nonASCIICharacters: "It contains non-ASCII characters."
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view"
    case .malformedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and"
        + " underscores."
    case .unknownView(let name): "\(name) is not a key in the views dictionary."
    case .unclosedView: "Expected a ']' here. That is how you give the end of a view."
    case .unclosedThickness: "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unclosedViewAfterThickness: "Expected ']' after specifying thickness."
    case .unclosedSpace: "A predicate on a space must end with ')' and the space must end with '-'"
    case .expectedHyphen: "Expected a '-' here. That is how you give the end of a space."
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedNumberOrMetric:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .viewAsSpace(let name): "\(name) is a view, and only the thickness of a view can refer to another view"
    case .numberNotFinite(let number): "\(number) is not a finite number"
    case .priorityOutOfRange(let number): "\(number) is not a valid priority, which must be above 0 and at most 1000"
    case .missingSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis.rawValue) edge, which is not allowed for layout that is"
        + " also \(axis.rawValue)."
    case .expectedEnd: "Expected the end of the format"
    }
  }
}
