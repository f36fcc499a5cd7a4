/// Why a visual format cannot be read; its ``description`` is what Auto Layout prints.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// There is nothing to read.
    case emptyFormat
    /// Names and everything else are made of ASCII characters.
    case nonASCIICharacters
    /// An H or V without a colon.
    case expectedColon(Axis)
    /// A view in brackets should stand here.
    case expectedView
    /// What stands in brackets does not begin as a name does.
    case malformedViewName
    /// The name is not among the views.
    case unknownView(String)
    /// The brackets of a view do not close.
    case unclosedView
    /// The parentheses of a view's thickness do not close.
    case unclosedThickness
    /// A view's thickness is followed by something else than the closing bracket.
    case unclosedViewAfterThickness
    /// The parentheses of a space do not close.
    case unclosedSpace
    /// A space is not followed by a hyphen.
    case expectedHyphen
    /// A relation of another form than ==, >= or <=.
    case unknownRelation
    /// Neither a number nor a name.
    case expectedNumberOrMetric
    /// The name is neither among the metrics nor, where a view can stand, among the views.
    case unknownMetric(String)
    /// A view stands where a distance is wanted: only thicknesses can be told by another view's.
    case viewAsSpace(String)
    /// A number that is too large or no number.
    case numberNotFinite(Double)
    /// A priority that is not over 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// A | beside a view that has no superview.
    case missingSuperview
    /// The options align edges that lie on the format's own axis.
    case alignmentAlongAxis(Axis)
    /// The format goes on after its end.
    case expectedEnd
  }

  /// The reason.
  public let reason: Reason
  /// The format.
  public let format: String
  /// How many characters had been read; the next one does not fit.
  public let position: Int
}

extension VisualFormatError: CustomStringConvertible {
  /// The reason in words, the format, and a caret under the character that does not fit.
  ///
  /// Wording and form are Auto Layout's where they are known: from the errors that Auto Layout Guide, "Visual Format
  /// Language" and Cocoa Auto Layout Guide, "Visual Format String Grammar" list, and from published crash logs.
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
    case .viewAsSpace(let name): "\(name) is a view, which can give the thickness of another view but no space"
    case .numberNotFinite(let number): "\(number) is not a finite number"
    case .priorityOutOfRange(let number): "\(number) is not a priority, which is over 0 and at most 1000"
    case .missingSuperview: "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis.rawValue) edge, which is not allowed for layout that is"
        + " also \(axis.rawValue)."
    case .expectedEnd: "Expected the end of the format"
    }
  }
}
