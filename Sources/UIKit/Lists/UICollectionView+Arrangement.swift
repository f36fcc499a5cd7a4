import AutoLayout
import Controls
import Foundation
import Graphics

/// What a view of a collection view shows.
struct CollectionElement: Hashable {
  /// `nil` for a cell.
  var kind: String?
  var indexPath: IndexPath
  var isDecoration = false

  init(_ attributes: UICollectionViewLayoutAttributes) {
    kind = attributes.representedElementKind
    indexPath = attributes.indexPath
    isDecoration = attributes.representedElementCategory == .decorationView
  }

  init(cellAt indexPath: IndexPath) { self.indexPath = indexPath }
}

// Arrangement: the layout is asked for the elements that fill the bounds and the screen, and the data source for their
// views.
extension UICollectionView {
  /// The number of items in each section, which the data source is asked for once.
  final var counts: [Int] {
    if let knownCounts { return knownCounts }
    let own = dataSource.map(counts) ?? []
    // An app's layout would have to place samples in a section that its data does not have.
    let hasNoSection = own.isEmpty && !(collectionViewLayout is UICollectionViewFlowLayout)
    let counts = hasNoSection ? own : samples?.counts(insteadOf: own) ?? own
    if itemSource != nil { knownCounts = counts }
    return counts
  }

  private func counts(of source: any UICollectionViewDataSource) -> [Int] {
    (0..<max(0, source.numberOfSections(in: self))).map { source.collectionView(self, numberOfItemsInSection: $0) }
  }

  /// The size that items share: the bounds without the insets.
  final var roomForItems: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The number of times that cells may change the layout by the sizes that they prefer.
  private static let maximumRounds = 5

  final func arrangeItems() {
    guard dataSource != nil || samples != nil, bounds.width > 0 else { return }
    if knownCounts == nil { collection.sections = [] }
    if preparedSize != roomForItems { isPrepared = false }
    preparedSize = roomForItems
    for _ in 1...Self.maximumRounds {
      prepareLayout()
      let attributes = collectionViewLayout.layoutAttributesForElements(in: areaToFill) ?? []
      show(attributes)
      guard takePreferredSizes(of: attributes) else { return arrange(attributes) }
      isPrepared = false
    }
    prepareLayout()
    arrange(collectionViewLayout.layoutAttributesForElements(in: areaToFill) ?? [])
  }

  private func prepareLayout() {
    guard !isPrepared else { return }
    _ = counts
    isPrepared = true
    collectionViewLayout.prepare()
    moveToFirstItem()
  }

  /// Shows the right end of items that begin there.
  private func moveToFirstItem() {
    guard !isAtFirstItem else { return }
    isAtFirstItem = true
    let hidden = collectionViewLayout.collectionViewContentSize.width - bounds.width
    if isMirrored, hidden > 0, contentOffset.x == 0 { contentOffset.x = hidden }
  }

  /// The bounds, down to the end of the screen, so that a view that grows to its content has all of it, in the
  /// coordinates of the layout.
  private var areaToFill: CGRect {
    let height = max(bounds.height, CGFloat(node.rootView.bounds.height))
    return mirrored(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height))
  }

  // MARK: Views

  /// Makes the views that are missing, and takes those out that are no longer shown.
  private func show(_ attributes: [UICollectionViewLayoutAttributes]) {
    let wanted = Set(attributes.map(CollectionElement.init))
    for (element, view) in shown where !wanted.contains(element) { recycle(view, of: element) }
    for attributes in attributes where shown[CollectionElement(attributes)] == nil {
      guard let view = makeView(for: attributes) else { continue }
      shown[CollectionElement(attributes)] = view
      collection.addSubview(view.node)
      view.frame.size = attributes.frame.size
      (view as? UICollectionViewCell)?.prepareToShow(isSelected: selection.contains(attributes.indexPath))
      tellOfDisplay(of: view, attributes)
    }
  }

  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: return itemSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      let kind = attributes.representedElementKind ?? ""
      return itemSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      return collectionViewLayout.makeDecoration(ofKind: attributes.representedElementKind ?? "")
    }
  }

  private func tellOfDisplay(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.representedElementKind ?? "",
        at: attributes.indexPath)
    }
  }

  /// Asks the cells for the sizes that they prefer.
  ///
  /// - Returns: Whether the layout has to be prepared again.
  private func takePreferredSizes(of attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.asksForPreferredSizes else { return false }
    var isChanged = false
    for attributes in attributes {
      guard let view = shown[CollectionElement(attributes)],
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      else { continue }
      collectionViewLayout.takePreferred(preferred)
      isChanged = true
    }
    return isChanged
  }

  // MARK: Frames

  private func arrange(_ attributes: [UICollectionViewLayoutAttributes]) {
    show(attributes)
    let contentSize = collectionViewLayout.collectionViewContentSize
    let inOrder = attributes.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    let frames = inOrder.compactMap { _, attributes -> (view: View, frame: Rect)? in
      guard let view = shown[CollectionElement(attributes)] else { return nil }
      view.apply(attributes)
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      return (view.node, Rect(mirrored(attributes.frame)))
    }
    bringToOrder(inOrder.map(\.element))
    collection.arrangement = CollectionView.Arrangement(frames: frames, contentSize: Size(contentSize))
  }

  /// Elements of a higher index are in front.
  private func bringToOrder(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard Set(attributes.map(\.zIndex)).count > 1 else { return }
    for attributes in attributes {
      if let view = shown[CollectionElement(attributes)], collection.subviews.last !== view.node {
        collection.bringSubviewToFront(view.node)
      }
    }
  }

  /// Whether the layout, which places items from left to right, is shown the other way round.
  private var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Converts a frame between the coordinates of the layout and those of the view.
  final func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    let width = max(collectionViewLayout.collectionViewContentSize.width, roomForItems.width)
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Reuse

  final func recycle() {
    for (element, view) in shown { recycle(view, of: element) }
    knownCounts = nil
    isPrepared = false
  }

  private func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
    shown[element] = nil
    view.removeFromSuperview()
    guard let key = view.reuseKey else { return }
    (view is UICollectionViewCell ? reusableCells : reusableViews).keep(view, as: key)
  }
}
