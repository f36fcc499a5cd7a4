import Files
import ImageDiff
import Snapshots
import Testing

@testable import Reports

@Suite("A run in Markdown")
struct MarkdownSummaryTests {
  private func text(
    _ results: [SnapshotResult], warnings: [String] = [], imageBase: String? = nil, longest: Int = 60_000
  ) -> String {
    let run = VerificationRun(results: results, warnings: warnings)
    return MarkdownText(ComparisonReport(run, imageBase: imageBase).report, longest: longest).text
  }

  private let pixels = PixelDifference(
    count: 1,
    regions: [
      DifferenceRegion(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1, kind: .change, largestStep: 1)
    ])

  @Test("A run without differences is one line")
  func calm() {
    #expect(text([.sample("A", .passed), .sample("B", .passed)]) == "### Snapshots: 2 passed\n")
    #expect(text([]) == "### Snapshots: no images\n")
  }

  @Test("A change of one image is one line, with its words and its pictures")
  func change() {
    let pictures = "images/Main.xib/Start/canvas_en_L%402x"
    #expect(
      text([.sample("Start", causes: [.moved("Total")]), .sample("B", .passed)]) == """
        ### Snapshots: 1 changed, 1 passed

        - **changed**, [Start \\(en L canvas\\)](\(pictures).actual.png) ([before](\(pictures).expected.png), \
        [difference](\(pictures).difference.png)): 'Total' moved 12 pt down

        """)
  }

  @Test("A cause of several images is one line, with the images of each scene in a list that opens")
  func commonCause() {
    let results: [SnapshotResult] = [
      .sample("A", causes: [.moved("Total")]), .sample("A", locale: "de", causes: [.moved("Total")]),
      .sample("B", causes: [.moved("Total")]),
    ]
    let lines = text(results).split(separator: "\n")
    #expect(lines[1] == "- **changed**, 3 images: 'Total' moved 12 pt down")
    #expect(lines[2] == "  <details><summary>A (en L canvas) and 2 other images</summary>")
    #expect(lines[3].hasPrefix("  - A: [en L canvas](images/") && lines[3].contains("), [de L canvas](images/"))
    #expect(lines[4].hasPrefix("  - B: [en L canvas](images/"))
    #expect(lines[5] == "  </details>")
  }

  @Test("Decisions are part of the line, and the notes of rejections follow it, each once")
  func decisions() {
    let results: [SnapshotResult] = [
      .sample("A", causes: [.moved("Total")]), .sample("A", locale: "de", causes: [.moved("Total")]),
      .sample("B", causes: [.moved("Sum")]), .sample("C", causes: [.moved("Tax")]),
    ]
    func entry(_ result: SnapshotResult, _ decision: ReviewDecision, _ note: String? = nil) -> AppliedDecisions.Entry {
      AppliedDecisions.Entry(path: result.path, digest: "", decision: decision, note: note)
    }
    let entries = [
      entry(results[0], .reject, "Too *low*,\nsee #7"), entry(results[1], .reject, "Too *low*,\nsee #7"),
      entry(results[2], .accept),
    ]
    let report = ComparisonReport(
      VerificationRun(results: results),
      decisions: Dictionary(entries.map { (PathBytes($0.path), $0) }, uniquingKeysWith: { first, _ in first }))
    let lines = report.text(as: .markdown).split(separator: "\n")
    #expect(lines[0] == "### Snapshots: 4 changed; 1 accepted, 2 rejected")
    #expect(lines[1] == "- **changed, rejected**, 2 images: 'Total' moved 12 pt down")
    #expect(lines[2] == "  - **rejected**: Too \\*low\\*, see \\#<!-- -->7")
    #expect(lines.contains { $0.hasPrefix("- **changed, accepted**, [B ") })
    #expect(lines.contains { $0.hasPrefix("- **changed**, [C ") })
  }

  @Test("A note about some images of a cause names them, and stays when the pictures do not fit")
  func noteAboutSome() {
    let results: [SnapshotResult] = (1...30).map { .sample("Scene \($0)", causes: [.moved("Total")]) }
    let entry = AppliedDecisions.Entry(path: results[1].path, digest: "", decision: .reject, note: "No")
    let report = ComparisonReport(VerificationRun(results: results), decisions: [PathBytes(entry.path): entry]).report
    let text = MarkdownText(report, longest: 500).text
    #expect(text.contains("- **changed, 1 rejected**, 30 images: 'Total' moved 12 pt down\n"))
    #expect(text.contains("  - **rejected** Scene 2 \\(en L canvas\\): No\n"))
    #expect(!text.contains("<details>"))
  }

  @Test("Where the images of a cause are decided differently, they are counted, and each says what it is")
  func decidedDifferently() throws {
    let results: [SnapshotResult] = ["en", "de", "fr"].map {
      .sample("A", locale: $0, causes: [.moved("Total")])
    }
    let decided: [(SnapshotResult, ReviewDecision)] = [(results[0], .accept), (results[1], .reject)]
    let decisions = decided.map { result, decision in
      (PathBytes(result.path), AppliedDecisions.Entry(path: result.path, digest: "", decision: decision, note: nil))
    }
    let report = ComparisonReport(
      VerificationRun(results: results), decisions: Dictionary(uniqueKeysWithValues: decisions))
    let lines = report.text(as: .markdown).split(separator: "\n")
    #expect(lines[1] == "- **changed, 1 accepted, 1 rejected**, 3 images: 'Total' moved 12 pt down")
    let images = try #require(lines.first { $0.hasPrefix("  - A: [en L canvas](") })
    #expect(images.contains(")) **accepted**, [de L canvas]("))
    #expect(images.contains(")) **rejected**, [fr L canvas](") && images.hasSuffix("))"))
  }

  @Test("An image with two causes is in both lines")
  func severalCauses() {
    let lines = text([.sample("A", causes: [.moved("V"), .moved("W")]), .sample("B", causes: [.moved("W")])])
      .split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("- **changed**, [A ") && $0.hasSuffix("'V' moved 12 pt down") })
    #expect(lines.contains { $0 == "- **changed**, 2 images: 'W' moved 12 pt down" })
  }

  @Test("With the report's address, a cause shows the change before and after, once")
  func details() {
    let base = "https://host/run 7".replacing(" ", with: "-")
    let summary = text([.sample("A", causes: [.moved("V"), .moved("W")], pixels: pixels)], imageBase: base)
    for kind in ["expected", "actual", "difference"] {
      let address = "(\(base)/images/Main.xib/A/canvas_en_L%402x.\(kind).detail.png)"
      #expect(summary.split(separator: address, omittingEmptySubsequences: false).count == 2)
    }
    #expect(summary.contains("  | before | after | difference |\n  |---|---|---|\n  | !["))
  }

  @Test("The first results of the first twenty causes are shown in detail, if their pixels were compared")
  func detailedPaths() {
    let results = (0..<30).map { SnapshotResult.sample("S\($0)", causes: [.moved("V\($0 / 2)")], pixels: pixels) }
    let paths = CommonCause.detailedPaths(of: VerificationRun(results: results))
    #expect(paths == Set(stride(from: 0, to: 30, by: 2).map { results[$0].path }))
    let many = (0..<30).map { SnapshotResult.sample("S\($0)", causes: [.moved("V\($0)")], pixels: pixels) }
    #expect(CommonCause.detailedPaths(of: VerificationRun(results: many)) == Set(many.prefix(20).map(\.path)))
    #expect(CommonCause.detailedPaths(of: VerificationRun(results: [.sample("A", .added)])) == [])
  }

  @Test("New images show a small picture of each of the first six scenes")
  func thumbnails() {
    let results = (0..<9).flatMap { scene in
      ["en", "de"].map { SnapshotResult.sample("S\(scene)", .added, locale: $0) }
    }
    let summary = text(results, imageBase: "https://host")
    #expect(summary.matches(of: /\.thumbnail\.png/).count == 6)
    #expect(summary.contains("S5/canvas_en_L%402x.thumbnail.png") && !summary.contains("S6/canvas_en_L%402x.thumb"))
  }

  @Test("Recorded images are said to be recorded, not to lack a reference")
  func recorded() {
    var result = SnapshotResult.sample("A", .added)
    result.isRecorded = true
    #expect(text([result]).contains("- **new, recorded**, [A "))
    #expect(!text([result]).contains("there is no reference"))
    #expect(text([.sample("A", .added)]).contains("there is no reference"))
  }

  @Test("The problems of new images are listed with the line, once for all images that have them")
  func findings() {
    let finding = SnapshotFinding(rule: "truncated", severity: "warning", message: "'Title' is cut", line: 40)
    let results = ["en", "de"].map { locale in
      var result = SnapshotResult.sample("A", .added, locale: locale)
      result.findings = [finding]
      return result
    }
    let summary = text(results)
    #expect(summary.contains("<details><summary>1 problem in new images</summary>"))
    #expect(
      summary.contains(
        "- **warning** 'Title' is cut (A \\(en L canvas\\) and 1 other image, Main.xib\\:40)"))
    var old = SnapshotResult.sample("A", .passed)
    old.findings = [finding]
    #expect(!text([old]).contains("Title"))
  }

  @Test("The text is no longer than allowed, and says how many causes are left out", arguments: [600, 3_000, 20_000])
  func limit(longest: Int) {
    let results = (0..<500).map { SnapshotResult.sample("S\($0)", causes: [.moved("V\($0)")], pixels: pixels) }
    let summary = text(results, imageBase: "https://host", longest: longest)
    #expect(summary.utf8.count <= longest)
    let shown = summary.matches(of: /\*\*changed\*\*/).count
    #expect(summary.hasSuffix("and \(500 - shown) more causes\n"))
    #expect(shown > 0)
  }

  @Test("A sentence with a text of any length is clipped")
  func longTexts() {
    let cause = SnapshotCause(key: "k", sentence: String(repeating: "long ", count: 100_000))
    #expect(text([.sample("A", causes: [cause])]).utf8.count < 2_000)
  }

  @Test("Names contain no markup, no mentions and no further rows")
  func escaping() {
    let name = "a|b\n<i>*x*</i> @team #1 `c`"
    let summary = text([.sample(name, .added), .sample(name, .added, locale: "de")], warnings: ["[w](x)"])
    #expect(summary.contains(##"- a\|b \<i\>\*x\*\</i\> \@<!-- -->team \#<!-- -->1 \`c\`: [en"##))
    #expect(summary.contains("<summary>a|b &lt;i&gt;*x*&lt;/i&gt; @<!-- -->team #<!-- -->1 `c` (en L canvas) and 1"))
    #expect(summary.contains(#"> \[w\]\(x\)"#))
  }

  @Test("Only pictures that exist have links")
  func links() {
    #expect(!text([.sample("A", .added)]).contains("expected.png"))
    #expect(!text([.sample("A", .orphaned)]).contains("actual.png"))
    #expect(!text([.sample("A", .failed, message: "It stopped")]).contains(".png"))
  }
}
