import Snapshots
import TestSupport
import Testing

@testable import Reports

/// A document of which no scene is known, since it could not be read.
@Suite("A document that could not be read, in all summaries")
struct UnreadDocumentTests {
  private let report = ComparisonReport(
    VerificationRun(results: [
      SnapshotResult(
        path: "App/Broken.xib", document: "App/Broken.xib", scene: "", traits: MatrixCellName("").traits, scale: 1,
        status: .failed, message: "no XML")
    ]))

  @Test("It is called by its path, without brackets for a cell")
  func names() {
    #expect(report.text(as: .junit).contains(#"<testcase classname="App/Broken.xib" name="App/Broken.xib" time="0">"#))
    #expect(report.text(as: .markdown).contains("- **failed**, App/Broken.xib: no XML\n"))
    #expect(report.text(as: .sarif).contains("App/Broken.xib: no XML"))
    #expect(report.text(as: .github).contains("App/Broken.xib"))
    #expect(!report.text(as: .github).contains("()"))
  }
}

@Suite("Inputs that could not be read, in all summaries")
struct UnreadInputTests {
  private let broken = "App/Broken.xib:49:135: error: malformed XML: expected an element"

  private func check(_ problems: String...) -> CheckRun {
    CheckRun(scenes: [], problems: problems, rules: CheckRules(today: "2026-11-28"))
  }

  @Test("A check has an error for each, at its line and column", arguments: [ReportFormat.junit, .sarif, .github])
  func formats(format: ReportFormat) throws {
    let text = check(broken, "V.xcstrings:1: error: merge conflict").text(as: format)
    let failing = try ReportedProblems(in: text, format: format.rawValue).failing
    #expect(failing.count == 2 && failing[0].contains("malformed XML") && failing[1].contains("merge conflict"))
  }

  @Test("The place is that of the line of the log")
  func places() {
    #expect(check(broken).report.unread.map(\.place) == [.init("App/Broken.xib", line: 49, column: 135)])
    #expect(check("a: b.xib:7: error: c: error: d").report.unread.map(\.place) == [.init("a: b.xib", line: 7)])
    #expect(check("App: warning: empty").report.unread.map(\.fails) == [false])
    #expect(check(broken).text(as: .github).hasPrefix("::error file=App/Broken.xib,line=49,col=135,title="))
    #expect(check(broken).text(as: .sarif).contains(#""region":{"startLine":49,"startColumn":135}"#))
  }

  @Test("What concerns no file is a notification of the tool in SARIF, and the run has no success")
  func tool() {
    let log = check("galley: error: a worker was lost").text(as: .sarif)
    #expect(log.contains(#""executionSuccessful":false,"toolExecutionNotifications":[{"level":"error""#))
    #expect(log.contains(#""results":[]"#))
    #expect(check("App: warning: empty").text(as: .sarif).contains(#""executionSuccessful":true"#))
  }

  @Test("A comparison says each problem once: in the failed result, or beside the results")
  func comparison() throws {
    let failed = SnapshotResult(
      path: "App/Broken.xib", document: "App/Broken.xib", scene: "", traits: MatrixCellName("").traits, scale: 1,
      status: .failed, message: "App/Broken.xib:49:135: malformed XML: expected an element")
    let run = VerificationRun(
      results: [failed], problems: [broken, "App/V.xcstrings:1: error: merge conflict"])
    let report = ComparisonReport(run)
    #expect(report.text(as: .github).contains("::error file=App/Broken.xib,line=49,col=135,title=Snapshot failed"))
    for format in [ReportFormat.junit, .sarif, .github] {
      let failing = try ReportedProblems(in: report.text(as: format), format: format.rawValue).failing
      #expect(failing.count == 2, "\(failing)")
    }
    #expect(report.text(as: .markdown).contains("> App/V.xcstrings\\:1"))
  }
}
