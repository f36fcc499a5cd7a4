import AutoLayout
import Controls
import Foundation
import Graphics

/// Text that cannot be edited.
open class UILabel: UIView {
  package override class func makeNode() -> View { Label() }
  /// The label that is laid out and drawn.
  package final var label: Label { node as? Label ?? Label() }

  open var text: String? {
    get { label.text }
    set { label.text = newValue }
  }
  open var attributedText: NSAttributedString? {
    get { label.attributedText.map { NSAttributedString($0) } ?? label.text.map { NSAttributedString(string: $0) } }
    set { label.attributedText = newValue.map { AttributedText($0, font: label.font) } }
  }
  open var font: UIFont! {
    get { UIFont(label.font) }
    set { label.font = newValue?.font ?? .systemFont(ofSize: 17) }
  }
  open var textColor: UIColor! {
    get { UIColor(label.textColor ?? Color.label) }
    set { label.textColor = newValue?.color }
  }
  open var textAlignment: NSTextAlignment {
    get { NSTextAlignment(label.textAlignment) }
    set { label.textAlignment = newValue.alignment }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(label.lineBreakMode) }
    set { label.lineBreakMode = newValue.mode }
  }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var numberOfLines: Int {
    get { label.numberOfLines }
    set { label.numberOfLines = newValue }
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get { label.preferredMaxLayoutWidth }
    set { label.preferredMaxLayoutWidth = Double(newValue) }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
  open var adjustsFontSizeToFitWidth: Bool {
    get { label.adjustsFontSizeToFitWidth }
    set { label.adjustsFontSizeToFitWidth = newValue }
  }
  open var minimumScaleFactor: CGFloat {
    get { label.minimumScaleFactor }
    set { label.minimumScaleFactor = Double(newValue) }
  }
  open var allowsDefaultTighteningForTruncation: Bool {
    get { label.allowsDefaultTighteningForTruncation }
    set { label.allowsDefaultTighteningForTruncation = newValue }
  }
  open var baselineAdjustment: UIBaselineAdjustment {
    get { UIBaselineAdjustment(label.baselineAdjustment) }
    set { label.baselineAdjustment = newValue.adjustment }
  }
  open var isEnabled: Bool {
    get { label.isEnabled }
    set { label.isEnabled = newValue }
  }
  /// Kept, but nothing is highlighted in a snapshot unless the app says so.
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor? {
    get { label.shadowColor.map { UIColor($0) } }
    set { label.shadowColor = newValue?.color }
  }
  open var shadowOffset: CGSize {
    get { CGSize(label.shadowOffset) }
    set { label.shadowOffset = Size(newValue) }
  }

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
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none

  init(_ adjustment: Label.BaselineAdjustment) {
    switch adjustment {
    case .alignBaselines: self = .alignBaselines
    case .alignCenters: self = .alignCenters
    case .none: self = .none
    }
  }

  var adjustment: Label.BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}
