import Testing
import UIKit

@Suite("Snapshots of diffable data sources")
struct DiffableSnapshotTests {
  /// Three sections: A with 1, 2, 3; B with 4; C, which is empty.
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B", "C"])
    snapshot.appendItems([1, 2, 3], toSection: "A")
    snapshot.appendItems([4], toSection: "B")
    return snapshot
  }

  private func words(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
    }.joined(separator: " ")
  }

  private static let names: [String] = [
    "append", "before", "after", "move before", "move after", "delete", "insert before", "insert after",
    "section before", "section after", "section away", "none",
  ]

  @Test(
    "A change of items or sections is at its place",
    arguments: zip(
      names,
      [
        "A123 B4 C5", "A1523 B4 C", "A123 B45 C", "A23 B14 C", "A23 B41 C", "A2 B C", "A123 X B4 C", "A123 B4 X C",
        "C A123 B4", "B4 C A123", "A123 C", "",
      ]))
  func changes(change: String, result: String) {
    var changed = snapshot
    switch change {
    case "append": changed.appendItems([5])
    case "before": changed.insertItems([5], beforeItem: 2)
    case "after": changed.insertItems([5], afterItem: 4)
    case "move before": changed.moveItem(1, beforeItem: 4)
    case "move after": changed.moveItem(1, afterItem: 4)
    case "delete": changed.deleteItems([1, 3, 4])
    case "insert before": changed.insertSections(["X"], beforeSection: "B")
    case "insert after": changed.insertSections(["X"], afterSection: "B")
    case "section before": changed.moveSection("C", beforeSection: "A")
    case "section after": changed.moveSection("A", afterSection: "C")
    case "section away": changed.deleteSections(["B"])
    default: changed.deleteAllItems()
    }
    #expect(words(changed) == result)
  }

  @Test("A snapshot counts its items and knows their places")
  func questions() {
    #expect(snapshot.numberOfItems == 4)
    #expect(snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "A") == 3)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.indexOfSection("C") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "B")
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
  }

  @Test("Items that are reloaded stay where they are")
  func reloads() {
    var reloaded = snapshot
    reloaded.reloadItems([2])
    reloaded.reconfigureItems([3])
    reloaded.reloadSections(["A"])
    #expect(words(reloaded) == "A123 B4 C")
  }

  @Test("A data source of a table gives its rows by identifier, and shows a snapshot that is applied")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(path.section).\(path.row): \(item)"
      return cell
    }
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    table.layoutIfNeeded()
    #expect(isDone)
    #expect(table.dataSource === source)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["0.0: 1", "0.1: 2", "0.2: 3", "1.0: 4"])
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.sectionIdentifier(for: 2) == "C")
    #expect(source.sectionIdentifier(for: 3) == nil)
    #expect(source.index(for: "B") == 1)
    var other = source.snapshot()
    other.deleteItems([1, 2])
    source.applySnapshotUsingReloadData(other)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["0.0: 3", "1.0: 4"])
  }

  @Test("A data source asks its provider for headers")
  func headers() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, path in view.accessibilityLabel = "\(kind) \(path.section)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3, 4])
    let first = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(first?.accessibilityLabel == "UICollectionElementKindSectionHeader 1")
    #expect(source.sectionIdentifier(for: 1) == "B")
    #expect(source.index(for: "C") == 2)
  }

  @Test("Items of a tree are hidden again if one above them collapses, and keep what was expanded in them")
  func trees() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1"], to: "a")
    tree.append(["a11"], to: "a1")
    tree.expand(["a", "a1"])
    #expect(tree.isVisible("a11"))
    #expect(tree.index(of: "b") == 3)
    tree.collapse(["a"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(tree.isExpanded("a1"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a11", "b"])
    #expect(tree.snapshot(of: "a").visibleItems == ["a1", "a11"])
    #expect(tree.rootItems == ["a", "b"])
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }
}
