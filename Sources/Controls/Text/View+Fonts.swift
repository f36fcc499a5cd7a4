import AutoLayout
import Graphics

extension View {
  /// The pieces of a text as this view shows them: in its fonts, links in their colour.
  func adapted(_ runs: [TextRun], to traits: TraitCollection, _ settings: TextSettings) -> [TextRun] {
    let isPlain = settings.fontScale == 1 && traits.legibilityWeight == .regular
    guard !isPlain || runs.contains(where: { $0.font.scaling != nil || $0.link != nil }) else { return runs }
    let adjusts = adjustsFonts
    return runs.map { run in
      var run = run
      run.font = run.font.adapted(to: traits, adjusts: adjusts)
      if settings.fontScale != 1 { run.font = run.font.withSize(run.font.size * settings.fontScale) }
      if run.link != nil { showLink(in: &run, settings) }
      return run
    }
  }

  /// A font as this view shows it.
  func adapted(_ font: Font) -> Font { font.adapted(to: traitCollection, adjusts: adjustsFonts) }

  /// The height of a line of a font as this view shows it, in points; none before layout.
  func lineHeight(of font: Font) -> Double? { environment?.measuring.metrics(for: adapted(font)).lineHeight }

  private func showLink(in run: inout TextRun, _ settings: TextSettings) {
    run.color = settings.linkColor ?? color(.link)
    if settings.underlinesLinks { run.isUnderlined = true }
  }

  private var adjustsFonts: Bool {
    (self as? any ContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory ?? false
  }
}
