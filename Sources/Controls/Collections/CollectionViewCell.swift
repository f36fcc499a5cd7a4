import AutoLayout
import Graphics

/// A view of a collection: a layout of its own.
open class CollectionReusableView: View {
  open override var elementClass: String { "collectionReusableView" }
  open override var platformClass: String { "UICollectionReusableView" }
  open override var isLayoutBoundary: Bool { true }
}

/// A cell of a collection.
open class CollectionViewCell: CollectionReusableView {
  open override var elementClass: String { "collectionViewCell" }
  open override var platformClass: String { "UICollectionViewCell" }

  /// The view that holds the subviews.
  public var contentView: View {
    didSet {
      oldValue.removeFromSuperview()
      adoptContentView()
    }
  }
  /// The size in points where it is not the arrangement's.
  public var customSize: Size? { didSet { superview?.markNeedsLayout() } }

  /// Makes a cell.
  public override init(frame: Rect) {
    contentView = View()
    super.init(frame: frame)
    adoptContentView()
  }

  /// The content view follows at once, so that it can be solved.
  open override var frame: Rect { didSet { contentView.frame = bounds } }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    insertSubview(contentView, at: 0)
  }
}
