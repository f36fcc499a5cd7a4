import AutoLayout
import Graphics

extension View {
  /// The pieces of a text in the fonts that this view shows them in.
  func adapted(_ runs: [TextRun], to traits: TraitCollection, scaledBy factor: Double) -> [TextRun] {
    let changesFonts = traits.legibilityWeight == .bold || runs.contains { $0.font.scaling != nil }
    guard changesFonts || factor != 1 else { return runs }
    let adjusts = adjustsFonts
    return runs.map { run in
      var run = run
      run.font = run.font.adapted(to: traits, adjusts: adjusts)
      if factor != 1 { run.font = run.font.withSize(run.font.size * factor) }
      return run
    }
  }

  /// A font as this view shows it.
  func adapted(_ font: Font) -> Font { font.adapted(to: traitCollection, adjusts: adjustsFonts) }

  /// The height of a line of a font as this view shows it, in points; none before layout.
  func lineHeight(of font: Font) -> Double? { environment?.measuring.metrics(for: adapted(font)).lineHeight }

  private var adjustsFonts: Bool {
    (self as? any ContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory ?? false
  }
}
