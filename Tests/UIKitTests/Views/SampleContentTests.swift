import Foundation
import Galley
import Testing

@testable import UIKit

@Suite("Views without data")
struct SampleContentTests {
  private class Card: UIView {
    let titleLabel = UILabel()
    lazy var actionButton = UIButton(type: .system)
    weak var userNameField: UITextField?
    var picture: UIImageView? = UIImageView()
    let price = UILabel()
    let count = 3

    override init(frame: CGRect) {
      super.init(frame: frame)
      let field = UITextField()
      for part in [titleLabel, actionButton, field, price] { addSubview(part) }
      userNameField = field
      price.text = "9 €"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let header = UILabel()
    let card = Card(frame: .zero)
    override func viewDidLoad() {
      view.addSubview(header)
      view.addSubview(card)
    }
  }

  @Test("Empty parts get the words of their properties, in a view of its own and in a controller's")
  func words() {
    for card in [Card(frame: .zero).filledWithSamples(), Screen().filledWithSamples().card] {
      #expect(card.titleLabel.text == "Title")
      #expect(card.actionButton.title(for: .normal) == "Action")
      #expect(card.userNameField?.placeholder == "User name")
      #expect(card.picture?.image != nil)
      #expect(card.price.text == "9 €")
    }
    #expect(Screen().filledWithSamples().header.text == "Header")
  }

  @Test("A subclass's and its superclass's properties are filled; UIKit's own are not")
  func inherited() {
    final class Wide: Card { let noteTextView = UITextView() }
    let wide = Wide(frame: .zero)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    wide.addSubview(cell)
    wide.filledWithSamples()
    #expect(wide.noteTextView.text == "Note")
    #expect(wide.titleLabel.text == "Title")
    #expect(cell.textLabel?.text == "Table view cell")
    #expect(cell.detailTextLabel?.text == nil)
  }

  @Test(
    "Names are words without the kind of view",
    arguments: [
      ("userNameLabel", "User name"), ("_titleLbl", "Title"), ("label", "Label"),
      ("profile.user_name-label", "Profile user name"),
      ("heroImageView", "Hero"), ("ThemeTableViewCell", "Theme"), ("", ""),
    ])
  func wordsOfNames(name: String, words: String) { #expect(SampleContent.words(of: name) == words) }

  @Test("A view that no property holds has the words of its identifier, or else of its class")
  func looseParts() {
    final class PriceLabel: UILabel {}
    let (named, price, plain, picture) = (UILabel(), PriceLabel(), UILabel(), UIImageView())
    named.accessibilityIdentifier = "cart.total_label"
    let root = UIView()
    let box = UIView()
    root.addSubview(box)
    for part in [named, price, plain, picture] { box.addSubview(part) }
    root.filledWithSamples()
    #expect([named.text, price.text, plain.text] == ["Cart total", "Price", "Label"])
    #expect(picture.image != nil)
  }

  @Test("Controls without segments, pages or progress have some, and those that have them keep them")
  func controls() {
    let (tabs, pages, bar) = (UISegmentedControl(items: nil), UIPageControl(), UIProgressView())
    let (ownTabs, ownPages, ownBar) = (UISegmentedControl(items: ["One"]), UIPageControl(), UIProgressView())
    ownPages.numberOfPages = 7
    ownBar.progress = 0.25
    let root = UIView()
    for part in [tabs, pages, bar, ownTabs, ownPages, ownBar] { root.addSubview(part) }
    root.filledWithSamples()
    #expect((0..<2).map(tabs.titleForSegment) == ["First", "Second"])
    #expect((tabs.numberOfSegments, tabs.selectedSegmentIndex) == (2, 0))
    #expect((pages.numberOfPages, bar.progress) == (3, 0.5))
    #expect((ownTabs.numberOfSegments, ownPages.numberOfPages, ownBar.progress) == (1, 7, 0.25))
  }

  @Test("What is hidden or transparent stays so, unless all is")
  func hiddenParts() {
    let (title, note) = (UILabel(), UILabel())
    let root = UIView()
    for part in [title, note] { root.addSubview(part) }
    note.isHidden = true
    root.filledWithSamples()
    #expect(note.isHidden)
    title.alpha = 0
    root.filledWithSamples()
    #expect(!note.isHidden)
    #expect(title.alpha == 1)
  }

  @Test("Of a view that nothing can fill, the picture outlines and names it; without samples it is blank")
  func outlines() throws {
    final class ChartView: UIView {}
    final class MapView: UIView {}
    let size = Size(width: 200, height: 100)
    let renderer = try Renderer()
    #expect(renderer.render(ChartView(), size: size).displayList.items.isEmpty)
    let chart = renderer.render(ChartView().filledWithSamples(), size: size)
    let map = renderer.render(MapView().filledWithSamples(), size: size)
    #expect(!chart.displayList.items.isEmpty && !map.displayList.items.isEmpty)
    #expect(chart.displayList != map.displayList)
    #expect(chart.layout.findings.isEmpty)
  }
}

/// Lists ask for samples only while their own data source has nothing.
@Suite("Lists without data")
struct SampleRowTests {
  private final class NameCell: UITableViewCell {
    let nameLabel = UILabel()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(nameLabel)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TotalTile: UICollectionViewCell {
    let totalLabel = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(totalLabel)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A data source that looks its rows up, and has none at first.
  private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var names: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      names[indexPath.row].isEmpty ? 10 : 60
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: names[indexPath.item].count, height: 10) }
  }

  private let names = Names()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func table() -> UITableView {
    let table = UITableView(frame: frame)
    (table.dataSource, table.delegate) = (names, names)
    return table
  }

  @Test("A table without rows shows three of its registered cells, filled, without asking its delegate")
  func registeredCells() {
    let table = table()
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    table.filledWithSamples()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? NameCell)?.nameLabel.text } == ["Name", "Name", "Name"])
  }

  @Test("A table without registered cells has plain rows, also without a data source")
  func plainRows() {
    let tables = [table(), UITableView(frame: frame)]
    for table in tables {
      table.filledWithSamples()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 1", "Row 2", "Row 3"])
    }
  }

  @Test("Rows that the data source has when the table is laid out take the place of the samples")
  func ownRows() {
    let table = table()
    table.filledWithSamples()
    table.layoutIfNeeded()
    names.names = ["Ada"]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ada"])
    #expect(table.visibleCells.map(\.frame.height) == [60])
  }

  @Test("A collection view without items shows three of its registered cells in the layout's own size")
  func items() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(TotalTile.self, forCellWithReuseIdentifier: "tile")
    (view.dataSource, view.delegate) = (names, names)
    view.filledWithSamples()
    view.layoutIfNeeded()
    let tiles = view.visibleCells.compactMap { $0 as? TotalTile }
    #expect(tiles.map(\.totalLabel.text) == ["Total", "Total", "Total"])
    // Three of 100 and two gaps of 10 fill 320.
    #expect(tiles.map(\.frame.minX) == [0, 110, 220])
    names.names = ["Ada"]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [3])
  }

  @Test("An app's layout is not asked about a section that its data does not have")
  func layoutsOfSections() {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Issue.record("there is no section")
      return nil
    }
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.filledWithSamples()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }
}
