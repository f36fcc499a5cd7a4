import Digests
import Galley

/// Goes through the scenes and cells of a unit and gives each with its files: from the cache where it holds them, else
/// laid out and painted.
///
/// What is told on the way is the same in both cases.
struct SnapshotVisit {
  let scenes: SceneVisit
  let format: ImageFormat
  /// Whether contact sheets are wanted, for which layouts are kept until a scene ends.
  var hasSheets = false
  let cache: RunCache?

  /// Visits scene by scene, each with all its cells.
  ///
  /// - Parameters:
  ///   - visit: is given each cell of a scene.
  ///   - endScene: is called after a scene's last cell, with what draws the scene's contact sheet.
  func forEachScene(
    report: @escaping (Report) -> Void, _ visit: (MadeSnapshot) -> Void, endScene: (SceneSheet) -> Void = { _ in }
  ) {
    guard let unit = open(report: report) else { return }
    let chosen = unit.chosenPlaces
    if chosen.isEmpty, !scenes.selection.scenes.isEmpty { report(.otherScenes(unit.names)) }
    for (done, place) in chosen.enumerated().dropFirst(scenes.unit.start.done) {
      var log = ConflictJournal(document: scenes.unit.document)
      var pictures = PaintedPictures()
      var sheet = SceneSheet(name: unit.names[place], cache: unit.cache)
      report(.scene(unit.names[place], Resumption(done: done + 1)))
      for cell in unit.cells {
        guard let snapshot = snapshot(ofSceneAt: place, of: unit, in: cell, &pictures, report: report) else {
          continue
        }
        log.add(snapshot.conflicts, scene: snapshot.scene, cell: cell)
        visit(snapshot)
        guard hasSheets else { continue }
        sheet.add(snapshot) { layout(ofSceneAt: place, of: unit, in: cell, report: report)?.0 }
      }
      endScene(sheet)
      scenes.tell(log, report: report)
    }
  }

  private func open(report: @escaping (Report) -> Void) -> UnitScenes? {
    TimeLimit.restart()
    do throws(InterfaceDocumentError) {
      let unit = try UnitScenes(scenes.unit, in: scenes.selection, assets: scenes.assets, cache: cache)
      guard scenes.unit.start == Resumption() else { return unit }
      for issue in unit?.issues ?? [] { report(.log(issue)) }
      return unit
    } catch {
      report(.problem(Diagnostic(error).text))
      report(.unreadable)
      return nil
    }
  }

  private func snapshot(
    ofSceneAt place: Int, of unit: UnitScenes, in cell: MatrixCell, _ pictures: inout PaintedPictures,
    report: @escaping (Report) -> Void
  ) -> MadeSnapshot? {
    let key = unit.key(ofSceneAt: place, in: cell)
    if let key, let cached = unit.cache?.snapshot(for: key) {
      return MadeSnapshot(cached, scene: unit.names[place], cell: cell, key: key)
    }
    guard let (layout, rendering) = layout(ofSceneAt: place, of: unit, in: cell, report: report) else { return nil }
    var snapshot = MadeSnapshot(layout, rendering, document: scenes.unit.document) { () throws(RasterError) in
      try pictures.picture(of: rendering, as: format) { () throws(RasterError) in
        try scenes.renderer.file(of: rendering, as: format)
      }
    }
    if let key, let cached = snapshot.cached {
      unit.cache?.store(cached, for: key)
      snapshot.key = key
    }
    return snapshot
  }

  private func layout(
    ofSceneAt place: Int, of unit: UnitScenes, in cell: MatrixCell, report: @escaping (Report) -> Void
  ) -> (SceneSnapshot, Rendering)? {
    TimeLimit.restart()
    do {
      let source = try unit.opened()
      if case .document(let renderer) = source { renderer.recordsAssets = unit.cache != nil }
      return scenes.render(place, of: source, in: cell, report: report)
    } catch let error as InterfaceDocumentError {
      report(.problem(Diagnostic(error).text))
    } catch {
      let message = "the document was changed while it was read"
      report(.problem(Diagnostic(severity: .error, place: scenes.unit.document, message: message).text))
    }
    report(.unreadable)
    return nil
  }
}
