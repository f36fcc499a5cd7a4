import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeLabel(_ written: LabelElement, id: String) -> Label {
    let label = Label()
    label.font = resources.font(written.font) ?? .systemFont(ofSize: 17)
    label.text = written.text
    label.attributedText = resources.text(written.attributedText, defaultFont: label.font, for: id)
    label.textColor = resources.color(written.textColor, for: id)
    label.textAlignment = written.alignment
    label.lineBreakMode = written.lineBreakMode
    label.numberOfLines = written.numberOfLines
    label.preferredMaxLayoutWidth = written.preferredMaxLayoutWidth ?? 0
    label.adjustsFontSizeToFitWidth = written.adjustsFontSizeToFit
    label.minimumScaleFactor =
      written.minimumScaleFactor ?? written.minimumFontSize.map { $0 / max(label.font.size, 1) } ?? 0
    label.baselineAdjustment = Label.BaselineAdjustment(rawValue: written.baselineAdjustment) ?? .alignBaselines
    label.isEnabled = written.element.flag("enabled") ?? true
    label.shadowColor = resources.color(written.shadowColor, for: id)
    if let offset = written.shadowOffset { label.shadowOffset = offset }
    return label
  }
}
