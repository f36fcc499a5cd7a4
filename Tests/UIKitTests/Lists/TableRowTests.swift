import Testing
import UIKit

@Suite("Rows, headers and footers of tables")
struct TableRowTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [4]
    var footers: [Int: UIView] = [:]
    var levels: [Int: Int] = [:]
    var footerTitle: String?
    var footerHeight: CGFloat = 25
    var displayed: [String] = []
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .value1, reuseIdentifier: "cell")
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitle }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footers[section] }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels[indexPath.row] ?? 0
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      displayed.append("footer \(section)")
    }
  }

  private let source = Source()

  private func makeTable(rowHeight: CGFloat = 50) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
    table.rowHeight = rowHeight
    table.dataSource = source
    table.delegate = source
    return table
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("A footer view is below the rows of its section, in the delegate's height")
  func footers() {
    source.counts = [2, 1]
    source.footers = [0: UIView()]
    let table = makeTable()
    table.layoutIfNeeded()
    #expect(source.footers[0]?.frame == CGRect(x: 0, y: 100, width: 300, height: 25))
    #expect(table.rectForRow(at: path(0, 1)).minY == 125)
    #expect(table.rectForFooter(inSection: 0).minY == 100)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 125))
    #expect(source.displayed.first == "footer 0")
    #expect(table.footerView(forSection: 0) == nil)
  }

  @Test("A plain table hides a footer whose height is 0")
  func hiddenFooter() {
    source.counts = [1, 1]
    let footer = UILabel()
    footer.text = "End"
    source.footers = [0: footer]
    source.footerHeight = 0
    let table = makeTable()
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0, 1)).minY == 50)
  }

  @Test("A table is filled with rows of sections that have neither header nor footer")
  func filled() {
    source.counts = Array(repeating: 1, count: 9)
    source.footerHeight = UITableView.automaticDimension
    let table = makeTable()
    table.layoutIfNeeded()
    // 200 points of rows that are 50 points high.
    #expect(table.visibleCells.count == 4)
  }

  @Test(
    "The title of a footer is in a footer view")
  func footerTitles() {
    source.counts = [2]
    source.footerTitle = "End"
    let table = makeTable()
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "End")
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("Rows are found by their cell, by a point and by a rectangle")
  func lookup() throws {
    let table = makeTable()
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path(2)))
    #expect(table.indexPath(for: cell) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 149)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == path(3))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 60)) == [path(1), path(2)])
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test(
    "A row is scrolled to the top, the middle or the bottom, within the content",
    arguments: [
      (UITableView.ScrollPosition.top, 250, 325), (.middle, 175, 325), (.bottom, 100, 300), (.none, 100, 300),
    ] as [(UITableView.ScrollPosition, CGFloat, CGFloat)])
  func scrolling(position: UITableView.ScrollPosition, fifth: CGFloat, last: CGFloat) {
    // Ten rows of 50 and the footer of 25.
    source.counts = [10]
    let table = makeTable()
    table.frame.size.height = 550
    table.layoutIfNeeded()
    table.frame.size.height = 200
    table.layoutIfNeeded()
    table.scrollToRow(at: path(5), at: position, animated: false)
    #expect(table.contentOffset.y == fifth)
    table.scrollToRow(at: path(9), at: position, animated: false)
    #expect(table.contentOffset.y == last)
  }

  @Test("Rows are selected one at a time, or several, each once")
  func selection() {
    let table = makeTable()
    table.layoutIfNeeded()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false])
    table.allowsMultipleSelection = true
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(2), path(3)])
    table.deselectRow(at: path(2), animated: false)
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true])
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("The delegate's level indents a cell by its width")
  func indentation() {
    source.levels = [1: 2]
    let table = makeTable()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 2, 0, 0])
    let cells = table.visibleCells
    for cell in cells { cell.textLabel?.text = "text" }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    let places = cells.prefix(2).compactMap { cell in cell.textLabel.map { $0.convert(CGPoint.zero, to: table).x } }
    #expect(places.count == 2)
    #expect(places[1] - places[0] == 20)
  }

  @Test("A change of rows asks the data source again, and a completion is told that it is done")
  func changes() {
    let table = makeTable()
    table.layoutIfNeeded()
    var steps: [String] = []
    table.performBatchUpdates {
      source.counts = [2]
      steps.append("update")
    } completion: {
      steps.append("done \($0)")
    }
    table.layoutIfNeeded()
    #expect(steps == ["update", "done true"])
    #expect(table.visibleCells.count == 2)
    source.counts = [1, 3]
    table.insertSections([1], with: .fade)
    #expect(table.numberOfSections == 2)
    table.beginUpdates()
    source.counts = [1]
    table.endUpdates()
    #expect(table.numberOfSections == 1)
  }

  @Test("Cells that are not shown any more are used for other rows, after they were told")
  func reuse() throws {
    final class Cell: UITableViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let table = makeTable()
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.layoutIfNeeded()
    let before = table.visibleCells.compactMap { $0 as? Cell }
    #expect(before.map(\.reuses) == [0, 0, 0, 0])
    #expect(before.map(\.reuseIdentifier) == ["cell", "cell", "cell", "cell"])
    table.reloadData()
    table.layoutIfNeeded()
    #expect(before.map(\.reuses) == [1, 1, 1, 1])
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test("A header view of a registered class is used again by its identifier")
  func headersForReuse() throws {
    final class Header: UITableViewHeaderFooterView {}
    let table = makeTable()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)
    #expect(header.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    let ground = UIView()
    header.backgroundView = ground
    header.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    header.layoutIfNeeded()
    #expect(ground.frame == header.bounds)
    #expect(header.subviews.first === ground)
  }

  @Test("A cell shows the background of its selection only while it is selected, above the other")
  func backgrounds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (ground, selected) = (UIView(), UIView())
    cell.backgroundView = ground
    cell.selectedBackgroundView = selected
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    cell.layoutIfNeeded()
    #expect(cell.subviews.prefix(2) == [ground, selected])
    #expect(ground.frame == cell.bounds)
    #expect(selected.isHidden)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
    cell.isSelected = false
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
    cell.backgroundView = nil
    #expect(ground.superview == nil)
  }

  @Test("A configuration is asked for with the state of the cell, before the cell is shown")
  func configurationStates() {
    final class Cell: UITableViewCell {
      var states: [UICellConfigurationState] = []
      override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
    }
    let table = makeTable()
    source.counts = [1]
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    let states = (table.visibleCells.first as? Cell)?.states ?? []
    #expect(states.map(\.isSelected) == [true])
    #expect(states.map(\.isHighlighted) == [false])
  }

  @Test(
    "A cell has the labels of its style, and the content of that style",
    arguments: [
      (UITableViewCell.CellStyle.default, false, false), (.value1, true, true), (.value2, true, true),
      (.subtitle, true, false),
    ])
  func styles(style: UITableViewCell.CellStyle, hasDetail: Bool, isSideBySide: Bool) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect(cell.textLabel != nil)
    #expect((cell.detailTextLabel != nil) == hasDetail)
    #expect(cell.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText == isSideBySide)
  }

  @Test("An accessory, a selection style and a separator are those that were set", arguments: 0...4)
  func settings(rawValue: Int) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.accessoryType == .none)
    #expect(cell.selectionStyle == .default)
    cell.accessoryType = try #require(UITableViewCell.AccessoryType(rawValue: rawValue))
    #expect(cell.accessoryType.rawValue == rawValue)
    guard let style = UITableViewCell.SelectionStyle(rawValue: rawValue) else { return }
    cell.selectionStyle = style
    #expect(cell.selectionStyle == style)
  }

  @Test("A table has UIKit's defaults")
  func defaults() {
    let table = UITableView()
    #expect(table.style == .plain)
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    #expect(table.allowsSelection)
    #expect(!table.allowsMultipleSelection)
    #expect(table.numberOfSections == 0)
    #expect(UITableViewCell().indentationWidth == 10)
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
    #expect(UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
  }

  @Test("A background view is behind all rows and as large as the table")
  func backgroundOfTable() {
    let table = makeTable()
    let ground = UIView()
    table.backgroundView = ground
    table.layoutIfNeeded()
    #expect(ground.frame == table.bounds)
    #expect(table.subviews.first === ground)
    table.backgroundView = nil
    #expect(ground.superview == nil)
  }
}
