import Graphics
import Snapshots

/// A run as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
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
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array([run]) { json, run in
          json.object { json in
            json.member("tool") { $0.tool(rules: SARIFRule.all) }
            json.member("results") { json in json.array(results) { $0.sarifResult($1) } }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private var results: [SARIFResult] {
    let images = run.results.filter { $0.status != .passed }.map { result in
      SARIFResult(
        rule: SARIFRule(result.status), level: differences.contains(result.status) ? "error" : "note",
        message: "\(result.name): \(result.sentences.joined(separator: "; "))", result: result, line: result.line,
        fingerprint: ([result.path] + result.causes.map(\.key)).joined(separator: " "))
    }
    let findings = CommonFinding.grouping(run.results).map { common in
      let (finding, first) = (common.finding, common.results[0])
      return SARIFResult(
        rule: SARIFRule(finding), level: finding.severity, message: "\(finding.message) (\(common.results.images))",
        result: first, line: finding.line ?? first.line,
        fingerprint: [first.document, first.scene, finding.rule, finding.message].joined(separator: " "))
    }
    return images + findings
  }
}

/// A rule of the log.
private struct SARIFRule: Hashable {
  let id: String
  let description: String

  init(_ status: Verdict) { (id, description) = ("snapshot-\(status.rawValue)", status.sentence) }

  /// A report of a later version may name a rule that is unknown here.
  init(_ finding: SnapshotFinding) {
    (id, description) = (finding.rule, Finding.Rule(rawValue: finding.rule)?.summary ?? finding.rule)
  }

  static let all =
    Verdict.allCases.filter { $0 != .passed }.map(SARIFRule.init)
    + Finding.Rule.allCases.map { SARIFRule(SnapshotFinding(rule: $0.rawValue, severity: "", message: "")) }

  /// The position in the list of rules, or `nil` for an unknown rule.
  var index: Int? { Self.all.firstIndex(of: self) }
}

private struct SARIFResult {
  var rule: SARIFRule
  /// `error`, `warning` or `note`.
  var level: String
  var message: String
  /// The image, or the first of several.
  var result: SnapshotResult
  var line: Int?
  /// Identifies the result across runs.
  var fingerprint: String
}

extension JSONText {
  fileprivate mutating func tool(rules: [SARIFRule]) {
    object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "Galley")
          json.member("rules") { json in
            json.array(rules) { json, rule in
              json.object { json in
                json.member("id", rule.id)
                json.member("shortDescription") { $0.sarifText(rule.description) }
              }
            }
          }
        }
      }
    }
  }

  fileprivate mutating func sarifResult(_ result: SARIFResult) {
    object { json in
      json.member("ruleId", result.rule.id)
      if let index = result.rule.index { json.member("ruleIndex", index) }
      json.member("level", result.level)
      json.member("message") { $0.sarifText(result.message) }
      json.member("locations") { json in json.array([result]) { $0.location($1) } }
      json.member("partialFingerprints") { json in json.object { $0.member("snapshot/v1", result.fingerprint) } }
    }
  }

  private mutating func location(_ result: SARIFResult) {
    object { json in
      json.member("physicalLocation") { json in
        json.object { json in
          json.member("artifactLocation") { json in
            json.object { $0.member("uri", result.result.document.escapedForAddress) }
          }
          if let line = result.line { json.member("region") { json in json.object { $0.member("startLine", line) } } }
        }
      }
      json.member("logicalLocations") { json in
        json.array([result.result]) { json, result in
          json.object { json in
            json.member("name", result.name)
            json.member("fullyQualifiedName", result.path)
          }
        }
      }
    }
  }

  private mutating func sarifText(_ text: String) { object { $0.member("text", text) } }
}
