import AutoLayout
import Controls
import Foundation
import Graphics

/// Questions about items, and changes of them, after each of which the data source is asked again.
extension UICollectionView {
  public var numberOfSections: Int { counts.count }
  public func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[CollectionElement(cellAt: indexPath)] as? UICollectionViewCell
  }
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.filter { $0.value is UICollectionViewCell && $0.value.frame.intersects(bounds) }.map(\.key.indexPath).sorted()
  }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.first { $0.value is UICollectionViewCell && $0.value.frame.contains(point) }?.key.indexPath
  }
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    var element = CollectionElement(cellAt: indexPath)
    element.kind = elementKind
    return shown[element]
  }
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.kind == elementKind }.map(\.value)
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let item = collectionViewLayout.layoutAttributesForItem(at: indexPath).map({ mirrored($0.frame) }) else {
      return
    }
    var target = CGRect(origin: contentOffset, size: bounds.size)
    if scrollPosition.contains(.top) { target.origin.y = item.minY }
    if scrollPosition.contains(.centeredVertically) { target.origin.y = item.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { target.origin.y = item.maxY - bounds.height }
    if scrollPosition.contains(.left) { target.origin.x = item.minX }
    if scrollPosition.contains(.centeredHorizontally) { target.origin.x = item.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { target.origin.x = item.maxX - bounds.width }
    let size = collectionViewLayout.collectionViewContentSize
    contentOffset = CGPoint(
      x: min(max(target.minX, 0), max(0, size.width - bounds.width)),
      y: min(max(target.minY, 0), max(0, size.height - bounds.height)))
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Selects an item, and scrolls nowhere.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for path in selection { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Changes

  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsReload()
    completion?(true)
  }
  public func insertSections(_ sections: IndexSet) { setNeedsReload() }
  public func deleteSections(_ sections: IndexSet) { setNeedsReload() }
  public func reloadSections(_ sections: IndexSet) { setNeedsReload() }
  public func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
  public func insertItems(at indexPaths: [IndexPath]) { setNeedsReload() }
  public func deleteItems(at indexPaths: [IndexPath]) { setNeedsReload() }
  public func reloadItems(at indexPaths: [IndexPath]) { setNeedsReload() }
  public func reconfigureItems(at indexPaths: [IndexPath]) { setNeedsReload() }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
}
