import Graphics

/// A line's glyphs before it is placed.
struct LineContent {
  /// Which of its paragraph's characters it shows, by their bytes.
  var places: Range<Int>
  /// The glyphs, positions relative to the line's left end on its baseline.
  var runs: [GlyphRun] = []
  /// The advance width in points, with the spacing after the last character.
  var width = 0.0
  /// How much room the line needs above and below.
  var metrics: LineMetrics
  /// Lines under or through the text, relative to the line's left end on its baseline.
  var decorations: [TextDecoration] = []
  /// Areas behind the text, relative to the line's left end on its baseline.
  var backgrounds: [TextDecoration] = []
  /// The style of the line's paragraph.
  var style = ParagraphStyle()
  /// Whether the line is its paragraph's first.
  var isFirst = false
  /// Whether the line is its paragraph's last.
  var isLast = false
  /// Characters without a glyph.
  var missingCharacters: [Unicode.Scalar] = []
}
