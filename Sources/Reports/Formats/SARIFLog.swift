import Graphics
import Snapshots

/// A run as a log in the Static Analysis Results Interchange Format.
///
/// It has a rule for each verdict, with a result for each image that did not pass, and a rule for each kind of finding,
/// with a result for each problem of the layouts, whatever the number of its images. Results name the line of the
/// document if it is known.
package struct SARIFLog: Sendable {
  package var run: VerificationRun
  /// The verdicts to report as errors; others are notes.
  package var differences: Set<Verdict>

  package init(run: VerificationRun, differences: Set<Verdict> = Verdict.differences) {
    self.run = run
    self.differences = differences
  }

  /// The log in one line.
  package var text: String {
    let verdicts = Verdict.allCases.filter { $0 != .passed }.map(SARIFText.Rule.init)
    return SARIFText(rules: verdicts + SARIFText.Rule.findings, results: results).text
  }

  private var results: [SARIFText.Result] {
    let images = run.results.filter { $0.status != .passed }.map { result in
      SARIFText.Result(
        rule: SARIFText.Rule(result.status), level: differences.contains(result.status) ? "error" : "note",
        message: "\(result.name): \(result.sentences.joined(separator: "; "))", result: result, line: result.line,
        fingerprint: ([result.path] + result.causes.map(\.key)).joined(separator: " "))
    }
    let findings = CommonFinding.grouping(run.results).map { common in
      let (finding, first) = (common.finding, common.results[0])
      return SARIFText.Result(
        rule: SARIFText.Rule(finding: finding.rule), level: finding.severity,
        message: "\(finding.message) (\(common.results.images))", result: first, line: finding.line ?? first.line,
        fingerprint: [first.document, first.scene, finding.rule, finding.message].joined(separator: " "))
    }
    return images + findings
  }
}

extension SARIFText.Rule {
  fileprivate init(_ status: Verdict) {
    self.init(id: "snapshot-\(status.rawValue)", description: status.sentence)
  }

  /// - Parameter name: The name of a finding's rule. A report of a later version may name one that is unknown here.
  init(finding name: String) {
    self.init(id: name, description: Finding.Rule(rawValue: name)?.summary ?? name)
  }

  /// The rules of findings.
  static var findings: [SARIFText.Rule] { Finding.Rule.allCases.map { SARIFText.Rule(finding: $0.rawValue) } }
}

extension SARIFText.Result {
  /// - Parameter result: The image, or the first of several.
  fileprivate init(
    rule: SARIFText.Rule, level: String, message: String, result: SnapshotResult, line: Int?, fingerprint: String
  ) {
    self.init(
      rule: rule, level: level, message: message, document: result.document, line: line,
      logicalLocations: [(result.name, result.path)], fingerprint: ("snapshot/v1", fingerprint))
  }
}
