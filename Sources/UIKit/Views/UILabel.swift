import AutoLayout
import Controls
import Foundation
import Graphics

/// Text that cannot be edited.
open class UILabel: UIView {
  package override class func makeNode() -> View { Label() }
  /// The label that is laid out and drawn.
  package final var label: Label { node(as: Label.self) }

  /// Makes a label that lets touches through, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @OfNode(\Label.text) open var text: String?
  open var attributedText: NSAttributedString? {
    get { label.attributedText.map { NSAttributedString($0) } ?? label.text.map { NSAttributedString(string: $0) } }
    set { label.attributedText = newValue.map { AttributedText($0, font: label.font) } }
  }
  @OfNode(\Label.font, default: .systemFont(ofSize: 17)) open var font: UIFont!
  @OfNode(\Label.textColor, default: .label) open var textColor: UIColor!
  @OfNode(\Label.textAlignment) open var textAlignment: NSTextAlignment
  @OfNode(\Label.lineBreakMode) open var lineBreakMode: NSLineBreakMode
  /// Kept, but lines break the same way.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  @OfNode(\Label.numberOfLines) open var numberOfLines: Int
  @OfNode(\Label.preferredMaxLayoutWidth) open var preferredMaxLayoutWidth: CGFloat
  @OfNode(\Label.adjustsFontForContentSizeCategory) open var adjustsFontForContentSizeCategory: Bool
  @OfNode(\Label.adjustsFontSizeToFitWidth) open var adjustsFontSizeToFitWidth: Bool
  @OfNode(\Label.minimumScaleFactor) open var minimumScaleFactor: CGFloat
  @OfNode(\Label.allowsDefaultTighteningForTruncation) open var allowsDefaultTighteningForTruncation: Bool
  @OfNode(\Label.baselineAdjustment) open var baselineAdjustment: UIBaselineAdjustment
  @OfNode(\Label.isEnabled) open var isEnabled: Bool
  /// Kept, but nothing is highlighted in a snapshot unless the app says so.
  open var isHighlighted = false
  /// Kept, but the text keeps its colour.
  open var highlightedTextColor: UIColor?
  @OfNode(\Label.shadowColor) open var shadowColor: UIColor?
  @OfNode(\Label.shadowOffset) open var shadowOffset: CGSize

  /// The size of the text, which layout takes from ``textRect(forBounds:limitedToNumberOfLines:)`` as UIKit does.
  open override var intrinsicContentSize: CGSize {
    let width = hooks.measuringWidth.map { CGFloat($0) } ?? .greatestFiniteMagnitude
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle that the text fills within bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let isMeasured = label.measuresHeightAtWidth && bounds.width < 1e6
    let size = isMeasured ? label.intrinsicContentSize(atWidth: Double(bounds.width)) : label.intrinsicContentSize
    return CGRect(origin: bounds.origin, size: CGSize(size))
  }

  /// Draws the text in a rectangle. An override may pass a smaller one to super.
  open func drawText(in rect: CGRect) {
    label.textArea = rect == bounds ? nil : Rect(rect)
    UIGraphics.add(label.displayItems())
    label.textArea = nil
  }

  open override func draw(_ rect: CGRect) { drawText(in: rect) }
}

/// Where text that was scaled down to fit is placed vertically.
public enum UIBaselineAdjustment: Int, Sendable, NodeCase {
  case alignBaselines, alignCenters, none

  package typealias Node = Label.BaselineAdjustment
  package static let nodes: [Node] = [.alignBaselines, .alignCenters, .none]
}
