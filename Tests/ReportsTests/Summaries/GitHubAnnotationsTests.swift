import Reports
import Snapshots
import Testing

@Suite("A run as GitHub's annotations")
struct GitHubAnnotationsTests {
  private func lines(_ results: [SnapshotResult], warnings: [String] = []) -> [Substring] {
    ComparisonReport(VerificationRun(results: results, warnings: warnings)).text(as: .github).split(separator: "\n")
  }

  @Test("A run without differences has none")
  func calm() { #expect(lines([.sample("A", .passed)]) == []) }

  @Test("A cause is one error, whatever the number of its images")
  func causes() {
    #expect(
      lines(["A", "B", "C"].map { .sample($0, causes: [.moved("Total")]) }) == [
        "::error file=Main.xib,title=Snapshot changed%3A A (en L canvas) and 2 other images::'Total' moved 12 pt down"
      ])
  }

  @Test("Remarks on what passes are notices, and remarks on the run are warnings")
  func mildVerdicts() {
    #expect(
      lines([.sample("A", .drift)], warnings: ["50% more"]) == [
        "::warning title=Snapshots::50%25 more",
        "::notice file=Main.xib,title=Snapshot drifted%3A A (en L canvas)::"
          + "nothing moved; only the antialiasing of edges differs",
      ])
  }

  @Test("What is better is a notice beside the error of what else has changed")
  func improvements() {
    var mend = SnapshotCause(key: "mend", sentence: "'Save' is no longer cut")
    mend.improvement = .mends
    #expect(
      lines([.sample("A", causes: [mend, .moved("Total")])]) == [
        "::error file=Main.xib,title=Snapshot changed%3A A (en L canvas)::'Total' moved 12 pt down",
        "::notice file=Main.xib,title=Snapshot changed%3A A (en L canvas)::'Save' is no longer cut",
      ])
    #expect(lines([.sample("A", causes: [mend])]).map { $0.prefix(8) } == ["::notice"])
  }

  @Test("What was recorded or removed is called so")
  func recorded() {
    var (new, gone) = (SnapshotResult.sample("A", .added), SnapshotResult.sample("B", .orphaned))
    (new.isRecorded, gone.isRecorded) = (true, true)
    #expect(
      lines([new, gone]) == [
        "::notice file=Main.xib,title=Snapshot new%2C recorded%3A A (en L canvas)::there is no reference",
        "::notice file=Main.xib,title=Snapshot orphaned%2C removed%3A B (en L canvas)::"
          + "no scene renders this reference any more",
      ])
  }

  @Test("Ten causes are all shown; with eleven, the tenth line has their number")
  func most() {
    func changes(_ count: Int) -> [SnapshotResult] { (0..<count).map { .sample("S\($0)", causes: [.moved("V\($0)")]) } }
    #expect(lines(changes(10)).count == 10)
    #expect(lines(changes(10)).last?.contains("'V9'") == true)
    #expect(lines(changes(11)).count == 10)
    #expect(lines(changes(11)).last == "::error title=Snapshots::2 more causes; in all: 11 changed")
  }

  @Test("Each cause of an image is an annotation of its own")
  func severalCauses() {
    #expect(
      lines([.sample("A", causes: [.moved("V"), .moved("W")])]).map { $0.suffix(22) } == [
        "::'V' moved 12 pt down", "::'W' moved 12 pt down",
      ])
  }

  @Test("Annotations are on the line of the scene, problems of new images on that of their view")
  func places() {
    var new = SnapshotResult.sample("A", .added)
    new.line = 7
    new.findings = [
      SnapshotFinding(rule: "truncated", severity: "warning", message: "cut", line: 40),
      SnapshotFinding(rule: "conflict", severity: "error", message: "two"),
      SnapshotFinding(rule: "kept-width", severity: "note", message: "remark"),
    ]
    #expect(
      lines([new]) == [
        "::error file=Main.xib,line=7,title=Snapshot new%3A A (en L canvas)::there is no reference",
        "::warning file=Main.xib,line=40,title=truncated%3A A (en L canvas)::cut",
        "::warning file=Main.xib,line=7,title=conflict%3A A (en L canvas)::two",
      ])
    new.status = .passed
    #expect(lines([new]) == [], "a reviewer has seen the problems of what passes")
  }

  @Test("Failures are errors of their own, even with equal messages")
  func failures() {
    #expect(lines(["A", "B"].map { .sample($0, .failed, message: "It stopped") }).count == 2)
  }

  @Test("Line ends, colons and commas stay inside their property")
  func escaping() {
    let line = lines([.sample("a,b::c\n::error::x", .added, document: "a,b.xib")])
    #expect(line.count == 1)
    #expect(line[0].hasPrefix("::error file=a%2Cb.xib,title=Snapshot new%3A a%2Cb%3A%3Ac%0A%3A%3Aerror%3A%3Ax (en L"))
  }
}
