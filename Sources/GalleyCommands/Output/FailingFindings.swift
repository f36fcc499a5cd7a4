import Galley
import SnapshotRuns

/// The findings for which `--fail-on` ends a command with an exit code, whatever else it does with them.
struct FailingFindings {
  private let rules: RuleCounts

  init(_ rules: RuleCounts) { self.rules = rules }

  /// Counts the failing findings of a run's results. Only the results of a part keep them, for the merge of all parts.
  init(in run: inout VerificationRun) {
    self.init(RuleCounts(of: run.results.lazy.compactMap(\.failingRules)))
    guard run.scope?.part == nil else { return }
    for index in run.results.indices { run.results[index].failingRules = nil }
  }

  /// Reports the rules with the numbers of cells, and ends the command, if there are any.
  func throwIfAny() throws(ExitStatus) {
    guard !rules.isEmpty else { return }
    let rules = rules.counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map {
      "\($0.key) in \(counted($0.value, "cell"))"
    }
    Terminal.report(Diagnostic(.error, "findings that --fail-on names: \(rules.joined(separator: ", "))"))
    throw .differences
  }
}
