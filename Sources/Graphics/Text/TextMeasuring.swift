/// Lays out text. One instance serves one task at a time.
public protocol TextMeasuring: AnyObject {
  /// The paragraph for a request: its size, lines and glyphs.
  func paragraph(for request: ParagraphRequest) -> Paragraph

  /// A font's vertical measures in points, before rounding to pixels.
  func metrics(for font: Font) -> FontExtents

  /// Whether a font of this family is at hand; others are replaced by the system typeface.
  func hasFamily(_ family: Font.Family) -> Bool
}
