import Files
import Foundation
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("What the page of a report loads")
struct PageDataTests {
  private let folder = TemporaryFolder()

  private func write(_ results: [SnapshotResult]) throws {
    try ReviewReport(run: VerificationRun(results: results)).write(to: folder.path) { _, _ in nil }
  }

  private func members(_ file: String, _ name: String) throws -> [String: Any] {
    let json = try #require(PageScript.json(of: folder.bytes(file) ?? [], name: name))
    return try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
  }

  private func data() throws -> [String: Any] { try members("data.js", "galleyReport") }

  private func scenes(_ document: [String: Any]) -> [String] {
    (document["results"] as? [[String: Any]])?.compactMap { $0["scene"] as? String } ?? []
  }

  private func passed(_ count: Int) -> [SnapshotResult] { (0..<count).map { .sample("S\($0)", .passed) } }

  @Test("Images that pass are in a file of their own, and the others have their places in the run")
  func apart() throws {
    try write([.sample("A", .passed), .sample("B"), .sample("C", .passed), .sample("D", .drift), .sample("E", .passed)])
    #expect(try scenes(data()) == ["B", "D"])
    #expect(try data()["places"] as? [Int] == [1, 3])
    #expect(try scenes(members("passing/1.js", "galleyPassing")) == ["A", "C", "E"])
    #expect(
      try data()["counts"] as? [String: Int] == [
        "passed": 3, "changed": 1, "drift": 1, "layout": 0, "added": 0, "orphaned": 0, "failed": 0,
      ])
  }

  @Test("The results of the page are those of the report for machines")
  func sameResults() throws {
    var unread = SnapshotResult.sample("B", .passed)
    unread.findings = [SnapshotFinding(rule: "clipped", severity: "error", message: "</script>", line: 3)]
    try write([.sample("A"), unread])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.bytes("report.json") ?? [])) as? [String: Any])
    let all = try #require(report["results"] as? [NSDictionary])
    let parts = try [data(), members("passing/1.js", "galleyPassing")].flatMap {
      $0["results"] as? [NSDictionary] ?? []
    }
    #expect(parts == all)
    #expect(!folder.text("passing/1.js").contains("<"))
  }

  @Test("A file has five thousand images, and the next has the rest")
  func full() throws {
    try write(passed(5_001))
    let batches = try #require(try data()["passing"] as? [[String: Any]])
    #expect(batches.compactMap { $0["file"] as? String } == ["passing/1.js", "passing/2.js"])
    #expect(batches.compactMap { $0["count"] as? Int } == [5_000, 1])
    #expect(try scenes(members("passing/2.js", "galleyPassing")) == ["S5000"])
    #expect(try scenes(data()).isEmpty)
  }

  @Test("The data names each value of a file's images once")
  func values() throws {
    try write(["de", "en", "de"].enumerated().map { .sample("S\($0.offset / 2)", .passed, locale: $0.element) })
    let batch = try #require(try (data()["passing"] as? [[String: Any]])?.first)
    let values = try #require(batch["values"] as? [String: [String]])
    #expect(values["locale"] == ["de", "en"] && values["scene"] == ["S0", "S1"] && values["document"] == ["Main.xib"])
    #expect(values["contrast"] == [""])
  }

  @Test("The digest of a file changes with its images, and is also in the file")
  func digests() throws {
    func digest() throws -> String {
      let batch = try #require(try (data()["passing"] as? [[String: Any]])?.first)
      let digest = try #require(batch["digest"] as? String)
      #expect(try members("passing/1.js", "galleyPassing")["digest"] as? String == digest)
      return digest
    }
    try write([.sample("A", .passed), .sample("B")])
    let first = try digest()
    try write([.sample("A", .passed), .sample("C")])
    #expect(try digest() == first)
    try write([.sample("D", .passed)])
    #expect(try digest() != first)
  }

  @Test("The files of an earlier report that had more of them are removed, and no others")
  func earlierFiles() throws {
    try write(passed(5_001))
    try folder.write("mine", to: "passing/mine.js")
    try write([.sample("A", .passed)])
    #expect(folder.files().filter { $0.hasPrefix("passing/") } == ["passing/1.js", "passing/mine.js"])
    #expect(ReviewReport.foreignEntry(in: folder.path) == "passing/mine.js")
    try write([.sample("A")])
    #expect(folder.files().filter { $0.hasPrefix("passing/") } == ["passing/mine.js"])
    #expect(try data()["passing"] == nil && data()["places"] == nil)
  }

  @Test("A report that was read has the same data for its page")
  func stored() throws {
    try write([.sample("A", .passed), .sample("B", message: "x"), .sample("C", .passed)])
    let data = try #require(PageScript.json(of: folder.bytes("data.js") ?? [], name: PageData.name))
    #expect(try served().page == data)
    let small = try served(keepsPassed: false)
    #expect(small.page == data && small.report.run.results.map(\.scene) == ["B"])
    let paths = [SnapshotResult.sample("A").path, SnapshotResult.sample("B").path]
    #expect(paths.map(small.leavesOut) == [true, false])
  }

  private func served(hasBatches: Bool = true, keepsPassed: Bool = true) throws -> ServedReport {
    try ServedReport(
      InputFile(folder.path + "/report.json", as: .run), inFolder: folder.path, hasBatches: hasBatches,
      keepsPassed: keepsPassed)
  }

  @Test("A file with images that pass is named if it is missing, of another run, or cut off")
  func batchDefects() throws {
    try write([.sample("C", .passed)])
    let foreign = folder.bytes("passing/1.js") ?? []
    try write([.sample("A", .passed), .sample("B")])
    #expect(try served().defects == [])
    let own = folder.bytes("passing/1.js") ?? []
    for bytes in [foreign, own.dropLast(5), []] {
      try folder.write(Array(bytes), to: "passing/1.js")
      #expect(try served().defects == [.foreign("passing/1.js")])
    }
    try FileManager.default.removeItem(atPath: folder.path(of: "passing/1.js"))
    #expect(try served().defects == [.missing("passing/1.js")])
  }

  @Test("Without batches, all images are in the data, with the files that are accepted whatever the report names")
  func withoutBatches() throws {
    try write([.sample("A", .passed), .sample("B")])
    let images = #"{"expected":{"file":"images/e.png","width":1,"height":1,"hash":"1"},"#
    let forged = folder.text("report.json").replacing(
      #""scene":"B""#,
      with: #""images":\#(images)"actual":{"file":"images/nice.png","width":1,"height":1,"hash":"2"}},"scene":"B""#)
    try folder.write(forged, to: "report.json")
    let json = try served(hasBatches: false).page
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect(scenes(document) == ["A", "B"] && document["passing"] == nil)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.contains(".actual.png") && !text.contains("nice.png") && !text.contains("e.png\""), "\(text)")
  }
}
