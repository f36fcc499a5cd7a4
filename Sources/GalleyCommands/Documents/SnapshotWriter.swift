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

  /// Writes a cell's image and its layout.
  mutating func write(_ snapshot: SceneSnapshot, _ rendering: Rendering) {
    let path = "\(plan.output)/\(paths.file(for: snapshot, overlays: plan.overlay?.kinds ?? []))"
    let record = LayoutRecord(document: document, scenes: [snapshot])
    let isWritten = attempt(path) { () throws(WritingError) in
      try save(
        try painted { () throws(RasterError) in try renderer.file(of: rendering, as: plan.format) },
        to: "\(path).\(plan.format.rawValue)")
      try save(Array((record.json() + "\n").utf8), to: path + ".json")
    }
    if isWritten { images += 1 }
  }

  /// Writes a scene's contact sheet and tells where it is.
  func writeSheet(of snapshots: [SceneSnapshot]) {
    guard let first = snapshots.first else { return }
    let path = "\(plan.output)/\(paths.sheet(ofScene: first.name)).png"
    TimeLimit.restart()
    let isWritten = attempt(path) { () throws(WritingError) in
      let sheet = renderer.contactSheet(of: snapshots, document: document)
      try save(try painted { () throws(RasterError) in try renderer.png(of: sheet) }, to: path)
    }
    if isWritten { report(.result(path + "\n")) }
  }

  private enum WritingError: Error {
    case raster(RasterError)
    case file(SnapshotFileError)
  }

  private func painted(_ paint: () throws(RasterError) -> [UInt8]) throws(WritingError) -> [UInt8] {
    do throws(RasterError) { return try paint() } catch { throw .raster(error) }
  }

  private func save(_ bytes: [UInt8], to path: String) throws(WritingError) {
    do throws(SnapshotFileError) { try AtomicFile.write(bytes, to: path) } catch { throw .file(error) }
  }

  private func attempt(_ path: String, _ write: () throws(WritingError) -> Void) -> Bool {
    do throws(WritingError) {
      try write()
      return true
    } catch {
      let message =
        switch error {
        case .raster(let error): error.sentence
        case .file(let error): "cannot write \(error.path): \(error.reason)"
        }
      report(.problem(Diagnostic(severity: .error, place: document, message: message).text))
      report(.unreadable)
      return false
    }
  }
}
