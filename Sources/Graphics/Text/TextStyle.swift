/// A role of text whose size follows the text size that a person chose.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// Titles, from the largest to the smallest.
  case largeTitle, title1, title2, title3
  /// Heads of content, semibold.
  case headline
  /// Running text.
  case body
  /// Text that stands apart.
  case callout
  /// Heads below a headline.
  case subheadline
  /// Text at the foot of a page.
  case footnote
  /// Texts of pictures.
  case caption1, caption2
}
