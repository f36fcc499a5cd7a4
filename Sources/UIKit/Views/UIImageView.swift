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
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { image = shownImage } }
  open override var contentMode: UIView.ContentMode {
    get { UIView.ContentMode(imageView.contentMode) }
    set { imageView.contentMode = newValue.node }
  }

  open var animationImages: [UIImage]? { didSet { if image == nil { image = animationImages?.first } } }
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var isAnimating: Bool { false }
  open func startAnimating() {}
  open func stopAnimating() {}
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
}

extension UIView.ContentMode: NodeCase {
  package typealias Node = Controls.ContentMode
  package static let nodes: [Node] = [
    .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ]
}
