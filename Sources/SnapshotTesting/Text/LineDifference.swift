/// The differences between the lines of two texts, as a unified diff.
struct LineDifference {
  /// The number of equal lines around a change.
  private static let context = 3

  fileprivate enum Change { case kept, removed, added }

  private struct Entry {
    var change: Change
    var line: String
  }

  private let entries: [Entry]

  init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let added = Set(difference.insertions.map(\.place))
    var entries: [Entry] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        entries.append(Entry(change: .removed, line: old[i]))
        i += 1
      } else if added.contains(j) {
        entries.append(Entry(change: .added, line: new[j]))
        j += 1
      } else {
        entries.append(Entry(change: .kept, line: old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.entries = entries
  }

  /// The changed lines with those around them, empty without changes.
  var text: String { hunks.map(text(of:)).joined(separator: "\n") }

  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The ranges of entries around changes.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, entry) in entries.enumerated() where entry.change != .kept {
      let (start, end) = (max(0, index - Self.context), min(entries.count, index + Self.context + 1))
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    func span(without change: Change) -> String {
      let before = entries[..<hunk.lowerBound].count { $0.change != change }
      return "\(before + 1),\(entries[hunk].count { $0.change != change })"
    }
    let heading = "@@ \u{2212}\(span(without: .added)) +\(span(without: .removed)) @@"
    return ([heading] + entries[hunk].map { $0.change.mark + $0.line }).joined(separator: "\n")
  }
}

extension LineDifference.Change {
  fileprivate var mark: String {
    switch self {
    case .kept: " "
    case .removed: "\u{2212}"
    case .added: "+"
    }
  }
}

extension CollectionDifference.Change {
  /// Where the element was removed or inserted.
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
