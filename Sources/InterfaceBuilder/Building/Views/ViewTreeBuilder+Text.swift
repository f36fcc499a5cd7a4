import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeLabel(_ written: LabelElement, id: String) -> Label {
    let label = Label()
    label.font = resources.font(written.font) ?? .systemFont(ofSize: 17)
    label.text = written.text
    label.attributedText = resources.text(written.attributedText, defaultFont: label.font, for: id)
    label.adjustsFontForContentSizeCategory = written.adjustsFontForContentSizeCategory
    label.textColor = resources.color(written.textColor, for: id)
    label.textAlignment = written.alignment
    label.lineBreakMode = written.lineBreakMode
    label.numberOfLines = written.numberOfLines
    label.preferredMaxLayoutWidth = written.preferredMaxLayoutWidth ?? 0
    label.allowsDefaultTighteningForTruncation = written.adjustsLetterSpacingToFitWidth
    label.adjustsFontSizeToFitWidth = written.adjustsFontSizeToFit
    label.minimumScaleFactor =
      written.minimumScaleFactor ?? written.minimumFontSize.map { $0 / max(label.font.size, 1) } ?? 0
    label.baselineAdjustment = Label.BaselineAdjustment(rawValue: written.baselineAdjustment) ?? .alignBaselines
    label.isEnabled = written.element.flag("enabled") ?? true
    label.shadowColor = resources.color(written.shadowColor, for: id)
    if let offset = written.shadowOffset { label.shadowOffset = offset }
    return label
  }

  func makeTextField(_ written: TextFieldElement, id: String) -> TextField {
    let field = TextField()
    field.generation = generation
    if let font = resources.font(written.font) { field.font = font }
    field.text = written.text
    field.attributedText = resources.text(written.attributedText, defaultFont: field.font, for: id)
    field.placeholder = written.attributedPlaceholder?.string ?? written.placeholder
    field.adjustsFontForContentSizeCategory = written.adjustsFontForContentSizeCategory
    field.textColor = resources.color(written.textColor, for: id)
    field.textAlignment = written.alignment
    field.borderStyle = TextField.BorderStyle(rawValue: written.borderStyle.rawValue) ?? .none
    field.isSecureTextEntry = written.isSecure
    field.clearButtonMode = TextField.ViewMode(rawValue: written.clearButtonMode) ?? .never
    field.background = resources.image(written.background, for: id)
    field.isEnabled = written.element.flag("enabled") ?? true
    field.contentVerticalAlignment = VerticalAlignment(rawValue: written.contentVerticalAlignment) ?? .center
    return field
  }

  func makeTextView(_ written: TextViewElement, id: String) -> TextView {
    let view = TextView()
    if let font = resources.font(written.font) { view.font = font }
    view.text = written.text
    view.attributedText = resources.text(written.attributedText, defaultFont: view.font, for: id)
    view.adjustsFontForContentSizeCategory = written.adjustsFontForContentSizeCategory
    view.textColor = resources.color(written.textColor, for: id)
    view.textAlignment = written.alignment
    view.isScrollEnabled = written.isScrollEnabled
    if let inset = written.textContainerInset { view.textContainerInset = inset }
    return view
  }

  func makeSearchBar(_ written: SearchBarElement, id: String) -> SearchBar {
    let bar = SearchBar()
    bar.text = written.text
    bar.placeholder = written.placeholder
    bar.prompt = written.prompt
    if written.isMinimal { bar.searchBarStyle = .minimal }
    bar.showsCancelButton = written.showsCancelButton
    bar.barTintColor = resources.color(written.element.color("barTintColor"), for: id)
    return bar
  }
}
