import AutoLayout
import Controls
import Graphics

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
