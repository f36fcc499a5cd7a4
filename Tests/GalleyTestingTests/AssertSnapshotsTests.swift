import Foundation
import Galley
import GalleyTesting
import Synchronization
import TestSupport
import Testing

@Suite("assertSnapshots in Swift Testing")
struct AssertSnapshotsTests {
  private let folder = TemporaryFolder()
  private let matrix = MatrixChoices(locales: ["en", "de"], typeSizes: [.large, .accessibilityExtraLarge])

  init() {
    recordQuietly {
      assertSnapshots(
        of: card("Name"), matrix: matrix, size: cardSize, named: "card", record: .all, references: folder.path,
        testName: "view()")
    }
  }

  /// Records references without the warnings about it.
  private func recordQuietly(_ assert: () -> Void) {
    withKnownIssue(isIntermittent: true, assert, matching: { $0.severity == .warning })
  }

  /// Returns the message of an assertion that has to fail once.
  private func failure(_ assert: () -> Void) -> String {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      assert()
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let all = messages.withLock(\.self)
    #expect(all.count == 1)
    return all.first ?? ""
  }

  @Test("References are named by file, test, name and cell, and have layouts and versions beside them")
  func paths() {
    let cells = ["canvas_de_AX3", "canvas_de_L", "canvas_en_AX3", "canvas_en_L"]
    let files: [String] = cells.flatMap { ["\($0)@3x.json", "\($0)@3x.png"] }
    #expect(folder.files() == files.map { "AssertSnapshotsTests/view card/\($0)" } + ["versions.json"])
  }

  @Test("A view that looks like its reference passes, and nothing is written")
  func pass() {
    let run = assertSnapshots(
      of: card("Name"), matrix: matrix, size: cardSize, named: "card", record: .never, references: folder.path,
      testName: "view()")
    #expect(run.results.map(\.status) == [.passed, .passed, .passed, .passed])
    #expect(!run.results.contains { $0.isRecorded })
  }

  @Test("A failure names a cause once, with its cells, and pictures that exist")
  func change() throws {
    let message = failure {
      assertSnapshots(
        of: card("Name", left: 21), matrix: matrix, size: cardSize, named: "card", record: .never,
        references: folder.path, testName: "view()")
    }
    #expect(message.hasPrefix("4 of 4 snapshots failed: 'view card'\n"))
    #expect(message.contains("'Name' moved 1 pt right [canvas en L and 3 more]"))
    #expect(message.components(separatedBy: "moved").count == 2)
    #expect(message.hasSuffix("GALLEY_RECORD=failed."))
    for kind in ["expected", "actual", "difference"] {
      let line = try #require(message.split(separator: "\n").first { $0.contains("    \(kind): ") })
      let path = String(line.drop { $0 != "/" })
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(try PNG.decode(Array(bytes), scale: 3).width == 600)
    }
  }

  @Test("Without a reference a test fails if none may be written")
  func missing() {
    let before = folder.files()
    let message = failure {
      assertSnapshots(
        of: card("Name"), matrix: .init(locales: ["en"]), size: cardSize, record: .never, references: folder.path)
    }
    #expect(message.contains("there is no reference [canvas en L]"))
    #expect(folder.files() == before)
  }

  @Test("A failed reference is recorded if the mode asks for it, and the next run passes")
  func recordFailed() {
    recordQuietly {
      let run = assertSnapshots(
        of: card("Surname"), matrix: matrix, size: cardSize, named: "card", record: .failed, references: folder.path,
        testName: "view()")
      #expect(run.results.count { $0.isRecorded } == 4)
    }
    assertSnapshots(
      of: card("Surname"), matrix: matrix, size: cardSize, named: "card", record: .never, references: folder.path,
      testName: "view()")
  }

  @Test("Views are made for the traits of each cell")
  func traits() {
    let locales = Mutex<[String]>([])
    assertSnapshots(
      matrix: matrix, size: cardSize, named: "card", record: .never, references: folder.path, testName: "view()"
    ) { traits in
      locales.withLock { $0.append(traits.locale) }
      return card("Name")
    }
    #expect(locales.withLock(\.self) == ["en", "en", "de", "de"])
  }

  @Test("A view that cannot be made fails the test and does not stop the other cells")
  func throwing() {
    let message = failure {
      let run = assertSnapshots(
        matrix: matrix, size: cardSize, named: "card", record: .never, references: folder.path, testName: "view()"
      ) { traits in
        if traits.locale == "en" { throw CocoaError(.fileNoSuchFile) }
        return card("Name")
      }
      #expect(run.results.map(\.status) == [.failed, .failed, .passed, .passed])
    }
    #expect(message.hasPrefix("2 of 4 snapshots failed"))
  }

  @Test("A difference that the rules allow passes")
  func rules() {
    var rules = VerificationRules()
    rules.maskedViews = ["label"]
    assertSnapshots(
      of: card("Name", left: 25), matrix: matrix, size: cardSize, named: "card", record: .never, rules: rules,
      references: folder.path, testName: "view()")
  }

  @Test("A catalog's references are those of its own tool")
  func catalog() {
    let catalog = Catalog("Shop", matrix: matrix) {
      CatalogScene("Card", size: cardSize) { _ in card("Name") }
      CatalogScene("Other", size: cardSize) { _ in card("Other") }
    }
    recordQuietly { assertSnapshots(of: catalog, scenes: ["Card"], record: .all, references: folder.path) }
    #expect(folder.files().contains("Shop/Card/canvas_de_AX3@3x.png"))
    #expect(!folder.files().contains { $0.hasPrefix("Shop/Other") })
    let message = failure { assertSnapshots(of: catalog, scenes: ["None"], record: .never, references: folder.path) }
    #expect(message == "There are no scenes to compare.")
  }
}
