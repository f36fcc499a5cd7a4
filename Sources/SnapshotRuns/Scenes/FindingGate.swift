import Galley
import Reports

/// The findings that make the exit code of a command 1, although the command is not a check: those that make a check
/// with the same rules fail.
package struct FindingGate: Hashable, Sendable {
  private let rules: CheckRules

  package init(_ rules: CheckRules) { self.rules = rules }

  /// The findings that fail, as words of `--fail-on`.
  var words: [String] { rules.policy.words }

  /// The findings that the configuration accepts.
  var suppressions: [Suppression] { rules.suppressions }

  /// Returns the rules whose findings in a scene and a cell fail, sorted by name.
  func failingRules(
    among findings: [Finding], of scene: String, named names: [String], in cell: MatrixCell, document: String,
    _ source: SceneSource
  ) -> [String] {
    // What a document accepts is only read if something fails.
    guard findings.contains(where: { rules.policy.fails(rule: $0.ruleName, severity: $0.severity) }) else { return [] }
    var checked = CheckedScene(document: document, scene: scene, sceneNames: names)
    checked.add(findings, in: SnapshotTraits(cell), original: source.original)
    for (entry, reason) in source.acceptances(of: checked) { checked.accept(entryAt: entry, because: reason) }
    return rules.failingRules(in: checked).sorted()
  }
}
