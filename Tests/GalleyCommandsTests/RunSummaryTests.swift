import Galley
import Reports
import Snapshots
import Testing

@testable import GalleyCommands

@Suite("The end of a run's log")
struct RunSummaryTests {
  private func image(_ scene: String, _ rules: [(String, Finding.Severity)] = []) -> IndexedImage {
    let traits = SnapshotTraits(
      device: "canvas", locale: "en", typeSize: "L", orientation: "portrait", appearance: "light")
    let findings = rules.map {
      SnapshotSummary.Item(rule: $0.0, severity: $0.1, message: "", fixes: [], areas: [])
    }
    return IndexedImage(
      file: "A.xib/\(scene)/canvas_en_L@2x.png", document: "A.xib", scene: scene, sceneNames: [], traits: traits,
      scale: 2, width: 1, height: 1, summary: SnapshotSummary(findings: findings))
  }

  @Test("It counts documents, scenes, images, blank images and problems, lists the findings, and says where to look")
  func counts() {
    let index = ImageIndex(
      title: "App",
      images: [
        image("A", [("truncated", .warning), ("truncated", .warning)]), image("B", [("blank", .warning)]),
        image("C", [("conflict", .error), ("blank", .warning)]),
      ], problems: ["B.xib: error: not XML"])
    #expect(
      RunSummary(index: index, page: "shots/index.html").text == """

        1 document, 3 scenes, 3 images, 2 blank, 1 problem

        finding    severity  count  images
        conflict   error     1      1
        blank      warning   2      2
        truncated  warning   2      1

        Look at them: shots/index.html

        """)
  }

  @Test("Without findings and without a page, it is one line")
  func plain() {
    let text = RunSummary(index: ImageIndex(title: "", images: [image("A")]), page: nil).text
    #expect(text == "\n1 document, 1 scene, 1 image\n")
  }
}
