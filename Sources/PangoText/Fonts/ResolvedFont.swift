internal import CPango
import Graphics

/// A font as asked for, with everything decided that measuring needs.
final class ResolvedFont {
  /// The family, weight, slope and size, for Pango.
  let description: OpaquePointer
  /// The font's own line.
  let line: LineMetrics
  /// The height of capital letters in points.
  let capHeight: Double
  /// The measures of the typeface that is used.
  let own: OwnMetrics
  /// The em size in points, held to what can be drawn.
  let size: Double
  /// Spacing that makes the text as wide as in the platform's typeface.
  let tracking: SystemTracking?
  /// Whether lines grow for scripts that are taller than the font.
  let growsForTallScripts: Bool
  /// The family that was asked for and that another stands in for; none where it is at hand.
  let missingFamily: String?

  /// Takes over the description.
  init(
    description: OpaquePointer, line: LineMetrics, capHeight: Double, own: OwnMetrics, size: Double,
    tracking: SystemTracking?,
    growsForTallScripts: Bool, missingFamily: String?
  ) {
    self.description = description
    self.line = line
    self.capHeight = capHeight
    self.own = own
    self.size = size
    self.tracking = tracking
    self.growsForTallScripts = growsForTallScripts
    self.missingFamily = missingFamily
  }

  deinit { pango_font_description_free(description) }
}
