import AutoLayout
import Graphics

/// A view that shows an image.
open class ImageView: View {
  open override var elementClass: String { "imageView" }
  open override var platformClass: String { "UIImageView" }

  /// The image; none for an empty view.
  open var image: Image? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// How the image is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill

  /// Makes an image view without an image.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Makes an image view as large as its image.
  public init(image: Image?) {
    self.image = image
    super.init(frame: Rect(origin: .zero, size: image?.size ?? .zero))
  }

  open override var intrinsicContentSize: Size { image?.size ?? super.intrinsicContentSize }

  open override func displayItems() -> [DisplayItem] {
    guard let image, !bounds.isEmpty else { return [] }
    let rect = contentMode.rect(for: image.size, in: bounds)
    let items = items(of: image, in: rect, tint: effectiveTintColor)
    guard clipsToBounds, rect.intersection(bounds) != rect || cornerRadius > 0 else { return items }
    let clip: Path = cornerRadius > 0 ? .roundedRect(bounds, radius: cornerRadius) : .rect(bounds)
    return [.group(DisplayGroup(clip: clip, items: items))]
  }
}
