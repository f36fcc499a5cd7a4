import Snapshots

/// A run as JUnit XML, with a test suite for each document and a test case for each image.
///
/// The elements are those that Jenkins and GitLab read: `failure` for a difference, `error` for what could not be
/// rendered or compared, and `system-out` for remarks on what passes and for the problems of a layout. `file` and `line`,
/// where the scene starts, are attributes that GitLab reads.
package struct JUnitSummary: Sendable {
  package var run: VerificationRun
  package var differences: Set<Verdict>

  package init(run: VerificationRun, differences: Set<Verdict> = Verdict.differences) {
    self.run = run
    self.differences = differences
  }

  package var text: String {
    var documents: [String] = []
    var suites: [String: [SnapshotResult]] = [:]
    for result in run.results {
      if suites[result.document] == nil { documents.append(result.document) }
      suites[result.document, default: []].append(result)
    }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuites name="snapshots"\#(counts(of: run.results))>"#,
    ]
    for document in documents {
      let results = suites[document] ?? []
      lines.append(#"  <testsuite name="\#(document.escapedForXML)"\#(counts(of: results))>"#)
      lines += results.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func counts(of results: [SnapshotResult]) -> String {
    let failures = results.count { isFailure($0) }
    let errors = results.count { isError($0) }
    return #" tests="\#(results.count)" failures="\#(failures)" errors="\#(errors)""#
  }

  private func isError(_ result: SnapshotResult) -> Bool { result.status == .failed && differences.contains(.failed) }
  private func isFailure(_ result: SnapshotResult) -> Bool { differences.contains(result.status) && !isError(result) }

  private func testCase(_ result: SnapshotResult) -> [String] {
    let document = result.document.escapedForXML
    var open = #"    <testcase classname="\#(document)" name="\#(result.name.escapedForXML)""#
    if let line = result.line { open += #" file="\#(document)" line="\#(line)""# }
    let children = (differences.contains(result.status) ? [failure(result)] : []) + remarks(on: result)
    guard !children.isEmpty else { return [open + "/>"] }
    return [open + ">"] + children + ["    </testcase>"]
  }

  private func failure(_ result: SnapshotResult) -> String {
    let element = isError(result) ? "error" : "failure"
    let message = result.sentences.joined(separator: "; ").escapedForXML
    return
      #"      <\#(element) type="\#(result.status.rawValue)" message="\#(message)">\#(words(of: result))</\#(element)>"#
  }

  /// What happened to a snapshot that passes in spite of it, and the problems of its layout.
  private func remarks(on result: SnapshotResult) -> [String] {
    var remarks = result.findings.map { finding in
      let line = finding.line.map { " (line \($0))" } ?? ""
      return "\(finding.severity): \(finding.rule): \(finding.message)\(line)".escapedForXML
    }
    if result.status != .passed, !differences.contains(result.status) { remarks.insert(words(of: result), at: 0) }
    return remarks.isEmpty ? [] : ["      <system-out>\(remarks.joined(separator: "&#10;"))</system-out>"]
  }

  private func words(of result: SnapshotResult) -> String {
    (result.sentences + [result.path]).joined(separator: "\n").escapedForXML
  }
}
