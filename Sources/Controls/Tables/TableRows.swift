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
