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
  mutating func write(_ snapshot: SceneSnapshot, _ rendering: Rendering) {
    let path = "\(plan.output)/\(paths.file(for: snapshot, overlays: plan.overlay?.kinds ?? []))"
    let sidecar = LayoutRecord(document: document, scenes: [snapshot]).json() + "\n"
    let size = rendering.displayList.size
    let hasArea = size.width > 0 && size.height > 0
    let isWritten = attempt { () throws(WritingError) in
      try save(Array(sidecar.utf8), to: path + ".json")
      guard hasArea else { return }
      let image = try painted { () throws(RasterError) in try renderer.file(of: rendering, as: plan.format) }
      try save(image, to: "\(path).\(plan.format.rawValue)")
    }
    if isWritten, hasArea { images += 1 }
    if !hasArea { warn("'\(snapshot.name)' is \(size.width) x \(size.height) points: there is nothing to paint") }
  }

  /// Writes a scene's contact sheet and tells where it is.
  func writeSheet(of snapshots: [SceneSnapshot]) {
    guard let first = snapshots.first else { return }
    let path = "\(plan.output)/\(paths.sheet(ofScene: first.name)).png"
    TimeLimit.restart()
    let isWritten = attempt { () throws(WritingError) in
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
        case .raster(let error): error.sentence
        case .file(let error): error.sentence
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
