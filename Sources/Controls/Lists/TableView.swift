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
}

/// A section of a table view with its rows.
public struct TableSection {
  public var headerTitle: String?
  public var footerTitle: String?
  public var cells: [TableViewCell]

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

  open override var elementClass: String { "tableView" }
  open override var platformClass: String { "UITableView" }

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

  /// Whether the table is drawn as Interface Builder draws it, with a header above prototype cells.
  package var isOnCanvas = false { didSet { markNeedsLayout() } }

  private var ownViews: [View] = []
  private(set) var placed: TableLayout?

  public init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table view.
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  public convenience init(style: Style) { self.init(frame: .zero, style: style) }

  /// Makes the header, the cells and the footer the subviews, in this order.
  private func adoptViews() {
    for view in ownViews { view.removeFromSuperview() }
    let cells: [View] = rows.cells
    ownViews = [tableHeaderView].compactMap { $0 } + cells + [tableFooterView].compactMap { $0 }
    for view in ownViews { addSubview(view) }
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
    let separators = hasSeparators ? layout.separators.filter { !isBesideSelection($0) } : []
    let lines = separators.map { DisplayItem.fill(.rect($0.frame), lineColor) }
    let corners = layout.cards.map { DisplayItem.fill(TableLayout.corners(of: $0, radius: cardRadius), ground) }
    guard !lines.isEmpty || !corners.isEmpty else { return [] }
    return [.group(DisplayGroup(clip: .rect(bounds), items: lines + corners))]
  }

  /// Since iOS 26, the separators above and below a selected row are hidden.
  private func isBesideSelection(_ separator: TableLayout.Separator) -> Bool {
    look >= .iOS26 && separator.neighbours.contains(where: \.showsSelection)
  }

  private var ground: Color {
    backgroundColor ?? color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  var sideSafeArea: EdgeInsets { EdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right) }

  /// The distance of the content from the edges in points, without the safe area.
  var sideMargin: Double { ListMetrics.sideMargin(atWidth: bounds.width) }

  var heightContext: TableMetrics.Context { isOnCanvas ? .canvas : .app(scale: traitCollection.displayScale) }

  /// The thickness of separators in points.
  var separatorThickness: Double { metrics.list.separatorThickness ?? 1 / traitCollection.displayScale }

  private var cardRadius: Double { metrics.list.sectionCornerRadius }

  private var lineColor: Color { separatorColor ?? color(.separator) }
}
