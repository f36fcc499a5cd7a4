import Graphics

/// How long a text may be where it is shown.
package struct TextLimit: Hashable, Codable, Sendable {
  /// The width in one line that the text may have, in points; `nil` if nothing limits it.
  package var width: Double?
  /// The number of lines that a text of this width has.
  package var lines: Int
  /// What happens to the next longer text, as a clause, such as `the label 'Next' is truncated`.
  package var cause: String?
  /// The size in points of the font in which widths are measured, if that is not the text's font at full size: the
  /// smallest one of a label that shrinks its text to fit.
  package var fontSize: Double?
  /// The number of letters of the longest text of average words that fits; `nil` for a text in one line.
  package var letters: Int?
  /// The number of layouts that the search took.
  package var layouts = 0

  package init(
    width: Double?, lines: Int, cause: String?, fontSize: Double? = nil, letters: Int? = nil, layouts: Int = 0
  ) {
    self.width = width
    self.lines = lines
    self.cause = cause
    self.fontSize = fontSize
    self.letters = letters
    self.layouts = layouts
  }
}
