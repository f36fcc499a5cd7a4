import Snapshots

/// A run as commands for GitHub Actions, which makes an annotation of each cause.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step (GitHub Docs, "Workflow commands"). If there are
/// more causes, the tenth annotation gives the number of the others.
package struct GitHubAnnotations: Sendable {
  /// The most annotations of one kind that GitHub shows.
  static let most = 10

  package var run: VerificationRun
  /// The verdicts to report as errors. Others are notices, except ``Verdict/passed``.
  package var differences: Set<Verdict>

  package init(run: VerificationRun, differences: Set<Verdict> = Verdict.differences) {
    self.run = run
    self.differences = differences
  }

  /// The commands, one on each line, or an empty text.
  ///
  /// The problems of images that are new or have changed are warnings; notes are left to the report.
  package var text: String {
    let errors = run.results.filter { differences.contains($0.status) }
    let notices = run.results.filter { !differences.contains($0.status) && $0.status != .passed }
    let warnings =
      run.warnings.map { Annotation(properties: [("title", "Snapshots")], message: $0) }
      + problems(of: run.results.filter { $0.status == .added || $0.status == .changed })
    let lines =
      lines(annotations(of: errors), command: "error") + lines(warnings, command: "warning")
      + lines(annotations(of: notices), command: "notice")
    return lines.map { $0 + "\n" }.joined()
  }

  private struct Annotation {
    var properties: [(name: String, value: String)]
    var message: String
  }

  private func annotations(of results: [SnapshotResult]) -> [Annotation] {
    CommonCause.grouping(results).map { cause in
      let first = cause.results[0]
      return Annotation(
        properties: place(first.document, first.line)
          + [("title", "Snapshot \(cause.status.word): \(cause.results.images)")],
        message: cause.sentence)
    }
  }

  private func problems(of results: [SnapshotResult]) -> [Annotation] {
    CommonFinding.grouping(results).filter { $0.finding.severity != "note" }.map { common in
      let first = common.results[0]
      return Annotation(
        properties: place(first.document, common.finding.line ?? first.line)
          + [("title", "\(common.finding.rule): \(common.results.images)")],
        message: common.finding.message)
    }
  }

  private func place(_ document: String, _ line: Int?) -> [(name: String, value: String)] {
    [("file", document)] + (line.map { [("line", String($0))] } ?? [])
  }

  private func lines(_ annotations: [Annotation], command: String) -> [String] {
    var shown = annotations
    if annotations.count > Self.most {
      let rest = annotations.count - Self.most + 1
      shown =
        annotations.prefix(Self.most - 1) + [
          Annotation(
            properties: [("title", "Snapshots")], message: "\(counted(rest, "more cause")); in all: \(run.tally)")
        ]
    }
    return shown.map { annotation in
      let properties = annotation.properties.map { "\($0.name)=\($0.value.escapedForProperty)" }.joined(separator: ",")
      return "::\(command) \(properties)::\(annotation.message.escapedForCommand)"
    }
  }
}
