import Files

/// Text in aligned columns.
package struct TextTable {
  let header: [String]
  let rows: [[String]]
  /// The columns with numbers, which are aligned at their ends.
  let numbers: Set<Int>

  package init(header: [String], rows: [[String]], numbers: Set<Int> = []) {
    self.header = header
    self.rows = rows
    self.numbers = numbers
  }

  /// The header and the rows, one line each, without spaces at the end.
  package var text: String {
    let lines = ([header] + rows).map { $0.map(InertText.line) }
    let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let columns = zip(line, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let padding = String(repeating: " ", count: width - text.count)
        return numbers.contains(column) ? padding + text : text + padding
      }
      return columns.joined(separator: "  ").trimmingSpacesAtEnd + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var trimmingSpacesAtEnd: Substring {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { self[...$0] } ?? ""
  }
}
