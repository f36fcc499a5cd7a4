import Files
import Galley
import SnapshotRuns

/// The difference between two texts in the form of `diff -u`, which `git apply` reads.
package struct UnifiedDiff {
  private let name: String
  private let lines: [ArraySlice<UInt8>]
  private let bytes: [UInt8]

  /// The number of unchanged lines around a change.
  private static let context = 3

  /// - Parameters:
  ///   - bytes: The old text.
  ///   - name: The file's path.
  package init(of bytes: [UInt8], named name: String) {
    self.name = name
    self.bytes = bytes
    lines = Self.lines(of: bytes)
  }

  /// Returns the lines of a text, each with its end.
  package static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// A run of lines that changes replace.
  private struct Edit {
    var lines: Range<Int>
    var changes: [ByteChange]
  }

  /// Returns the difference that changes make, or an empty text without any.
  ///
  /// - Parameter changes: The changes in the order of the text.
  package func text(making changes: [ByteChange]) -> String {
    var text = ""
    var shift = 0
    for hunk in hunks(of: edits(for: changes)) {
      let start = max(0, hunk[0].lines.lowerBound - Self.context)
      let end = min(lines.count, hunk[hunk.count - 1].lines.upperBound + Self.context)
      var body = ""
      var added = 0
      var next = start
      for edit in hunk {
        body += lines[next..<edit.lines.lowerBound].map { Self.line(" ", $0) }.joined()
        body += lines[edit.lines].map { Self.line("-", $0) }.joined()
        let new = replacement(for: edit)
        body += new.map { Self.line("+", $0) }.joined()
        added += new.count - edit.lines.count
        next = edit.lines.upperBound
      }
      body += lines[next..<end].map { Self.line(" ", $0) }.joined()
      text += "@@ -\(start + 1),\(end - start) +\(start + 1 + shift),\(end - start + added) @@\n" + body
      shift += added
    }
    return text.isEmpty ? "" : "--- a/\(name)\n+++ b/\(name)\n" + text
  }

  private func edits(for changes: [ByteChange]) -> [Edit] {
    var edits: [Edit] = []
    for change in changes {
      let first = index(ofLineAt: change.start)
      let isInsertionOfLines = change.count == 0 && change.start == start(of: first) && change.text.utf8.hasSuffix("\n")
      let endsLine = change.count > 0 && change.range.upperBound == start(of: index(ofLineAt: change.range.upperBound))
      let last = isInsertionOfLines ? first : index(ofLineAt: change.range.upperBound) + (endsLine ? 0 : 1)
      let range = first..<min(max(first, last), lines.count)
      if let previous = edits.last, previous.lines.upperBound > range.lowerBound {
        edits[edits.count - 1].lines = previous.lines.lowerBound..<max(previous.lines.upperBound, range.upperBound)
        edits[edits.count - 1].changes.append(change)
      } else {
        edits.append(Edit(lines: range, changes: [change]))
      }
    }
    return edits
  }

  /// Groups edits whose surroundings touch.
  private func hunks(of edits: [Edit]) -> [[Edit]] {
    var hunks: [[Edit]] = []
    for edit in edits {
      if let last = hunks.last?.last, edit.lines.lowerBound - last.lines.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  private func replacement(for edit: Edit) -> [ArraySlice<UInt8>] {
    let (from, to) = (start(of: edit.lines.lowerBound), start(of: edit.lines.upperBound))
    let moved = edit.changes.map { ByteChange(($0.start - from)..<($0.range.upperBound - from), $0.text) }
    return UnifiedDiff(of: moved.applied(to: Array(bytes[from..<to])), named: name).lines
  }

  private func start(of line: Int) -> Int { line < lines.count ? lines[line].startIndex : bytes.count }

  private func index(ofLineAt place: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].endIndex > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
    let isComplete = bytes.last == UInt8(ascii: "\n")
    return mark + String(decoding: bytes, as: UTF8.self) + (isComplete ? "" : "\n\\ No newline at end of file\n")
  }
}
