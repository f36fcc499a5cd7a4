/// The scale and the weight at which Inter replaces SF.
///
/// Inter's capitals are 0.727 em high and its small letters 0.545 em at every size. SF's capitals are 0.705 em, its
/// small letters 0.526 em at 17 points and 0.508 em at 34 points (measured on recorded pictures of UIKit; 1,443 of
/// 2,048 units by `capHeight`). Up to 17 points Inter is drawn at the scale of both. From 28 points on, no scale fits
/// both, and the error is divided between them: capitals are 1.5% too low, small letters 2.5% too high.
enum SystemDrawing {
  /// The scale of the glyphs up to 17 points.
  static let textScale = 0.9694
  /// The scale of the glyphs from 28 points on. Between the two it changes evenly.
  static let displayScale = 0.955

  /// The sizes in points up to which and from which the scale stays the same: the ends of SF's optical size axis.
  static let opticalSizes = 17.0...28.0

  /// The change of the scale for each point between them.
  static let scalePerPoint =
    (displayScale - textScale) / (opticalSizes.upperBound - opticalSizes.lowerBound)

  /// Returns the weight on Inter's axis, 100...900, whose strokes at the text scale are as thick as those of a weight
  /// at the full size.
  static func weight(for weight: Int) -> Int { min(max((weight * 103 + 50) / 100, 100), 900) }
}
