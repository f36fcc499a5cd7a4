import Graphics
import Snapshots
import TestSupport
import Testing

@testable import Reports

/// Results of commands in which 'Alpha' fails and 'Beta' does not.
enum SampleReport: String, CaseIterable {
  case check, sweep, comparison

  var results: any Reportable {
    switch self {
    case .check: Self.checkRun
    case .sweep: Self.sweepRun
    case .comparison: Self.comparedRun
    }
  }

  private static let cell = SnapshotTraits.sample("en", device: "canvas")

  /// Only some rules have errors.
  private static func finding(_ view: String, _ severity: Finding.Severity) -> Finding {
    Finding(
      rule: severity == .error ? .conflict : .truncated, severity: severity, views: [view],
      message: "The text of '\(view)' is too wide: 100% | <b>.",
      fixes: ["Make '\(view)' wider, by 10 pt."])
  }

  private static var checkRun: CheckRun {
    var scene = CheckedScene(document: "Main, 1.xib", scene: "Login: \"A\" & B")
    scene.add(
      [finding("Alpha", .error), finding("Beta", .note)], in: cell,
      places: ["Alpha": DocumentPlace(line: 7, column: 3)])
    var rules = CheckRules(today: "2026-11-23")
    rules.listed = .note
    return CheckRun(scenes: [scene], rules: rules)
  }

  /// 'Alpha' breaks the scene below 350 points and 'Beta' above 900, and the scene must be safe from 320 on.
  private static var sweepRun: SweepRun {
    let range = SizeRange(300, 1000)
    var scene = SweptScene(document: "Main.xib", scene: "Login", axis: .width, range: range)
    for (view, severity) in [("Alpha", Finding.Severity.error), ("Beta", .warning)] {
      _ = scene.index(of: finding(view, severity)) { "the label '\(view)' is truncated" }
    }
    var swept = SweptScene.Cell(traits: cell, range: range, step: 1)
    swept.spans = [
      SweptScene.Span(problem: 0, range: SizeRange(300, 349)), SweptScene.Span(problem: 1, range: SizeRange(901, 1000)),
    ]
    scene.add(swept)
    var rules = SweepRules()
    rules.leastSizes[.width] = 320
    return SweepRun(scenes: [scene], rules: rules)
  }

  private static var comparedRun: ComparisonReport {
    ComparisonReport(
      VerificationRun(results: [
        .sample("A", causes: [.moved("Alpha")]), .sample("B", .drift, causes: [.moved("Beta")]), .sample("C", .passed),
      ]))
  }
}

@Suite("Every report in every format")
struct ReportFormatTests {
  @Test(
    "A report can be read by the rules of the format, and says the same of what fails",
    arguments: SampleReport.allCases, ReportFormat.allCases)
  func failures(sample: SampleReport, format: ReportFormat) throws {
    let text = sample.results.text(as: format)
    let problems = try ReportedProblems(in: text, format: format.rawValue)
    #expect(problems.failing.map { $0.contains("Alpha") } == [true], "\(text)")
    let isShared = format != .text && format != .json
    #expect(!isShared || !problems.failing.contains { $0.contains("Beta") }, "\(text)")
    #expect(text.hasSuffix("\n"))
  }

  @Test("Formats that are made together are the same as each alone", arguments: SampleReport.allCases)
  func together(sample: SampleReport) {
    let texts = sample.results.texts(as: Set(ReportFormat.allCases))
    for format in ReportFormat.allCases { #expect(texts[format] == sample.results.text(as: format)) }
  }

  @Test("A check in Markdown has the place, the cells and the fixes of each finding, and what could not be read")
  func check() {
    var scene = CheckedScene(document: "Main.xib", scene: "Login")
    scene.add(
      [Finding(rule: .conflict, constraints: ["c"], message: "Two widths.", fixes: ["Remove one."])],
      in: .sample("en", device: "canvas"), places: ["c": DocumentPlace(line: 17, column: 1)])
    var run = CheckRun(scenes: [scene], problems: ["B.xib: error: no XML"], rules: CheckRules(today: "2026-11-23"))
    run.offer([run.findings[0].id: ["Remove one."]])
    #expect(
      run.text(as: .markdown) == #"""
        ### Checks: 1 error; 1 cell of 1 scene in 1 document checked

        > B.xib\: error\: no XML

        - **error, fails**, Main.xib\:17\:1: Two widths.
          - 'Login' in the only cell
          - fix\: Remove one.

        """#)
  }

  @Test("A problem of a sweep fails if it holds at a size that must be safe, below those that are")
  func sweep() {
    func failing(from least: Double) -> [String] {
      guard case let run as SweepRun = SampleReport.sweep.results else { return [] }
      var rules = SweepRules()
      rules.leastSizes[.width] = least
      return SweepRun(scenes: run.scenes, rules: rules).report.entries.filter(\.fails).map(\.message)
    }
    #expect(failing(from: 349) == ["the label 'Alpha' is truncated below 350 pt of width"])
    #expect(failing(from: 350) == [])
    #expect(SampleReport.sweep.results.report.tally.contains("0 of 1 sweep safe throughout"))
  }
}
