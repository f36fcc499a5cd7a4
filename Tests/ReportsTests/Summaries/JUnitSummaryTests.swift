import Reports
import Snapshots
import Testing

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
        <testsuites name="snapshots" tests="4" failures="1" errors="1">
          <testsuite name="Main.xib" tests="3" failures="1" errors="1">
            <testcase classname="Main.xib" name="A (en L canvas)"/>
            <testcase classname="Main.xib" name="B (en L canvas)">
              <failure type="changed" message="\(failure)">\(failure)&#10;Main.xib/B/canvas_en_L@2x</failure>
            </testcase>
            <testcase classname="Main.xib" name="D (en L canvas)">
              <error type="failed" message="It stopped">It stopped&#10;Main.xib/D/canvas_en_L@2x</error>
            </testcase>
          </testsuite>
          <testsuite name="Other.xib" tests="1" failures="0" errors="0">
            <testcase classname="Other.xib" name="C (en L canvas)"/>
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

  @Test("Problems of a layout are output of the case, which has the line of its scene")
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
            <testcase classname="Main.xib" name="A (en L canvas)" file="Main.xib" line="12">
              <system-out>warning: truncated: 'T' is cut (line 40)&#10;note: clipped: a &lt; b</system-out>
            </testcase>
        """))
    var changed = passed
    changed.status = .changed
    #expect(text([changed]).contains("</failure>\n      <system-out>warning: truncated"))
  }

  @Test("Markup characters, and characters that XML does not allow, are replaced")
  func escaping() {
    #expect(
      text([.sample("<a & \"b\">\u{1}\n", .passed)]).contains("name=\"&lt;a &amp; &quot;b&quot;&gt;\u{FFFD}&#10; ("))
  }
}
