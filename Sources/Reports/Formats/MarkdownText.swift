import Markup
import Snapshots

/// A report in Markdown for a pull request: the tally, and each entry in one line with what belongs to it.
///
/// The text stays within the longest comment that code hosts accept: what does not fit is counted. It uses lists and
/// tables, which GitHub and GitLab have in common, and the elements of HTML that both allow (`details`, `img`).
package struct MarkdownText {
  private let report: Report
  /// The largest number of bytes of the text. GitHub accepts 65,536 characters in a comment, GitLab a million.
  private let longest: Int
  /// The number of characters of a sentence about who changed what differs: the names and versions of all libraries.
  private static let longestExplanation = 2000

  package init(_ report: Report, longest: Int = 60_000) {
    self.report = report
    self.longest = longest
  }

  package var text: String {
    let head =
      ["### \(report.title): \(report.tally)\(report.decided)", ""]
      + (report.warnings + report.problems).flatMap { ["> \($0.clippedForMarkdown())", ""] }
      + report.explanation.flatMap { ["> \($0.clippedForMarkdown(to: Self.longestExplanation))", ""] }
    return fitted(head, report.entries.map(Item.init)).joined(separator: "\n") + "\n"
  }

  private func fitted(_ head: [String], _ items: [Item]) -> [String] {
    var lines = head
    // The last line, with the number of what does not fit, always has room.
    var room = longest - 200 - head.reduce(0) { $0 + $1.utf8.count + 1 }
    func take(_ more: [String]) -> Bool {
      let size = more.reduce(0) { $0 + $1.utf8.count + 1 }
      guard size <= room else { return false }
      room -= size
      lines += more
      return true
    }
    for (index, item) in items.enumerated() {
      let brief = [item.line] + item.notes
      let versions = [brief + item.details] + item.lists.map { brief + $0 } + [brief, [item.line]]
      if versions.contains(where: take) { continue }
      return lines + ["", "and \(counted(items[index...].reduce(0) { $0 + $1.count }, "more \(report.noun)"))"]
    }
    if let aside = report.aside, !take(aside.lines) { lines += ["", aside.substitute] }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// An entry of a list.
private struct Item {
  /// The number of problems.
  var count: Int
  /// The entry in one line.
  var line: String
  /// Lines below it that stay as long as they fit.
  var notes: [String]
  /// Its pictures and lists.
  var details: [String]
  /// Shorter and shorter lists to take the place of the details.
  var lists: [[String]]

  init(_ entry: Report.Entry) {
    count = entry.count
    let verdict = entry.verdict ?? entry.severity.rawValue + (entry.fails ? ", fails" : "")
    let place = entry.place?.words ?? entry.subjects.first?.name
    let subjects = entry.illustration?.links ?? place?.escapedForMarkdown ?? entry.title.escapedForMarkdown
    line = "- **\(verdict)**, \(subjects)" + (entry.isSaidByVerdict ? "" : ": " + entry.message.clippedForMarkdown())
    let details = entry.illustration == nil ? entry.details : entry.origins
    notes = (entry.illustration?.notes ?? []) + details.map { "  - \($0.clippedForMarkdown())" }
    self.details = entry.illustration?.details ?? []
    if !self.details.isEmpty { self.details.append("") }
    lists = entry.variations.isEmpty ? [] : [Int.max, 100, 20, 5].map { entry.variationLines(most: $0) + [""] }
  }
}

extension Report.Aside {
  fileprivate var lines: [String] {
    heading.folded(
      over: entries.map { entry in
        let whereabouts = [entry.whereabouts, entry.place?.words].compactMap { $0?.escapedForMarkdown }
        return "**\(entry.severity.rawValue)** \(entry.message.clippedForMarkdown()) "
          + "(\(whereabouts.joined(separator: ", ")))"
      }, indent: "")
  }
}

// MARK: - Parts

extension String {
  /// The number of items that a list of images shows.
  static let mostItems = 100

  /// Returns the text without markup, cut off after a number of characters. Longer sentences come from the texts of
  /// views.
  func clippedForMarkdown(to length: Int = 400) -> String {
    let clipped = prefix(length)
    return (clipped.count < count ? clipped + "…" : String(clipped)).escapedForMarkdown
  }

  /// Returns the lines of a list that a reader opens, with the text as what is shown of it before. The empty lines let
  /// Markdown continue inside of HTML.
  func folded(over items: [String], most: Int = mostItems, indent: String = "  ") -> [String] {
    var lines = items.prefix(most).map { "\(indent)- \($0)" }
    if items.count > lines.count { lines.append("\(indent)- and \(items.count - lines.count) more") }
    return ["", "\(indent)<details><summary>\(escapedForHTMLInMarkdown)</summary>", ""] + lines
      + ["", "\(indent)</details>"]
  }
}
