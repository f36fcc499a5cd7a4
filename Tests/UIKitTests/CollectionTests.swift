import Testing
import UIKit

/// Collection views ask their layout where items are, and their data source for the cells.
@Suite struct CollectionTests {
  private final class Tile: UICollectionViewCell {
    private(set) var isMadeByFrame = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMadeByFrame = true
    }
    required init?(coder: NSCoder) { fatalError("no document has this cell") }
  }

  private class Source: NSObject, UICollectionViewDataSource {
    var counts = [5]

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  private func makeView(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    view.dataSource = source
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test("Items that are scrolled sideways begin at the right from right to left")
  func rightToLeft() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    let source = Source()
    source.counts = [20]
    let view = makeView(layout, source)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    // Twenty items of 100 and gaps of 10 are 2,190, of which the last 320 are seen. The first item is at their right
    // end.
    #expect(view.contentOffset.x == 1870)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 2090)
    #expect(view.cellForItem(at: IndexPath(item: 19, section: 0)) == nil)
    // The tenth item ends 9 * 110 + 100 before the right end.
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .left, animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 1100)
    #expect(view.cellForItem(at: IndexPath(item: 9, section: 0))?.frame.minX == 1100)
    #expect(view.cellForItem(at: IndexPath(item: 19, section: 0)) == nil)
  }

  @Test("A grid of three columns")
  func grid() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = Source()
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    // Three items of 100 and two gaps of 10 are 320.
    #expect(frames(view).map(\.minX) == [0, 110, 220, 0, 110])
    #expect(frames(view).map(\.minY) == [0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 320, height: 110))
    let tile = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)
    #expect(tile.isMadeByFrame)
    #expect(tile.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  private final class Sizes: Source, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width - 40, height: 30) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 20, bottom: 7, right: 20) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 40 : 0) }
  }

  @Test("The delegate decides on sizes, insets, distances and headers of a flow layout")
  func delegateSizes() {
    let source = Sizes()
    source.counts = [2, 1]
    let view = makeView(UICollectionViewFlowLayout(), source)
    view.delegate = source
    view.layoutIfNeeded()
    // A header of 40 and the inset of 5; then 30 and 3.
    #expect(
      frames(view) == [CGRect(x: 20, y: 45, width: 280, height: 30), CGRect(x: 20, y: 78, width: 280, height: 30)])
    // After the inset of 7, the next section has no header.
    #expect(frames(view, section: 1) == [CGRect(x: 20, y: 120, width: 280, height: 30)])
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    #expect(view.contentSize.height == 157)
  }

  private final class Diagonal: UICollectionViewLayout {
    private(set) var preparations = 0
    private var places: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      preparations += 1
      places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: 10 * index, y: 20 * index, width: 30, height: 30)
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      places.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      places[indexPath.item]
    }
  }

  @Test("An app's own layout places the items")
  func ownLayout() {
    let layout = Diagonal()
    let source = Source()
    source.counts = [3]
    let view = makeView(layout, source)
    view.layoutIfNeeded()
    #expect(frames(view).map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 40)])
    #expect(view.contentSize.height == 1000)
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test("A compositional grid of thirds with insets")
  func compositionalGrid() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let source = Source()
    source.counts = [4]
    let view = makeView(UICollectionViewCompositionalLayout(section: section), source)
    view.layoutIfNeeded()
    // 320 - 20 is 300, a third of which is 100; the insets of 2 are inside.
    #expect(frames(view).map(\.minX) == [12, 112, 212, 12])
    #expect(frames(view).map(\.minY) == [7, 7, 7, 97])
    #expect(frames(view).allSatisfy { $0.size == CGSize(width: 96, height: 76) })
    #expect(view.contentSize.height == 180)
  }

  private final class Row: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let square = UIView()
      square.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(square)
      NSLayoutConstraint.activate([
        square.heightAnchor.constraint(equalToConstant: 60),
        square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      ])
    }
    required init?(coder: NSCoder) { fatalError("no document has this cell") }
  }

  @Test("The rows of a list fit their content, and a snapshot gives them")
  func list() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    var shown: [String] = []
    let registration = UICollectionView.CellRegistration<Row, String> { _, _, item in shown.append(item) }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(shown == ["a", "b"])
    #expect(frames(view) == [CGRect(x: 0, y: 0, width: 320, height: 70), CGRect(x: 0, y: 70, width: 320, height: 70)])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
  }

  @Test("Items are inserted, moved and deleted in a snapshot")
  func snapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.deleteItems([2])
    #expect(snapshot.itemIdentifiers(inSection: "A") == [4])
    #expect(snapshot.itemIdentifiers(inSection: "B") == [3, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "B")
  }

  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle: CGFloat
    override init() {
      angle = 1
      super.init()
    }
    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }
  }

  @Test("Attributes of an app's class are made by its init(), which is not required, and copied by the class")
  func copiesAttributes() throws {
    let attributes = Tilted(forCellWith: IndexPath(item: 3, section: 0))
    attributes.angle = 2
    let copy = try #require(attributes.copy() as? Tilted)
    #expect(copy.angle == 2 && copy.indexPath.item == 3)
  }
}
