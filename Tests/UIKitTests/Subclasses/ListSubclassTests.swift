import Foundation
import Testing
import UIKit

private final class Table: UITableView { let mark = 1 }
private final class Row: UITableViewCell { let mark = 1 }
private final class Header: UITableViewHeaderFooterView { let mark = 1 }
private final class Items: UICollectionView { let mark = 1 }
private final class Item: UICollectionViewCell { let mark = 1 }
private final class ListItem: UICollectionViewListCell { let mark = 1 }
private final class Reusable: UICollectionReusableView { let mark = 1 }
private final class Layout: UICollectionViewLayout { let mark = 1 }
private final class Flow: UICollectionViewFlowLayout { let mark = 1 }
private final class Attributes: UICollectionViewLayoutAttributes { var mark = 1 }
private final class Invalidation: UICollectionViewLayoutInvalidationContext { let mark = 1 }
private final class Rows: UITableViewDiffableDataSource<Int, Int> { let mark = 1 }
private final class Cells: UICollectionViewDiffableDataSource<Int, Int> { let mark = 1 }
private final class Content: UIListContentView { let mark = 1 }

/// A layout of one section.
private final class Columns: UICollectionViewCompositionalLayout {
  let count: Int

  init(count: Int) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(section: NSCollectionLayoutSection(group: group))
  }
  required init?(coder: NSCoder) { nil }
}

@Suite("Subclasses of lists")
struct ListSubclassTests {
  @Test("Lists and their views are of the subclass, with what the initializers are given")
  func views() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(Table(frame: frame, style: .grouped).style == .grouped)
    #expect(Table().style == .plain)
    #expect(Row(style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(Row(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(Header(reuseIdentifier: "header").reuseIdentifier == "header")
    let layout = Flow()
    #expect(Items(frame: frame, collectionViewLayout: layout).collectionViewLayout === layout)
    #expect(Item(frame: frame).frame == frame)
    #expect(ListItem(frame: frame).frame == frame)
    #expect(Reusable(frame: frame).frame == frame)
    #expect(Content(configuration: .cell()).mark == 1)
  }

  @Test("Layouts and attributes are of the subclass")
  func layouts() {
    #expect(Layout().mark == 1)
    #expect(Flow().scrollDirection == .vertical)
    #expect(Columns(count: 3).count == 3)
    let path = IndexPath(item: 2, section: 1)
    let attributes = Attributes(forCellWith: path)
    attributes.mark = 2
    #expect(attributes.indexPath == path)
    #expect(attributes.copy() is Attributes)
    #expect(Attributes(forSupplementaryViewOfKind: "a", with: path).representedElementKind == "a")
    #expect(Invalidation().mark == 1)
  }

  @Test("Data sources are of the subclass, and have the items of their snapshot")
  func dataSources() {
    let table = Table()
    let rows = Rows(tableView: table) { _, _, _ in Row(style: .default, reuseIdentifier: nil) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([4, 5])
    rows.apply(snapshot, animatingDifferences: false)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let items = Items(frame: .zero, collectionViewLayout: Flow())
    let cells = Cells(collectionView: items) { _, _, _ in Item(frame: .zero) }
    cells.apply(snapshot, animatingDifferences: false)
    #expect(items.numberOfItems(inSection: 0) == 2)
  }
}
