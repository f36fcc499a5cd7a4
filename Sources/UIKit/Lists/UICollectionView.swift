import AutoLayout
import Controls
import Foundation
import Graphics

/// Items that a layout places, which the collection view asks its data source for when it is laid out.
open class UICollectionView: UIScrollView {
  package override class func makeNode() -> View { CollectionView(frame: .zero) }
  final var collection: CollectionView { node(as: CollectionView.self) }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Makes a collection view of a document, with a flow layout as the document describes it.
  public required init?(coder: NSCoder) {
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    ownLayout.collectionView = self
    (ownLayout as? UICollectionViewFlowLayout)?.take(collection.layout)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // MARK: Data

  private var ownLayout: UICollectionViewLayout
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set {
      ownLayout = newValue
      newValue.collectionView = self
      setNeedsReload()
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { setNeedsReload() }
    }
  }
  /// Kept, but never called.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Kept, but nobody drags items.
  open weak var dragDelegate: AnyObject?
  /// Kept, but nobody drags items.
  open weak var dropDelegate: AnyObject?
  /// Kept, but all visible cells are made at once.
  open var isPrefetchingEnabled = true
  /// Kept, but nobody drags items.
  open var dragInteractionEnabled = true

  /// The number of items in each section, once the data source was asked.
  final var knownCounts: [Int]?
  /// What is shown while the data source has no items, or `nil` to show nothing.
  final var samples: SampleRows? { didSet { setNeedsReload() } }
  /// The views that are shown, by what they show.
  final var shown: [CollectionElement: UICollectionReusableView] = [:]
  final var selection: [IndexPath] = []
  final let reusableCells = ReusableViews<UICollectionReusableView>()
  final let reusableViews = ReusableViews<UICollectionReusableView>()
  private var toldContentSize: CGSize?

  open func reloadData() {
    selection = []
    setNeedsReload()
  }

  final func setNeedsReload() {
    recycle()
    setNeedsLayout()
  }

  /// Places the items again at the next layout.
  final func layoutDidChange() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Whether the layout was prepared for the current items and size.
  final var isPrepared = false
  final var preparedSize: CGSize?
  /// Whether the first arrangement has moved the bounds to where the items begin.
  final var isAtFirstItem = false

  open override func layoutSubviews() {
    arrangeItems()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    tellContentSize()
  }

  private func tellContentSize() {
    let size = CGSize(collection.contentSize)
    guard size != toldContentSize else { return }
    toldContentSize = size
    contentSize = size
  }

  open var backgroundView: UIView? { didSet { showBehind(backgroundView, insteadOf: oldValue) } }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusableCells.register(cellClass, identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reusableCells.register(nib, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    reusableViews.register(viewClass, elementKind + identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reusableViews.register(nib, kind + identifier)
  }
  /// Sets how cells of a prototype of a document are made.
  package final func registerPrototype(_ identifier: String, _ make: @escaping () -> UICollectionViewCell?) {
    reusableCells.register(identifier) { _ in make() }
  }
  /// Sets how headers or footers of a prototype of a document are made.
  package final func registerPrototype(
    _ identifier: String, ofKind kind: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    reusableViews.register(kind + identifier) { _ in make() }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier, as: identifier, from: reusableCells) as? UICollectionViewCell else {
      preconditionFailure(
        "could not dequeue a cell with identifier \(identifier): register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    if let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size { cell.frame.size = size }
    return cell
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + identifier, as: identifier, from: reusableViews) else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier): register a nib or a class for the "
          + "identifier")
    }
    return view
  }

  private func dequeue(
    _ key: String, as identifier: String, from views: ReusableViews<UICollectionReusableView>
  ) -> UICollectionReusableView? {
    guard let (view, isUsed) = views.dequeue(key) else { return nil }
    if isUsed { view.prepareForReuse() }
    view.takeIdentifier(identifier, key: key)
    return view
  }

  // MARK: Kept, but nobody touches the items

  /// Kept, but code alone selects items.
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Kept, but nothing has the focus.
  open var allowsFocus = true
  /// Kept, but cells are not drawn as edited.
  open var isEditing = false
  /// Kept, but code alone selects items.
  open var allowsSelectionDuringEditing = false
  /// Kept, but code alone selects items.
  open var allowsMultipleSelectionDuringEditing = false
  /// Kept, but nothing has the focus.
  open var remembersLastFocusedIndexPath = false
  /// Kept, but nothing has the focus.
  open var selectionFollowsFocus = false
  /// Always false: changes are laid out with the next picture.
  open var hasUncommittedUpdates: Bool { false }
  /// Kept, but cells are measured when they are laid out.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Moves nothing: nobody drags items.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves nothing: nobody drags items.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Moves nothing: nobody drags items.
  open func endInteractiveMovement() {}
  /// Moves nothing: nobody drags items.
  open func cancelInteractiveMovement() {}
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What code uses instead of registering a class by identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = nil
      self.handler = handler
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !reusableCells.isRegistered(registration.identifier) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else { preconditionFailure("the nib of a cell registration has no \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if !reusableViews.isRegistered(kind + identifier) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    guard
      let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        as? Supplementary
    else { preconditionFailure("the nib of a registration has no \(Supplementary.self)") }
    registration.handler(view, kind, indexPath)
    return view
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the lengths of a document's layout.
  func take(_ flow: FlowLayout) {
    scrollDirection = flow.scrollDirection == .vertical ? .vertical : .horizontal
    itemSize = CGSize(flow.itemSize)
    minimumLineSpacing = CGFloat(flow.minimumLineSpacing)
    minimumInteritemSpacing = CGFloat(flow.minimumInteritemSpacing)
    sectionInset = UIEdgeInsets(flow.sectionInset)
    headerReferenceSize = CGSize(flow.headerReferenceSize)
    footerReferenceSize = CGSize(flow.footerReferenceSize)
  }
}
