import AutoLayout
import Foundation

/// Decides where the items of a collection view are. An app's own layout overrides the methods that the collection view calls.
open class UICollectionViewLayout: NSObject {
  public internal(set) final weak var collectionView: UICollectionView?
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Computes the places. Called before the first of the other methods, and again after each change.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func invalidateLayout() { collectionView?.layoutDidChange() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// Whether the layout uses the size that a cell prefers.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Whether cells are asked for the sizes that they prefer.
  var asksForPreferredSizes: Bool { true }
  /// Takes the size that a cell prefers for the next preparation.
  func takePreferred(_ attributes: UICollectionViewLayoutAttributes) {}

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  final func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    decorationClasses[kind]?.make(reusedIn: .zero)
  }
}

/// What of a layout is no longer valid. All of it is computed again.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
}

/// The place and look of an item, a header or a decoration.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var frame = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var indexPath = IndexPath(item: 0, section: 0)
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open internal(set) var representedElementKind: String?
  /// The axes along which the size is an estimate.
  final var estimatedAxes: UIAxis = .both
  /// What row of a list the item is, or `nil`.
  final var listRow: ListRow?

  /// A row of a list, whose cell draws the separator and the card.
  struct ListRow {
    var isFirst: Bool
    var isLast: Bool
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var hasSeparator: Bool
  }

  public override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  open var size: CGSize {
    get { frame.size }
    set {
      let origin = CGPoint(x: frame.midX - newValue.width / 2, y: frame.midY - newValue.height / 2)
      frame = CGRect(origin: origin, size: newValue)
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.makeByInit()
    (copy.frame, copy.alpha, copy.zIndex, copy.isHidden) = (frame, alpha, zIndex, isHidden)
    (copy.transform, copy.transform3D, copy.indexPath) = (transform, transform3D, indexPath)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.estimatedAxes, copy.listRow) = (estimatedAxes, listRow)
    return copy
  }
}
