import Testing
import UIKit

@Suite("Contents of list cells")
struct ListContentTests {
  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func shown(_ configuration: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: 80)
    view.layoutIfNeeded()
    return view
  }

  @Test(
    "A header or footer has the font of its place in the list",
    arguments: [
      (0, UIFont.TextStyle.headline, UIColor.label), (1, .subheadline, .secondaryLabel),
      (2, .footnote, .secondaryLabel),
      (3, .footnote, .secondaryLabel), (4, .title3, .label), (5, .title2, .label), (6, .body, .label),
    ])
  func fonts(place: Int, style: UIFont.TextStyle, color: UIColor) {
    let configurations: [UIListContentConfiguration] = [
      .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .prominentInsetGroupedHeader(),
      .extraProminentInsetGroupedHeader(), .cell(),
    ]
    let configuration = configurations[place]
    #expect(configuration.textProperties.font == .preferredFont(forTextStyle: style))
    #expect(configuration.textProperties.color == color)
  }

  @Test(
    "Secondary text is below the text, or at the other side in the same font")
  func secondaryText() throws {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "text"
    content.secondaryText = "second"
    let list = shown(content)
    let below = labels(in: list)
    #expect(below.map(\.text) == ["text", "second"])
    #expect(below[1].convert(below[1].bounds, to: list).minY >= below[0].convert(below[0].bounds, to: list).maxY)
    content = .valueCell()
    content.text = "text"
    content.secondaryText = "second"
    let view = shown(content)
    let beside = labels(in: view)
    #expect(beside[1].font == beside[0].font)
    #expect(abs(beside[1].convert(beside[1].bounds, to: view).maxX - 292) < 0.5)
    #expect(abs(beside[0].convert(beside[0].bounds, to: view).minX - 16) < 0.5)
  }

  @Test(
    "A text is transformed before it is shown",
    arguments: [
      (UIListContentConfiguration.TextProperties.TextTransform.none, "the End"), (.uppercase, "THE END"),
      (.lowercase, "the end"), (.capitalized, "The End"),
    ])
  func transforms(transform: UIListContentConfiguration.TextProperties.TextTransform, text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = "the End"
    content.textProperties.transform = transform
    #expect(labels(in: shown(content)).first?.text == text)
  }

  @Test("Without a text, a label takes no room, and an image is at the margin before the text")
  func images() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "text"
    #expect(labels(in: shown(content))[1].isHidden)
    content.image = UIImage(systemName: "star")
    content.imageProperties.maximumSize = CGSize(width: 12, height: 0)
    content.imageToTextPadding = 20
    content.directionalLayoutMargins.leading = 30
    let view = shown(content)
    let picture = try #require(view.subviews.first?.subviews.first as? UIImageView)
    let text = labels(in: view)[0]
    #expect(picture.convert(picture.bounds, to: view).minX == 30)
    #expect(picture.bounds.width <= 12)
    let gap = text.convert(text.bounds, to: view).minX - picture.convert(picture.bounds, to: view).maxX
    #expect(abs(gap - 20) < 0.5)
  }

  @Test("A configuration of the same kind is shown in the same view")
  func sameView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    var content = UIListContentConfiguration.cell()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.contentView
    content.text = "two"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(labels(in: view).first?.text == "two")
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
  }

  @Test("A handler is told of the state of its cell when that is shown")
  func handlers() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    var told: [Bool] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.configurationUpdateHandler = { told.append($1.isSelected) }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(told == [false, true])
  }

  @Test("A background is given to its cell: colour, corners and line")
  func backgrounds() {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.cornerRadius = 7
    background.strokeColor = .blue
    background.strokeWidth = 2
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundConfiguration = background
    #expect(cell.backgroundColor == .red)
    #expect(cell.layer.cornerRadius == 7)
    #expect(cell.layer.borderWidth == 2)
    #expect(cell.layer.borderColor == UIColor.blue.cgColor)
  }

  @Test("Accessories are at the trailing edge, without those that are for editing, and the content ends before them")
  func accessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let mark = UIView()
    mark.widthAnchor.constraint(equalToConstant: 30).isActive = true
    cell.accessories = [
      .delete(), .customView(configuration: .init(customView: mark, placement: .trailing())),
      .customView(configuration: .init(customView: UILabel(), placement: .leading(displayed: .whenEditing))),
    ]
    cell.layoutIfNeeded()
    #expect(abs(mark.convert(mark.bounds, to: cell).maxX - 284) < 0.5)
    #expect(abs(cell.contentView.frame.maxX - 254) < 0.5)
    cell.accessories = []
    #expect(mark.superview == nil)
  }

  @Test("A destructive swipe is red, another grey")
  func swipeActions() {
    let destructive = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
    let normal = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    #expect(destructive.backgroundColor == .systemRed)
    #expect(normal.backgroundColor == .systemGray)
    #expect(UISwipeActionsConfiguration(actions: [normal, destructive]).actions == [normal, destructive])
    #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    #expect(UITableViewRowAction.Style.destructive == .default)
  }

  @Test("A search without results and a loading view have their texts, and an empty one has none")
  func unavailable() {
    func texts(_ configuration: UIContentUnavailableConfiguration) -> [String] {
      labels(in: UIContentUnavailableView(configuration: configuration)).compactMap(\.text)
    }
    #expect(texts(.search()) == ["No Results", "Check the spelling or try a new search."])
    #expect(texts(.loading()) == ["Loading…"])
    #expect(texts(.empty()) == [])
  }

  @Test("A controller of a collection view is its data source and delegate, with its own layout")
  func controller() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(controller.collectionView.dataSource === controller)
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.view === controller.collectionView)
  }
}
