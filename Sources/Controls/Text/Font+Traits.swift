import AutoLayout
import Graphics

extension Font {
  /// The font as a view shows it under its traits: at their text size where it follows it, heavier where letters are to
  /// be more legible.
  ///
  /// - Parameter adjusts: whether fonts follow that were made for a text size of their own.
  func adapted(to traits: TraitCollection, adjusts: Bool) -> Font {
    let followsTextSize = scaling.map { $0.isAutomatic || adjusts } ?? false
    let font = followsTextSize ? sized(for: traits) : self
    return traits.legibilityWeight == .bold ? font.bolder : font
  }

  /// The font at the traits' text size.
  func sized(for traits: TraitCollection) -> Font {
    guard let scaling else { return self }
    var font = self
    if let baseSize = scaling.baseSize {
      let metrics = FontMetrics(forTextStyle: scaling.textStyle)
      font.size = min(metrics.scaledValue(for: baseSize, compatibleWith: traits), scaling.maximumPointSize)
    } else {
      let specification = scaling.textStyle.specification(for: traits)
      font.size = specification.size
      font.leading = specification.leading
    }
    return font
  }

  /// The weight under "Bold Text": WebKit stands in for the setting by 200 more. Other typefaces keep theirs.
  private var bolder: Font {
    guard family == .system || family == .monospacedSystem else { return self }
    var font = self
    font.weight = min(weight + 200, 900)
    return font
  }
}
