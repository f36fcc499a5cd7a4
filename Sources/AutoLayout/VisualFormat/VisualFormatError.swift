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
