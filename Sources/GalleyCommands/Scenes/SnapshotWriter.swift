import Files
import Foundation
import Galley

/// Writes the files of a document's snapshots.
struct SnapshotWriter {
  let plan: RenderPlan
  let paths: SnapshotPath
  let document: String
  let renderer: Renderer
  let report: (Report) -> Void
  /// How many images were written, sheets not counted.
  private(set) var images = 0

  init(
    plan: RenderPlan, paths: SnapshotPath, document: String, renderer: Renderer,
    report: @escaping (Report) -> Void
  ) {
    self.plan = plan
    self.paths = paths
    self.document = document
    self.renderer = renderer
    self.report = report
  }

  /// Writes a cell's layout and its image; a scene without area has no image.
  mutating func write(_ snapshot: MadeSnapshot) {
    let name = paths.file(
      ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale,
      overlays: plan.overlay?.kinds.map(\.rawValue) ?? [])
    let path = "\(plan.output)/\(name)"
    let isWritten = attempt { () throws(WritingError) in
      try save(snapshot.sidecar, to: path + ".json")
      guard let picture = snapshot.picture else { return }
      let image = try painted { () throws(RasterError) in try picture.get() }
      try save(image, to: "\(path).\(plan.format.rawValue)")
    }
    if isWritten, snapshot.picture != nil { images += 1 }
    guard snapshot.picture == nil else { return }
    let size = snapshot.size
    warn("'\(snapshot.scene)' is \(size.width) x \(size.height) points: there is nothing to paint")
  }

  /// Writes a scene's contact sheet and tells where it is.
  func write(_ sheet: SceneSheet) {
    guard !sheet.isEmpty else { return }
    let path = "\(plan.output)/\(paths.sheet(ofScene: sheet.name)).png"
    TimeLimit.restart()
    let isWritten = attempt { () throws(WritingError) in
      let image = try painted { () throws(RasterError) in
        try sheet.picture { (layouts) throws(RasterError) in
          try renderer.png(of: renderer.contactSheet(of: layouts, document: document))
        }
      }
      try save(image, to: path)
    }
    if isWritten { report(.result(path + "\n")) }
  }

  private enum WritingError: Error {
    case raster(RasterError)
    case file(FileError)
  }

  private func painted(_ paint: () throws(RasterError) -> [UInt8]) throws(WritingError) -> [UInt8] {
    do throws(RasterError) { return try paint() } catch { throw .raster(error) }
  }

  private func save(_ bytes: [UInt8], to path: String) throws(WritingError) {
    // What is there already need not be written: that takes ten times as long as looking.
    guard FileManager.default.contents(atPath: path) != Data(bytes) else { return }
    do throws(FileError) { try AtomicFile.write(bytes, to: path) } catch { throw .file(error) }
  }

  /// Reports what went wrong.
  ///
  /// - Returns: whether all went well.
  private func attempt(_ write: () throws(WritingError) -> Void) -> Bool {
    do throws(WritingError) {
      try write()
      return true
    } catch {
      let message =
        switch error {
        case .raster(let error): error.description
        case .file(let error): error.description
        }
      report(.problem(Diagnostic(severity: .error, place: document, message: message).text))
      report(.unreadable)
      return false
    }
  }

  private func warn(_ message: String) {
    report(.log(Diagnostic(severity: .warning, place: document, message: message).text))
  }
}
