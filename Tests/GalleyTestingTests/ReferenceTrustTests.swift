import Digests
import Galley
import SnapshotRuns
import Synchronization
import TestSupport
import Testing

@testable import GalleyTesting

@Suite("assertSnapshots with a forged reference")
struct ReferenceTrustTests {
  private let folder = TemporaryFolder()
  private let name = "Tests/Card/canvas_en_L@2x"

  /// Asserts a card, and returns the verdict with the messages of the failures.
  private func assert(
    _ text: String, record: RecordMode = .never, environment: [String: String] = [:]
  ) -> (verdicts: [Verdict], messages: [String]) {
    let messages = Mutex<[String]>([])
    var run = VerificationRun(results: [])
    withKnownIssue(isIntermittent: true) {
      let test = RunningTest(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
      run = SnapshotAssertion(
        test: test, record: record, rules: VerificationRules(), references: folder.path, environment: environment
      ).run([
        SwiftScene(
          document: "Tests", name: "Card", size: cardSize, canvas: .iPhoneSE,
          cells: Matrix(locales: .named(["en"])).cells(localesAtHand: [])
        ) { _ in card(text) }
      ])
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return (run.results.map(\.status), messages.withLock(\.self))
  }

  @Test("The old picture beside the digest of the new one fails where CI is set, and passes elsewhere")
  func forgery() throws {
    let references = ReferenceFolder(path: folder.path)
    _ = assert("New", record: .all)
    let new = try #require(references.files(of: name))
    _ = assert("Old", record: .all)
    let old = try #require(references.files(of: name))
    let sidecar = try #require(new.sidecar)
    let digests = PictureDigests(
      pixels: try #require(PictureDigests(inSidecar: sidecar)).pixels, file: QuickDigest(of: old.png))
    try references.write(
      SnapshotFiles(png: old.png, sidecar: digests.added(to: PictureDigests.removed(from: sidecar))), as: name)
    #expect(assert("New").verdicts == [.passed])
    for value in ["false", "0", ""] { #expect(assert("New", environment: ["CI": value]).verdicts == [.passed]) }
    let failed = assert("New", environment: ["CI": "true"])
    #expect(failed.verdicts == [.changed] && failed.messages.count == 1)
    #expect(assert("Old", environment: ["CI": "true"]).verdicts == [.layout])
  }
}
