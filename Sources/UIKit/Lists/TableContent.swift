import Foundation

/// What a table has loaded from its data source: the number of rows in each section, and the first sections and rows.
struct TableContent {
  /// The number of rows in each section.
  let counts: [Int]
  /// The sections whose header was asked for.
  var sections: [Section] = []
  /// The height of what was loaded, in points.
  var height = 0.0

  struct Section {
    var header: Edge
    var cells: [UITableViewCell] = []
    /// The footer, once all cells are loaded.
    var footer: Edge?
  }

  /// A header or footer: a view with a fixed height in points, or with that of its content.
  struct Edge {
    var view: UIView?
    var height: Double?
  }

  var isWhole: Bool { sections.count == counts.count && sections.allSatisfy { $0.footer != nil } }

  /// The cells with their places, from top to bottom.
  var cells: [(indexPath: IndexPath, cell: UITableViewCell)] {
    sections.enumerated().flatMap { section, content in
      content.cells.enumerated().map { (IndexPath(row: $0, section: section), $1) }
    }
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let cells = sections[indexPath.section].cells
    return cells.indices.contains(indexPath.row) ? cells[indexPath.row] : nil
  }
}
