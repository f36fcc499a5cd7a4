import Graphics
import Snapshots

/// What a check lists, what it accepts and what makes it fail.
package struct CheckRules: Hashable, Sendable {
  package var policy = FailurePolicy.warnings
  /// The mildest severity that is listed. Findings that fail are listed in any case.
  package var listed = Finding.Severity.warning
  /// Whether the text has all that is listed in full, instead of a page of examples.
  package var isVerbose = false
  package var suppressions: [Suppression] = []
  /// The findings that are known, or `nil` if all are new.
  package var baseline: Baseline?
  /// The documents of the baseline that the project no longer has.
  package var goneDocuments: Set<String> = []
  /// Whether the run covers all scenes of its documents, so that it can say of a known finding that it is gone.
  package var coversScenes = true
  /// The present day, as `2026-11-23`.
  package var today: String

  package init(today: String) { self.today = today }

  /// Returns the findings of a scene by what the check makes of them: an entry that is accepted in some cells only is
  /// several findings.
  ///
  /// - Parameter cells: All cells of the run that have each finding, if other scenes can have it too.
  func findings(of scene: CheckedScene, among cells: FoundCells? = nil) -> [CheckFinding] {
    let cells = cells ?? FoundCells(in: [scene])
    return scene.entries.flatMap { entry in
      parts(of: entry, of: scene, among: cells).map { CheckFinding(entry, of: scene, $0) }
    }
  }

  /// Returns the cells of an entry that are neither accepted nor known.
  package func newOccurrences(of entry: CheckedScene.Entry, of scene: CheckedScene) -> [CheckedScene.Occurrence] {
    parts(of: entry, of: scene, among: FoundCells(in: [scene])).first { $0.status == .new }?.occurrences ?? []
  }

  /// Cells of an entry of which the check makes the same.
  struct Part {
    let status: CheckFinding.Status
    var occurrences: [CheckedScene.Occurrence] = []
    /// What is worse than in the baseline, by language.
    var worsenings: [String: [String]] = [:]
  }

  private func parts(of entry: CheckedScene.Entry, of scene: CheckedScene, among cells: FoundCells) -> [Part] {
    let suppressions = suppressions.filter { !$0.hasEnded(on: today) && $0.isFor(entry, of: scene) }
    let key = scene.key(of: entry)
    var judgements: [String: Baseline.Judgement] = [:]
    func judgement(in locale: String) -> Baseline.Judgement {
      if let known = judgements[locale] { return known }
      let judgement = baseline?.judge(key, in: locale, cells: cells.cells(of: key, in: locale)) ?? .unknown
      judgements[locale] = judgement
      return judgement
    }
    var parts: [Part] = []
    for occurrence in entry.occurrences {
      let cell = scene.cells[occurrence.cell]
      let reason = entry.acceptance ?? suppressions.first { $0.isFor(cell) }?.reason
      let judgement = judgement(in: cell.locale)
      let status = reason.map(CheckFinding.Status.suppressed) ?? (judgement == .known ? .known : .new)
      let index = parts.firstIndex { $0.status == status } ?? parts.count
      if index == parts.count { parts.append(Part(status: status)) }
      parts[index].occurrences.append(occurrence)
      if status == .new, case .worse(let words) = judgement { parts[index].worsenings[cell.locale] = words }
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
