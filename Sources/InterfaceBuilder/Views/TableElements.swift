import AutoLayout
import Controls
import Graphics

struct TableViewElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: TableView.Style { element.word("style") ?? .plain }
  /// Whether the document contains the rows. Otherwise, it contains prototypes for rows that code creates.
  var isStatic: Bool { element.attributes["dataMode"] == "static" }
  /// The height of rows in points, or `nil` for the height of their content.
  var rowHeight: Double? { height("rowHeight") }
  /// The height of section headers in points, or `nil` for the height of their content.
  var sectionHeaderHeight: Double? { height("sectionHeaderHeight") }
  /// The height of section footers in points, or `nil` for the height of their content.
  var sectionFooterHeight: Double? { height("sectionFooterHeight") }
  var hasSeparators: Bool { element.attributes["separatorStyle"] != "none" }
  var separatorColor: DocumentColor? { element.color("separatorColor") }
  /// The distances of separators from the edges in points, or `nil` for the default.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
  /// The view above all rows.
  var headerView: ViewElement? { element.child(forKey: "tableHeaderView").map(ViewElement.init) }
  /// The view below all rows.
  var footerView: ViewElement? { element.child(forKey: "tableFooterView").map(ViewElement.init) }
  var prototypes: [ViewElement] { element.list("prototypes").map(ViewElement.init) }
  /// The sections of a static table.
  var sections: [TableSectionElement] { element.list("sections").map(TableSectionElement.init) }

  /// Documents write -1 for a height that the content determines.
  private func height(_ name: String) -> Double? { element.number(name).flatMap { $0 >= 0 ? $0 : nil } }
}

/// A section of a static table.
struct TableSectionElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var headerTitle: String? { element.string("headerTitle") }
  var footerTitle: String? { element.string("footerTitle") }
  var cells: [ViewElement] { element.list("cells").map(ViewElement.init) }
}

struct TableViewCellElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var style: TableViewCell.CellStyle {
    switch element.attributes["style"] {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .custom
    }
  }
  var accessory: TableViewCell.AccessoryType { element.word("accessoryType") ?? .none }
  /// The view that replaces the accessory.
  var accessoryView: ViewElement? { element.child(forKey: "accessoryView").map(ViewElement.init) }
  /// Whether the cell has an accessory of either kind.
  var hasAccessory: Bool { accessory != .none || accessoryView != nil }
  /// The view that contains the subviews.
  var contentView: ViewElement? { element.child(forKey: "contentView").map(ViewElement.init) }
  /// The id of the label that is the cell's `textLabel`.
  var textLabelID: String? { element.attributes["textLabel"] }
  /// The id of the label that is the cell's `detailTextLabel`.
  var detailTextLabelID: String? { element.attributes["detailTextLabel"] }
  /// The id of the image view that is the cell's `imageView`.
  var imageViewID: String? { element.attributes["imageView"] }
  /// The height in points, or `nil` for the table's row height.
  var rowHeight: Double? { element.number("rowHeight").flatMap { $0 >= 0 ? $0 : nil } }
  /// The indentation of the content in points.
  var indentation: Double {
    let level = element.integer("indentationLevel") ?? 0
    return Double(level) * (element.number("indentationWidth") ?? 10)
  }
  /// The distances of the separator from the edges in points, or `nil` for the table's.
  var separatorInset: EdgeInsets? { element.insets("separatorInset") }
}

/// The height that a document gives a row: that of the cell, or else of its table, where -1 means
/// `UITableView.automaticDimension`.
///
/// A row is at least as tall as its content. Only the canvas gives rows exactly the height in the document (451 of 529
/// rows with a height; the other 78 need more). In the app, code decides whether prototypes with a height size
/// themselves: 94 of 164 tables with a height have the 44 points that Xcode 8 and earlier wrote into every table. The
/// rows of a static table come from the document alone, and keep their heights.
struct DocumentRowHeight: Hashable {
  /// The height in points, or `nil` for that of the content.
  var least: Double?
  /// Whether the row grows if its content needs more.
  var growsWithContent: Bool
  /// Whether the app makes the row as tall as its content, as far as the document tells: the rows of a static table
  /// have no height, or the table of a prototype has none that somebody chose. Its own height is that of the canvas
  /// alone.
  var isOfCanvasOnly: Bool

  init(
    of cell: TableViewCellElement, _ view: ViewElement, in table: TableViewElement?,
    _ setting: ViewTreeBuilder.Setting
  ) {
    let isPrototype = table.map { !$0.isStatic } ?? false
    // An automatic table ignores the custom height of a prototype in an app (58 prototypes in 21 documents).
    let isIgnored = isPrototype && !setting.isDocumentCanvas
    let custom = isIgnored ? nil : cell.rowHeight
    let written = custom ?? table?.rowHeight
    let isHeld = table?.isStatic == true ? written != nil : custom == nil && Self.holds(table?.rowHeight, setting)
    // The canvas shows an automatic row with the height that was last computed, even if it needs another one by now
    // (39 rows of 13 documents need more). Other texts than those of the document make it higher.
    least = written ?? (setting.isDocumentCanvas ? view.savedFrame?.height : nil)
    let isFixed = written == nil ? setting.isDesignState : setting.isDocumentCanvas && setting.hasDefaultTextSize
    growsWithContent = !isHeld && !isFixed
    isOfCanvasOnly = isPrototype ? !isHeld : table?.rowHeight == nil && (table == nil || cell.rowHeight == nil)
  }

  /// Whether somebody chose the height of a table's rows, which therefore do not grow. Before Xcode 9 every table had a
  /// height, usually of 44 points, even if code made the rows automatic.
  private static func holds(_ height: Double?, _ setting: ViewTreeBuilder.Setting) -> Bool {
    height != nil && height != 44 && setting.toolsVersion >= MarginRules.versionOfSafeArea
  }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeTable(_ element: TableViewElement) -> TableView {
    let id = element.id ?? ""
    let table = TableView(style: element.style)
    table.rowHeight = element.rowHeight
    table.sectionHeaderHeight = element.sectionHeaderHeight
    table.sectionFooterHeight = element.sectionFooterHeight
    table.hasSeparators = element.hasSeparators
    table.separatorColor = resources.color(element.separatorColor, for: id)
    table.separatorInset = element.separatorInset
    table.isOnCanvas = setting.isDocumentCanvas
    return table
  }

  /// Adds the header, cells and footer of a table.
  func addRows(of element: TableViewElement, to view: View) {
    guard let table = view as? TableView else { return }
    let outerTable = enclosingTable
    enclosingTable = element
    defer { enclosingTable = outerTable }
    table.tableHeaderView = element.headerView.map(wholeWidthView)
    table.rows =
      element.isStatic
      ? .sections(element.sections.map(section)) : .prototypes(element.prototypes.compactMap(cell))
    table.tableFooterView = element.footerView.map(wholeWidthView)
  }

  /// Table headers and footers are as wide as the table and keep their height.
  private func wholeWidthView(_ element: ViewElement) -> View {
    let view = build(element)
    view.autoresizingMask = .flexibleWidth
    return view
  }

  private func section(_ element: TableSectionElement) -> TableSection {
    TableSection(
      headerTitle: element.headerTitle, footerTitle: element.footerTitle, cells: element.cells.compactMap(cell))
  }

  private func cell(_ element: ViewElement) -> TableViewCell? { build(element) as? TableViewCell }

  // MARK: Cells

  func makeCell(_ element: TableViewCellElement, of view: ViewElement) -> TableViewCell {
    let cell = TableViewCell(style: element.style)
    cell.accessoryType = element.accessory
    let height = DocumentRowHeight(of: element, view, in: enclosingTable, setting)
    cell.rowHeight = height.least
    cell.growsWithContent = height.growsWithContent
    if height.isOfCanvasOnly { cell.canvasLengths = .height }
    cell.separatorInset = element.separatorInset
    cell.indentation = element.indentation
    return cell
  }

  /// Fills the content view of a cell and adds its accessory view.
  func addContent(of element: TableViewCellElement, _ cellElement: ViewElement, to view: View) {
    guard let cell = view as? TableViewCell else { return }
    if let accessory = element.accessoryView { cell.accessoryView = build(accessory) }
    guard let contentElement = element.contentView else { return }
    let content = DocumentView(elementName: contentElement.elementName)
    cell.contentView = content
    cell.contentReduction = reduction(of: contentElement, in: cellElement, hasAccessory: element.hasAccessory)
    fill(content, as: contentElement)
    applyMargins(ofCell: element, cellElement, to: content)
    cell.textLabel = element.textLabelID.flatMap(items.view) as? Label
    cell.detailTextLabel = element.detailTextLabelID.flatMap(items.view) as? Label
    cell.imageView = element.imageViewID.flatMap(items.view) as? ImageView
  }

  /// Fills the content view of a cell of either kind.
  ///
  /// Where the constraints contradict the height on the canvas, Interface Builder breaks a tie to a content view that
  /// it has marked as ambiguous (32 of 33), and a size in others (38 of 55).
  func fill(_ content: View, as element: ViewElement) {
    content.tiesGiveWay = setting.isDocumentCanvas && element.element.attributes["ambiguous"] == "YES"
    furnish(content, as: element)
  }

  /// Returns the difference between the sizes of a cell and its content view on the document's canvas, or `nil` to use
  /// the default.
  ///
  /// Only an accessory makes a content view narrower (1,118 of 1,122 cells without one have none), and only the
  /// separator makes it lower, by up to a point (1,267 of 1,284 cells). Other differences are of frames that were saved
  /// at different times. A canvas always leaves space for an accessory, so saved frames without that space do not come
  /// from a canvas.
  private func reduction(of content: ViewElement, in cell: ViewElement, hasAccessory: Bool) -> Size? {
    guard setting.isDocumentCanvas, let inner = content.savedFrame?.size, let outer = cell.savedFrame?.size else {
      return nil
    }
    let reduction = Size(width: outer.width - inner.width, height: outer.height - inner.height)
    guard hasAccessory ? reduction.width > 0 : reduction.width == 0, (0...1).contains(reduction.height) else {
      return nil
    }
    return reduction
  }

  /// Applies the margins that a table gives to a content view. If the content view sets margins and preserves its
  /// superview's, the larger ones are used.
  private func applyMargins(ofCell element: TableViewCellElement, _ cellElement: ViewElement, to content: View) {
    var margins = setting.margins.content(of: marginCell(element, cellElement, preserving: content))
    // The content view inherits the margins that the cell sets (10 views of 1 document).
    if content.preservesSuperviewLayoutMargins, case .directional(let inherited)? = explicitMargins(of: cellElement) {
      margins = MarginRules.larger(inherited, margins)
    }
    content.systemMinimumMargins = margins
    if case .directional(let own)? = content.explicitMargins, content.preservesSuperviewLayoutMargins {
      content.explicitMargins = .directional(MarginRules.larger(own, margins))
    }
    content.preservesSuperviewLayoutMargins = false
    content.insetsLayoutMarginsFromSafeArea = false
    // The table decides; since iOS 12 its default is NO, whatever older documents recorded for their cells.
    content.layoutMarginsFollowReadableWidth = false
  }

  /// On a device, a cell is as wide as the screen, and tables scroll to all their cells.
  private func marginCell(
    _ element: TableViewCellElement, _ cellElement: ViewElement, preserving content: View
  ) -> MarginRules.Cell {
    let frame = setting.isDocumentCanvas ? cellElement.savedFrame : nil
    let tableHeight = setting.isDocumentCanvas ? setting.rootTableHeight : nil
    return MarginRules.Cell(
      width: frame?.width ?? setting.screenWidth, screenWidth: setting.screenWidth, isOnPad: setting.isOnPad,
      isOnDevice: !setting.isDocumentCanvas,
      isInXib: setting.isXib, hasAccessory: element.hasAccessory,
      isInset: enclosingTable?.style == .insetGrouped,
      preservesSuperviewMargins: cellElement.preservesSuperviewLayoutMargins && content.preservesSuperviewLayoutMargins,
      isOutOfSight: (frame?.minY ?? 0) >= tableHeight ?? .infinity)
  }
}
