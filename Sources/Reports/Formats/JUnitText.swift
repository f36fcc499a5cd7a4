import Markup

/// A report as JUnit XML, with a test suite for each document and a test case for each subject.
///
/// The elements and attributes are those that the schemas of Jenkins (`junit-10.xsd` of its xUnit plugin) and of
/// Maven's Surefire both allow: in a case, at most one `failure` for what fails or one `error` for what could not be
/// examined, and then `system-out` for remarks. Nothing is measured, so that times are 0.
struct JUnitText {
  let report: Report

  var text: String {
    let cases = report.cases + unread
    let suites = Dictionary(grouping: cases, by: \.subject.document)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="\#(report.title.lowercased().inertForXML)"\#(counts(of: cases)) time="0">"#,
    ]
    for document in cases.map(\.subject.document).uniqued {
      let cases = suites[document] ?? []
      let counts = counts(of: cases) + #" skipped="0" time="0""#
      lines.append(#"  <testsuite name="\#(document.inertForXML)"\#(counts)>"#)
      lines += cases.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// What could not be read, a case each.
  private var unread: [Report.Case] {
    report.unread.map { entry in
      Report.Case(subject: entry.subjects[0], outcomes: [Report.Outcome(entry, failingAs: .error)])
    }
  }

  private func counts(of cases: [Report.Case]) -> String {
    func count(_ kind: Report.Outcome.Kind) -> Int { cases.count { $0.verdict == kind } }
    return #" tests="\#(cases.count)" failures="\#(count(.failure))" errors="\#(count(.error))""#
  }

  private func testCase(_ tested: Report.Case) -> [String] {
    let (document, name) = (tested.subject.document.inertForXML, tested.subject.name.inertForXML)
    let open = #"    <testcase classname="\#(document)" name="\#(name)" time="0""#
    let elements = [problem(of: tested), output(of: tested)].compactMap(\.self)
    return elements.isEmpty ? [open + "/>"] : [open + ">"] + elements + ["    </testcase>"]
  }

  /// Everything that is wrong with a case in one element, because readers show no more of a case.
  private func problem(of tested: Report.Case) -> String? {
    let outcomes = tested.outcomes.filter { $0.kind != .remark }
    guard let first = outcomes.first else { return nil }
    let element = tested.verdict == .error ? "error" : "failure"
    let message = outcomes.map(\.message).joined(separator: "; ").inertForXML
    var text = outcomes.count == 1 ? first.text : outcomes.map(\.paragraph).joined(separator: "\n\n")
    if let line = tested.line { text += "\n\(tested.subject.document):\(line)" }
    let rule = outcomes.map(\.rule).uniqued.joined(separator: " ").inertForXML
    return #"      <\#(element) type="\#(rule)" message="\#(message)">\#(text.inertForXML)</\#(element)>"#
  }

  /// The remarks, and the pictures in the form of Jenkins' plugin for attachments, which GitLab reads too.
  private func output(of tested: Report.Case) -> String? {
    let remarks = tested.outcomes.filter { $0.kind == .remark }.map(\.text)
    let lines = remarks + tested.pictures.map { "[[ATTACHMENT|\($0)]]" }
    return lines.isEmpty ? nil : "      <system-out>\(lines.joined(separator: "\n").inertForXML)</system-out>"
  }
}

extension Report.Case {
  /// What becomes of the case: of several outcomes, the worst counts.
  fileprivate var verdict: Report.Outcome.Kind {
    let kinds = outcomes.map(\.kind)
    return kinds.contains(.error) ? .error : kinds.contains(.failure) ? .failure : .remark
  }
}

extension Report.Outcome {
  /// The outcome among several of a case.
  fileprivate var paragraph: String { "\(rule): \(message)\n\(text)" }
}
