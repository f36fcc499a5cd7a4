import Files
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
  let assets: AssetLibrary
  let cache: RunCache?

  init(plan: VerifyPlan, renderer: Renderer, assets: AssetLibrary, cache: RunCache?) {
    self.plan = plan
    self.renderer = renderer
    self.assets = assets
    self.cache = cache
    renderer.recordsStyles = true
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let scenes = SceneVisit(unit: unit, selection: plan.selection, renderer: renderer, assets: assets)
    let paths = SnapshotPath(escapedFolder: unit.folder)
    SnapshotVisit(scenes: scenes, format: .png, cache: cache).forEachScene(report: report) { snapshot in
      guard let picture = snapshot.picture else { return }
      let unjudged = SnapshotResult(snapshot, at: paths, document: unit.document)
      do {
        let files = SnapshotFiles(png: try picture.get(), sidecar: snapshot.sidecar)
        let (result, reference) = try plan.verifier.verify(files, as: unjudged)
        if let folder = plan.report {
          try ReportPictures(report: folder).save(result, expected: reference, actual: files)
        }
        report(.snapshot(try result.wire))
      } catch {
        fail(unjudged, because: error, report: report)
      }
    }
  }

  private func fail(_ unjudged: SnapshotResult, because error: any Error, report: (Report) -> Void) {
    var result = unjudged
    result.status = .failed
    result.message =
      switch error {
      case let error as RasterError: error.description
      case let error as FileError: error.description
      default: "\(error)"
      }
    report(.problem(Diagnostic(severity: .error, place: result.document, message: result.message).text))
    report(.unreadable)
    if let wire = try? result.wire { report(.snapshot(wire)) }
  }
}

extension SnapshotResult {
  /// What is known of a snapshot before it is compared.
  fileprivate init(_ snapshot: MadeSnapshot, at paths: SnapshotPath, document: String) {
    self.init(
      path: paths.file(ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale), document: document,
      scene: snapshot.scene, traits: SnapshotTraits(snapshot.cell), scale: Int(snapshot.scale), status: .added)
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
