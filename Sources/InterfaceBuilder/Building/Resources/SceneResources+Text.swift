import Controls
import Graphics

extension SceneResources {
  /// A text in pieces, with the settings of its first paragraph.
  func text(_ written: AttributedText?, defaultFont: Font, for view: String) -> Controls.AttributedText? {
    guard let written else { return nil }
    let runs = written.fragments.map { fragment in
      TextRun(
        fragment.text, font: font(fragment.font) ?? defaultFont, color: color(fragment.color, for: view),
        kerning: fragment.kerning, isUnderlined: fragment.isUnderlined, isStruckThrough: fragment.isStruckThrough)
    }
    let paragraph = written.fragments.lazy.compactMap(\.paragraph).first
    return Controls.AttributedText(
      runs: runs, alignment: paragraph?.alignment, lineBreakMode: paragraph?.lineBreakMode,
      lineSpacing: paragraph?.lineSpacing ?? 0, lineHeightMultiple: paragraph?.lineHeightMultiple ?? 0)
  }
}
