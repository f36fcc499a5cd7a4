import AutoLayout
import Controls
import Graphics

/// What labels, text fields and text views have in common.
protocol TextElement: DocumentElement {}

extension TextElement {
  var text: String? { element.string("text") }
  /// The attributed text, which takes precedence over `text`.
  var attributedText: AttributedText? { element.attributedText("attributedText") }
  var font: FontDescription? { element.font("fontDescription") }
  /// The text colour, or `nil` for the default of the kind of view.
  var textColor: DocumentColor? { element.color("textColor") }
  /// The alignment. Documents omit the enumeration's zero value, which is `left`.
  var alignment: TextAlignment { element.word("textAlignment") ?? .left }
  var adjustsFontForContentSizeCategory: Bool { element.flag("adjustsFontForContentSizeCategory") ?? false }
}

struct LabelElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The maximum number of lines, or 0 for no limit.
  var numberOfLines: Int { element.integer("numberOfLines") ?? 1 }
  var lineBreakMode: LineBreakMode { element.lineBreakMode ?? .truncatingTail }
  /// Whether the font shrinks to fit the text. Documents write only an explicit `NO`.
  var adjustsFontSizeToFit: Bool { element.flag("adjustsFontSizeToFit") ?? true }
  /// The smallest scale factor of the font, or `nil` if the document specifies a size instead.
  var minimumScaleFactor: Double? { element.number("minimumScaleFactor") }
  /// The smallest size of the font in points. Documents before iOS 6 specify it instead of a scale factor.
  var minimumFontSize: Double? { element.number("minimumFontSize") }
  var baselineAdjustment: Label.BaselineAdjustment { element.word("baselineAdjustment") ?? .alignBaselines }
  var adjustsLetterSpacingToFitWidth: Bool { element.flag("adjustsLetterSpacingToFitWidth") ?? false }
  /// The width in points that a label with several lines is measured at, or `nil` for the width from layout.
  var preferredMaxLayoutWidth: Double? { element.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil } }
  var shadowColor: DocumentColor? { element.color("shadowColor") }
  var shadowOffset: Size? { element.size("shadowOffset") }
}

struct TextFieldElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var placeholder: String? { element.string("placeholder") }
  var attributedPlaceholder: AttributedText? { element.attributedText("attributedPlaceholder") }
  var borderStyle: TextField.BorderStyle { element.word("borderStyle") ?? .none }
  var clearButtonMode: TextField.ViewMode { element.word("clearButtonMode") ?? .never }
  /// The background image of a field without a border.
  var background: ImageReference? { element.image("background") }
  var isSecure: Bool { element.child(forKey: "textInputTraits")?.flag("secureTextEntry") ?? false }
  var contentVerticalAlignment: VerticalAlignment { element.word("contentVerticalAlignment") ?? .center }
}

struct TextViewElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether the text scrolls. A text view that does not scroll is as tall as its text.
  var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }
  /// The distances around the text in points, or `nil` for the default.
  var textContainerInset: EdgeInsets? { element.insets("textContainerInset") }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeLabel(_ element: LabelElement) -> Label {
    let id = element.id ?? ""
    let label = Label()
    let isOnlyUse = element.attributedText == nil && element.minimumFontSize == nil
    resources.setFont(element.font, isOnlyUse: isOnlyUse) { label.font = $0 }
    label.text = element.text
    label.attributedText = resources.text(element.attributedText, defaultFont: label.font, for: id)
    label.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    label.textColor = resources.color(element.textColor, for: id)
    label.textAlignment = element.alignment
    label.lineBreakMode = element.lineBreakMode
    label.numberOfLines = element.numberOfLines
    label.preferredMaxLayoutWidth = element.preferredMaxLayoutWidth ?? 0
    label.allowsDefaultTighteningForTruncation = element.adjustsLetterSpacingToFitWidth
    label.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFit
    label.minimumScaleFactor =
      element.minimumScaleFactor ?? element.minimumFontSize.map { $0 / max(label.font.size, 1) } ?? 0
    label.baselineAdjustment = element.baselineAdjustment
    label.isEnabled = element.isEnabled
    label.shadowColor = resources.color(element.shadowColor, for: id)
    if let offset = element.shadowOffset { label.shadowOffset = offset }
    return label
  }

  func makeTextField(_ element: TextFieldElement) -> TextField {
    let id = element.id ?? ""
    let field = TextField()
    let isOnlyUse = element.attributedText == nil && element.attributedPlaceholder == nil
    resources.setFont(element.font, isOnlyUse: isOnlyUse) { field.font = $0 }
    field.text = element.text
    field.attributedText = resources.text(element.attributedText, defaultFont: field.font, for: id)
    field.placeholder = element.placeholder
    field.attributedPlaceholder = resources.text(element.attributedPlaceholder, defaultFont: field.font, for: id)
    field.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    field.textColor = resources.color(element.textColor, for: id)
    field.textAlignment = element.alignment
    field.borderStyle = element.borderStyle
    field.isSecureTextEntry = element.isSecure
    field.clearButtonMode = element.clearButtonMode
    field.background = resources.image(element.background, for: id)
    field.isEnabled = element.isEnabled
    field.contentVerticalAlignment = element.contentVerticalAlignment
    return field
  }

  func makeTextView(_ element: TextViewElement) -> TextView {
    let id = element.id ?? ""
    let view = TextView()
    resources.setFont(element.font, isOnlyUse: element.attributedText == nil) { view.font = $0 }
    view.text = element.text
    view.attributedText = resources.text(element.attributedText, defaultFont: view.font, for: id)
    view.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory
    view.textColor = resources.color(element.textColor, for: id)
    view.textAlignment = element.alignment
    view.isScrollEnabled = element.isScrollEnabled
    if let inset = element.textContainerInset { view.textContainerInset = inset }
    return view
  }
}
