import Graphics
import Snapshots

/// The findings of a check in the formats of CI systems.
package struct CheckLogs {
  private let run: CheckRun

  package init(_ run: CheckRun) { self.run = run }

  /// A log in the Static Analysis Results Interchange Format. It includes known findings, as unchanged, and suppressed ones.
  package var sarif: String {
    let results = run.findings.filter { run.rules.lists($0) }.map { finding in
      SARIFText.Result(
        rule: SARIFText.Rule(finding: finding.cause.rule), level: finding.severity.rawValue,
        message: "\(finding.message) (\(finding.whereabouts))", document: finding.document, line: finding.place?.line,
        column: finding.place?.column, logicalLocations: finding.scenes.map { ($0, "\(finding.document)/\($0)") },
        fingerprint: ("cause/v1", finding.id), isNew: run.rules.baseline.map { _ in finding.status != .known },
        suppression: finding.status.reason)
    }
    return SARIFText(rules: SARIFText.Rule.findings, results: results).text
  }

  /// Workflow commands that GitHub shows at the lines of a pull request: findings that fail as errors, others by their
  /// severity.
  package var annotations: String {
    run.listed.map { finding in
      let place = finding.place.map { [("line", String($0.line)), ("col", String($0.column))] } ?? []
      let command = run.rules.fails(finding) ? "error" : finding.severity == .note ? "notice" : "warning"
      let properties = ([("file", finding.document)] + place + [("title", "\(finding.cause.rule) \(finding.id)")])
        .map { "\($0.0)=\($0.1.escapedForProperty)" }.joined(separator: ",")
      let message = ([finding.message, "Where: \(finding.whereabouts)"] + finding.fixes).joined(separator: "\n")
      return "::\(command) \(properties)::\(message.escapedForCommand)\n"
    }.joined()
  }

  /// JUnit XML with a test suite for each document and a test case for each scene. What fails is a failure of the first
  /// scene that has it; the other listed findings are remarks.
  package var junit: String {
    let suites = run.documents.map { document, scenes in
      let cases = scenes.map { testCase($0, of: document) }
      let failures = cases.count { $0.contains("<failure") }
      return #"  <testsuite name="\#(document.escapedForXML)" tests="\#(cases.count)" failures="\#(failures)">"# + "\n"
        + cases.joined() + "  </testsuite>\n"
    }
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites name=\"checks\">\n" + suites.joined()
      + "</testsuites>\n"
  }

  private func testCase(_ scene: String, of document: String) -> String {
    let own = run.listed.filter { $0.document == document && $0.scenes[0] == scene }
    let lines = own.map { finding in
      let text = [finding.message, finding.whereabouts] + finding.fixes.map { "fix: \($0)" }
      guard run.rules.fails(finding) else {
        let remark = "\(finding.severity.rawValue): \(finding.cause.rule): " + text.joined(separator: "\n")
        return "      <system-out>\(remark.escapedForXML)</system-out>\n"
      }
      let place = finding.place.map { "\(document):\($0.line):\($0.column)" } ?? document
      return #"      <failure type="\#(finding.cause.rule)" message="\#(finding.message.escapedForXML)">"#
        + (text.dropFirst() + [place]).joined(separator: "\n").escapedForXML + "</failure>\n"
    }
    let open = #"    <testcase classname="\#(document.escapedForXML)" name="\#(scene.escapedForXML)""#
    return lines.isEmpty ? open + "/>\n" : open + ">\n" + lines.joined() + "    </testcase>\n"
  }
}

extension CheckFinding.Status {
  /// The reason for which a finding is suppressed.
  fileprivate var reason: String? { if case .suppressed(let reason) = self { reason } else { nil } }
}
