import Foundation
import Galley

/// Compares scenes with their references and tells the test what came of it.
struct SnapshotAssertion {
  private let test: RunningTest
  private let check: SnapshotCheck
  /// What `GALLEY_RECORD` says that is no mode.
  private let unknownMode: String?

  init(test: RunningTest, record: RecordMode?, rules: VerificationRules, references: String) {
    let environment = ProcessInfo.processInfo.environment
    let folder = URL(filePath: "\(test.filePath)").deletingLastPathComponent()
    let place = URL(filePath: references, directoryHint: .isDirectory, relativeTo: folder)
    let mode = environment["GALLEY_RECORD"]
    let asked = mode.flatMap(RecordMode.init(rawValue:))
    unknownMode = asked == nil ? mode : nil
    self.test = test
    check = SnapshotCheck(
      verifier: SnapshotVerifier(
        references: ReferenceFolder(path: place.standardizedFileURL.path(percentEncoded: false)), rules: rules,
        record: record ?? asked ?? .usual(in: environment)),
      pictures: FailureFolder(environment: environment))
  }

  /// Renders and compares, and fails the test with one message where something does not pass.
  func run(_ scenes: [TestedScene]) -> VerificationRun {
    if let unknownMode {
      let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      test.fail("GALLEY_RECORD is '\(unknownMode)', which is none of \(modes).", pictures: [])
      return VerificationRun(results: [])
    }
    do {
      let outcomes = try check.outcomes(of: scenes)
      try tell(outcomes)
      return VerificationRun(results: outcomes.map(\.result))
    } catch {
      test.fail("No snapshot can be made: \(error)", pictures: [])
      return VerificationRun(results: [])
    }
  }

  private func tell(_ outcomes: [SnapshotCheck.Outcome]) throws {
    guard !outcomes.isEmpty else { return test.fail("There are no scenes to compare.", pictures: []) }
    let recorded = outcomes.filter(\.result.isRecorded)
    if !recorded.isEmpty {
      let paths = recorded.map { "\(check.verifier.references.path)/\($0.result.path).png" }
      test.note(
        "\(recorded.count) \(recorded.count == 1 ? "reference" : "references") recorded:\n"
          + paths.joined(separator: "\n"))
      try check.noteVersions()
    }
    let failures = outcomes.filter { !$0.result.isRecorded && !check.verifier.rules.passes($0.result.status) }
    guard !failures.isEmpty else { return }
    let message = FailureMessage(failures: failures, count: outcomes.count, versions: try check.versionChanges())
    test.fail(message.text, pictures: failures.flatMap(\.attachments))
  }
}

extension SnapshotCheck.Outcome {
  /// The pictures with the names of their attachments.
  fileprivate var attachments: [(name: String, bytes: [UInt8])] {
    pictures.files.map { (name: "\(result.scene) \(result.cellName) \($0.kind).png", bytes: $0.bytes) }
  }
}

/// A scene that a test asserts, in the cells that it is asserted in.
struct TestedScene {
  /// The document that its snapshots are filed under: the catalog's name, or that of the test's file.
  var document: String
  /// The scene's name.
  var name: String
  /// How large it is.
  var size: SceneSize
  /// The device whose screen is taken where a cell names none.
  var canvas: Device
  /// The cells.
  var cells: [MatrixCell]
  /// Makes its views.
  var build: (TraitCollection) throws -> any SceneContent
}

extension TestedScene {
  /// A scene of a catalog.
  init(_ scene: CatalogScene, of catalog: Catalog, choices: MatrixChoices) {
    self.init(
      document: catalog.name, name: scene.name, size: scene.size, canvas: catalog.canvas,
      cells: catalog.cells(of: scene, choices: choices), build: scene.content(for:))
  }
}
