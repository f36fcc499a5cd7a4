import Graphics

/// How long a text may be where it is shown.
package struct TextLimit: Hashable, Codable, Sendable {
  /// The width in one line that the text may have, in points; `nil` if nothing limits it.
  package var width: Double?
  /// The number of lines that a text of this width has.
  package var lines: Int
  /// What happens if the text is a pixel wider, as a clause, such as `the label 'Next' is truncated`.
  package var cause: String?
  /// The number of layouts that it took to know.
  package var layouts = 0

  package init(width: Double?, lines: Int, cause: String?, layouts: Int = 0) {
    self.width = width
    self.lines = lines
    self.cause = cause
    self.layouts = layouts
  }
}
