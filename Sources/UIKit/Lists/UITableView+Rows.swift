import AutoLayout
import Controls
import Foundation
import Graphics

/// Questions about rows, and changes of them, after each of which the data source is asked again.
extension UITableView {
  public var numberOfSections: Int { counts.count }
  public func numberOfRows(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  // MARK: Cells

  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content?.cell(at: indexPath) }
  public var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  public var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    content?.cells.first { $0.cell === cell }?.indexPath
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    content?.cells.first { $0.cell.frame.contains(point) }?.indexPath
  }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    content?.cells.filter { $0.cell.frame.intersects(rect) }.map(\.indexPath)
  }
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(\.header.view, ofSection: section)
  }
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(\.footer?.view, ofSection: section)
  }

  private var visibleRows: [(indexPath: IndexPath, cell: UITableViewCell)] {
    content?.cells.filter { $0.cell.frame.intersects(bounds) } ?? []
  }

  private func edgeView(
    _ part: KeyPath<TableContent.Section, UIView?>, ofSection section: Int
  ) -> UITableViewHeaderFooterView? {
    guard let sections = content?.sections, sections.indices.contains(section) else { return nil }
    return sections[section][keyPath: part] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Returns the frame of a row, or of a loaded one only its own: rows that are not loaded have none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return cellForRow(at: indexPath)?.frame ?? .zero
  }
  public func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard let sections = content?.sections, sections.indices.contains(section) else { return .zero }
    let views = [sections[section].header.view] + sections[section].cells + [sections[section].footer?.view]
    let frames = views.compactMap { $0?.frame }
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }
  public func rectForHeader(inSection section: Int) -> CGRect { frame(of: \.header.view, ofSection: section) }
  public func rectForFooter(inSection section: Int) -> CGRect { frame(of: \.footer?.view, ofSection: section) }

  private func frame(of part: KeyPath<TableContent.Section, UIView?>, ofSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard let sections = content?.sections, sections.indices.contains(section) else { return .zero }
    return sections[section][keyPath: part]?.frame ?? .zero
  }

  /// Scrolls to a row, if it is loaded.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    guard !row.isEmpty else { return }
    switch scrollPosition {
    case .none: scrollRectToVisible(row, animated: animated)
    case .top: scroll(to: row.minY)
    case .middle: scroll(to: row.midY - bounds.height / 2)
    case .bottom: scroll(to: row.maxY - bounds.height)
    }
  }
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  private func scroll(to y: CGFloat) {
    let insets = adjustedContentInset
    let last = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    contentOffset.y = min(max(y, -insets.top), last)
  }

  // MARK: Selection

  public var indexPathForSelectedRow: IndexPath? { selection.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for path in selection { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Changes

  /// Does nothing: each change is laid out with the next picture.
  public func beginUpdates() {}
  public func endUpdates() { setNeedsReload() }
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsReload()
    completion?(true)
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
  public func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
  public func reconfigureRows(at indexPaths: [IndexPath]) { setNeedsReload() }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
}
