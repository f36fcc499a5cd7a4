import Foundation
import Graphics
import ImageDiff
import Reports
import Snapshots
import TestSupport
import Testing

@Suite("A report that is read back")
struct StoredReportTests {
  private func reread(_ run: VerificationRun) throws -> StoredReport {
    try StoredReport(Array(ReportDocument(run: run, title: "T").json.utf8))
  }

  @Test("Everything that is written is read back")
  func everything() throws {
    let region = DifferenceRegion(
      bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), count: 5, kind: .drift, largestStep: 0.125)
    var result = SnapshotResult.sample(
      "\"</\u{2028}", causes: [.moved("Total")], pixels: PixelDifference(count: 5, regions: [region]), message: "why")
    result.referencePath = "old"
    result.isRecorded = true
    result.fingerprint = .max - 1
    let cells = RunCells(MatrixChoices(locales: .named(["de"]), typeSizes: [.category(.large)]))
    let part = RunPart(number: 2, count: 3, units: [.init(results: 1, failures: 2, problems: 3)])
    result.traits.look = "ios18"
    let scope = RunScope(
      inputs: "12", folders: ["App"], scenes: ["Start"], cells: cells, settings: ["metrics": "sf"],
      versions: ["Pango": "1.50"], references: "refs", unfinishedFolders: ["App/A.xib"], part: part)
    let run = VerificationRun(results: [result], warnings: ["w"], problems: ["p"], scope: scope)
    let stored = try reread(run)
    #expect(stored.run == run)
    #expect(stored.title == "T")
    #expect(try reread(VerificationRun(results: [])).run == VerificationRun(results: []))
  }

  @Test("A report of an earlier version is read, without the keys that it lacks")
  func earlierReport() throws {
    let json = """
      {"galleyReport":1,"title":"T","counts":{},"warnings":[],"results":[{"path":"a/b/c","document":"a","scene":"b",\
      "device":"canvas","locale":"en","typeSize":"L","orientation":"portrait","appearance":"light","scale":2,\
      "status":"passed","later":true}]}
      """
    let run = try StoredReport(Array(json.utf8)).run
    #expect(run.results.map(\.path) == ["a/b/c"] && run.scope == nil && run.problems == [])
  }

  @Test("Numbers of pixels are cut off far above those of pictures, so that sums of them are integers")
  func largeNumbers() throws {
    let (most, least) = (Int.max, Int.min)
    let json = """
      {"galleyReport":1,"title":"T","counts":{},"warnings":[],"results":[{"path":"a/b/c","document":"a","scene":"b",\
      "device":"canvas","locale":"en","typeSize":"L","orientation":"portrait","appearance":"light","scale":2,\
      "status":"passed","pixels":{"count":\(most),"regions":[{"x":\(most),"y":\(least),"width":\(most),"height":-1,\
      "count":\(least),"kind":"change","largestStep":1}]}}]}
      """
    let pixels = try #require(try StoredReport(Array(json.utf8)).run.results.first?.pixels)
    let limit = 1_000_000_000_000
    #expect(pixels.count == limit && pixels.regions.map(\.count) == [0])
    #expect(pixels.regions.map(\.bounds) == [PixelRect(x: limit, y: 0, width: limit, height: 0)])
    let picture = Pixmap(width: 4, height: 4, scale: 1, pixels: Array(repeating: 0, count: 16))
    #expect(Thumbnail.of(picture, around: pixels.regions).width == 4)
  }

  @Test("Brackets, quotation marks and the names of keys in texts change nothing, and neither do many results")
  func texts() throws {
    let words = ["]},{[", "\\\"", "\"results\":[", "results", "\\", ","]
    let results = (0..<450).map { index in
      SnapshotResult.sample("\(words[index % words.count]) \(index)", message: words[index % words.count])
    }
    let run = VerificationRun(results: results, warnings: words, problems: words)
    let stored = try StoredReport(Array(ReportDocument(run: run, title: "results").json.utf8))
    #expect(stored.run == run && stored.title == "results")
  }

  @Test("A report is read whatever the order of its keys and the space between them")
  func otherForm() throws {
    let json = Array(ReportDocument(run: VerificationRun(results: [.sample("A"), .sample("B")])).json.utf8)
    let object = try JSONSerialization.jsonObject(with: Data(json))
    let pretty = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    #expect(try StoredReport(Array(pretty)).run == StoredReport(json).run)
  }

  @Test("Results that pass without a remark are read as those of any other form are")
  func plainResults() throws {
    var results: [SnapshotResult] = ["A", "Größe", "quote\"d", "back\\slash", ""].map { .sample($0, .passed) }
    results[0].line = 12
    results[1].traits.contrast = "high"
    results[1].traits.look = "ios18"
    results[2].findings = [SnapshotFinding(rule: "r", severity: "note", message: "m")]
    results[3].isRecorded = true
    results[4].referencePath = "former"
    for result in results {
      let run = VerificationRun(results: [result, .sample("Z", .passed)])
      let json = ReportDocument(run: run).json
      #expect(try StoredReport(Array(json.utf8)).run == run)
      // A key that only later versions have is not in the usual place.
      let later = json.replacing("\"scale\"", with: "\"later\":[1,{}],\"scale\"")
      #expect(try StoredReport(Array(later.utf8)).run == run)
    }
  }

  @Test("Text that is not UTF-8 is refused in results that pass, too")
  func invalidText() {
    let json = Array(ReportDocument(run: VerificationRun(results: [.sample("Q", .passed)])).json.utf8)
    let broken = json.map { $0 == UInt8(ascii: "Q") ? 0xFF : $0 }
    #expect(throws: StoredReportError.self) { try StoredReport(broken) }
  }

  @Test("A report in a file is read in pieces, wherever they end, and may leave out results", arguments: [0, 1, 2, 3])
  func pieces(_ shift: Int) throws {
    let folder = TemporaryFolder()
    let results = (0..<4_000).map { index in
      SnapshotResult.sample("\(index)", index % 997 == 0 ? .changed : .passed)
    }
    // The text has more than one piece of a megabyte, and the title shifts where the first one ends.
    let run = VerificationRun(results: results)
    let title = String(repeating: "t", count: shift * 97)
    try folder.write(ReportDocument(run: run, title: title).json, to: "report.json")
    #expect(try StoredReport(inFolder: folder.path).run == run)
    let few = try StoredReport(inFolder: folder.path) { result, _ in result.status != .passed }
    #expect(few.run.results.map(\.scene) == ["0", "997", "1994", "2991", "3988"])
  }

  @Test(
    "A report whose results are cut off or not all results is refused",
    arguments: ["", "]", "{}]}", "null]}", "]},", "],\"results\":[]}", "],[}"])
  func cutOff(end: String) {
    let head = "{\"galleyReport\":1,\"title\":\"T\",\"warnings\":[],\"results\":["
    #expect(throws: StoredReportError.malformed(path: "p")) { try StoredReport(Array((head + end).utf8), path: "p") }
  }

  @Test("Files that are not reports are refused")
  func refusals() {
    for text in ["", "null", "{}", "{\"galleyReport\":1}", "{\"galleyReport\":\"1\"}"] {
      #expect(throws: StoredReportError.malformed(path: "p")) { try StoredReport(Array(text.utf8), path: "p") }
    }
    #expect(throws: StoredReportError.laterFormat(path: "p", version: 2)) {
      try StoredReport(Array("{\"galleyReport\":2}".utf8), path: "p")
    }
    #expect(throws: StoredReportError.missing(path: "/nowhere/report.json")) {
      try StoredReport(inFolder: "/nowhere")
    }
  }
}
