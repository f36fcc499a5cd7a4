import Testing
import UIKit

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private let source = FlowLayoutTests.Source()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["top", "end"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ group: NSCollectionLayoutGroup, count: Int) -> [CGRect] {
    frames(NSCollectionLayoutSection(group: group), count: count)
  }

  private func frames(_ section: NSCollectionLayoutSection, count: Int) -> [CGRect] {
    source.counts = [count]
    let view = makeView(UICollectionViewCompositionalLayout(section: section))
    return (0..<count).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test("Items of a horizontal group are spaced, and wrap into the next group")
  func horizontal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .fractionalHeight(0.5)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .fixed(20)
    let found = frames(group, count: 3)
    // 90 + 20 + 90 is 200; with a third, it would be 310.
    #expect(found.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 0, y: 60)])
    #expect(found.allSatisfy { $0.size == CGSize(width: 90, height: 30) })
  }

  @Test("A group of an estimated height is as high as its items with its insets")
  func estimatedGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
    // 5 + 30 + 7, and then 5 again.
    #expect(frames(group, count: 2).map(\.minY) == [5, 47])
  }

  @Test("A group of a number of equal items shares its width among them, without the gaps")
  func evenItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 4)
    group.interItemSpacing = .fixed(20)
    // (300 - 3 * 20) / 4
    #expect(frames(group, count: 5).map(\.minX) == [0, 80, 160, 240, 0])
    #expect(frames(group, count: 5).map(\.width) == [60, 60, 60, 60, 60])
  }

  @Test("A repeated item keeps its own size, as often as the count says")
  func repeatedItems() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 2)
    #expect(frames(group, count: 3).map(\.origin) == [.zero, CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 30)])
  }

  @Test("Items of a vertical group are below one another, and share its height if they are equal")
  func vertical() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.25)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    #expect(frames(group, count: 4).map(\.minY) == [0, 40, 80, 120])
    #expect(frames(group, count: 1) == [CGRect(x: 0, y: 0, width: 150, height: 30)])
    let even = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(110)), subitem: item, count: 2)
    even.interItemSpacing = .fixed(10)
    #expect(frames(even, count: 2).map(\.height) == [50, 50])
  }

  @Test("A large item is beside a column of two in a nested group")
  func nested() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2.0 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(90)), subitems: [large, column])
    let expected = [
      CGRect(x: 0, y: 0, width: 200, height: 90), CGRect(x: 200, y: 0, width: 100, height: 45),
      CGRect(x: 200, y: 45, width: 100, height: 45), CGRect(x: 0, y: 90, width: 200, height: 90),
    ]
    #expect(frames(group, count: 4) == expected)
  }

  @Test("A width can be a share of the height, and insets of a group and an item add up")
  func dimensions() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalHeight(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    // The group's inside is 240 x 80; the item is 40 x 80 in it.
    #expect(frames(group, count: 1) == [CGRect(x: 22, y: 11, width: 34, height: 76)])
  }

  @Test("Groups of a section that scrolls on its own are in one line")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(120), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    #expect(frames(section, count: 2).map(\.origin) == [.zero, CGPoint(x: 130, y: 0)])
    section.orthogonalScrollingBehavior = .none
    #expect(frames(section, count: 2).map(\.origin) == [.zero, CGPoint(x: 0, y: 60)])
  }

  @Test("A custom group has its items at their frames, and is asked with the room of the section")
  func custom() {
    var room = CGSize.zero
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      room = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 80)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 0, width: 20, height: 20), zIndex: 2),
      ]
    }
    let found = frames(group, count: 3)
    #expect(found.map(\.origin) == [CGPoint(x: 5, y: 6), CGPoint(x: 50, y: 0), CGPoint(x: 5, y: 106)])
    #expect(room == CGSize(width: 300, height: 400))
  }

  @Test("A section has its header, its inset, its groups, its inset and its footer, and the next is spaced")
  func sections() throws {
    source.counts = [1, 1]
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 30)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "end", alignment: .bottom),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "top", alignment: .top),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 100
    let view = makeView(UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    let path = IndexPath(item: 0, section: 0)
    #expect(
      view.supplementaryView(forElementKind: "top", at: path)?.frame == CGRect(x: 10, y: 0, width: 260, height: 40))
    #expect(view.cellForItem(at: path)?.frame == CGRect(x: 10, y: 43, width: 260, height: 50))
    #expect(
      view.supplementaryView(forElementKind: "end", at: path)?.frame == CGRect(x: 10, y: 97, width: 260, height: 20))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 260)
    section.supplementariesFollowContentInsets = false
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.supplementaryView(forElementKind: "top", at: path)?.frame.width == 300)
  }

  @Test("A background is behind the items, from the header to the footer without its insets")
  func decorations() throws {
    final class Ground: UICollectionReusableView {}
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    source.counts = [2]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let view = makeView(layout)
    let shown = try #require(view.subviews.first { $0 is Ground })
    #expect(shown.frame == CGRect(x: 2, y: 1, width: 294, height: 116))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let places = [shown, cell].map { view.subviews.firstIndex(of: $0) ?? -1 }
    #expect(places[0] < places[1])
  }

  @Test("A dimension, a size and a space say what they are")
  func kinds() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(7), .estimated(9),
    ]
    #expect(dimensions.map(\.isFractionalWidth) == [true, false, false, false])
    #expect(dimensions.map(\.isFractionalHeight) == [false, true, false, false])
    #expect(dimensions.map(\.isAbsolute) == [false, false, true, false])
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true])
    #expect(dimensions.map(\.dimension) == [0.5, 0.25, 7, 9])
    #expect(NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing)
    #expect(NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
  }

  @Test(
    "The cards of an inset list are 16 points from the sides, 20 in a wide list", arguments: [(389.0, 16.0), (390, 20)])
  func insetLists(width: CGFloat, margin: CGFloat) {
    source.counts = [1]
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.frame.minX == margin)
    #expect(cell?.frame.maxX == width - margin)
  }

  @Test("The first and the last row of an inset list have the round corners, middle ones have none")
  func cards() {
    source.counts = [3]
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let layers = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.layer }
    #expect(layers.map { $0.cornerRadius > 0 } == [true, false, true])
    #expect(layers.first?.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layers.last?.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
