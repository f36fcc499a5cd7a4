import CairoRaster
import Files
import Foundation
import Graphics
import ImageDiff
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("A report's folder")
struct ReviewReportTests {
  private let folder = TemporaryFolder()

  /// A picture of one colour.
  private func png(_ color: UInt32 = 0xFFFF_FFFF, width: Int = 3, height: Int = 2) -> [UInt8] {
    PNG.encode(
      Pixmap(width: width, height: height, scale: 1, pixels: [UInt32](repeating: color, count: width * height)))
  }

  private func write(_ results: [SnapshotResult], color: UInt32 = 0xFFFF_FFFF) throws {
    try ReviewReport(run: VerificationRun(results: results)).write(to: folder.path) { kind, _ in
      kind == .expected || kind == .actual ? png(color) : nil
    }
  }

  private func records() throws -> [[String: Any]] {
    let report = try JSONSerialization.jsonObject(with: Data(folder.bytes("report.json") ?? [])) as? [String: Any]
    return try #require(report?["results"] as? [[String: Any]])
  }

  @Test("The folder holds the page, the data and the pictures by the snapshots' paths")
  func layout() throws {
    try write([.sample("Start")])
    let names = Set(folder.files())
    #expect(names.isSuperset(of: ["index.html", "report.json", "data.js"]))
    #expect(
      names.filter { $0.hasPrefix("images/") }.sorted() == [
        "images/Main.xib/Start/canvas_en_L@2x.actual.png", "images/Main.xib/Start/canvas_en_L@2x.expected.png",
      ])
  }

  @Test("Everything that the page loads is in the folder")
  func pageIsWhole() throws {
    try write([.sample("Start")])
    let page = folder.text("index.html")
    let loaded = page.matches(of: /(?:src|href)="([a-z]+\/?[a-z]*\.(?:js|css))"/).map { String($0.1) }
    #expect(loaded.count > 10)
    #expect(Set(loaded).subtracting(folder.files()) == [])
    #expect(Set(folder.files().filter { $0.hasPrefix("page/") }).subtracting(loaded) == [])
    #expect(!page.contains("http:") && !page.contains("https:"), "no network")
  }

  @Test("The page reads every verdict's words from a table, the most important verdict first")
  func verdicts() throws {
    try write([.sample("Start")])
    let script = Array(folder.text("page/verdicts.js").utf8)
    let json = try #require(PageScript.json(of: script, name: "galleyVerdicts"))
    let table = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [[String: Any]])
    #expect(
      table.compactMap { $0["id"] as? String }
        == ["changed", "added", "orphaned", "failed", "layout", "drift", "passed"])
    #expect(
      table.compactMap { $0["title"] as? String }
        == ["Changed", "New", "Orphaned", "Failed", "Layout only", "Drifted", "Passed"])
    #expect(table[1]["heading"] as? String == "New: there is no reference yet")
    #expect(table.compactMap { $0["isDecidable"] as? Bool } == [true, true, true, false, true, true, false])
    #expect(table.compactMap { $0["isListed"] as? Bool } == [true, true, true, true, false, false, false])
  }

  @Test("An unreadable report's error names the file and what is wrong")
  func errors() {
    #expect(
      "\(StoredReportError.laterFormat(path: "out/report.json", version: 2))"
        == "'out/report.json' cannot be read: written by a later version of Galley, in format 2")
    #expect(
      "\(StoredReportError.malformed(path: "report.json"))"
        == "'report.json' cannot be read: not a report written by Galley")
  }

  @Test("The same run writes the same bytes")
  func isDeterministic() throws {
    try write([.sample("A"), .sample("B", .added)])
    let first = folder.contents()
    try write([.sample("A"), .sample("B", .added)])
    #expect(folder.contents() == first)
  }

  @Test("Pictures have their sizes beside their files")
  func sizes() throws {
    try write([.sample("A")])
    let images = try #require(try records()[0]["images"] as? [String: [String: Any]])
    #expect(images.keys.sorted() == ["actual", "expected"])
    #expect(images["actual"]?["width"] as? Int == 3)
    #expect(images["actual"]?["height"] as? Int == 2)
  }

  @Test("Another picture has another digest")
  func digests() throws {
    try write([.sample("A")])
    let white = try #require(try records()[0]["digest"] as? String)
    try write([.sample("A")], color: 0xFFFF_FFFE)
    #expect(try records()[0]["digest"] as? String != white)
  }

  @Test("Pictures that are not PNG are left out")
  func garbage() throws {
    let run = VerificationRun(results: [.sample("A", .failed)])
    for bytes in [[], [1, 2, 3], Array(png().prefix(20)), [UInt8](repeating: 0x89, count: 100)] as [[UInt8]] {
      try ReviewReport(run: run).write(to: folder.path) { _, _ in bytes }
      #expect(folder.files().filter { $0.hasPrefix("images/") } == [])
    }
  }

  @Test("A file whose chunks end early or lie about their length is still read to its end")
  func brokenChunks() throws {
    var bytes = png()
    bytes.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
    try ReviewReport(run: VerificationRun(results: [.sample("A")])).write(to: folder.path) { _, _ in bytes }
    #expect(try records().count == 1)
  }

  @Test(
    "A path cannot lead out of the folder",
    arguments: ["../../outside", "/etc/outside", "a/../../outside", "./outside"])
  func pathsStayInside(path: String) throws {
    var result = SnapshotResult.sample("A")
    result.path = path
    try write([result])
    let pictures = folder.files().filter { $0.hasSuffix("outside.actual.png") }
    #expect(pictures.count == 1 && pictures.allSatisfy { $0.hasPrefix("images/") })
  }

  @Test("No name ends the script that holds the data")
  func hostileNames() throws {
    try write([.sample("</script><!--\u{2028}")])
    let script = folder.text("data.js")
    #expect(script.hasPrefix("globalThis.galleyReport = {"))
    #expect(!script.contains("<") && !script.unicodeScalars.contains("\u{2028}"))
    #expect(try records()[0]["scene"] as? String == "</script><!--\u{2028}")
  }

  @Test("Pictures of an earlier report are removed, other files stay")
  func earlierPictures() throws {
    try write([.sample("Old"), .sample("Both")])
    try AtomicFile.write([1], to: folder.path + "/images/mine.png")
    try write([.sample("Both")])
    let names = folder.files().filter { $0.hasPrefix("images/") }
    #expect(!names.contains { $0.contains("Old") })
    #expect(names.contains { $0.contains("Both") } && names.contains("images/mine.png"))
  }

  @Test("A folder with pictures and without a report is refused")
  func foreignFolder() throws {
    try AtomicFile.write([1], to: folder.path + "/images/mine.actual.png")
    #expect(throws: FileError.self) { try write([.sample("A")]) }
    #expect(folder.files() == ["images/mine.actual.png"])
  }

  @Test("Errors of the pictures' source are rethrown")
  func failingSource() {
    #expect(throws: FileError(path: "x", reason: "gone")) {
      try ReviewReport(run: VerificationRun(results: [.sample("A")])).write(to: folder.path) {
        _, _ throws(FileError) in throw FileError(path: "x", reason: "gone")
      }
    }
  }

  @Test("Details are asked for where a summary shows them, and a merged report keeps no others")
  func details() throws {
    let pixels = PixelDifference(
      count: 1,
      regions: [
        DifferenceRegion(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1, kind: .change, largestStep: 1)
      ])
    func results(_ scenes: [String]) -> [SnapshotResult] {
      scenes.map { .sample($0, causes: [.moved("V")], pixels: pixels) }
    }
    func detail(_ scene: String) -> String { "images/Main.xib/\(scene)/canvas_en_L@2x.actual.detail.png" }
    let parts = ["A", "B"].map { scene in (scene: scene, folder: TemporaryFolder()) }
    try ReviewReport.claim(folder.path)
    for (scene, folder) in parts {
      try ReviewReport(run: VerificationRun(results: results([scene, scene + "2"]))).write(to: folder.path) { _, _ in
        png()
      }
      #expect(folder.files().contains(detail(scene)) && !folder.files().contains(detail(scene + "2")))
      for file in folder.files() where file.hasPrefix("images/") {
        try self.folder.write(folder.bytes(file) ?? [], to: file)
      }
    }
    let reports = try parts.map { try StoredReport(inFolder: $0.folder.path) }
    let run = VerificationRun(results: results(["A", "A2", "B", "B2"]))
    try ReviewReport(run: run, mergedFrom: reports).write(to: folder.path) { _, _ in nil }
    #expect(folder.files().contains(detail("A")) && !folder.files().contains(detail("B")))
    #expect(!folder.text("report.json").contains("B/canvas_en_L@2x.actual.detail"))
  }

  @Test("A report that is read again has its lines and problems")
  func problems() throws {
    var result = SnapshotResult.sample("A")
    result.line = 7
    result.findings = [SnapshotFinding(rule: "clipped", severity: "note", message: "m", line: 9)]
    try write([result])
    #expect(try StoredReport(inFolder: folder.path).run.results == [result])
  }
}
