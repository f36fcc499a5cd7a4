import AutoLayout
import Controls
import Graphics

/// A table view.
struct TableViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// How sections are set apart.
  enum Style: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How sections are set apart.
  var style: Style { element.word("style") ?? .plain }
  /// Whether the rows stand in the document rather than coming from code.
  var isStatic: Bool { element.attributes["dataMode"] == "static" }
  /// The height of rows in points; none where their content decides.
  var rowHeight: Double? { height("rowHeight") }
  /// The height that rows are taken to have before they are measured, in points.
  var estimatedRowHeight: Double? { height("estimatedRowHeight") }
  /// The height of section headers in points; none where their content decides.
  var sectionHeaderHeight: Double? { height("sectionHeaderHeight") }
  /// The height of section footers in points; none where their content decides.
  var sectionFooterHeight: Double? { height("sectionFooterHeight") }
  /// Whether lines are drawn between rows.
  var hasSeparators: Bool { element.attributes["separatorStyle"] != "none" }
  /// The colour of those lines.
  var separatorColor: DocumentColor? { element.color("separatorColor") }
  /// Distances of those lines from the edges in points.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
  /// The view above all rows.
  var headerView: ViewElement? { element.child(forKey: "tableHeaderView").map(ViewElement.init) }
  /// The view below all rows.
  var footerView: ViewElement? { element.child(forKey: "tableFooterView").map(ViewElement.init) }
  /// The cells that code makes rows from.
  var prototypes: [ViewElement] { element.list("prototypes").map(ViewElement.init) }
  /// The sections of rows that stand in the document.
  var sections: [TableSectionElement] { element.list("sections").map(TableSectionElement.init) }

  /// Documents write -1 for a height that the content decides.
  private func height(_ name: String) -> Double? { element.number(name).flatMap { $0 >= 0 ? $0 : nil } }
}

/// A section of rows that stand in the document.
struct TableSectionElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The text above the rows.
  var headerTitle: String? { element.string("headerTitle") }
  /// The text below the rows.
  var footerTitle: String? { element.string("footerTitle") }
  /// The rows.
  var cells: [ViewElement] { element.list("cells").map(ViewElement.init) }
}

/// A table view's cell.
struct TableViewCellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The arrangements that the system makes of text, detail and image.
  enum Style: String, Hashable, Sendable {
    case custom = ""
    case `default` = "IBUITableViewCellStyleDefault"
    case subtitle = "IBUITableViewCellStyleSubtitle"
    case value1 = "IBUITableViewCellStyleValue1"
    case value2 = "IBUITableViewCellStyleValue2"
  }

  /// What stands at the trailing edge.
  enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The arrangement.
  var style: Style { element.word("style") ?? .custom }
  /// What stands at the trailing edge.
  var accessory: Accessory { element.word("accessoryType") ?? .none }
  /// A view at the trailing edge instead.
  var accessoryView: ViewElement? { element.child(forKey: "accessoryView").map(ViewElement.init) }
  /// Whether anything stands at the trailing edge.
  var hasAccessory: Bool { accessory != .none || accessoryView != nil }
  /// The view that holds the subviews.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The id of the subview of the content view that is the arrangement's text.
  var textLabelID: String? { element.attributes["textLabel"] }
  /// The id of the one that is its detail.
  var detailTextLabelID: String? { element.attributes["detailTextLabel"] }
  /// The id of the one that is its image.
  var imageViewID: String? { element.attributes["imageView"] }
  /// The height in points; none where the table or the content decides.
  var rowHeight: Double? { element.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil } }
  /// The name that code makes cells by.
  var reuseIdentifier: String? { element.attributes["reuseIdentifier"] }
  /// The number of steps that the content is indented by.
  var indentationLevel: Int { element.integer("indentationLevel") ?? 0 }
  /// A step in points.
  var indentationWidth: Double { element.number("indentationWidth") ?? 10 }
  /// Distances of the line below from the edges in points.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
}

extension ViewTreeBuilder {
  func makeTable(_ written: TableViewElement, id: String) -> TableView {
    let table = TableView(style: TableView.Style(rawValue: written.style.rawValue) ?? .plain)
    table.generation = generation
    table.rowHeight = written.rowHeight
    table.sectionHeaderHeight = written.sectionHeaderHeight
    table.sectionFooterHeight = written.sectionFooterHeight
    table.hasSeparators = written.hasSeparators
    table.separatorColor = resources.color(written.separatorColor, for: id)
    table.separatorInset = written.separatorInset
    return table
  }

  func makeCell(_ written: TableViewCellElement, of element: ViewElement) -> TableViewCell {
    let cell = TableViewCell(style: TableViewCell.CellStyle(rawValue: "\(written.style)") ?? .custom)
    cell.generation = generation
    cell.accessoryType = TableViewCell.AccessoryType(rawValue: written.accessory.rawValue) ?? .none
    cell.rowHeight = setting.isDesignState ? element.savedFrame?.height : written.rowHeight
    // The height a document writes is the one drawn at; apps let their rows size themselves in code.
    cell.growsWithContent = !setting.isDesignState
    cell.separatorInset = written.separatorInset
    cell.indentation = Double(written.indentationLevel) * written.indentationWidth
    return cell
  }

  /// Adds a table's header, cells and footer.
  func addRows(of table: TableViewElement, to view: View) {
    guard let tableView = view as? TableView else { return }
    tableView.tableHeaderView = table.headerView.map(wholeWidthView)
    tableView.rows =
      table.isStatic
      ? .sections(table.sections.map(section)) : .prototypes(table.prototypes.compactMap(cell))
    tableView.tableFooterView = table.footerView.map(wholeWidthView)
  }

  /// The view above or below all rows is as wide as the table and keeps its height.
  private func wholeWidthView(_ element: ViewElement) -> View {
    let view = build(element)
    view.autoresizingMask = .flexibleWidth
    return view
  }

  private func section(_ written: TableSectionElement) -> TableSection {
    TableSection(
      headerTitle: written.headerTitle, footerTitle: written.footerTitle, cells: written.cells.compactMap(cell))
  }

  private func cell(_ element: ViewElement) -> TableViewCell? { build(element) as? TableViewCell }

  // MARK: Cells

  /// Fills a cell's content view and adds the view at its trailing edge.
  func addContent(of written: TableViewCellElement, _ element: ViewElement, to view: View) {
    guard let cell = view as? TableViewCell else { return }
    if let accessory = written.accessoryView { cell.accessoryView = build(accessory) }
    guard let contentElement = written.contentView else { return }
    let content = DocumentView(elementName: contentElement.elementName)
    cell.contentView = content
    cell.contentReduction = reduction(of: contentElement, in: element, hasAccessory: written.hasAccessory)
    furnish(content, as: contentElement)
    applyMargins(ofCell: written, element, to: content)
    cell.textLabel = written.textLabelID.flatMap(items.view) as? Label
    cell.detailTextLabel = written.detailTextLabelID.flatMap(items.view) as? Label
    cell.imageView = written.imageViewID.flatMap(items.view) as? ImageView
  }

  /// What a document's canvas takes from the cell for its accessory and the line below. A canvas always makes room for
  /// an accessory: where none is left the frames were not written by it.
  private func reduction(of content: ViewElement, in cell: ViewElement, hasAccessory: Bool) -> Size? {
    guard setting.isDocumentCanvas, let inner = content.savedFrame?.size, let outer = cell.savedFrame?.size else {
      return nil
    }
    guard !hasAccessory || inner.width < outer.width else { return nil }
    return Size(width: outer.width - inner.width, height: outer.height - inner.height)
  }

  /// A content view has the table's margins; where it sets some itself and keeps its superview's, the larger of both.
  private func applyMargins(ofCell cell: TableViewCellElement, _ element: ViewElement, to content: View) {
    let margins = setting.margins.cellContent(
      width: element.savedFrame?.width ?? setting.screenWidth, deviceWidth: setting.screenWidth,
      isInXib: setting.isXib, hasAccessory: cell.hasAccessory)
    content.systemMinimumMargins = margins
    if case .directional(let own)? = content.explicitMargins, content.preservesSuperviewLayoutMargins {
      content.explicitMargins = .directional(MarginRules.larger(own, margins))
    }
    content.preservesSuperviewLayoutMargins = false
    content.insetsLayoutMarginsFromSafeArea = false
  }
}
