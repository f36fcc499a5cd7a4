import ReviewReport
import Snapshots
import Testing

@Suite("A run in Markdown")
struct MarkdownSummaryTests {
  private func text(_ results: [SnapshotResult], warnings: [String] = [], longestTable: Int = 50) -> String {
    MarkdownSummary(run: VerificationRun(results: results, warnings: warnings), longestTable: longestTable).text
  }

  @Test("A run without differences is one line")
  func calm() {
    #expect(text([.sample("A", .passed), .sample("B", .passed)]) == "### Snapshots: 2 passed\n")
    #expect(text([]) == "### Snapshots: no images\n")
  }

  @Test("A change is listed with its words and its pictures")
  func change() {
    let pictures = "images/Main.xib/Start/canvas_en_L%402x"
    #expect(
      text([.sample("Start", causes: [.moved("Total")]), .sample("B", .passed)]) == """
        ### Snapshots: 1 changed, 1 passed

        | | Scene | Traits | What happened | Pictures |
        |---|---|---|---|---|
        | changed | Start | en L canvas | 'Total' moved 12 pt down | [expected](\(pictures).expected.png) \
        [actual](\(pictures).actual.png) [difference](\(pictures).difference.png) |

        """)
  }

  @Test("A cause of several images is listed once, above them")
  func commonCause() {
    let lines = text(["A", "B", "C"].map { .sample($0, causes: [.moved("Total")]) }).split(separator: "\n")
    #expect(lines[1] == "- 3 images: 'Total' moved 12 pt down")
  }

  @Test("A long table is cut, with the number of the other rows")
  func cut() {
    let lines = text((0..<7).map { .sample("S\($0)", .added) }, longestTable: 3).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("| new") } == 3)
    #expect(lines.last == "and 4 more images")
  }

  @Test("Names contain no markup, no mentions and no further rows")
  func escaping() {
    let summary = text([.sample("a|b\n<i>*x*</i> @team #1 `c`", .added)], warnings: ["[w](x)"])
    #expect(
      summary.contains(
        ##"| a\|b \<i\>\*x\*\</i\> \@<!-- -->team \#<!-- -->1 \`c\` |"##))
    #expect(summary.contains(#"> \[w\]\(x\)"#))
  }

  @Test("Only pictures that exist have links")
  func links() {
    #expect(!text([.sample("A", .added)]).contains("expected.png"))
    #expect(!text([.sample("A", .orphaned)]).contains("actual.png"))
    #expect(!text([.sample("A", .failed, message: "It stopped")]).contains(".png"))
  }
}
