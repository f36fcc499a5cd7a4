import Controls
import Graphics

extension SceneResources {
  /// A text in pieces.
  func text(_ written: AttributedText?, defaultFont: Font, for view: String) -> Controls.AttributedText? {
    guard let written else { return nil }
    let runs = written.fragments.map { fragment in
      var run = TextRun(
        fragment.text, font: font(fragment.font) ?? defaultFont, color: color(fragment.color, for: view),
        kerning: fragment.kerning, isUnderlined: fragment.isUnderlined, isStruckThrough: fragment.isStruckThrough,
        paragraphStyle: fragment.paragraph)
      run.baselineOffset = fragment.baselineOffset
      run.backgroundColor = color(fragment.backgroundColor, for: view)
      run.underlineColor = color(fragment.underlineColor, for: view)
      run.strikethroughColor = color(fragment.strikethroughColor, for: view)
      run.link = fragment.link
      return run
    }
    return Controls.AttributedText(runs: runs)
  }
}
