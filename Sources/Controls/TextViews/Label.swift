import AutoLayout
import Graphics

open class Label: View, ContentSizeCategoryAdjusting {
  /// The vertical position of text that was scaled down to fit.
  public enum BaselineAdjustment: String, Hashable, Sendable {
    /// On the baseline that the text has at full size.
    case alignBaselines
    /// Centred in the bounds.
    case alignCenters
    /// At the top of the bounds.
    case none
  }

  open override var viewKind: ViewKind { .label }

  /// The text. Setting it removes the attributed text.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      guard newValue != plainText || attributedText != nil else { return }
      plainText = newValue
      plainContent = nil
      attributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes, or `nil` for plain text.
  @exclusivity(unchecked) open var attributedText: AttributedText? {
    didSet { if attributedText != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font = Font.systemFont(ofSize: 17) {
    didSet {
      guard font != oldValue else { return }
      plainContent = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether a font that was created for other traits is scaled to the label's own text size.
  @exclusivity(unchecked) open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of text without a colour attribute, or `nil` for the label colour.
  open var textColor: Color?
  @exclusivity(unchecked) open var textAlignment = TextAlignment.natural
  /// How text is truncated or wrapped if it does not fit.
  @exclusivity(unchecked) open var lineBreakMode = LineBreakMode.truncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The rules for preferred line breaks.
  @exclusivity(unchecked) open var lineBreakStrategy = LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The maximum number of lines, or 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width in points that the natural size is measured at, or 0 for the width from layout. The text is drawn as
  /// wide as the label.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether letters are moved closer together, by up to 5% of the line, before text is truncated.
  @exclusivity(unchecked) open var allowsDefaultTighteningForTruncation = false
  /// Whether text is scaled down to fit, by no more than `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor for the font size. If it is 0, the text is not scaled (UIKit's documentation of `UILabel`).
  open var minimumScaleFactor = 0.0
  /// The vertical position of text that was scaled down to fit.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text is drawn at full opacity instead of half.
  open var isEnabled = true
  /// The colour of the shadow, or `nil` for no shadow.
  open var shadowColor: Color?
  /// The offset of the shadow from the text in points.
  open var shadowOffset = Size(width: 0, height: -1)

  /// Whether the text wraps at accessibility sizes although `numberOfLines` is 1, as in cells.
  @exclusivity(unchecked) package var wrapsAtAccessibilitySizes = false {
    didSet { if wrapsAtAccessibilitySizes != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The rectangle in which the text is drawn, or `nil` for the bounds.
  package var textArea: Rect?
  private var plainText: String?
  /// The plain text in the label's font, kept because the text engine finds an array that it knows without comparing
  /// its elements.
  private var plainContent: AttributedText?

  /// Creates a label, with a vertical content hugging priority of 251.
  public override init(frame: Rect) {
    super.init(frame: frame)
    verticalContentHuggingPriority = 251
  }

  public convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
  }

  open override var descriptiveText: String? { text }

  // MARK: Content size

  open override var intrinsicContentSize: Size {
    guard environment != nil else { return super.intrinsicContentSize }
    return textSize(content, width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, settings: settings)
  }

  open override var measuresHeightAtWidth: Bool { lineLimit != 1 && preferredMaxLayoutWidth == 0 }

  open override func intrinsicContentSize(atWidth width: Double) -> Size {
    measuredParagraph(atWidth: width)?.size ?? .zero
  }

  open override func firstBaselineOffset(atWidth width: Double) -> Double? {
    measuredParagraph(atWidth: width)?.firstBaseline
  }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    measuredParagraph(atWidth: width).map { $0.size.height - $0.lastBaseline }
  }

  // MARK: Drawing

  open override var textSummary: TextSummary? {
    let string = content.string
    guard let placed = placedText() else {
      return TextSummary(string: string, lines: 0, isTruncated: false, firstBaseline: 0, lastBaseline: 0)
    }
    return placed.summary(of: string)
  }

  open override func displayItems() -> [DisplayItem] {
    guard let placed = placedText() else { return [] }
    let textColor = (textColor ?? color(.label)).opacity(isEnabled ? 1 : 0.5)
    guard let shadowColor else { return placed.items(color: textColor) }
    var shadow = placed
    shadow.origin = placed.origin + Point(x: shadowOffset.width, y: shadowOffset.height)
    return shadow.items(color: shadowColor) + placed.items(color: textColor)
  }

  // MARK: Text

  var content: AttributedText {
    if let known = attributedText ?? plainContent { return known }
    let content = AttributedText(plainText ?? "", font: font)
    plainContent = content
    return content
  }

  /// The maximum number of lines at the text size of the view, or 0 for no limit.
  private var lineLimit: Int {
    guard wrapsAtAccessibilitySizes, numberOfLines == 1 else { return numberOfLines }
    return traitCollection.hasAccessibilityTextSize ? 0 : 1
  }

  var settings: TextSettings {
    TextSettings(
      maximumLines: max(0, lineLimit), lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy,
      alignment: textAlignment, allowsTightening: allowsDefaultTighteningForTruncation)
  }

  /// The width in points whose lines are drawn if they fit, or `nil` for a single line. A label that is as wide as its
  /// content shows the lines that it was measured with; one that is wider than it prefers has longer lines.
  private var measuredWidth: Double? {
    guard numberOfLines != 1 else { return nil }
    let width = area.width + widthRoundingDifference
    return preferredMaxLayoutWidth > 0 && width <= preferredMaxLayoutWidth ? preferredMaxLayoutWidth : width
  }

  var area: Rect { textArea ?? bounds }

  /// Returns the paragraph that determines the natural size; a single line does not depend on the width.
  private func measuredParagraph(atWidth width: Double) -> Paragraph? {
    guard lineLimit != 1 else { return paragraph(content, settings: settings) }
    return paragraph(
      content, fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width, settings: settings)
  }
}

extension ViewKind {
  package static let label = ViewKind.view.named("label", "UILabel") {
    $0.text = .whole
    $0.contentLengths = .both
    $0.shrinking = .free
  }
}

extension Label {
  /// Returns the text with its position, scaled down to fit if the label allows that.
  func placedText() -> PlacedText? {
    let factor = fittingScale
    guard factor < 1 else { return place(content, in: area, measuredAt: measuredWidth, settings: settings) }
    guard var scaled = place(content, in: area, settings: settings(scaledBy: factor)) else { return nil }
    // Several lines have no single baseline to keep.
    guard lineLimit == 1 else { return scaled }
    switch baselineAdjustment {
    case .alignCenters: break
    case .none: scaled.origin.y = area.minY
    case .alignBaselines:
      guard let full = place(content, in: area, settings: settings) else { break }
      scaled.origin.y = full.origin.y + full.paragraph.firstBaseline - scaled.paragraph.firstBaseline
    }
    return scaled
  }

  /// The factor for font sizes that makes the text fit, at least `minimumScaleFactor`.
  private var fittingScale: Double {
    let smallest = minimumScaleFactor
    guard adjustsFontSizeToFitWidth, smallest > 0, smallest < 1, area.width > 0, !content.isEmpty else { return 1 }
    return lineLimit == 1 ? lineScale(from: smallest) : blockScale(from: smallest)
  }

  /// Returns the factor for a single line. Tracking is wider at small sizes, so widths are not proportional to sizes,
  /// but a few iterations converge.
  private func lineScale(from smallest: Double) -> Double {
    var factor = 1.0
    for _ in 0..<6 where factor > smallest {
      let width = textSize(content, settings: settings(scaledBy: factor)).width
      guard width > area.width + halfPixel else { break }
      factor *= area.width / width
    }
    return max(factor, smallest)
  }

  /// Returns the factor for several lines. Line breaks depend on the size, so this searches for the largest factor that
  /// fits, to within 0.01.
  private func blockScale(from smallest: Double) -> Double {
    guard !fits(scaledBy: 1) else { return 1 }
    var (low, high) = (smallest, 1.0)
    while high - low > 0.01 {
      let middle = (low + high) / 2
      if fits(scaledBy: middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func fits(scaledBy factor: Double) -> Bool {
    let settings = settings(scaledBy: factor)
    let width = area.width + widthRoundingDifference
    guard let paragraph = paragraph(content, fitting: width, settings: settings) else { return true }
    return !paragraph.isTruncated && paragraph.size.height <= area.height + halfPixel
  }

  private var halfPixel: Double { 0.5 / traitCollection.displayScale }

  private func settings(scaledBy factor: Double) -> TextSettings {
    var settings = settings
    settings.fontScale = factor
    return settings
  }
}

extension Label: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults {
    let text = text ?? ""
    return AccessibilityDefaults(isElement: !text.isEmpty, label: text.isEmpty ? nil : text, traits: .staticText)
  }
}
