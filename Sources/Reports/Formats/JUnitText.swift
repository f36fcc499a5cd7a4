/// A report as JUnit XML, with a test suite for each document and a test case for each subject.
///
/// The elements are those that Jenkins and GitLab read: `failure` for what fails, `error` for what could not be
/// examined, and `system-out` for remarks. `file` and `line`, where a subject begins, are attributes that GitLab reads.
struct JUnitText {
  let report: Report

  var text: String {
    let documents = report.cases.map(\.subject.document).uniqued
    let suites = Dictionary(grouping: report.cases, by: \.subject.document)
    let total = report.countsErrors ? counts(of: report.cases) : ""
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="\#(report.title.lowercased().escapedForXML)"\#(total)>"#,
    ]
    for document in documents {
      let cases = suites[document] ?? []
      lines.append(#"  <testsuite name="\#(document.escapedForXML)"\#(counts(of: cases))>"#)
      lines += cases.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func counts(of cases: [Report.Case]) -> String {
    func count(_ kind: Report.Outcome.Kind) -> Int { cases.count { $0.outcomes.contains { $0.kind == kind } } }
    return #" tests="\#(cases.count)" failures="\#(count(.failure))""#
      + (report.countsErrors ? #" errors="\#(count(.error))""# : "")
  }

  private func testCase(_ tested: Report.Case) -> [String] {
    let document = tested.subject.document.escapedForXML
    var open = #"    <testcase classname="\#(document)" name="\#(tested.subject.name.escapedForXML)""#
    if let line = tested.line { open += #" file="\#(document)" line="\#(line)""# }
    guard !tested.outcomes.isEmpty else { return [open + "/>"] }
    return [open + ">"] + tested.outcomes.map(element) + ["    </testcase>"]
  }

  private func element(_ outcome: Report.Outcome) -> String {
    let text = outcome.text.escapedForXML
    guard outcome.kind != .remark else { return "      <system-out>\(text)</system-out>" }
    let name = outcome.kind == .error ? "error" : "failure"
    return
      #"      <\#(name) type="\#(outcome.rule.escapedForXML)" message="\#(outcome.message.escapedForXML)">\#(text)</\#(name)>"#
  }
}
