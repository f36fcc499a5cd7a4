import Reports
import Snapshots
import Testing

/// A document of which no scene is known, since it could not be read.
@Suite("A document that could not be read, in all summaries")
struct UnreadDocumentTests {
  private let run = VerificationRun(results: [
    SnapshotResult(
      path: "App/Broken.xib", document: "App/Broken.xib", scene: "", traits: MatrixCellName("").traits, scale: 1,
      status: .failed, message: "no XML")
  ])

  @Test("It is called by its path, without brackets for a cell")
  func names() {
    #expect(JUnitSummary(run: run).text.contains(#"<testcase classname="App/Broken.xib" name="App/Broken.xib">"#))
    #expect(MarkdownSummary(run: run).text.contains("- **failed**, App/Broken.xib: no XML\n"))
    #expect(SARIFLog(run: run).text.contains("App/Broken.xib: no XML"))
    #expect(GitHubAnnotations(run: run).text.contains("App/Broken.xib"))
    #expect(!GitHubAnnotations(run: run).text.contains("()"))
  }
}
