import Galley
import Snapshots
import Testing

@testable import SnapshotRuns

@Suite("Which orphaned references are removed")
struct OrphanRemovalTests {
  /// Makes a run with so many passed and orphaned snapshots.
  private func run(passed: Int, orphaned: Int) -> VerificationRun {
    let passed = (0..<passed).map { SnapshotResult(path: "A.xib/P\($0)/canvas_en_L@2x", status: .passed) }
    let orphaned = (0..<orphaned).map { SnapshotResult(path: "A.xib/O\($0)/canvas_en_L@2x", status: .orphaned) }
    return VerificationRun(results: passed + orphaned)
  }

  /// Returns the number of references that are removed, and the warnings.
  private func removed(
    _ removal: OrphanRemoval, from run: VerificationRun, isLeftOut: (SnapshotResult) -> Bool = { _ in false }
  ) -> (count: Int, warnings: [String]) {
    var run = run
    removal.mark(&run, isLeftOut: isLeftOut)
    #expect(run.results.allSatisfy { $0.status == .orphaned || !$0.isRecorded })
    return (run.results.count { $0.status == .orphaned && $0.isRecorded }, run.warnings)
  }

  @Test(
    "Ten or more are not removed if they are more than half, unless all are asked for",
    arguments: [(10, 10, 10), (9, 10, 0), (1, 9, 9), (1, 10, 0), (100, 50, 50), (40, 41, 0)])
  func half(passed: Int, orphaned: Int, count: Int) {
    let run = run(passed: passed, orphaned: orphaned)
    let some = removed(OrphanRemoval(), from: run)
    #expect(some.count == count)
    #expect(some.warnings.contains { $0.contains("more than half") } == (count == 0))
    #expect(removed(OrphanRemoval(.all), from: run).count == orphaned)
  }

  @Test("Nothing is removed after a run with a problem", arguments: OrphanRemoval.Extent.allCases)
  func problems(extent: OrphanRemoval.Extent) {
    let warning = "no reference is removed, because not every input was read and compared; mend what is named above"
    var run = run(passed: 5, orphaned: 1)
    run.problems = ["B.xib: error: cannot be opened"]
    let removed = removed(OrphanRemoval(extent), from: run)
    #expect(removed.count == 0)
    #expect(removed.warnings == [warning])
    // A reference that cannot be read is no input of the run, and fails alone.
    var other = self.run(passed: 5, orphaned: 1)
    other.results[0].status = .failed
    let kept = self.removed(OrphanRemoval(extent), from: other)
    #expect(kept.count == 0)
    #expect(kept.warnings == [warning])
  }

  @Test("Nothing is removed after a run that rendered nothing", arguments: OrphanRemoval.Extent.allCases)
  func nothing(extent: OrphanRemoval.Extent) {
    #expect(removed(OrphanRemoval(extent), from: run(passed: 0, orphaned: 1)).count == 0)
    var run = run(passed: 0, orphaned: 1)
    run.results.append(SnapshotResult(path: "A.xib/F/canvas_en_L@2x", status: .failed))
    #expect(removed(OrphanRemoval(extent), from: run).count == 0)
  }

  @Test("References of documents that were left out are kept and named, unless all are asked for")
  func leftOut() {
    let run = run(passed: 5, orphaned: 3)
    let isLeftOut = { (result: SnapshotResult) in result.scene != "O1" }
    let some = removed(OrphanRemoval(), from: run, isLeftOut: isLeftOut)
    #expect(some.count == 1)
    #expect(some.warnings.count == 1)
    #expect(some.warnings[0].hasPrefix("not removed: 2 references of documents that exist and were left out"))
    #expect(some.warnings[0].contains("A.xib/O0/canvas_en_L@2x"))
    #expect(removed(OrphanRemoval(.all), from: run, isLeftOut: isLeftOut).count == 3)
  }

  @Test("A dry run says what would be removed")
  func dryRun() {
    var run = run(passed: 5, orphaned: 1)
    OrphanRemoval(isDryRun: true).mark(&run, isLeftOut: { _ in false })
    #expect(run.results.allSatisfy { !$0.isRecorded })
    #expect(run.results.last?.message == "no scene renders this reference any more; it would be removed")
  }

  @Test(
    "A variable that says that no machine checks the changes is not CI",
    arguments: [
      (nil, RecordMode.missing), ("", .missing), ("false", .missing), ("FALSE", .missing), ("0", .missing),
      ("no", .missing), ("true", .never), ("1", .never), ("woodpecker", .never),
    ])
  func continuousIntegration(value: String?, mode: RecordMode) {
    #expect(RecordMode.usual(in: value.map { ["CI": $0] } ?? [:]) == mode)
  }
}
