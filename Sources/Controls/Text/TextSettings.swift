import Graphics

/// How a view sets a text: everything but the text and the room.
struct TextSettings: Hashable, Sendable {
  /// The most lines; 0 for any number.
  var maximumLines = 1
  /// What happens to text that does not fit, unless the text says so itself.
  var lineBreakMode = LineBreakMode.truncatingTail
  /// Where lines prefer to break.
  var lineBreakStrategy = LineBreakStrategy.standard
  /// Where lines stand, unless the text says so itself.
  var alignment = TextAlignment.natural
  /// Whether letters move closer before text is replaced by an ellipsis.
  var allowsTightening = false
  /// Whether a line runs below links, as in labels.
  var underlinesLinks = true
  /// The colour of links; none for the platform's.
  var linkColor: Color?
  /// A factor on the size of every font, after it was brought to the view's text size.
  var fontScale = 1.0
  /// Where the whole text stands between top and bottom.
  var verticalAlignment = VerticalAlignment.center
}

/// Where content stands between top and bottom.
public enum VerticalAlignment: String, Hashable, Sendable {
  /// In the middle.
  case center
  /// At the top edge.
  case top
  /// At the bottom edge.
  case bottom
  /// From edge to edge.
  case fill
}
