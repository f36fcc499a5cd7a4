/// The scale, the weight and the letters for large text with which Inter replaces SF.
enum SystemDrawing {
  /// The scale of the glyphs. Inter's capitals are 0.727 em high, SF's 0.7047 em at every size: 1,443 of 2,048 units by
  /// `capHeight`, and the same in recorded pictures of UIKit.
  static let scale = 0.9694

  /// Returns the weight on Inter's axis, 100...900, whose strokes at the scale are as thick as those of a weight at the
  /// full size.
  static func weight(for weight: Int) -> Int { min(max((weight * 103 + 50) / 100, 100), 900) }

  /// Returns the setting of the axis `LARG`, by which the bundled Inter has the small letters of SF at a size in
  /// points, or `nil` up to 17 points, for which the font is drawn. From 28 points on, all sizes have the same setting.
  ///
  /// The height of SF's small letters changes with the size as its widths do: both are mixtures of the same masters.
  static func variation(forSize size: Double) -> String? {
    let share = SystemTracking.display(atSize: size)
    return share > 0 ? "LARG=\((100 * share).rounded() / 100)" : nil
  }
}
