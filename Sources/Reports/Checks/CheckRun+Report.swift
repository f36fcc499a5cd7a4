import Graphics
import Snapshots

extension CheckRun: Reportable {
  package var text: String { CheckText(self).text }
  package var json: String { CheckJSON(self).text }

  /// The listed findings, with a test case for each scene. Logs also have known findings, as unchanged, and suppressed
  /// ones.
  package var report: Report {
    var report = Report(
      title: "Checks", tally: CheckText(self).summary,
      subjects: documents.flatMap { document, scenes in
        scenes.map { Report.Subject(document: document, name: $0) }
      },
      entries: reported.map(entry), logged: logged.filter(rules.lists).map(entry))
    report.problems = problems
    return report
  }

  private func entry(_ finding: CheckFinding) -> Report.Entry {
    var entry = Report.Entry(
      rule: Report.Rule(finding: finding.cause.rule), severity: finding.severity,
      place: Report.Place(finding.document, finding.place), message: finding.message,
      whereabouts: finding.whereabouts, fails: rules.fails(finding), title: "\(finding.cause.rule) \(finding.id)",
      fingerprint: ("cause/v1", finding.id))
    entry.fixes = finding.fixes
    entry.subjects = finding.occurrences.map { Report.Subject(document: $0.document, name: $0.scene) }.uniqued
    entry.isNew = rules.baseline.map { _ in finding.status != .known }
    entry.suppression = finding.status.reason
    return entry
  }
}

extension CheckFinding.Status {
  /// The reason for which a finding is suppressed.
  fileprivate var reason: String? { if case .suppressed(let reason) = self { reason } else { nil } }
}

extension Report.Place {
  /// - Parameter place: The place in the document, or `nil` if it is unknown.
  init(_ document: String, _ place: DocumentPlace?) {
    self.init(document, line: place?.line, column: place?.column)
  }
}
