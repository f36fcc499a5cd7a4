import Testing
import UIKit

@Suite("Flow layouts")
struct FlowLayoutTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var counts = [3]
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  private let source = Source()
  private let layout = UICollectionViewFlowLayout()

  private func makeView(width: CGFloat = 300, height: CGFloat = 400) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("A layout has UIKit's defaults")
  func defaults() {
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
    #expect(layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero)
    #expect(layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero)
  }

  @Test("A section is inset on all four sides, and the next follows below")
  func insets() {
    source.counts = [1, 1]
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 20, bottom: 7, right: 180)
    let view = makeView()
    #expect(frame(view, 0) == CGRect(x: 20, y: 3, width: 100, height: 40))
    #expect(frame(view, 0, 1) == CGRect(x: 20, y: 53, width: 100, height: 40))
    #expect(view.contentSize == CGSize(width: 300, height: 100))
  }

  @Test("Items of a line share the space that is left, and lines have their own spacing")
  func spacing() {
    layout.itemSize = CGSize(width: 120, height: 30)
    layout.minimumLineSpacing = 4
    let view = makeView()
    // Two of 120 fit into 300; 60 are left between them.
    #expect(frame(view, 1) == CGRect(x: 180, y: 0, width: 120, height: 30))
    #expect(frame(view, 2)?.minY == 34)
  }

  @Test("A section that is scrolled sideways runs down and then to the right")
  func horizontal() {
    source.counts = [3, 1]
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 50, height: 90)
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 8)
    layout.headerReferenceSize = CGSize(width: 12, height: 99)
    layout.footerReferenceSize = CGSize(width: 9, height: 99)
    let view = makeView(height: 200)
    #expect(frame(view, 0)?.origin == CGPoint(x: 17, y: 0))
    #expect(frame(view, 1)?.origin == CGPoint(x: 17, y: 110))
    #expect(frame(view, 2)?.minX == 73)
    // Header 12, inset 5, lines of 50 + 6 + 50, inset 8, footer 9, and the next header.
    #expect(frame(view, 0, 1)?.minX == 157)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 140, y: 0, width: 12, height: 200))
  }

  @Test("Headers and footers are as wide as the view and as high as their reference size")
  func edges() throws {
    source.counts = [1]
    layout.headerReferenceSize = CGSize(width: 10, height: 30)
    layout.footerReferenceSize = CGSize(width: 10, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0)
    let view = makeView()
    let path = IndexPath(item: 0, section: 0)
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    let footer = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(frame(view, 0)?.minY == 34)
    #expect(footer?.frame == CGRect(x: 0, y: 90, width: 300, height: 20))
    let attributes = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(attributes?.frame.maxY == 110)
  }

  @Test("The insets of the content narrow the lines")
  func contentInsets() {
    layout.itemSize = CGSize(width: 140, height: 20)
    let view = makeView()
    #expect(frame(view, 1)?.minY == 0)
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(frame(view, 1)?.minY == 30)
  }

  @Test("A change of the layout moves the items at the next layout")
  func invalidates() {
    let view = makeView()
    layout.itemSize = CGSize(width: 300, height: 70)
    view.layoutIfNeeded()
    #expect(frame(view, 1) == CGRect(x: 0, y: 80, width: 300, height: 70))
  }

  @Test(
    "An item is scrolled to the side that is asked",
    arguments: [
      (UICollectionView.ScrollPosition.top, 900), (.centeredVertically, 725), (.bottom, 550),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrolling(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    source.counts = [40]
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.minimumLineSpacing = 40
    let view = makeView()
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: offset))
    view.scrollToItem(at: IndexPath(item: 39, section: 0), at: position, animated: false)
    // The content ends at 40 * 50 + 39 * 40.
    let end = view.contentOffset.y
    #expect(end == 3160)
  }

  @Test("Attributes keep their centre when they are resized, and their size when they are moved")
  func attributes() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    attributes.size = CGSize(width: 20, height: 20)
    #expect(attributes.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 30)
    #expect(attributes.center == CGPoint(x: 100, y: 100))
    attributes.alpha = 0.5
    attributes.zIndex = 3
    attributes.isHidden = true
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.frame == attributes.frame)
    #expect([copy.alpha, CGFloat(copy.zIndex)] == [0.5, 3])
    #expect(copy.isHidden)
    #expect(copy.indexPath == IndexPath(item: 2, section: 1))
    #expect(copy.representedElementCategory == .cell)
  }

  @Test("Cells are selected one at a time, unless several are allowed")
  func selection() {
    let view = makeView()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    view.selectItem(at: paths[0], animated: false, scrollPosition: [])
    view.selectItem(at: paths[1], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [paths[1]])
    #expect(paths.map { view.cellForItem(at: $0)?.isSelected } == [false, true, false])
    view.allowsMultipleSelection = true
    view.selectItem(at: paths[2], animated: false, scrollPosition: [])
    view.selectItem(at: paths[2], animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [paths[1], paths[2]])
    view.deselectItem(at: paths[1], animated: false)
    #expect(paths.map { view.cellForItem(at: $0)?.isSelected } == [false, false, true])
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("Cells are found by their place and by a point")
  func lookup() throws {
    let view = makeView()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: cell.frame.midX, y: 25)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 25, y: 399)) == nil)
    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.numberOfItems(inSection: 1) == 0)
  }
}
