import Foundation
import Galley

/// What `galley verify` is to do with each unit.
struct VerifyPlan: Sendable {
  var selection: SceneSelection
  var verifier: SnapshotVerifier
  /// Where pictures go that a reviewer has to see; none for nowhere.
  var report: String?
}

/// Compares a document's scenes with their references.
struct VerifyWorker: Worker {
  let plan: VerifyPlan
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(plan: VerifyPlan, renderer: Renderer) {
    self.plan = plan
    self.renderer = renderer
    renderer.recordsStyles = true
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let visit = SceneVisit(
      unit: unit, selection: plan.selection, renderer: renderer, assets: assets)
    let paths = SnapshotPath(escapedFolder: unit.folder)
    visit.forEachScene(report: report) { snapshot, rendering in
      guard snapshot.layout.size.width > 0, snapshot.layout.size.height > 0 else { return }
      let path = paths.file(for: snapshot)
      do {
        let files = try renderer.snapshotFiles(of: snapshot, rendering, document: unit.document)
        let (result, reference) = try plan.verifier.verify(snapshot, files, at: path, document: unit.document)
        if let folder = plan.report {
          try ReportPictures(report: folder).save(result, expected: reference, actual: files)
        }
        report(.snapshot(try result.wire))
      } catch {
        fail(snapshot, at: path, of: unit.document, because: error, report: report)
      }
    } endScene: {
    }
  }

  private func fail(
    _ snapshot: SceneSnapshot, at path: String, of document: String, because error: any Error,
    report: (Report) -> Void
  ) {
    let message =
      switch error {
      case let error as RasterError: error.sentence
      case let error as SnapshotFileError: error.sentence
      default: "\(error)"
      }
    report(.problem(Diagnostic(severity: .error, place: document, message: message).text))
    report(.unreadable)
    let result = SnapshotResult(
      path: path, document: document, scene: snapshot.name, traits: SnapshotTraits(snapshot.cell),
      scale: Int(snapshot.scale), status: .failed, message: message)
    if let wire = try? result.wire { report(.snapshot(wire)) }
  }
}

extension SnapshotResult {
  /// The result as it travels from a worker.
  var wire: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  /// Reads a result that has travelled.
  init?(wire: String) {
    guard let result = try? JSONDecoder().decode(SnapshotResult.self, from: Data(wire.utf8)) else { return nil }
    self = result
  }
}
