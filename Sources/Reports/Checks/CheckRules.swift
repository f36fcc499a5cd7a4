import Graphics
import Snapshots

/// What a check lists, what it accepts and what makes it fail.
package struct CheckRules: Hashable, Sendable {
  package var policy = FailurePolicy.warnings
  /// The mildest severity that is listed. Findings that fail are listed in any case.
  package var listed = Finding.Severity.warning
  package var suppressions: [Suppression] = []
  /// The findings that are known, or `nil` if all are new.
  package var baseline: Baseline?
  /// The present day, as `2026-11-23`.
  package var today: String

  package init(today: String) { self.today = today }

  /// Returns the findings of a scene by what the check makes of them: an entry that is accepted in some cells only is
  /// several findings.
  func findings(of scene: CheckedScene) -> [CheckFinding] {
    scene.entries.flatMap { entry in
      parts(of: entry, of: scene).map { CheckFinding(entry, of: scene, in: $0.occurrences, status: $0.status) }
    }
  }

  /// Returns the cells of an entry that are neither accepted nor known.
  package func newOccurrences(of entry: CheckedScene.Entry, of scene: CheckedScene) -> [CheckedScene.Occurrence] {
    parts(of: entry, of: scene).first { $0.status == .new }?.occurrences ?? []
  }

  private func parts(
    of entry: CheckedScene.Entry, of scene: CheckedScene
  ) -> [(status: CheckFinding.Status, occurrences: [CheckedScene.Occurrence])] {
    let suppressions = suppressions.filter { !$0.hasEnded(on: today) && $0.isFor(entry, of: scene) }
    var parts: [(status: CheckFinding.Status, occurrences: [CheckedScene.Occurrence])] = []
    for occurrence in entry.occurrences {
      let cell = scene.cells[occurrence.cell]
      let reason = entry.acceptance ?? suppressions.first { $0.isFor(cell) }?.reason
      let isKnown = baseline?.knows(entry.cause, of: scene.document, in: cell.locale) ?? false
      let status = reason.map(CheckFinding.Status.suppressed) ?? (isKnown ? .known : .new)
      if let index = parts.firstIndex(where: { $0.status == status }) {
        parts[index].occurrences.append(occurrence)
      } else {
        parts.append((status, [occurrence]))
      }
    }
    return parts
  }

  /// Whether a finding makes the run fail.
  package func fails(_ finding: CheckFinding) -> Bool {
    finding.status == .new
      && finding.occurrences.contains { policy.fails(rule: finding.cause.rule, severity: $0.severity) }
  }

  /// Returns the names of the rules whose findings in a scene fail.
  package func failingRules(in scene: CheckedScene) -> Set<String> {
    Set(findings(of: scene).filter(fails).map(\.cause.rule))
  }

  /// Whether a finding is listed if it is neither accepted nor known.
  package func lists(rule: String, severity: Finding.Severity) -> Bool {
    severity.order <= listed.order || policy.fails(rule: rule, severity: severity)
  }

  func lists(_ finding: CheckFinding) -> Bool {
    finding.occurrences.contains { lists(rule: finding.cause.rule, severity: $0.severity) }
  }
}
