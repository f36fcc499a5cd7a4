import AutoLayout
import Controls
import Foundation

/// A header, footer, decoration or cell of a collection view.
open class UICollectionReusableView: UIView {
  package override class func makeNode() -> View { CollectionReusableView(frame: .zero) }
  private var identifier: String?
  /// The identifier with the kind of the view, under which it is kept for reuse.
  final private(set) var reuseKey: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  @available(*, unavailable, message: "UIKit makes objects of classes that are values with it")
  public required convenience init(reusedAs identifier: String?) { self.init(frame: .zero) }

  open var reuseIdentifier: String? { identifier }
  final func takeIdentifier(_ identifier: String, key: String) {
    self.identifier = self.identifier ?? identifier
    reuseKey = key
  }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes with the size that the content needs along the axes along which the size is an estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    let fitted = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    var size = layoutAttributes.size
    if axes.contains(.horizontal), fitted.width > 0 { size.width = fitted.width }
    if axes.contains(.vertical), fitted.height > 0 { size.height = fitted.height }
    layoutAttributes.frame.size = size
    return layoutAttributes
  }
  /// Never called: one layout takes the place of another at once.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Never called: one layout takes the place of another at once.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

extension UICollectionReusableView {
  /// Returns a view of a prototype, around which there is a plain one if it has no class of its own.
  static func showing(_ view: UIView) -> UICollectionReusableView {
    if let reusable = view as? UICollectionReusableView { return reusable }
    let reusable = UICollectionReusableView(frame: view.bounds)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = reusable.bounds
    reusable.addSubview(view)
    return reusable
  }
}
