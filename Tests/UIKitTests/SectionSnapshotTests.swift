import Galley
import Testing
import UIKit

@Suite("Trees of items in a section")
struct SectionSnapshotTests {
  private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "nuts"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["russet"], to: "apple")
    return tree
  }

  @Test("Items are shown if all above them are expanded")
  func expands() {
    var tree = tree()
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "nuts"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "russet", "pear", "nuts"])
    #expect(tree.level(of: "russet") == 2 && tree.parent(of: "russet") == "apple")
  }

  @Test("Items are inserted beside others, and deleted with what is in them")
  func changes() {
    var tree = tree()
    tree.insert(["plum"], after: "apple")
    tree.insert(["bread"], before: "nuts")
    #expect(tree.items == ["fruit", "apple", "russet", "plum", "pear", "bread", "nuts"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "pear", "bread", "nuts"])
    #expect(!tree.contains("russet"))
  }

  @Test("A part is a section of its own")
  func parts() {
    #expect(tree().snapshot(of: "fruit").items == ["apple", "russet", "pear"])
    #expect(tree().snapshot(of: "apple", includingParent: true).items == ["apple", "russet"])
  }

  @Test("A data source shows the visible items of a section's tree")
  func applies() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in
      UICollectionViewCell()
    }
    var tree = tree()
    tree.expand(["fruit"])
    source.apply(tree, to: 7)
    #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["fruit", "apple", "pear", "nuts"])
    #expect(source.snapshot(for: 7).items == tree.items)
  }

  @Test("The content of an item is indented by the items above it")
  func indents() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var tree = tree()
    tree.expand(["fruit", "apple"])
    source.apply(tree, to: 0)
    _ = try Renderer().render(list, size: Size(width: 390, height: 600))
    let places = (0..<3).map { list.cellForItem(at: IndexPath(item: $0, section: 0))?.contentView.frame.minX }
    #expect(places == [0, 10, 20])
  }
}
