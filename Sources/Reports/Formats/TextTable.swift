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
    let widths = header.indices.map { column in lines.map { $0[column].terminalWidth }.max() ?? 0 }
    return lines.map { line in
      let columns = zip(line, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let padding = String(repeating: " ", count: width - text.terminalWidth)
        return numbers.contains(column) ? padding + text : text + padding
      }
      return columns.joined(separator: "  ").trimmingSpacesAtEnd + "\n"
    }.joined()
  }
}

extension String {
  /// The number of columns of a terminal that the text takes.
  fileprivate var terminalWidth: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }

  fileprivate var trimmingSpacesAtEnd: Substring {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { self[...$0] } ?? ""
  }
}

extension Character {
  /// Whether a terminal shows the character as wide as two others: most of those of East Asian scripts, and emoji, by
  /// the property `East_Asian_Width` (Unicode Standard Annex #11).
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
    return scalar.properties.isEmojiPresentation || Self.wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks of wide and full-width characters: Hangul, radicals, kana, ideographs, Yi and forms of these.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB,
    0x20000...0x3FFFD,
  ]
}
