import Foundation

/// Rows under a header.
struct Table {
  /// How a table is printed.
  enum Format: String {
    /// Columns held apart by tabs.
    case tsv
    /// Columns of equal width.
    case text
  }

  let header: [String]
  private var rows: [[String]] = []

  init(header: [String]) { self.header = header }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(as format: Format) -> String {
    switch format {
    case .tsv: ([header] + rows).map { $0.joined(separator: "\t") + "\n" }.joined()
    case .text: ([header] + rows).map { padded($0) + "\n" }.joined()
    }
  }

  private func padded(_ row: [String]) -> String {
    row.enumerated().map { column, cell in
      let width = ([header] + rows).map { $0[column].count }.max() ?? 0
      return column == 0
        ? cell.padding(toLength: width, withPad: " ", startingAt: 0)
        : String(repeating: " ", count: width - cell.count) + cell
    }.joined(separator: "  ")
  }
}
