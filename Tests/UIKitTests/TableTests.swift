import Galley
import Testing

@testable import UIKit

/// Tables ask their data source and their delegate as UIKit does.
@Suite struct TableTests {
  /// A cell whose content is a square of a height.
  private final class SquareCell: UITableViewCell {
    let square = UIView()
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      square.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(square)
      NSLayoutConstraint.activate([
        square.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        square.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      ])
    }
    required init?(coder: NSCoder) { fatalError("no document has this cell") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3]
    var titles: [String?] = []
    var heights: [IndexPath: CGFloat] = [:]
    var headers: [Int: (view: UIView, height: CGFloat)] = [:]
    private(set) var calls: [String] = []
    var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      calls.append("sections")
      return counts.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      calls.append("rows of \(section)")
      return counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.section).\(indexPath.row)")
      return cell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath] ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headers[section]?.view }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headers[section]?.height ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      calls.append("display \(indexPath.section).\(indexPath.row)")
    }
  }

  private func makeTable(_ source: Source, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.delegate = source
    table.separatorStyle = .none
    return table
  }

  @Test("Sections and rows are counted before the first cell, and each cell is told that it is displayed")
  func order() {
    let source = Source()
    source.counts = [1, 2]
    let table = makeTable(source)
    #expect(source.calls.isEmpty)
    table.layoutIfNeeded()
    #expect(
      source.calls == [
        "sections", "rows of 0", "rows of 1", "cell 0.0", "display 0.0", "cell 1.0", "display 1.0", "cell 1.1",
        "display 1.1",
      ])
  }

  @Test("Rows have the table's height, or that of the delegate")
  func fixedHeights() {
    let source = Source()
    source.heights = [IndexPath(row: 1, section: 0): 100]
    let table = makeTable(source)
    table.rowHeight = 44
    table.layoutIfNeeded()
    let rows = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows.map(\.minY) == [0, 44, 144])
    #expect(rows.map(\.height) == [44, 100, 44])
    #expect(rows.allSatisfy { $0.width == 320 })
    #expect(table.contentSize == CGSize(width: 320, height: 188))
  }

  @Test("Rows fit the constraints of their cells")
  func selfSizing() {
    let source = Source()
    source.cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "square", for: path) as! SquareCell
      cell.square.heightAnchor.constraint(equalToConstant: CGFloat(20 * (path.row + 1))).isActive = true
      return cell
    }
    let table = makeTable(source)
    table.register(SquareCell.self, forCellReuseIdentifier: "square")
    table.layoutIfNeeded()
    // 10 + 20, 40 or 60 + 10
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [40, 60, 80])
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 100)
  }

  @Test("A row is higher by two lines if its label wraps into three")
  func wrappedLabels() throws {
    let source = Source()
    source.counts = [2]
    source.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 20)
      label.text = path.row == 0 ? "one" : "one\ntwo\nthree"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    let table = makeTable(source)
    table.layoutIfNeeded()
    let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // The line height of the system font is 1.193 em: 23.9 points.
    #expect(abs(heights[1] - heights[0] - 2 * 23.9) < 1)
  }

  @Test("A registered class is made with its own initializer, and used again after the table is reloaded")
  func reuse() throws {
    let source = Source()
    source.counts = [1]
    source.cell = { table, path in table.dequeueReusableCell(withIdentifier: "square", for: path) }
    let table = makeTable(source)
    table.register(SquareCell.self, forCellReuseIdentifier: "square")
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SquareCell)
    #expect(cell.reuseIdentifier == "square")
    #expect(cell.square.superview === cell.contentView)
    #expect(cell.reuses == 0)
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(cell.reuses == 1)
  }

  @Test("Inserted rows are asked for")
  func insertion() {
    let source = Source()
    let table = makeTable(source)
    table.rowHeight = 44
    table.layoutIfNeeded()
    source.counts = [4]
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 4)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
  }

  @Test("A header view has the delegate's height, above the rows")
  func headerViews() {
    let source = Source()
    let header = UIView()
    source.headers = [0: (header, 30)]
    let table = makeTable(source)
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
  }

  @Test("Since iOS 15, 22 points are above the headers of plain tables")
  func headerPadding() {
    let source = Source()
    source.headers = [0: (UIView(), 30)]
    let table = makeTable(source)
    table.rowHeight = 44
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 52)
  }

  @Test("A title is in a header view that can be changed")
  func titles() throws {
    let source = Source()
    source.counts = [1, 1]
    source.titles = ["First", nil]
    let table = makeTable(source)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "First")
    #expect(header.frame.maxY == table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test("The views above and below the rows are as high as their frames")
  func tableHeaderAndFooter() {
    let source = Source()
    let table = makeTable(source)
    table.rowHeight = 44
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 202, width: 320, height: 20))
  }

  @Test("A long table makes the rows that fill it and estimates the others")
  func longTables() {
    let source = Source()
    source.counts = [10_000]
    let table = makeTable(source)
    table.rowHeight = 44
    table.layoutIfNeeded()
    // 480 / 44 is 10.9.
    #expect(table.visibleCells.count == 11)
    #expect(table.contentSize.height == 440_000)
    #expect(source.calls.filter { $0.hasPrefix("cell") }.count < 30)
  }

  @Test("A row that code has selected is selected when it is shown")
  func selection() {
    let source = Source()
    let table = makeTable(source)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }

  private final class Controller: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  }

  @Test("A table controller is the data source and the delegate of its table")
  func tableController() {
    let controller = Controller(style: .grouped)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["0", "1"])
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [60, 60])
  }

  /// A recorded picture of iOS 17.5 at scale 3 has three such rows with 44 points above each line.
  @Test("Rows with a content configuration are 44 points high without their separators up to iOS 18")
  func configuredRows() {
    let source = Source()
    source.counts = [10]
    source.cell = { _, _ in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = "Hello World"
      cell.contentConfiguration = content
      cell.accessoryView = UISwitch()
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    table.dataSource = source
    let traits = TraitCollection(look: .iOS18, displayScale: 3)
    table.node.layout(
      size: Size(width: 393, height: 852),
      in: LayoutEnvironment(traits: traits, measuring: UIKitEnvironment.current.measuring))
    let heights = table.visibleCells.map { Double($0.frame.height) }
    #expect(heights.count == 10)
    #expect(heights.allSatisfy { abs($0 - 133.0 / 3) < 0.01 })
  }

  @Test("A content configuration takes the place of the content view, in a row like that of a text label")
  func contentConfiguration() throws {
    let source = Source()
    source.counts = [2]
    source.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if path.row == 1 {
        cell.textLabel?.text = "Text"
        return cell
      }
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      return cell
    }
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    let view = try #require(cells[0].contentView as? UIListContentView)
    #expect(view.frame.width == 320)
    #expect(cells[0].frame.height == cells[1].frame.height)
  }
}
