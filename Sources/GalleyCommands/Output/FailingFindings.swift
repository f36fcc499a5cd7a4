import Galley
import ReviewReport
import SnapshotRuns

/// The findings for which `--fail-on` ends a command with an exit code, whatever else it does with them.
struct FailingFindings {
  /// The number of cells with failing findings, by rule.
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - cells: The rules and severities of the findings of each cell.
  ///   - policy: What fails, or `nil` if nothing does.
  init(in cells: some Sequence<[(rule: String, severity: Finding.Severity)]>, by policy: FailurePolicy?) {
    guard let policy else { return }
    for cell in cells {
      let rules = Set(cell.filter { policy.fails(rule: $0.rule, severity: $0.severity) }.map(\.rule))
      for rule in rules { counts[rule, default: 0] += 1 }
    }
  }

  /// Reports the rules with the numbers of cells, and ends the command, if there are any.
  func throwIfAny() throws(ExitStatus) {
    guard !counts.isEmpty else { return }
    let rules = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map {
      "\($0.key) in \(counted($0.value, "cell"))"
    }
    Terminal.report(Diagnostic(.error, "findings that --fail-on names: \(rules.joined(separator: ", "))"))
    throw .differences
  }
}
