import AutoLayout
import Graphics

/// A field for a line of text.
open class TextField: Control, ContentSizeCategoryAdjusting {
  /// What surrounds the text, named as in Interface Builder documents.
  public enum BorderStyle: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// A thin frame.
    case line
    /// A thin frame with a shade.
    case bezel
    /// A frame with round corners.
    case roundedRect
  }

  /// When a button or a view beside the text shows.
  public enum ViewMode: String, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Except while the text is edited.
    case unlessEditing
    /// At any time.
    case always
  }

  open override var elementClass: String { "textField" }
  open override var platformClass: String { "UITextField" }

  /// The text.
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text in pieces of different looks; none for a text of one look.
  open var attributedText: AttributedText? {
    didSet { if attributedText != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What shows while there is no text.
  open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
  /// The text's font.
  open var font = Font.systemFont(ofSize: 17) { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the font follows the view's text size where it was made for another.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The text's colour; none for the platform's.
  open var textColor: Color?
  /// Where the text stands.
  open var textAlignment = TextAlignment.natural
  /// What surrounds the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether every character shows as a dot.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// When a button that clears the text shows.
  open var clearButtonMode = ViewMode.never
  /// The picture behind the text.
  open var background: Image?

  open override var descriptiveText: String? { placeholder }

  // MARK: Content size

  /// Heights are measured on frames saved in documents: without a border one line and 1.5 points.
  open override var intrinsicContentSize: Size {
    guard let lineHeight = lineHeight(of: font) else { return super.intrinsicContentSize }
    let line = ceiledToPixel(lineHeight)
    let width = textSize(shownText).width + 2 * sideInset
    return Size(width: width, height: max(line + 1.5 + borderHeight, minimumHeight))
  }

  open override func firstBaselineOffset(atWidth width: Double) -> Double? { baselineFromTop }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    baselineFromTop.map { intrinsicContentSize.height - $0 }
  }

  /// An empty field has the baseline that a text would have.
  private var baselineFromTop: Double? {
    let sample = shownText.isEmpty ? AttributedText("X", font: font) : shownText
    guard let paragraph = paragraph(sample) else { return nil }
    return roundedToPixel((intrinsicContentSize.height - paragraph.size.height) / 2) + paragraph.firstBaseline
  }

  private var minimumHeight: Double {
    guard borderStyle == .roundedRect else { return 0 }
    return generation < .iOS11 ? 30 : 34
  }

  private var borderHeight: Double {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 4
    case .roundedRect: generation < .iOS11 ? 8 : 12
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
    if let placed = placedText() { items += faded(placed.items(color: shownColor)) }
    if showsClearButton {
      let center = Point(x: isRightToLeft ? 15 : bounds.maxX - 15, y: bounds.midY)
      items += iconItems("\u{E5C9}", size: 18, center: center, color: color(.tertiaryLabel))
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

  private var textRoom: Rect {
    let clearRoom = showsClearButton ? 22.0 : 0
    return bounds.inset(
      by: EdgeInsets(
        left: sideInset + (isRightToLeft ? clearRoom : 0), right: sideInset + (isRightToLeft ? 0 : clearRoom)))
  }

  private var showsClearButton: Bool {
    hasText && (clearButtonMode == .always || clearButtonMode == .unlessEditing)
  }

  private var hasText: Bool { !(attributedText?.isEmpty ?? text?.isEmpty ?? true) }

  private var shownText: AttributedText {
    guard hasText else { return AttributedText(placeholder ?? "", font: font) }
    if isSecureTextEntry {
      let count = (attributedText?.string ?? text ?? "").count
      return AttributedText(String(repeating: "\u{2022}", count: count), font: font)
    }
    return attributedText ?? AttributedText(text ?? "", font: font)
  }
}
