import AutoLayout
import Graphics

/// A field for one line of text.
open class TextField: Control, ContentSizeCategoryAdjusting {
  /// The border of a text field; raw values are the names in Interface Builder documents.
  public enum BorderStyle: String, Hashable, Sendable {
    case none
    /// A thin rectangle.
    case line
    /// A thin rectangle; UIKit adds a shadow.
    case bezel
    /// A rectangle with rounded corners.
    case roundedRect
  }

  /// When the clear button is shown.
  public enum ViewMode: String, Hashable, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  open override var viewKind: ViewKind { .textField }

  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text with attributes, or `nil` for plain text.
  open var attributedText: AttributedText? {
    didSet { if attributedText != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text to show while the field is empty.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// The placeholder with attributes; it takes precedence over `placeholder`.
  open var attributedPlaceholder: AttributedText? {
    didSet { if attributedPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font = Font.systemFont(ofSize: 17) { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether a font that was created for other traits is scaled to the field's own text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text, or `nil` for the label colour.
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether each character is shown as a dot.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never
  /// The image behind the text.
  open var background: Image?
  /// The rectangle of the text, or `nil` for the bounds without the border and the clear button.
  package var textArea: Rect?

  open override var descriptiveText: String? { attributedPlaceholder?.string ?? placeholder }

  // MARK: Content size

  open override var intrinsicContentSize: Size {
    guard let lineHeight = lineHeight(of: font) else { return super.intrinsicContentSize }
    let width = textSize(shownText).width + 2 * sideInset + clearButtonRoom
    return Size(
      width: ceiledToPixel(width), height: max(textHeight(ofLine: lineHeight) + borderHeight, minimumHeight))
  }

  /// Returns the height of the text, measured on frames saved in documents.
  ///
  /// A line of whole points before iOS 13 (toolsVersion 14854, 13 fields in 8 documents), and for secure text without a
  /// border later, too (7 fields in 3 documents). Other text is 1.5 points higher than its line (from 16097 on, 43
  /// fields in 11 documents). No document shows secure text in a border that is higher than the minimum; it is as high
  /// as other text, so that the fields of a form are equally high at every text size.
  private func textHeight(ofLine lineHeight: Double) -> Double {
    isFlat || isSecureTextEntry && borderStyle == .none
      ? lineHeight.rounded(.up) : ceiledToPixel(ceiledToPixel(lineHeight) + 1.5)
  }

  private var isFlat: Bool { look < .iOS13 }

  open override func firstBaselineOffset(atWidth width: Double) -> Double? { baselineFromTop }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    baselineFromTop.map { intrinsicContentSize.height - $0 }
  }

  open override var shareOfHeightAboveText: Double? { shareAbove }

  /// The share of the free height that is above the text. Text that should fill the field is at its top.
  private var shareAbove: Double { contentVerticalAlignment == .fill ? 0 : contentVerticalAlignment.shareAbove }

  /// The distance of the baseline from the top. An empty field has the baseline that text would have.
  private var baselineFromTop: Double? {
    let sample = shownText.isEmpty ? AttributedText("X", font: font) : shownText
    guard let paragraph = paragraph(sample) else { return nil }
    return roundedToPixel((intrinsicContentSize.height - paragraph.size.height) * shareAbove) + paragraph.firstBaseline
  }

  /// The minimum height, measured on frames saved in documents: 30 points for rounded rectangles up to toolsVersion
  /// 14490 (22 fields in 11 documents), 34 from 16097 on (20 fields in 18 documents), and that of the clear button up
  /// to 14490 (8 fields in 5 documents).
  private var minimumHeight: Double {
    if borderStyle == .roundedRect { return isFlat ? 30 : 34 }
    return isFlat && clearButtonMode != .never ? 19 : 0
  }

  private var borderHeight: Double {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 4
    case .roundedRect: isFlat ? 8 : 12
    }
  }

  private var sideInset: Double {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  // MARK: Drawing

  open override var textSummary: TextSummary? { placedText()?.summary(of: shownText.string) }

  open override func displayItems() -> [DisplayItem] {
    var items = borderItems()
    if let background { items += self.items(of: background, in: bounds, tint: effectiveTintColor) }
    if let placed = placedText() { items += placed.items(color: shownColor) }
    if showsClearButton {
      let center = Point(x: isRightToLeft ? 15 : bounds.maxX - 15, y: bounds.midY)
      items += symbolItems("xmark.circle.fill", size: 18, center: center, color: color(.tertiaryLabel))
    }
    return items
  }

  private func borderItems() -> [DisplayItem] {
    guard !bounds.isEmpty, borderStyle != .none, borderStyle != .roundedRect || background == nil else { return [] }
    let isRound = borderStyle == .roundedRect
    let line = bounds.insetBy(dx: 0.25, dy: 0.25)
    let outline: Path = isRound ? .roundedRect(line, radius: 5) : .rect(line)
    let field: [DisplayItem] =
      isRound && backgroundColor == nil ? [.fill(outline, fieldColor)] : []
    let lineColor = color(isRound ? .systemGray4 : .systemGray2)
    return field + [.stroke(outline, StrokeStyle(width: isRound ? 0.5 : 1), lineColor)]
  }

  private var fieldColor: Color {
    traitCollection.userInterfaceStyle == .dark ? Color(hex: 0x1C1C1E) : .white
  }

  private var shownColor: Color {
    hasText ? textColor ?? color(.label) : color(.placeholderText)
  }

  private func placedText() -> PlacedText? {
    place(
      shownText, in: textRoom,
      settings: TextSettings(alignment: textAlignment, verticalAlignment: contentVerticalAlignment))
  }

  private var textRoom: Rect { textArea ?? textRect(in: bounds) }

  /// Returns the rectangle of the text within bounds: without the border and the clear button, and without what views
  /// at the sides take in points.
  package func textRect(in bounds: Rect, sides: (left: Double, right: Double) = (0, 0)) -> Rect {
    bounds.inset(
      by: EdgeInsets(
        left: max(sides.left, sideInset + (isRightToLeft ? clearButtonRoom : 0)),
        right: max(sides.right, sideInset + (isRightToLeft ? 0 : clearButtonRoom))))
  }

  /// The width in points that a visible clear button takes from the text.
  private var clearButtonRoom: Double { showsClearButton ? 22 : 0 }

  private var showsClearButton: Bool {
    hasText && (clearButtonMode == .always || clearButtonMode == .unlessEditing)
  }

  private var hasText: Bool { !(attributedText?.isEmpty ?? text?.isEmpty ?? true) }

  private var shownText: AttributedText {
    guard hasText else { return attributedPlaceholder ?? AttributedText(placeholder ?? "", font: font) }
    if isSecureTextEntry {
      let count = (attributedText?.string ?? text ?? "").count
      return AttributedText(String(repeating: "\u{2022}", count: count), font: font)
    }
    return attributedText ?? AttributedText(text ?? "", font: font)
  }
}

extension ViewKind {
  package static let textField = ViewKind.control.named("textField", "UITextField") {
    $0.role = .field
    $0.text = .edited
    $0.contentLengths = .height
    $0.textOver = .allowed
  }
}

extension TextField: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let content = attributedText?.string ?? text ?? ""
    let shown = content.isEmpty ? descriptiveText : isSecureTextEntry ? "\(content.count) characters" : content
    return AccessibilityDefaults(
      value: shown, traits: stateTraits(besides: .none), role: isSecureTextEntry ? .secureTextField : .textField)
  }
}
