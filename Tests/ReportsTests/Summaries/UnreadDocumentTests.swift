import Reports
import Snapshots
import Testing

/// A document of which no scene is known, since it could not be read.
@Suite("A document that could not be read, in all summaries")
struct UnreadDocumentTests {
  private let report = ComparisonReport(
    VerificationRun(results: [
      SnapshotResult(
        path: "App/Broken.xib", document: "App/Broken.xib", scene: "", traits: MatrixCellName("").traits, scale: 1,
        status: .failed, message: "no XML")
    ]))

  @Test("It is called by its path, without brackets for a cell")
  func names() {
    #expect(report.text(as: .junit).contains(#"<testcase classname="App/Broken.xib" name="App/Broken.xib">"#))
    #expect(report.text(as: .markdown).contains("- **failed**, App/Broken.xib: no XML\n"))
    #expect(report.text(as: .sarif).contains("App/Broken.xib: no XML"))
    #expect(report.text(as: .github).contains("App/Broken.xib"))
    #expect(!report.text(as: .github).contains("()"))
  }
}
