import AutoLayout
import Graphics

open class ImageView: View, PlaceholderDrawing {
  open override var viewKind: ViewKind { .imageView }

  open var image: Image? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// How the image is scaled or positioned in the bounds.
  open var contentMode = ContentMode.scaleToFill

  public override init(frame: Rect) { super.init(frame: frame) }

  /// Creates an image view in the size of its image.
  public init(image: Image?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
  }

  open override var intrinsicContentSize: Size {
    guard let image else { return super.intrinsicContentSize }
    let insets = alignmentRectInsets
    return Size(
      width: image.size.width - insets.horizontal, height: image.size.height - insets.vertical)
  }

  /// The alignment rectangle of a symbol is as high as a line of its font, whatever the height of the symbol.
  ///
  /// Source: 26 image views of 14 documents in which constraints fix the height; for example, a clock in a square of 15
  /// points is 13.67 high, and a key in one of 20 points 22.33.
  open override var alignmentRectInsets: EdgeInsets {
    guard let image, case .symbol = image.content else { return image?.alignmentRectInsets ?? .zero }
    let height = pixelHeight(ofSymbol: image)
    let lineHeight = ceiledToPixel(SymbolMetrics.lineHeight * image.symbolConfiguration.pointSize)
    let excess = height.aboveBaseline + height.belowBaseline - lineHeight
    return EdgeInsets(top: excess / 2, bottom: excess / 2)
  }

  /// A symbol has the baseline of the text for which it is made, as `UIImage.baselineOffsetFromBottom` says.
  open override func firstBaselineOffset(atWidth width: Double) -> Double? {
    guard let image, case .symbol = image.content else { return nil }
    return pixelHeight(ofSymbol: image).aboveBaseline - alignmentRectInsets.top
  }

  open override func lastBaselineOffset(atWidth width: Double) -> Double? {
    guard let image, case .symbol = image.content else { return nil }
    return pixelHeight(ofSymbol: image).belowBaseline - alignmentRectInsets.bottom
  }

  private func pixelHeight(ofSymbol image: Image) -> (aboveBaseline: Double, belowBaseline: Double) {
    SymbolMetrics.pixelHeight(
      of: image.size.height, pointSize: image.symbolConfiguration.pointSize, scale: traitCollection.displayScale)
  }

  var placeholderArea: Rect? {
    guard let image, case .missing = image.content else { return nil }
    return contentMode.rect(for: image.size, in: bounds)
  }

  open override func displayItems() -> [DisplayItem] {
    guard let image, !bounds.isEmpty else { return [] }
    let rect = contentMode.rect(for: image.size, in: bounds)
    let items = items(of: image, in: rect, tint: effectiveTintColor)
    // Every view clips what it draws to its round corners.
    guard clipsToBounds, cornerRadius == 0, rect.intersection(bounds) != rect else { return items }
    return [.group(DisplayGroup(clip: .rect(bounds), items: items))]
  }
}

extension ViewKind {
  package static let imageView = ViewKind.view.named("imageView", "UIImageView") {
    $0.contentLengths = .uncertain
    $0.shrinking = .free
  }
}

/// How content is scaled or positioned in a view.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill
  /// Scaled to the largest size that fits into the bounds.
  case scaleAspectFit
  /// Scaled to the smallest size that covers the bounds.
  case scaleAspectFill
  /// Stretched to the bounds; UIKit also redraws the content when they change.
  case redraw
  /// In its natural size, at a position in the bounds.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Returns where content of a natural size goes within the bounds.
  package func rect(for size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return scaled(size, by: min(bounds.width / size.width, bounds.height / size.height), bounds)
    case .scaleAspectFill: return scaled(size, by: max(bounds.width / size.width, bounds.height / size.height), bounds)
    default:
      let (x, y) = anchor
      return Rect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
  }

  private func scaled(_ size: Size, by factor: Double, _ bounds: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// The fractions of the free width and height that are left of and above the content.
  private var anchor: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}

extension View {
  /// How content is scaled or positioned, under its name in UIKit.
  public typealias ContentMode = Controls.ContentMode
}

/// The names of images are not read.
extension ImageView: AccessibleByDefault {
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: false, traits: .image) }
}
