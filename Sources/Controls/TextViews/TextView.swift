import AutoLayout
import Graphics

/// A scroll view for text of any length.
open class TextView: ScrollView, ContentSizeCategoryAdjusting {
  open override var viewKind: ViewKind { .textView }

  /// The text. Setting it removes the attributed text.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      plainText = newValue
      attributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes, or `nil` for plain text.
  open var attributedText: AttributedText? {
    didSet { if attributedText != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font = Font.systemFont(ofSize: 12) { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether a font that was created for other traits is scaled to the view's own text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of text without a colour attribute, or `nil` for the label colour.
  open var textColor: Color?
  open var textAlignment = TextAlignment.natural
  /// Whether the text scrolls. If it does not, the natural height of the view is that of its text.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      // Text that does not scroll is as high as its view, and is not what a controller moves out from under bars.
      keepsLowContentClear = isScrollEnabled
      invalidateIntrinsicContentSize()
    }
  }
  /// The insets around the text in points.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The padding to the left and right of each line in points.
  public var lineFragmentPadding = 5.0 {
    didSet { if lineFragmentPadding != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The number of lines that are shown, or 0 for all of them.
  package var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  package var lineBreakMode = LineBreakMode.wordWrapping {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var plainText: String?

  open override var descriptiveText: String? { text }

  // MARK: Content size

  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled, environment != nil else { return super.intrinsicContentSize }
    return outerSize(of: paragraph(content, settings: settings))
  }

  open override var measuresHeightAtWidth: Bool { !isScrollEnabled }

  open override func intrinsicContentSize(atWidth width: Double) -> Size {
    guard !isScrollEnabled else { return intrinsicContentSize }
    return outerSize(of: paragraph(content, fitting: width - insets.horizontal, settings: settings))
  }

  open override func firstBaselineOffset(atWidth width: Double) -> Double? {
    paragraph(content, fitting: width - insets.horizontal, settings: settings).map { insets.top + $0.firstBaseline }
  }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    paragraph(content, fitting: width - insets.horizontal, settings: settings)
      .map { $0.size.height - $0.lastBaseline + insets.bottom }
  }

  /// Returns the size of the text with its insets. Empty text is as tall as a line.
  private func outerSize(of paragraph: Paragraph?) -> Size {
    let lineHeight = lineHeight(of: font).map(ceiledToPixel) ?? 0
    let text = paragraph?.size ?? Size(width: 0, height: lineHeight)
    return Size(width: text.width + insets.horizontal, height: text.height + insets.vertical)
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    // The axes in which the content scrolls decide about its insets.
    contentSize = Size(width: pageWidth, height: intrinsicHeight)
    super.layoutSubviews()
  }

  open override var textSummary: TextSummary? {
    var summary = placedText()?.summary(of: content.string)
    summary?.firstBaseline -= contentOffset.y
    summary?.lastBaseline -= contentOffset.y
    return summary
  }

  /// Returns a size with the height of the text at a width, even if the text scrolls.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width - insets.horizontal : .greatestFiniteMagnitude
    return outerSize(of: paragraph(content, fitting: width, settings: settings))
  }

  open override func displayItems() -> [DisplayItem] {
    placedText()?.items(color: textColor ?? color(.label)) ?? []
  }

  /// The width of the content: the text wraps between the insets and does not scroll sideways.
  private var pageWidth: Double { bounds.width - adjustedContentInset.horizontal }

  private var intrinsicHeight: Double {
    outerSize(of: paragraph(content, fitting: pageWidth - insets.horizontal, settings: settings)).height
  }

  private func placedText() -> PlacedText? {
    let room = Rect(origin: .zero, size: Size(width: pageWidth, height: bounds.height)).inset(by: insets)
    guard room.width > 0 else { return nil }
    // Scrolled text is not truncated: it has its full height and is clipped to the bounds.
    let page = Rect(origin: room.origin, size: Size(width: room.width, height: max(room.height, intrinsicHeight)))
    var placed = place(content, in: page, measuredAt: page.width + widthRoundingDifference, settings: settings)
    placed?.room = bounds
    return placed
  }

  private var insets: EdgeInsets {
    textContainerInset + EdgeInsets(left: lineFragmentPadding, right: lineFragmentPadding)
  }

  private var content: AttributedText { attributedText ?? AttributedText(plainText ?? "", font: font) }

  private var settings: TextSettings {
    TextSettings(
      maximumLines: maximumNumberOfLines, lineBreakMode: lineBreakMode, lineBreakStrategy: [], alignment: textAlignment,
      underlinesLinks: false, linkColor: effectiveTintColor, verticalAlignment: .top)
  }
}

extension ViewKind {
  package static let textView = ViewKind.scrollView.named("textView", "UITextView") {
    $0.role = .field
    $0.text = .edited
    $0.contentLengths = .uncertain
    $0.drawing = .content
    $0.shrinking = .free
    $0.sizesItsContent = true
  }
}

extension TextView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(value: attributedText?.string ?? text, role: .textField)
  }
}
