import AutoLayout
import Graphics

/// The rows of a table view.
public enum TableRows {
  /// Prototype cells of a document, each shown once.
  case prototypes([TableViewCell])
  /// Static rows in sections.
  case sections([TableSection])

  /// All cells from top to bottom.
  package var cells: [TableViewCell] {
    switch self {
    case .prototypes(let cells): cells
    case .sections(let sections): sections.flatMap(\.cells)
    }
  }

  /// The views that a delegate gave for headers and footers.
  var edges: [View] {
    guard case .sections(let sections) = self else { return [] }
    return sections.flatMap { [$0.header?.view, $0.footer?.view].compactMap { $0 } }
  }
}

/// The header or footer of a section as a delegate gives it, instead of a title.
package struct TableEdge {
  package var view: View?
  /// The height in points, or `nil` for that of the content.
  package var height: Double?

  package init(view: View? = nil, height: Double? = nil) {
    self.view = view
    self.height = height
  }
}

/// A section of a table view with its rows.
public struct TableSection {
  public var headerTitle: String?
  public var footerTitle: String?
  public var cells: [TableViewCell]
  package var header: TableEdge?
  package var footer: TableEdge?
  /// The height in points of the rows that follow the cells and are not shown.
  package var heightOfRest = 0.0

  public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [TableViewCell]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
  }

  /// Creates a section with a row for each value.
  ///
  /// ```swift
  /// table.rows = .sections([
  ///   TableSection(people, headerTitle: "People", style: .subtitle) { cell, person in
  ///     cell.textLabel?.text = person.name
  ///     cell.detailTextLabel?.text = person.city
  ///   }
  /// ])
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values, one for each row.
  ///   - headerTitle: The title above the rows, or `nil` for none.
  ///   - footerTitle: The text below the rows, or `nil` for none.
  ///   - style: The style of the cells.
  ///   - fill: Shows a value in a cell.
  public init<Values: Sequence>(
    _ values: Values, headerTitle: String? = nil, footerTitle: String? = nil,
    style: TableViewCell.CellStyle = .default, fill: (TableViewCell, Values.Element) throws -> Void
  ) rethrows {
    try self.init(
      values, headerTitle: headerTitle, footerTitle: footerTitle, cell: { TableViewCell(style: style) }, fill: fill)
  }

  /// Creates a section with a row for each value, in cells of a class of its own.
  ///
  /// - Parameters:
  ///   - values: The values, one for each row.
  ///   - headerTitle: The title above the rows, or `nil` for none.
  ///   - footerTitle: The text below the rows, or `nil` for none.
  ///   - cell: Makes a cell.
  ///   - fill: Shows a value in a cell.
  public init<Values: Sequence, Cell: TableViewCell>(
    _ values: Values, headerTitle: String? = nil, footerTitle: String? = nil, cell: () throws -> Cell,
    fill: (Cell, Values.Element) throws -> Void
  ) rethrows {
    let cells = try values.map { value in
      let cell = try cell()
      try fill(cell, value)
      return cell
    }
    self.init(headerTitle: headerTitle, footerTitle: footerTitle, cells: cells)
  }
}

/// A scroll view that arranges rows in one column.
open class TableView: ScrollView {
  /// The style of sections; raw values are the names in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// One list; sections are separated by headers.
    case plain
    /// Sections are separated by space.
    case grouped
    /// Sections are inset boxes with rounded corners.
    case insetGrouped
  }

  open override var viewKind: ViewKind { .tableView }

  public let style: Style
  public var rows = TableRows.prototypes([]) { didSet { adoptViews() } }
  public var tableHeaderView: View? { didSet { adoptViews() } }
  public var tableFooterView: View? { didSet { adoptViews() } }
  /// The height of rows in points, or `nil` to size each row to its content.
  public var rowHeight: Double? { didSet { markNeedsLayout() } }
  /// The height of section headers in points, or `nil` for the look's default.
  public var sectionHeaderHeight: Double? { didSet { markNeedsLayout() } }
  /// The height of section footers in points, or `nil` for the look's default.
  public var sectionFooterHeight: Double? { didSet { markNeedsLayout() } }
  /// Whether separators are drawn between rows.
  public var hasSeparators = true
  /// The colour of separators, or `nil` for the system's.
  public var separatorColor: Color?
  /// The insets of separators in points, or `nil` for the default; left means leading.
  public var separatorInset: EdgeInsets?
  /// The space in points above the headers of a plain table, or `nil` for the look's default.
  package var sectionHeaderTopPadding: Double? { didSet { markNeedsLayout() } }

  /// Whether the table is drawn as Interface Builder draws it, with a header above prototype cells.
  package var isOnCanvas = false { didSet { markNeedsLayout() } }

  private var ownViews: [View] = []
  private(set) var placed: TableLayout?

  public init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view.
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  public convenience init(style: Style) { self.init(frame: .zero, style: style) }

  /// Makes the header, the cells, the headers and footers of sections and the footer the subviews, in this order. Views
  /// that already are subviews stay.
  private func adoptViews() {
    let cells: [View] = rows.cells
    let views = [tableHeaderView].compactMap { $0 } + cells + rows.edges + [tableFooterView].compactMap { $0 }
    let kept = Set(views.map(ObjectIdentifier.init))
    for view in ownViews where !kept.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
    ownViews = views
    for (index, view) in views.enumerated() where view.superview !== self { insertSubview(view, at: index) }
    markNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Inset sections are clear of the sensors themselves.
    let covered = style == .insetGrouped ? EdgeInsets.zero : sideSafeArea
    for cell in rows.cells { cell.sideSafeArea = covered }
    let layout = TableLayout(of: self)
    for (view, rect) in layout.views { view.frame = rect }
    placed = layout
    contentSize = Size(width: bounds.width, height: layout.height)
  }

  // MARK: Drawing

  open override func displayItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let background: [DisplayItem] = backgroundColor == nil ? [.fill(.rect(bounds), ground)] : []
    let titles = (placed?.titles ?? []).flatMap { title in
      place(title.text, in: title.rect, settings: title.settings)?.items(color: title.color) ?? []
    }
    return background + [.group(DisplayGroup(clip: .rect(bounds), items: titles))]
  }

  open override func overlayItems() -> [DisplayItem] {
    guard let layout = placed else { return [] }
    let separators = hasSeparators ? layout.separators.filter { !isHiddenBySelection($0) } : []
    let lines = separators.map { DisplayItem.fill(.rect($0.frame), lineColor) }
    let corners = layout.cards.map { DisplayItem.fill(TableLayout.corners(of: $0, radius: cardRadius), ground) }
    guard !lines.isEmpty || !corners.isEmpty else { return [] }
    return [.group(DisplayGroup(clip: .rect(bounds), items: lines + corners))]
  }

  private func isHiddenBySelection(_ separator: TableLayout.Separator) -> Bool {
    if separator.cellAbove?.showsSelection == true { return true }
    return metrics.list.hidesSeparatorAboveSelection && separator.cellBelow?.showsSelection == true
  }

  private var ground: Color {
    backgroundColor ?? color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  /// The left edge and the width of the rows, which inset sections keep from the sides, in points.
  var rowsLeft: Double { style == .insetGrouped ? sideMargin + sideSafeArea.left : 0 }
  package var rowsWidth: Double {
    max(0, style == .insetGrouped ? bounds.width - 2 * sideMargin - sideSafeArea.horizontal : bounds.width)
  }

  /// Returns the height of a row whose cell is a subview, in points.
  package func height(of cell: TableViewCell) -> Double {
    cell.rowHeight ?? cell.automaticHeight(atWidth: rowsWidth)
  }

  // MARK: Titles of sections

  func titleStyle(isHeader: Bool) -> TextStyle {
    guard isHeader else { return .footnote }
    return style == .plain ? .headline : metrics.list.groupedHeaderStyle
  }

  func titleColor(isHeader: Bool) -> SystemColor {
    isHeader && style == .plain && look < .iOS15 ? .label : .secondaryLabel
  }

  /// Returns a title as the look shows it, which may be in capitals.
  package func shownTitle(_ title: String, isHeader: Bool) -> String {
    isHeader && style != .plain && metrics.list.hasUppercaseHeaders ? title.uppercased() : title
  }

  var sideSafeArea: EdgeInsets { EdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right) }

  /// The distance of the content from the edges in points, without the safe area.
  var sideMargin: Double {
    ListMetrics.sideMargin(atWidth: bounds.width, hasInsetSections: style == .insetGrouped)
  }

  var heightContext: TableMetrics.Context { isOnCanvas ? .canvas : .app(scale: traitCollection.displayScale) }

  /// The thickness of separators in points.
  var separatorThickness: Double { metrics.list.separatorThickness ?? 1 / traitCollection.displayScale }

  private var cardRadius: Double { metrics.list.sectionCornerRadius }

  private var lineColor: Color { separatorColor ?? color(.separator) }
}

extension ViewKind {
  package static let tableView = ViewKind.scrollView.named("tableView", "UITableView") { $0.sizesItsContent = true }
}

/// The titles of sections are elements, those above the rows headings.
extension TableView: AccessibleByDefault {
  package var accessibilityParts: [AccessibilityPart] {
    (placed?.titles ?? []).map { title in
      AccessibilityPart(
        frame: title.rect,
        AccessibilityDefaults(label: title.text.string, traits: title.isHeader ? .header : .staticText))
    }
  }

  package var groupsAccessibilityElements: Bool { true }
}
