import AutoLayout
import Graphics

/// What a table shows: the cells of a document, each once.
public enum TableRows {
  /// Cells from which code makes rows.
  case prototypes([TableViewCell])
  /// Rows in sections.
  case sections([TableSection])

  /// Every cell, from top to bottom.
  public var cells: [TableViewCell] {
    switch self {
    case .prototypes(let cells): cells
    case .sections(let sections): sections.flatMap(\.cells)
    }
  }
}

/// Rows that belong together.
public struct TableSection {
  /// The text above the rows.
  public var headerTitle: String?
  /// The text below the rows.
  public var footerTitle: String?
  /// The rows.
  public var cells: [TableViewCell]

  /// Makes a section.
  public init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [TableViewCell]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
  }
}

/// A column of rows.
open class TableView: ScrollView {
  /// How sections are set apart, named as in Interface Builder documents.
  public enum Style: String, Hashable, Sendable {
    /// By headers within one list.
    case plain
    /// By room between them.
    case grouped
    /// As cards with round corners.
    case insetGrouped
  }

  open override var elementClass: String { "tableView" }
  open override var platformClass: String { "UITableView" }

  /// How sections are set apart.
  public let style: Style
  /// The rows.
  public var rows = TableRows.prototypes([]) { didSet { adoptViews() } }
  /// The view above all rows.
  public var tableHeaderView: View? { didSet { adoptViews() } }
  /// The view below all rows.
  public var tableFooterView: View? { didSet { adoptViews() } }
  /// The height of rows in points; none where their content decides.
  public var rowHeight: Double? { didSet { markNeedsLayout() } }
  /// The height of section headers in points; none where their content decides.
  public var sectionHeaderHeight: Double? { didSet { markNeedsLayout() } }
  /// The height of section footers in points; none where their content decides.
  public var sectionFooterHeight: Double? { didSet { markNeedsLayout() } }
  /// Whether lines are drawn between rows.
  public var hasSeparators = true
  /// The colour of those lines; none for the platform's.
  public var separatorColor: Color?
  /// Distances of those lines from the edges in points; none for the platform's.
  public var separatorInset: EdgeInsets?
  /// The platform's generation whose sizes apply.
  public var generation = ControlGeneration.current { didSet { markNeedsLayout() } }

  private var ownViews: [View] = []
  private var placed: TableLayout?

  /// Makes a table of a style.
  public init(frame: Rect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: Rect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of a style without a size.
  public convenience init(style: Style) { self.init(frame: .zero, style: style) }

  /// Header, cells and footer are the subviews, in this order.
  private func adoptViews() {
    for view in ownViews { view.removeFromSuperview() }
    let cells: [View] = rows.cells
    ownViews = [tableHeaderView].compactMap { $0 } + cells + [tableFooterView].compactMap { $0 }
    for view in ownViews { addSubview(view) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
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
    let lines = hasSeparators ? layout.separators.map { DisplayItem.fill(.rect($0), lineColor) } : []
    let corners = layout.cards.map { DisplayItem.fill(TableLayout.corners(of: $0), ground) }
    guard !lines.isEmpty || !corners.isEmpty else { return [] }
    return [.group(DisplayGroup(clip: .rect(bounds), items: lines + corners))]
  }

  /// The colour behind the rows.
  private var ground: Color {
    backgroundColor ?? color(style == .plain ? .systemBackground : .systemGroupedBackground)
  }

  private var lineColor: Color { separatorColor ?? color(.separator) }
}
