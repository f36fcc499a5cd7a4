import Snapshots

/// A run in Markdown, for a pull request: the counts, the causes that several images have in common, and a table of what
/// differs.
public struct MarkdownSummary: Sendable {
  /// The comparison.
  public var run: VerificationRun
  /// The most rows of the table; the number of the others is told.
  public var longestTable: Int
  /// The verdicts that are told.
  public var differences: Set<SnapshotResult.Status>

  /// Makes a summary.
  public init(
    run: VerificationRun, longestTable: Int = 50,
    differences: Set<SnapshotResult.Status> = SnapshotResult.Status.differences
  ) {
    self.run = run
    self.longestTable = longestTable
    self.differences = differences
  }

  /// The text. Paths of pictures are relative to the report's folder.
  public var text: String {
    let told = run.results.filter { differences.contains($0.status) }
    var lines = ["### Snapshots: \(run.tally)", ""]
    lines += run.warnings.flatMap { ["> \($0.escapedForMarkdown)", ""] }
    lines += causeLines(of: told)
    lines += tableLines(of: told)
    return lines.joined(separator: "\n")
  }

  private func causeLines(of told: [SnapshotResult]) -> [String] {
    let common = CommonCause.gathered(from: told.filter { !$0.causes.isEmpty }).filter { $0.results.count > 1 }
    guard !common.isEmpty else { return [] }
    let lines = common.prefix(longestTable).map { "- \($0.results.count) images: \($0.sentence.escapedForMarkdown)" }
    return lines + rest(of: common.count, "cause") + [""]
  }

  private func tableLines(of told: [SnapshotResult]) -> [String] {
    guard !told.isEmpty else { return [] }
    let rows = told.prefix(longestTable).map { result in
      let cells = [
        result.status.word, result.subject.escapedForMarkdown, result.traitWords.escapedForMarkdown,
        result.sentences.map(\.escapedForMarkdown).joined(separator: "<br>"), links(of: result),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    let head = ["| | Scene | Traits | What happened | Pictures |", "|---|---|---|---|---|"]
    return head + rows + rest(of: told.count, "image").flatMap { ["", $0] } + [""]
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
