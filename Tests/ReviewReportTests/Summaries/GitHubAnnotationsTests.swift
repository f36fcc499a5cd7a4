import ReviewReport
import Snapshots
import Testing

@Suite("A run as GitHub's annotations")
struct GitHubAnnotationsTests {
  private func lines(_ results: [SnapshotResult], warnings: [String] = []) -> [Substring] {
    GitHubAnnotations(run: VerificationRun(results: results, warnings: warnings)).text.split(separator: "\n")
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

  @Test("Ten causes are all shown; with eleven, the tenth line has their number")
  func most() {
    func changes(_ count: Int) -> [SnapshotResult] { (0..<count).map { .sample("S\($0)", causes: [.moved("V\($0)")]) } }
    #expect(lines(changes(10)).count == 10)
    #expect(lines(changes(10)).last?.contains("'V9'") == true)
    #expect(lines(changes(11)).count == 10)
    #expect(lines(changes(11)).last == "::error title=Snapshots::2 more causes; in all: 11 changed")
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
