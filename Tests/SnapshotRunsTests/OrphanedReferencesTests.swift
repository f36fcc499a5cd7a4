import Digests
import Files
import Galley
import Snapshots
import TestSupport
import Testing

@testable import SnapshotRuns

@Suite("References that a run no longer makes")
struct OrphanedReferencesTests {
  private let folder = TemporaryFolder()
  private var references: ReferenceFolder { ReferenceFolder(path: folder.path) }

  private func orphans(of choices: MatrixChoices, besides results: [SnapshotResult] = []) -> [String] {
    let scope = RunScope(inputs: "0", folders: ["A.xib"], scenes: [], cells: RunCells(choices))
    return OrphanedReferences(references: references, scope: scope).resolve(results)
      .filter { $0.status == .orphaned }.map(\.path)
  }

  private func finish(_ run: inout VerificationRun, by verifier: SnapshotVerifier) throws {
    var job = VerificationJob(setting: RunSetting(inputs: []), verifier: verifier)
    job.removal = OrphanRemoval()
    try job.finish(&run)
    try job.removeOrphans(of: run)
  }

  @Test("In a run with an app that is always dark, light references of its documents are left alone")
  func darkApp() throws {
    let (dark, light) = ("A.xib/A/canvas_en_L_dark@2x", "A.xib/A/canvas_en_L@2x")
    let gone = "A.xib/Gone/canvas_en_L_dark@2x"
    for name in [dark, light, gone] { try references.write(SnapshotFiles(png: Array(name.utf8)), as: name) }
    let choices = MatrixChoices(appearances: [.light, .dark])
    #expect(orphans(of: choices, besides: [SnapshotResult(path: dark, status: .passed)]) == [gone])
    #expect(Set(orphans(of: choices)) == [dark, light, gone])
  }

  @Test("References of cells outside of a run's matrix are not its orphans, on any axis")
  func cells() throws {
    let own = "A.xib/A/canvas_en_L@2x"
    let others = [
      "A.xib/A/canvas_en_L_dark@2x", "A.xib/A/canvas_en_L_landscape@2x", "A.xib/A/canvas_de_L@2x",
      "A.xib/A/canvas_en_XL@2x", "A.xib/A/iphone-se_en_L@2x", "B.xib/A/canvas_en_L@2x",
    ]
    for name in [own] + others { try references.write(SnapshotFiles(png: Array(name.utf8)), as: name) }
    let choices = MatrixChoices(
      locales: ["en"], typeSizes: [.large], screens: [.canvas], orientations: [.portrait], appearances: [.light])
    #expect(orphans(of: choices) == [own])
    #expect(orphans(of: choices, besides: [SnapshotResult(path: own, status: .passed)]).isEmpty)
    #expect(orphans(of: MatrixChoices()) == references.names().filter { $0.hasPrefix("A.xib/") })
  }

  @Test("A reference whose name only looks like that of a result is an orphan, and removing it leaves the other")
  func lookAlikes() throws {
    let names = ["\u{E9}", "e\u{301}"].map { "A.xib/\($0)/canvas_en_L@2x" }
    for name in names { try references.write(SnapshotFiles(png: Array(name.utf8)), as: name) }
    let made = SnapshotResult(path: names[0], status: .passed)
    let found = orphans(of: MatrixChoices(), besides: [made]).map { Array($0.utf8) }
    #expect(found == [Array(names[1].utf8)])
    #expect(orphans(of: MatrixChoices(), besides: names.map { SnapshotResult(path: $0, status: .passed) }).isEmpty)
    try references.remove(names[1])
    #expect(references.files(of: names[0])?.png == Array(names[0].utf8))
  }

  @Test("On a disk that has one file for both names, that file is no orphan")
  func oneFile() throws {
    let names = ["\u{E9}", "e\u{301}"].map { "A.xib/\($0)/canvas_en_L@2x" }
    try references.write(SnapshotFiles(png: [1]), as: names[0])
    // What such a disk does, as far as the system has it.
    #expect(symlink("\u{E9}", "\(folder.path)/A.xib/e\u{301}") == 0)
    let made = MadeReferences([names[0]], in: references)
    #expect(made.contains(names[1]) && made.contains(names[0]) && !made.contains("A.xib/e/canvas_en_L@2x"))
  }

  @Test("A reference that a result of the run has is not the former name of another")
  func ownedReference() throws {
    let picture = SnapshotFiles(png: [1, 2, 3])
    try references.write(picture, as: "A.xib/Old/canvas_en_L@2x")
    var added = SnapshotResult(path: "A.xib/New/canvas_en_L@2x", status: .added)
    added.fingerprint = [UInt8]([1, 2, 3]).stableHash
    let owner = SnapshotResult(path: "A.xib/Old/canvas_en_L@2x", status: .passed)
    let scope = RunScope(inputs: "0", folders: ["A.xib"], scenes: [], cells: RunCells(MatrixChoices()))
    let search = OrphanedReferences(references: references, scope: scope)
    #expect(search.resolve([added, owner]).map(\.referencePath) == [nil, nil])
    #expect(search.resolve([added]).map(\.referencePath) == ["A.xib/Old/canvas_en_L@2x"])
  }

  @Test(
    "An equal picture of another cell is not the former reference",
    arguments: ["canvas_en_L_ios18@2x", "canvas_de_L@2x"])
  func otherCell(former: String) throws {
    try references.write(SnapshotFiles(png: [1, 2, 3]), as: "A.xib/Old/\(former)")
    var added = SnapshotResult(path: "A.xib/New/canvas_en_L@2x", status: .added)
    added.fingerprint = [UInt8]([1, 2, 3]).stableHash
    let scope = RunScope(inputs: "0", folders: ["A.xib"], scenes: [], cells: RunCells(MatrixChoices()))
    let results = OrphanedReferences(references: references, scope: scope).resolve([added])
    #expect(results.first?.referencePath == nil)
  }

  @Test("The former name of a recorded snapshot is not removed while another result has it")
  func ownedFormerName() throws {
    let former = "A.xib/Old/canvas_en_L@2x"
    try references.write(SnapshotFiles(png: [1, 2, 3], sidecar: [4]), as: former)
    var result = SnapshotResult(path: "A.xib/New/canvas_en_L@2x", status: .passed)
    result.referencePath = former
    result.isRecorded = true
    var run = VerificationRun(results: [result, SnapshotResult(path: former, status: .passed)])
    let verifier = SnapshotVerifier(references: references, rules: VerificationRules(), record: .missing)
    try finish(&run, by: verifier)
    #expect(references.files(of: former) == SnapshotFiles(png: [1, 2, 3], sidecar: [4]))
  }

  @Test("Of two references with the picture of a new snapshot, one is its former name and the other is an orphan")
  func twoFormerNames() throws {
    for scene in ["Old", "Older"] {
      try references.write(SnapshotFiles(png: [1, 2, 3]), as: "A.xib/\(scene)/canvas_en_L@2x")
    }
    var added = SnapshotResult(path: "A.xib/New/canvas_en_L@2x", status: .added)
    added.fingerprint = [UInt8]([1, 2, 3]).stableHash
    let scope = RunScope(inputs: "0", folders: ["A.xib"], scenes: [], cells: RunCells(MatrixChoices()))
    let results = OrphanedReferences(references: references, scope: scope).resolve([added])
    #expect(results.map(\.status) == [.added, .orphaned])
    let names = [results.first?.referencePath, results.last?.path].compactMap { $0 }
    #expect(Set(names) == ["A.xib/Old/canvas_en_L@2x", "A.xib/Older/canvas_en_L@2x"])
  }

  @Test("A former name is removed only after the picture was recorded under the new one", arguments: [false, true])
  func formerName(isRecorded: Bool) throws {
    let former = "A.xib/Old/canvas_en_L@2x"
    try references.write(SnapshotFiles(png: [1, 2, 3]), as: former)
    var result = SnapshotResult(path: "A.xib/New/canvas_en_L@2x", status: .added)
    result.referencePath = former
    result.isRecorded = isRecorded
    var run = VerificationRun(results: [result])
    let verifier = SnapshotVerifier(references: references, rules: VerificationRules(), record: .never)
    try finish(&run, by: verifier)
    #expect((references.files(of: former) == nil) == isRecorded)
  }

  @Test("Where not everything was read, a reference without a scene is not compared, and not orphaned")
  func unread() throws {
    let names = ["A.xib/A/canvas_de_L@2x", "A.xib/B/canvas_de_L@2x", "B.xib/A/canvas_de_L@2x"]
    for name in names { try references.write(SnapshotFiles(png: [1]), as: name) }
    func results(unfinished: [String], _ results: [SnapshotResult] = []) -> [String: Verdict] {
      let scope = RunScope(
        inputs: "0", folders: [""], scenes: [], cells: RunCells(MatrixChoices()), unfinishedFolders: unfinished)
      let found = OrphanedReferences(references: references, scope: scope).resolve(results)
      return Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.status) })
    }
    #expect(
      results(unfinished: ["A.xib"]) == [names[0]: .failed, names[1]: .failed, names[2]: .orphaned])
    #expect(results(unfinished: [""]).values.allSatisfy { $0 == .failed })
    // The result of the document says it already.
    let failure = SnapshotResult(path: "A.xib", status: .failed)
    #expect(results(unfinished: ["A.xib"], [failure]) == ["A.xib": .failed, names[2]: .orphaned])
  }
}
