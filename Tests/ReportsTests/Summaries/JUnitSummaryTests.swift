import Graphics
import Snapshots
import TestSupport
import Testing

@testable import Reports

@Suite("A run as JUnit XML")
struct JUnitSummaryTests {
  private func text(_ results: [SnapshotResult], rules: VerificationRules = VerificationRules()) -> String {
    ComparisonReport(VerificationRun(results: results), rules: rules).text(as: .junit)
  }

  @Test("Each document is a suite, each image a case")
  func suites() {
    let results: [SnapshotResult] = [
      .sample("A", .passed), .sample("B", causes: [.moved("Total")]), .sample("C", .passed, document: "Other.xib"),
      .sample("D", .failed, message: "It stopped"),
    ]
    let failure = "'Total' moved 12 pt down"
    #expect(
      text(results) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snapshots" tests="4" failures="1" errors="1" time="0">
          <testsuite name="Main.xib" tests="3" failures="1" errors="1" skipped="0" time="0">
            <testcase classname="Main.xib" name="A (en L canvas)" time="0"/>
            <testcase classname="Main.xib" name="B (en L canvas)" time="0">
              <failure type="changed" message="\(failure)">\(failure)&#10;Main.xib/B/canvas_en_L@2x</failure>
            </testcase>
            <testcase classname="Main.xib" name="D (en L canvas)" time="0">
              <error type="failed" message="It stopped">It stopped&#10;Main.xib/D/canvas_en_L@2x</error>
            </testcase>
          </testsuite>
          <testsuite name="Other.xib" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="Other.xib" name="C (en L canvas)" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Drift passes with a remark, and fails if it is among the differences")
  func drift() {
    #expect(text([.sample("A", .drift)]).contains("<system-out>nothing moved"))
    var strict = VerificationRules()
    strict.isStrictAboutDrift = true
    #expect(text([.sample("A", .drift)], rules: strict).contains(#"<failure type="drift""#))
  }

  @Test("All that is wrong with a scene is in one failure of its case, with every message and place")
  func severalProblems() throws {
    var scene = CheckedScene(document: "Main.xib", scene: "Login")
    let findings = ["a", "b"].map {
      Finding(rule: .conflict, severity: .error, constraints: [$0], message: "about \($0)")
    }
    scene.add(
      findings + [Finding(rule: .clipped, severity: .warning, views: ["c"], message: "about c")],
      in: .sample(), places: ["a": DocumentPlace(line: 7, column: 1), "b": DocumentPlace(line: 9, column: 1)])
    let text = CheckRun(scenes: [scene], rules: CheckRules(today: "2026-11-28")).text(as: .junit)
    #expect(text.contains(#"<failure type="conflict clipped" message="about a; about b; about c">"#), "\(text)")
    #expect(text.contains("Main.xib:7:1") && text.contains("Main.xib:9:1"))
    #expect(try ReportedProblems(in: text, format: "junit").failing.count == 1)
  }

  @Test("A case that could not be examined and has a failure too is one error")
  func errorAndFailure() throws {
    let subject = Report.Subject(document: "Main.xib", name: "Login")
    let outcomes = [
      Report.Outcome(kind: .failure, rule: "conflict", message: "two", text: "t"),
      Report.Outcome(kind: .error, rule: "lost", message: "gone", text: "u"),
    ]
    let report = Report(
      title: "Checks", tally: "", rules: [], cases: [Report.Case(subject: subject, outcomes: outcomes)], entries: [],
      logged: [])
    let text = JUnitText(report: report).text
    #expect(text.contains(#"<error type="conflict lost" message="two; gone">"#), "\(text)")
    #expect(try ReportedProblems(in: text, format: "junit").failing.count == 1)
  }

  @Test("What was recorded passes, and a picture of it is attached where the report's folder is")
  func recorded() {
    var new = SnapshotResult.sample("A", .added)
    new.isRecorded = true
    let run = VerificationRun(results: [new, .sample("B", .changed), .sample("C", .passed), .sample("D", .orphaned)])
    let text = ComparisonReport(run, folder: "out/report").text(as: .junit)
    #expect(text.contains(#"tests="4" failures="2" errors="0""#))
    func attachments(_ scene: String) -> [Substring] {
      text.matches(of: /\[\[ATTACHMENT\|out\/report\/images\/Main\.xib\/(.)\/canvas_en_L@2x\.([a-z]+)\.png\]\]/)
        .filter { $0.1 == scene }.map(\.2)
    }
    #expect(attachments("A") == ["actual"] && attachments("B") == ["actual", "expected", "difference"])
    #expect(attachments("C") == [] && attachments("D") == ["expected"])
  }

  @Test("Problems of a layout are output of the case, and its failure has the line of its scene")
  func problems() {
    var passed = SnapshotResult.sample("A", .passed)
    passed.line = 12
    passed.findings = [
      SnapshotFinding(rule: "truncated", severity: "warning", message: "'T' is cut", line: 40),
      SnapshotFinding(rule: "clipped", severity: "note", message: "a < b"),
    ]
    #expect(
      text([passed]).contains(
        """
            <testcase classname="Main.xib" name="A (en L canvas)" time="0">
              <system-out>warning: truncated: 'T' is cut (line 40)&#10;note: clipped: a &lt; b</system-out>
            </testcase>
        """))
    var changed = passed
    changed.status = .changed
    #expect(text([changed]).contains("&#10;Main.xib:12</failure>\n      <system-out>warning: truncated"))
  }

  @Test("Markup characters, and characters that XML does not allow, are replaced")
  func escaping() {
    #expect(
      text([.sample("<a & \"b\">\u{1}\n", .passed)]).contains("name=\"&lt;a &amp; &quot;b&quot;&gt;\\u{1}&#10; ("))
  }
}
