import AutoLayout
import Graphics

/// A view that shows text.
open class Label: View, ContentSizeCategoryAdjusting {
  /// How a text that was made smaller stands in its line.
  public enum BaselineAdjustment: String, Hashable, Sendable {
    /// On the baseline of the full size.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
  }

  open override var elementClass: String { "label" }
  open override var platformClass: String { "UILabel" }

  /// The text; setting it replaces the attributed text.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      guard newValue != plainText || attributedText != nil else { return }
      plainText = newValue
      attributedText = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text in pieces of different looks; none for a text of one look.
  open var attributedText: AttributedText? {
    didSet { if attributedText != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The font of plain text.
  open var font = Font.systemFont(ofSize: 17) { didSet { if font != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the font follows the view's text size where it was made for another.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour where the text names none; none for the platform's.
  open var textColor: Color?
  /// Where lines stand.
  open var textAlignment = TextAlignment.natural
  /// What happens to text that does not fit.
  open var lineBreakMode = LineBreakMode.truncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Where lines prefer to break.
  open var lineBreakStrategy = LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// The width at which the natural height is measured, in points; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether letters move closer, by up to a twentieth of the line, before text is replaced by an ellipsis.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the text is made smaller until it fits into the label, by no more than `minimumScaleFactor` allows.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor on the font's size; at 0 the text is not made smaller (UIKit's documentation of `UILabel`).
  open var minimumScaleFactor = 0.0
  /// How a text that was made smaller stands in its line.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text is drawn at full strength.
  open var isEnabled = true
  /// The colour of the text's shadow; none for no shadow.
  open var shadowColor: Color?
  /// How far the shadow lies from the text, in points.
  open var shadowOffset = Size(width: 0, height: -1)

  private var plainText: String?

  /// Makes a label; labels resist being stretched vertically a little more than other views do.
  public override init(frame: Rect) {
    super.init(frame: frame)
    verticalContentHuggingPriority = 251
  }

  /// Makes a label with a text.
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

  open override var measuresHeightAtWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

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

  var content: AttributedText { attributedText ?? AttributedText(plainText ?? "", font: font) }

  var settings: TextSettings {
    TextSettings(
      maximumLines: max(0, numberOfLines), lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy,
      alignment: textAlignment, allowsTightening: allowsDefaultTighteningForTruncation)
  }

  /// The paragraph of the natural size: a single line takes no notice of the width.
  private func measuredParagraph(atWidth width: Double) -> Paragraph? {
    guard numberOfLines != 1 else { return paragraph(content, settings: settings) }
    return paragraph(
      content, fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width, settings: settings)
  }
}

extension Label {
  /// The text at its place, made smaller where that is asked for and it does not fit.
  func placedText() -> PlacedText? {
    let factor = fittingScale
    guard factor < 1 else { return place(content, in: bounds, settings: settings) }
    guard var scaled = place(content, in: bounds, settings: settings(scaledBy: factor)) else { return nil }
    // Of several lines there is no one baseline to keep.
    guard numberOfLines == 1 else { return scaled }
    switch baselineAdjustment {
    case .alignCenters: break
    case .none: scaled.origin.y = bounds.minY
    case .alignBaselines:
      guard let full = place(content, in: bounds, settings: settings) else { break }
      scaled.origin.y = full.origin.y + full.paragraph.firstBaseline - scaled.paragraph.firstBaseline
    }
    return scaled
  }

  /// The factor on the fonts' sizes at which the text fits, no smaller than allowed.
  private var fittingScale: Double {
    let smallest = minimumScaleFactor
    guard adjustsFontSizeToFitWidth, smallest > 0, smallest < 1, bounds.width > 0, !content.isEmpty else { return 1 }
    return numberOfLines == 1 ? lineScale(from: smallest) : blockScale(from: smallest)
  }

  /// Small sizes are tracked wider, so that widths do not shrink quite as the size does: a few steps settle it.
  private func lineScale(from smallest: Double) -> Double {
    var factor = 1.0
    for _ in 0..<6 where factor > smallest {
      let width = textSize(content, settings: settings(scaledBy: factor)).width
      guard width > bounds.width else { break }
      factor *= bounds.width / width
    }
    return max(factor, smallest)
  }

  /// Lines break elsewhere at every size: the largest one that fits is searched for, to a hundredth.
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
    guard let paragraph = paragraph(content, fitting: bounds.width, settings: settings) else { return true }
    let halfPixel = 0.5 / traitCollection.displayScale
    return !paragraph.isTruncated && paragraph.size.height <= bounds.height + halfPixel
  }

  private func settings(scaledBy factor: Double) -> TextSettings {
    var settings = settings
    settings.fontScale = factor
    return settings
  }
}
