import AutoLayout
import Controls
import Graphics

/// What views that show text have in common.
protocol TextElement: DocumentElement {}

extension TextElement {
  /// The text; an attributed one takes its place where there is one.
  var text: String? { element.string("text") }
  /// The text in pieces of different looks.
  var attributedText: AttributedText? { element.attributedText("attributedText") }
  /// The font.
  var font: FontDescription? { element.font("fontDescription") }
  /// The text's colour; none for the kind's default.
  var textColor: DocumentColor? { element.color("textColor") }
  /// Where lines stand. Documents leave out the value 0 of the enumeration, which is `left`.
  var alignment: TextAlignment { element.word("textAlignment") ?? .left }
  /// Whether the font follows the reader's text size.
  var adjustsFontForContentSizeCategory: Bool { element.flag("adjustsFontForContentSizeCategory") ?? false }
}

/// A label.
struct LabelElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The most lines; 0 for any number.
  var numberOfLines: Int { element.integer("numberOfLines") ?? 1 }
  /// What happens to text that does not fit.
  var lineBreakMode: LineBreakMode { element.lineBreakMode ?? .truncatingTail }
  /// Whether the font shrinks so that the text fits. Documents write only the `NO`.
  var adjustsFontSizeToFit: Bool { element.flag("adjustsFontSizeToFit") ?? true }
  /// The least factor that the font shrinks by; none where a size in points is given instead.
  var minimumScaleFactor: Double? { element.number("minimumScaleFactor") }
  /// The least size that the font shrinks to, in points.
  var minimumFontSize: Double? { element.number("minimumFontSize") }
  /// What stays in place while the font shrinks: `alignBaselines`, `alignCenters` or `none`.
  var baselineAdjustment: String { element.attributes["baselineAdjustment"] ?? "alignBaselines" }
  /// Whether letters move closer so that the text fits.
  var adjustsLetterSpacingToFitWidth: Bool { element.flag("adjustsLetterSpacingToFitWidth") ?? false }
  /// The width that several lines are broken at while measuring, in points; none where the layout decides.
  var preferredMaxLayoutWidth: Double? { element.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil } }
  /// The text's colour while highlighted.
  var highlightedColor: DocumentColor? { element.color("highlightedColor") }
  /// The colour of the text's shadow.
  var shadowColor: DocumentColor? { element.color("shadowColor") }
  /// The shadow's offset in points.
  var shadowOffset: Size? { element.size("shadowOffset") }
}

/// A text field.
struct TextFieldElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The frame around the text.
  enum BorderStyle: String, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text that is shown while there is none.
  var placeholder: String? { element.string("placeholder") }
  /// The same in pieces of different looks.
  var attributedPlaceholder: AttributedText? { element.attributedText("attributedPlaceholder") }
  /// The frame around the text.
  var borderStyle: BorderStyle { element.word("borderStyle") ?? .none }
  /// Whether the font shrinks so that the text fits. Documents write only the `NO`.
  var adjustsFontSizeToFit: Bool { element.flag("adjustsFontSizeToFit") ?? true }
  /// The least size that the font shrinks to, in points.
  var minimumFontSize: Double? { element.number("minimumFontSize") }
  /// When a button that clears the text is shown: `never`, `whileEditing`, `unlessEditing`, `always`.
  var clearButtonMode: String { element.attributes["clearButtonMode"] ?? "never" }
  /// An image behind the text, for fields without a border.
  var background: ImageReference? { element.image("background") }
  /// Whether dots are shown for the characters.
  var isSecure: Bool { element.child(forKey: "textInputTraits")?.flag("secureTextEntry") ?? false }
  /// The keyboard, for example `emailAddress`.
  var keyboardType: String? { element.child(forKey: "textInputTraits")?.attributes["keyboardType"] }
  /// Where the text stands vertically: `top`, `center`, `bottom`, `fill`.
  var contentVerticalAlignment: String { element.attributes["contentVerticalAlignment"] ?? "center" }
}

/// A text view.
struct TextViewElement: TextElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// Whether the text can be changed.
  var isEditable: Bool { element.flag("editable") ?? true }
  /// Whether the text can be selected.
  var isSelectable: Bool { element.flag("selectable") ?? true }
  /// Whether the text scrolls; a text view that does not is as tall as its text.
  var isScrollEnabled: Bool { element.flag("scrollEnabled") ?? true }
  /// The distances around the text in points, where the document tells them.
  var textContainerInset: EdgeInsets? { element.insets("textContainerInset") }
}

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
}
