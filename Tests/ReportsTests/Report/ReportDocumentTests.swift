import ImageDiff
import Reports
import Snapshots
import Testing

@Suite("A run as JSON")
struct ReportDocumentTests {
  @Test("The document has the documented form")
  func keys() {
    let region = DifferenceRegion(
      bounds: PixelRect(x: 1, y: 2, width: 3, height: 4), count: 5, kind: .change, largestStep: 0.25)
    var result = SnapshotResult.sample(
      "Start", causes: [.moved("Total")], pixels: PixelDifference(count: 5, regions: [region]), message: "why")
    result.referencePath = "old"
    let run = VerificationRun(results: [result], warnings: ["Other fonts"])
    let counts = #""passed":0,"layout":0,"drift":0,"added":0,"orphaned":0,"changed":1,"failed":0"#
    #expect(
      ReportDocument(run: run, title: "T").json == """
        {"galleyReport":1,"title":"T","counts":{\(counts)},"warnings":["Other fonts"],"results":[\
        {"path":"Main.xib/Start/canvas_en_L@2x","document":"Main.xib","scene":"Start","device":"canvas","locale":"en",\
        "typeSize":"L","orientation":"portrait","appearance":"light","scale":2,"status":"changed","referencePath":"old",\
        "message":"why","causes":[{"key":"moved Total","sentence":"'Total' moved 12 pt down"}],\
        "pixels":{"count":5,"kind":"change","largestStep":0.25,"regions":[\
        {"x":1,"y":2,"width":3,"height":4,"count":5,"kind":"change","largestStep":0.25}]}}]}

        """)
  }

  @Test("Keys without a value are left out")
  func absentKeys() {
    let json = ReportDocument(run: VerificationRun(results: [.sample("A", .passed)])).json
    for key in ["referencePath", "message", "causes", "pixels", "digest", "images"] {
      #expect(!json.contains("\"\(key)\""))
    }
  }
}
