import Files
import Reports
import Snapshots
import TestSupport

@testable import ReviewServer

/// A folder with references, `refs`, and a report about them, `report`.
struct SampleReport {
  let folder = TemporaryFolder()
  private var results: [SnapshotResult] = []
  private var expected: [String: SnapshotFiles] = [:]
  private var actual: [String: SnapshotFiles] = [:]

  var references: ReferenceFolder { ReferenceFolder(path: folder.path + "/refs") }

  /// Adds a scene with what it looked like, which becomes its reference, and what it looks like now.
  mutating func add(
    _ scene: String, _ status: Verdict, expected: SnapshotFiles? = nil, actual: SnapshotFiles? = nil,
    formerly former: String? = nil
  ) throws {
    let path = SampleSnapshots.path(scene)
    var result = SnapshotResult(
      path: path, document: "Main.xib", scene: scene,
      traits: SnapshotTraits(
        device: "canvas", locale: "en", typeSize: "L", orientation: "portrait", appearance: "light"),
      scale: 2, status: status)
    result.referencePath = former.map(SampleSnapshots.path)
    results.append(result)
    self.expected[path] = expected
    self.actual[path] = actual
    if let expected { try references.write(expected, as: path) }
  }

  /// Writes the report.
  @discardableResult
  func write(references: String? = "../refs") throws -> ReviewedReport {
    try ReviewReport(run: VerificationRun(results: results), references: references).write(
      to: folder.path + "/report"
    ) { [expected, actual] kind, result in
      switch kind {
      case .expected: expected[result.path]?.png
      case .actual: actual[result.path]?.png
      default: nil
      }
    } sidecar: { [actual] result in
      actual[result.path]?.sidecar
    }
    return try ReviewedReport(folder: folder.path + "/report")
  }

  /// The reference of a scene as it is now.
  func reference(_ scene: String) -> SnapshotFiles? { references.files(of: SampleSnapshots.path(scene)) }

  /// The report's digest of a scene.
  func digest(_ scene: String) throws -> String {
    let served = try ReviewedReport(folder: folder.path + "/report").served()
    return DecidableResults(served)[PathBytes(SampleSnapshots.path(scene))]?.pictures?.digest ?? ""
  }

  /// One scene of every verdict, and one that has another name than its reference.
  static func ofEveryVerdict() throws -> SampleReport {
    var report = SampleReport()
    let (old, new) = (SampleSnapshots.files(0xFFFF_0000), SampleSnapshots.files(0xFF00_FF00))
    try report.add("Changed", .changed, expected: old, actual: new)
    try report.add("Other", .changed, expected: old, actual: SampleSnapshots.files(0xFF00_00FF, width: 9))
    try report.add("New", .added, actual: new)
    let renamed = SampleSnapshots.files(0xFF12_3456)
    try report.references.write(renamed, as: SampleSnapshots.path("Former"))
    try report.add("Renamed", .added, actual: renamed, formerly: "Former")
    try report.add("Orphan", .orphaned, expected: old)
    try report.add(
      "Layout", .layout, expected: old, actual: SnapshotFiles(png: old.png, sidecar: new.sidecar))
    try report.add("Same", .passed, expected: old)
    try report.add("Broken", .failed, expected: old)
    return report
  }
}
