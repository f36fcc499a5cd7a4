/// Columns of text, aligned.
struct TextTable {
  let header: [String]
  let rows: [[String]]

  /// The table, a line a row; the last column is not padded.
  var text: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = zip(line, widths).dropLast().map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return cells.joined() + (line.last ?? "") + "\n"
    }.joined()
  }
}
