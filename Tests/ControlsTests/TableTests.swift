import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Frames that Xcode saved in documents.
@Suite("Tables and collections")
struct TableTests {
  private func laidOut(_ view: View, width: Double = 375, _ direction: LayoutDirection = .leftToRight) {
    let root = View()
    view.frame = Rect(x: 0, y: 0, width: width, height: 600)
    root.addSubview(view)
    root.layout(size: Size(width: width, height: 600), in: .grid(direction))
  }

  @Test(
    "Prototypes start below the header that Interface Builder shows",
    arguments: [
      (TableView.Style.plain, SystemLook.iOS11, 28.0), (.plain, .iOS15, 44.5), (.plain, .iOS18, 50),
      (.grouped, .iOS13, 55.5), (.grouped, .iOS15, 49.5), (.insetGrouped, .iOS26, 55.5),
    ])
  func prototypes(style: TableView.Style, look: SystemLook, top: Double) {
    let table = TableView(style: style)
    table.overrideLook = look
    table.sectionHeaderHeight = 28
    table.isOnCanvas = true
    let cells = [TableViewCell(), TableViewCell()]
    cells[0].rowHeight = 80
    table.rowHeight = 44
    table.rows = .prototypes(cells)
    laidOut(table)
    #expect(cells[0].frame.minY == top)
    #expect(cells[1].frame.minY == top + 80)
    #expect(cells[1].frame.height == 44)
  }

  @Test("Sections of a grouped table are 36 points apart, or 56 with a title")
  func sections() {
    let table = TableView(style: .grouped)
    (table.sectionHeaderHeight, table.sectionFooterHeight, table.rowHeight) = (18, 18, 44)
    let cells = (0..<3).map { _ in TableViewCell() }
    table.rows = .sections([
      TableSection(cells: [cells[0]]), TableSection(cells: [cells[1]]),
      TableSection(headerTitle: "Title", cells: [cells[2]]),
    ])
    laidOut(table)
    #expect(cells.map(\.frame.minY) == [18, 98, 198])
  }

  @Test("A plain table starts with its first row if the header height is 0")
  func noHeader() {
    let table = TableView(style: .plain)
    let cell = TableViewCell()
    table.rows = .sections([TableSection(cells: [cell])])
    table.sectionHeaderHeight = 0
    laidOut(table)
    #expect(cell.frame.minY == 0)
  }

  @Test(
    "A header height of 0 does not hide a header with a title",
    arguments: [(SystemLook.iOS15, 44.5), (.iOS18, 50)])
  func titleWithoutHeaderHeight(look: SystemLook, top: Double) {
    let table = TableView(style: .plain)
    (table.overrideLook, table.sectionHeaderHeight) = (look, 0)
    let cell = TableViewCell()
    table.rows = .sections([TableSection(headerTitle: "Title", cells: [cell])])
    laidOut(table)
    #expect(cell.frame.minY == top)
  }

  @Test(
    "The first row of sections without titles starts below the header of the look",
    arguments: [
      (TableView.Style.plain, SystemLook.iOS7, 28.0, 0.0), (.plain, .iOS11, 28, 0), (.plain, .iOS11, 22, 0),
      (.plain, .iOS13, 28, 28), (.plain, .iOS15, 28, 24.5), (.plain, .iOS18, 28, 50), (.grouped, .iOS7, 18, 35),
      (.grouped, .iOS11, 18, 35), (.grouped, .iOS13, 18, 18), (.grouped, .iOS13, 8, 8), (.grouped, .iOS15, 18, 18),
      (.grouped, .iOS18, 10, 10), (.insetGrouped, .iOS26, 18, 18),
    ])
  func headersWithoutTitle(
    style: TableView.Style, look: SystemLook, headerHeight: Double, top: Double
  ) {
    let table = TableView(style: style)
    (table.overrideLook, table.sectionHeaderHeight) = (look, headerHeight)
    table.isOnCanvas = true
    let cell = TableViewCell()
    table.rows = .sections([TableSection(cells: [cell])])
    laidOut(table)
    #expect(cell.frame.minY == top)
  }

  @Test(
    "In an app, a plain table without titles starts with its first row and ends with its last",
    arguments: SystemLook.allCases)
  func plainWithoutTitles(look: SystemLook) {
    let table = TableView(style: .plain)
    (table.overrideLook, table.sectionHeaderHeight, table.sectionFooterHeight) = (look, 28, 28)
    let cells = (0..<3).map { _ in TableViewCell() }
    table.rowHeight = 40
    table.rows = .sections([TableSection(cells: [cells[0]]), TableSection(cells: [cells[1], cells[2]])])
    laidOut(table)
    #expect(cells.map(\.frame.minY) == [0, 40, 80])
    #expect(table.contentSize.height == 120)
    table.rows = .prototypes(cells)
    laidOut(table)
    #expect(cells.map(\.frame.minY) == [0, 40, 80])
  }

  @Test(
    "A cell's text ends before the disclosure indicator",
    arguments: [
      (SystemLook.iOS11, 375.0, 341.0, 16.0, 324.0), (.iOS13, 414, 383, 20, 355),
      (.iOS15, 414, 384.5, 20, 356.5), (.iOS18, 375, 348.5, 16, 324.5),
    ])
  func textBesideAccessory(
    look: SystemLook, width: Double, contentWidth: Double, x: Double, textWidth: Double
  ) {
    let cell = TableViewCell(style: .default)
    let label = Label(text: "abc")
    cell.contentView.addSubview(label)
    (cell.textLabel, cell.accessoryType, cell.overrideLook) = (label, .disclosureIndicator, look)
    let table = TableView()
    table.rows = .prototypes([cell])
    laidOut(table, width: width)
    #expect(cell.contentView.frame.width == contentWidth)
    #expect((label.frame.minX, label.frame.width) == (x, textWidth))
    laidOut(table, width: width, .rightToLeft)
    #expect(label.frame.maxX == contentWidth - x)
    #expect(label.frame.width == textWidth)
  }

  @Test("Inset grouped sections are between the margins")
  func cards() {
    let table = TableView(style: .insetGrouped)
    let cell = TableViewCell()
    table.rows = .sections([TableSection(cells: [cell])])
    laidOut(table, width: 414)
    #expect(cell.frame.minX == 20)
    #expect(cell.frame.width == 374)
  }

  @Test("A cell's separator inset takes precedence over the table's")
  func separatorInsets() {
    let table = TableView()
    let cells = [TableViewCell(), TableViewCell()]
    table.separatorInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 4)
    cells[0].separatorInset = EdgeInsets(top: 0, left: 50, bottom: 0, right: 7)
    table.rows = .prototypes(cells)
    laidOut(table)
    let separators = table.overlayItems().fills.map(\.rect)
    #expect(separators.map(\.minX) == [50, 30])
    #expect(separators.map(\.maxX) == [368, 371])
  }

  @Test("Header and footer views come before and after the rows")
  func headerAndFooter() {
    let table = TableView()
    let (header, footer, cell) = (View(), View(), TableViewCell())
    cell.rowHeight = 44
    header.frame.size.height = 100
    footer.frame.size.height = 10
    table.overrideLook = .iOS11
    table.tableFooterView = footer
    table.rows = .sections([TableSection(cells: [cell])])
    table.tableHeaderView = header
    laidOut(table)
    #expect(table.subviews.map(ObjectIdentifier.init) == [header, cell, footer].map(ObjectIdentifier.init))
    #expect(cell.frame.minY == 100)
    #expect(footer.frame == Rect(x: 0, y: 144, width: 375, height: 10))
  }

  @Test("An accessory narrows the content at the trailing edge")
  func accessories() {
    let cell = TableViewCell()
    cell.accessoryType = .disclosureIndicator
    let table = TableView()
    table.rows = .prototypes([cell])
    laidOut(table)
    #expect(cell.contentView.frame.width == 375 - 26.5)
    laidOut(table, .rightToLeft)
    #expect(cell.contentView.frame.minX == 26.5)
  }

  @Test("A cell with constraints has the height that they require")
  func selfSizing() {
    let cell = TableViewCell()
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
    let table = TableView()
    table.hasSeparators = false
    table.rows = .prototypes([cell])
    laidOut(table)
    #expect(cell.frame.height == 85)
    #expect(box.frame.minY == 10)
  }

  @Test(
    "A row that sizes itself has room for its separator: a pixel up to iOS 18, a point since iOS 26",
    arguments: [(SystemLook.iOS11, 60.5), (.iOS13, 60.5), (.iOS18, 60.5), (.iOS26, 61)])
  func separatorRoom(look: SystemLook, height: Double) {
    let cell = TableViewCell()
    cell.overrideLook = look
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
    let table = TableView()
    table.overrideLook = look
    table.rows = .prototypes([cell])
    let root = View()
    table.frame = Rect(x: 0, y: 0, width: 375, height: 600)
    root.addSubview(table)
    var traits = TraitCollection()
    traits.displayScale = 2
    root.layout(
      size: Size(width: 375, height: 600), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    #expect(cell.frame.height == height)
  }

  @Test("At the sides, the safe area insets the content and accessory of rows, titles and inset sections")
  func sideSafeArea() throws {
    func laidOut(_ style: TableView.Style, _ cell: TableViewCell) -> TableView {
      let table = TableView(style: style)
      table.rows = .sections([TableSection(headerTitle: "Title", cells: [cell])])
      table.rowHeight = 44
      let root = View()
      table.frame = Rect(x: 0, y: 0, width: 800, height: 300)
      root.addSubview(table)
      root.layout(
        size: Size(width: 800, height: 300), safeArea: EdgeInsets(left: 50, right: 40), in: .grid(.leftToRight))
      return table
    }
    let cell = TableViewCell()
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    let table = laidOut(.plain, cell)
    #expect(cell.frame.minX == 0 && cell.frame.width == 800)
    // The accessory has the margin of 20 points at both sides.
    #expect(cell.contentView.frame.minX == 50 && cell.contentView.frame.maxX == 800 - 40 - 30 - 40)
    #expect(cell.accessoryView?.frame.maxX == 740)
    #expect(table.overlayItems().fills.map(\.rect.minX) == [70])
    let inset = TableViewCell()
    _ = laidOut(.insetGrouped, inset)
    #expect(inset.frame.minX == 70 && inset.frame.maxX == 740)
    #expect(inset.contentView.frame.minX == 0 && inset.contentView.frame.width == 670)
  }

  @Test("Text and detail are at the leading and the trailing edge in both directions")
  func edges() throws {
    let cell = TableViewCell(style: .value1)
    let (main, detail) = (Label(text: "abc"), Label(text: "de"))
    for label in [main, detail] {
      label.font = gridFont
      cell.contentView.addSubview(label)
    }
    (cell.textLabel, cell.detailTextLabel) = (main, detail)
    let table = TableView()
    table.rows = .prototypes([cell])
    laidOut(table)
    #expect(main.frame == Rect(x: 16, y: 12, width: 30, height: 20))
    #expect(detail.frame.maxX == 375 - 16)
    laidOut(table, .rightToLeft)
    #expect(main.frame.maxX == 375 - 16)
    #expect(detail.frame.minX == 16)
  }

  @Test("A single cell that fills its line is centred")
  func centredItem() {
    let collection = CollectionView()
    collection.layout.itemSize = Size(width: 314, height: 90)
    collection.cells = [CollectionViewCell()]
    laidOut(collection)
    #expect(collection.cells[0].frame == Rect(x: 30.5, y: 0, width: 314, height: 90))
  }

  @Test("Full lines are justified, the last line starts at the edge")
  func lines() {
    let collection = CollectionView()
    collection.layout.itemSize = Size(width: 100, height: 50)
    collection.layout.sectionInset = EdgeInsets(all: 10)
    collection.cells = (0..<4).map { _ in CollectionViewCell() }
    laidOut(collection)
    // 355 points hold three cells with gaps of 27.5.
    #expect(collection.cells.map(\.frame.minX) == [10, 137.5, 265, 10])
    #expect(collection.cells[3].frame.minY == 70)
    laidOut(collection, .rightToLeft)
    #expect(collection.cells[0].frame.minX == 265)
  }

  @Test("Cells of different sizes are centred across their line")
  func differentSizes() {
    let collection = CollectionView()
    collection.cells = (0..<3).map { _ in CollectionViewCell() }
    let sizes = [Size(width: 40, height: 20), Size(width: 30, height: 50), Size(width: 20, height: 30)]
    for (cell, size) in zip(collection.cells, sizes) { cell.customSize = size }
    laidOut(collection)
    // The row is 50 points high, the column 40 points wide.
    #expect(collection.cells.map(\.frame.minY) == [15, 0, 10])
    collection.layout.scrollDirection = .horizontal
    laidOut(collection)
    #expect(collection.cells.map(\.frame.minX) == [0, 5, 10])
  }

  private func cell(
    _ style: TableViewCell.CellStyle, _ text: String, _ detail: String, width: Double = 375
  ) -> TableViewCell {
    let cell = TableViewCell(style: style)
    let labels = [Label(text: text), Label(text: detail)]
    for label in labels {
      label.font = gridFont
      cell.contentView.addSubview(label)
    }
    (cell.textLabel, cell.detailTextLabel) = (labels[0], labels[1])
    let table = TableView()
    table.rows = .prototypes([cell])
    laidOut(table, width: width)
    return cell
  }

  /// Cells in documents and, at scale 3, a recorded picture of iOS 18 whose table has no separators.
  @Test(
    "A detail is 3 points below a text of 17 points if the row is high enough, and else closer",
    arguments: [
      SubtitleRow(height: nil, fitted: 57, text: 9, detail: 97.0 / 3, lines: [61.0 / 3, 43.0 / 3], scale: 3),
      SubtitleRow(height: nil, fitted: 57.5, text: 9, detail: 32.5, lines: [20.5, 14.5]),
      SubtitleRow(height: 67, text: 13, detail: 36.5, lines: [20.5, 14.5]),
      SubtitleRow(height: 60, text: 10, detail: 33.5, lines: [20.5, 14.5]),
      SubtitleRow(height: 60.5, text: 8, detail: 31.5, lines: [20.5, 18]),
      SubtitleRow(height: 55.5, text: 10, detail: 31.5, lines: [20.5, 14.5]),
      SubtitleRow(height: 43.5, text: 5, detail: 25.5, lines: [20.5, 14.5]),
    ])
  private func subtitle(row: SubtitleRow) {
    let cell = TableViewCell(style: .subtitle)
    let labels = zip(["abc", "defg"], row.lines).map { text, line in
      let label = Label(text: text)
      label.font = Font(size: line)
      cell.contentView.addSubview(label)
      return label
    }
    (cell.textLabel, cell.detailTextLabel, cell.rowHeight) = (labels[0], labels[1], row.height)
    let table = TableView()
    (table.overrideLook, table.hasSeparators) = (.iOS18, false)
    table.rows = .prototypes([cell])
    laidOut(table, width: 375, scale: row.scale)
    #expect(abs(cell.frame.height - row.fitted) < 0.01)
    #expect(zip(labels.map(\.frame.minY), [row.text, row.detail]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  /// Where the texts of a cell are in a row of its own height, or of one that fits them, by the heights of their lines.
  private struct SubtitleRow {
    var height: Double?
    var fitted: Double
    var text: Double
    var detail: Double
    var lines: [Double]
    var scale: Double

    init(height: Double?, fitted: Double? = nil, text: Double, detail: Double, lines: [Double], scale: Double = 2) {
      (self.height, self.fitted, self.text, self.detail) = (height, fitted ?? height ?? 0, text, detail)
      (self.lines, self.scale) = (lines, scale)
    }
  }

  @Test("In the second value style the text ends at 91 points and the detail starts 6 points after it")
  func columns() {
    let cell = cell(.value2, "abc", "defg")
    #expect(cell.textLabel?.frame.maxX == 107.0)
    #expect(cell.detailTextLabel?.frame == Rect(x: 113, y: 12, width: 40, height: 20))
  }

  @Test("In a wide cell of the second value style the text ends at a quarter of the room")
  func wideColumns() {
    let cell = cell(.value2, "abc", "defg", width: 840)
    // A quarter of the 800 points between the margins of 20.
    #expect(cell.textLabel?.frame == Rect(x: 190, y: 12, width: 30, height: 20))
    #expect(cell.detailTextLabel?.frame == Rect(x: 226, y: 12, width: 40, height: 20))
  }

  @Test("A detail keeps its width until a third of the room is left for the text")
  func longTexts() {
    let cell = cell(.value1, String(repeating: "a", count: 20), String(repeating: "b", count: 30))
    let third = 343.0 / 3
    #expect(abs((cell.textLabel?.frame.width ?? 0) - third) <= 0.5)
    #expect(abs((cell.detailTextLabel?.frame.width ?? 0) - (343 - third - 6)) <= 0.5)
  }

  @Test(
    "The content of a row that sizes itself is as tall as the row, whatever height the cell was made with",
    arguments: [44.0, 80, 200])
  func contentOfChangedRows(height: Double) {
    let table = TableView(style: .plain)
    let cell = TableViewCell(frame: Rect(x: 0, y: 0, width: 375, height: height))
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(mark)
    mark.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    mark.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    mark.widthAnchor.constraint(equalToConstant: 10).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 20).isActive = true
    table.rows = .prototypes([cell])
    laidOut(table)
    #expect(cell.contentView.frame.height == cell.frame.height)
    #expect(abs(mark.frame.midY - cell.frame.height / 2) <= 0.5)
  }

  @Test("The content of a collection's cell is as large as the cell, whatever size the cell was made with")
  func contentOfChangedItems() {
    let cell = CollectionViewCell(frame: Rect(x: 0, y: 0, width: 30, height: 40))
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(mark)
    mark.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor).isActive = true
    mark.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    mark.widthAnchor.constraint(equalToConstant: 10).isActive = true
    mark.heightAnchor.constraint(equalToConstant: 20).isActive = true
    cell.layout(size: Size(width: 100, height: 60), in: .grid(.leftToRight))
    #expect(cell.contentView.frame.size == Size(width: 100, height: 60))
    #expect(mark.frame == Rect(x: 45, y: 20, width: 10, height: 20))
  }

  @Test("A cell's own row height takes precedence, and grows only if it may")
  func rowHeights() {
    let cells = (0..<3).map { _ in cell(.subtitle, "a", "b") }
    let table = TableView()
    (table.overrideLook, table.rowHeight) = (.iOS11, 50)
    cells[1].rowHeight = 30
    cells[2].growsWithContent = true
    table.rows = .prototypes(cells)
    laidOut(table)
    // 20 + 3 + 20 points of text with 19.4 around them.
    #expect(cells.map(\.frame.height) == [50, 30, 62.5])
  }

  @Test("Header titles of grouped tables are upper case up to iOS 18")
  func headerTitles() {
    for (style, look, title) in [
      (TableView.Style.grouped, SystemLook.iOS18, "ABC"), (.grouped, .iOS26, "Abc"), (.plain, .iOS18, "Abc"),
    ] {
      let (table, text) = (TableView(style: style), GridText())
      table.overrideLook = look
      table.rows = .sections([TableSection(headerTitle: "Abc", footerTitle: "Def", cells: [TableViewCell()])])
      table.layout(
        size: Size(width: 375, height: 600),
        in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: text))
      #expect(text.requests.contains { $0.runs[0].text == title })
      #expect(text.requests.contains { $0.runs[0].text == "Def" })
    }
  }

  /// Recorded pictures of iOS 13 and 18.0 at scale 3 have the lines 44 points apart; the canvas has 43.5 and 43.67.
  @Test(
    "Automatic rows with one line are 44 points high up to iOS 18, and without their separators on the canvas",
    arguments: [2.0, 3])
  func automaticRows(scale: Double) {
    func bottom(_ look: SystemLook, isOnCanvas: Bool = false) -> Double {
      let table = table(.plain, look, rows: 10)
      table.isOnCanvas = isOnCanvas
      laidOut(table, width: 320, scale: scale)
      let cells = table.rows.cells
      return (cells.last?.frame.maxY ?? 0) - (cells.first?.frame.minY ?? 0)
    }
    #expect([SystemLook.iOS11, .iOS13, .iOS15, .iOS18].map { bottom($0) } == [440, 440, 440, 440])
    #expect(abs(bottom(.iOS18, isOnCanvas: true) - 10 * (44 - 1 / scale)) < 0.01)
  }

  /// Lays out a table at a number of pixels per point.
  private func laidOut(_ table: TableView, width: Double, scale: Double, _ direction: LayoutDirection = .leftToRight) {
    table.frame = Rect(x: 0, y: 0, width: width, height: 800)
    let root = View()
    root.addSubview(table)
    let traits = TraitCollection(layoutDirection: direction, displayScale: scale)
    root.layout(size: table.frame.size, in: LayoutEnvironment(traits: traits, measuring: GridText()))
  }

  private func table(_ style: TableView.Style, _ look: SystemLook, rows: Int) -> TableView {
    let table = TableView(style: style)
    table.overrideLook = look
    table.rows = .sections([
      TableSection(
        cells: (0..<rows).map { _ in
          let cell = TableViewCell(style: .default)
          cell.textLabel?.text = "abc"
          return cell
        })
    ])
    return table
  }

  /// A recorded picture of iOS 18.0 shows that the row covers the line below it.
  @Test(
    "A selected row covers the separator below it, and the one above it is hidden since iOS 26",
    arguments: [(SystemLook.iOS18, [2]), (.iOS26, [1, 2])])
  func separatorsOfSelectedRow(look: SystemLook, hidden: [Int]) {
    let table = TableView(style: .plain)
    let cells = (0..<5).map { _ in TableViewCell(style: .custom) }
    table.rows = .sections([TableSection(cells: cells)])
    table.layout(
      size: Size(width: 390, height: 600),
      in: LayoutEnvironment(traits: TraitCollection(look: look), measuring: GridText()))
    let lines = table.overlayItems().fills.map(\.rect)
    #expect(lines.count == 5)
    cells[2].isSelected = true
    let shown = lines.indices.filter { !hidden.contains($0) }.map { lines[$0] }
    #expect(table.overlayItems().fills.map(\.rect) == shown)
    cells[2].selectionStyle = .none
    #expect(table.overlayItems().fills.map(\.rect) == lines)
  }

  @Test("Rows of iOS 26 are 53 points high with separators of 1 point from margin to margin")
  func glassRows() {
    let table = table(.plain, .iOS26, rows: 2)
    laidOut(table, width: 402, scale: 3)
    #expect(table.rows.cells.map(\.frame.height) == [53, 53])
    #expect(
      table.overlayItems().fills.map(\.rect) == [
        Rect(x: 20, y: 52, width: 362, height: 1), Rect(x: 20, y: 105, width: 362, height: 1),
      ])
    laidOut(table, width: 375, scale: 2)
    #expect(table.overlayItems().fills.map(\.rect.minX) == [16, 16])
    #expect(table.overlayItems().fills.map(\.rect.maxX) == [359, 359])
  }

  @Test("Separators up to iOS 18 are a pixel on the grid of pixels and reach the trailing edge", arguments: [2.0, 3])
  func hairlines(scale: Double) {
    let table = table(.plain, .iOS18, rows: 3)
    laidOut(table, width: 393, scale: scale)
    for line in table.overlayItems().fills.map(\.rect) {
      #expect(line.height == 1 / scale)
      #expect(abs(line.minY * scale - (line.minY * scale).rounded()) < 1e-9)
      #expect(line.minX == 20 && line.maxX == 393)
    }
    laidOut(table, width: 393, scale: scale, .rightToLeft)
    #expect(table.overlayItems().fills.allSatisfy { $0.rect.minX == 0 && $0.rect.maxX == 373 })
  }

  @Test(
    "Content is 20 points from the edge in tables at least 393 points wide, and with inset sections from 390 on, else 16",
    arguments: [
      (TableView.Style.plain, 392.0, 16.0), (.plain, 393, 20), (.plain, 402, 20),
      (.insetGrouped, 389, 16), (.insetGrouped, 390, 20), (.insetGrouped, 402, 20),
    ])
  func sideMargins(style: TableView.Style, width: Double, margin: Double) {
    let table = table(style, .iOS18, rows: 1)
    laidOut(table, width: width)
    let cell = table.rows.cells[0]
    let inset = style == .insetGrouped ? margin : 0
    #expect((cell.frame.minX, cell.frame.maxX) == (inset, width - inset))
    #expect(cell.textLabel?.frame.minX == margin)
  }

  @Test(
    "The frame of a switch as the accessory ends at the margin",
    arguments: [(SystemLook.iOS18, 51.0, 31.0), (.iOS26, 63, 28)])
  func accessorySwitch(look: SystemLook, width: Double, height: Double) {
    let (table, accessory) = (table(.plain, look, rows: 1), Switch())
    table.rows.cells[0].accessoryView = accessory
    laidOut(table, width: 393, scale: 3)
    #expect(abs(accessory.frame.width - width) < 1e-9 && abs(accessory.frame.height - height) < 1e-9)
    #expect(accessory.frame.maxX == 373)
    laidOut(table, width: 393, scale: 3, .rightToLeft)
    #expect(accessory.frame.minX == 20)
  }

  @Test(
    "In an app, a grouped table whose heights are automatic starts 35 points below its top, with 35 between sections")
  func groupedGaps() {
    let table = TableView(style: .insetGrouped)
    table.overrideLook = .iOS18
    let cells = (0..<2).map { _ in TableViewCell() }
    table.rowHeight = 44
    table.rows = .sections(cells.map { TableSection(cells: [$0]) })
    laidOut(table, width: 393, scale: 2)
    // Footer and header are 17 2/3 points in whole pixels.
    #expect(cells.map(\.frame.minY) == [35, 35 + 44 + 17.5 + 17.5])
  }

  @Test("Headers of grouped tables are 17 points since iOS 26, and 13 before")
  func headerFonts() {
    for (look, size) in [(SystemLook.iOS18, 13.0), (.iOS26, 17)] {
      let (table, text) = (table(.grouped, look, rows: 1), GridText())
      table.rows = .sections([TableSection(headerTitle: "Abc", cells: table.rows.cells)])
      table.layout(
        size: Size(width: 375, height: 600), in: LayoutEnvironment(traits: TraitCollection(), measuring: text))
      #expect(text.requests.contains { $0.runs[0].font.size == size && $0.runs[0].text.lowercased() == "abc" })
    }
  }

  @Test("A selected or highlighted cell is grey unless its selection style is none")
  func selection() {
    let table = table(.plain, .iOS18, rows: 4)
    let cells = table.rows.cells
    (cells[1].isSelected, cells[2].isHighlighted, cells[3].isSelected) = (true, true, true)
    cells[3].selectionStyle = .none
    laidOut(table, width: 393, scale: 2)
    // systemBackground and systemGray4.
    let (ground, gray) = (Color.white, Color(hex: 0xD1D1D6))
    #expect(cells.map { $0.displayItems().fills[0].color } == [ground, gray, gray, ground])
  }

  @Test("Columns of a horizontal collection follow the header and each other at the line spacing")
  func horizontalCollection() {
    let collection = CollectionView()
    collection.layout.scrollDirection = .horizontal
    collection.layout.itemSize = Size(width: 40, height: 250)
    collection.layout.minimumLineSpacing = 7
    collection.layout.headerReferenceSize = Size(width: 30, height: 99)
    collection.layout.sectionInset = EdgeInsets(top: 10, left: 5, bottom: 20, right: 3)
    collection.cells = (0..<3).map { _ in CollectionViewCell() }
    collection.sectionHeader = View()
    laidOut(collection)
    // Two cells fill the 570 points between the insets of the height of 600.
    #expect(collection.cells.map(\.frame.origin) == [Point(x: 35, y: 10), Point(x: 35, y: 330), Point(x: 82, y: 10)])
    #expect(collection.sectionHeader?.frame == Rect(x: 0, y: 0, width: 30, height: 600))
    #expect(collection.contentSize.width == 125)
  }

  @Test("A section has a row for each value, filled in cells of a style or a class of its own")
  func rowsOfValues() {
    final class BadgeCell: TableViewCell {
      var badge = 0
    }
    let styled = TableSection([("Anna", "Ulm"), ("Ben", "Bonn")], headerTitle: "People", style: .subtitle) {
      cell, person in
      cell.textLabel?.text = person.0
      cell.detailTextLabel?.text = person.1
    }
    #expect(styled.headerTitle == "People" && styled.footerTitle == nil)
    #expect(styled.cells.map(\.style) == [.subtitle, .subtitle])
    #expect(styled.cells.map { $0.textLabel?.text } == ["Anna", "Ben"])
    #expect(styled.cells.map { $0.detailTextLabel?.text } == ["Ulm", "Bonn"])
    let own = TableSection(1...3, cell: { BadgeCell(style: .default) }) { cell, number in cell.badge = number }
    #expect(own.cells.compactMap { ($0 as? BadgeCell)?.badge } == [1, 2, 3])
  }
}
