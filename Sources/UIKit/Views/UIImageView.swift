import AutoLayout
import Controls
import Foundation
import Graphics

/// An image, or the first of several that would be animated.
open class UIImageView: UIView {
  package override class func makeNode() -> View { ImageView() }
  private var imageView: ImageView { node(as: ImageView.self) }
  private var shownImage: UIImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    shownImage = imageView.image.map { UIImage($0) }
  }
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    get { shownImage }
    set {
      shownImage = newValue
      let configured = preferredSymbolConfiguration.flatMap { newValue?.withConfiguration($0) } ?? newValue
      imageView.image = configured?.image
    }
  }
  /// Kept, but not shown.
  open var highlightedImage: UIImage?
  /// Kept, but the image stays.
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { image = shownImage } }
  open override var contentMode: UIView.ContentMode {
    get { UIView.ContentMode(imageView.contentMode) }
    set { imageView.contentMode = newValue.node }
  }

  open var animationImages: [UIImage]? { didSet { if image == nil { image = animationImages?.first } } }
  /// Kept, but images stand still.
  open var highlightedAnimationImages: [UIImage]?
  /// Kept, but images stand still.
  open var animationDuration: TimeInterval = 0
  /// Kept, but images stand still.
  open var animationRepeatCount = 0
  /// Always false: images stand still.
  open var isAnimating: Bool { false }
  /// Does nothing: images stand still.
  open func startAnimating() {}
  /// Does nothing: images stand still.
  open func stopAnimating() {}
  /// Kept, but images keep their size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

extension UIView.ContentMode: NodeCase {
  package typealias Node = Controls.ContentMode
  package static let nodes: [Node] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ]
}
