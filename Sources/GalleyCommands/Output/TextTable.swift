import Files

/// Text in aligned columns.
struct TextTable {
  let header: [String]
  let rows: [[String]]

  /// The header and the rows, one line each; the last column is not padded.
  var text: String {
    let lines = ([header] + rows).map { $0.map(InertText.line) }
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let columns = zip(line, widths).dropLast().map { text, width in
        text + String(repeating: " ", count: width - text.count + 2)
      }
      return columns.joined() + (line.last ?? "") + "\n"
    }.joined()
  }
}
