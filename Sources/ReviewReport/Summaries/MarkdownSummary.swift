import Snapshots

/// A run in Markdown for a pull request: the tally, the causes that several images share, and a table of the
/// differences.
package struct MarkdownSummary: Sendable {
  package var run: VerificationRun
  /// The largest number of rows. The text says how many are left out.
  package var longestTable: Int
  /// The verdicts to list.
  package var differences: Set<Verdict>

  package init(
    run: VerificationRun, longestTable: Int = 50,
    differences: Set<Verdict> = Verdict.differences
  ) {
    self.run = run
    self.longestTable = longestTable
    self.differences = differences
  }

  /// The text, with paths of pictures relative to the report's folder.
  package var text: String {
    let listed = run.results.filter { differences.contains($0.status) }
    var lines = ["### Snapshots: \(run.tally)", ""]
    lines += run.warnings.flatMap { ["> \($0.escapedForMarkdown)", ""] }
    lines += causeLines(of: listed)
    lines += tableLines(of: listed)
    return lines.joined(separator: "\n")
  }

  private func causeLines(of listed: [SnapshotResult]) -> [String] {
    let common = CommonCause.grouping(listed.filter { !$0.causes.isEmpty }).filter { $0.results.count > 1 }
    guard !common.isEmpty else { return [] }
    let lines = common.prefix(longestTable).map { "- \($0.results.count) images: \($0.sentence.escapedForMarkdown)" }
    return lines + rest(of: common.count, "cause") + [""]
  }

  private func tableLines(of listed: [SnapshotResult]) -> [String] {
    guard !listed.isEmpty else { return [] }
    let rows = listed.prefix(longestTable).map { result in
      let cells = [
        result.status.word, result.subject.escapedForMarkdown, result.traitWords.escapedForMarkdown,
        result.sentences.map(\.escapedForMarkdown).joined(separator: "<br>"), links(of: result),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let head = ["| | Scene | Traits | What happened | Pictures |", "|---|---|---|---|---|"]
    return head + rows + rest(of: listed.count, "image").flatMap { ["", $0] } + [""]
  }

  private func rest(of count: Int, _ noun: String) -> [String] {
    count > longestTable ? ["and \(counted(count - longestTable, "more \(noun)"))"] : []
  }

  private func links(of result: SnapshotResult) -> String {
    let kinds: [PictureKind] =
      switch result.status {
      case .added: [.actual]
      case .orphaned: [.expected]
      case .failed: []
      case .passed, .layout, .drift, .changed: [.expected, .actual, .difference]
      }
    return kinds.map { "[\($0.rawValue)](\(ReportFolder.file(of: result, kind: $0).escapedForAddress))" }
      .joined(separator: " ")
  }
}

/// Results that share their first cause, or their verdict if they have no causes.
struct CommonCause {
  /// What happened, in the words of the first result.
  let sentence: String
  /// The verdict of the first result.
  let status: Verdict
  /// The results in the order of the run.
  private(set) var results: [SnapshotResult]

  /// Groups results by cause, in the order in which the causes first occur.
  static func grouping(_ results: [SnapshotResult]) -> [CommonCause] {
    var places: [String: Int] = [:]
    var causes: [CommonCause] = []
    for result in results {
      // A message concerns one scene, and a result without words has only its verdict in common with others.
      let key = result.causes.first?.key ?? (result.message.isEmpty ? result.status.rawValue : result.path)
      if let place = places[key] {
        causes[place].results.append(result)
      } else {
        places[key] = causes.count
        causes.append(CommonCause(sentence: result.sentences[0], status: result.status, results: [result]))
      }
    }
    return causes
  }
}
