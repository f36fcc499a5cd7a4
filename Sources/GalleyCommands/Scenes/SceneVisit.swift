import Galley

/// Goes through the scenes and cells of a unit, telling on the way what is wrong.
struct SceneVisit {
  let unit: WorkUnit
  let selection: SceneSelection
  var overlay: LayoutOverlay?
  let renderer: Renderer
  let assets: AssetLibrary
  /// Whether conflicts are logged.
  var logsConflicts = true

  /// Visits scene by scene, each with all its cells.
  ///
  /// - Parameters:
  ///   - visit: is given each cell of a scene.
  ///   - endScene: is called after a scene's last cell.
  func forEachScene(
    report: (Report) -> Void, _ visit: (SceneSnapshot, Rendering) -> Void, endScene: () -> Void
  ) {
    guard let source = open(report: report) else { return }
    let cells = source.cells(selection.matrix)
    for (done, place) in chosenScenes(of: source, report: report).enumerated().dropFirst(unit.start.done) {
      var log = ConflictJournal(document: unit.document)
      report(.scene(source.names[place], Resumption(done: done + 1)))
      for cell in cells {
        guard let (snapshot, rendering) = render(place, of: source, in: cell, report: report) else { continue }
        log.add(rendering.conflictLog, scene: snapshot.name, cell: cell)
        visit(snapshot, rendering)
      }
      endScene()
      tell(log, report: report)
    }
  }

  /// Visits cell by cell, each with all scenes.
  func forEachCell(report: (Report) -> Void, _ visit: ([SceneSnapshot]) -> Void) {
    guard let source = open(report: report) else { return }
    var log = ConflictJournal(document: unit.document)
    let skipped = unit.start.skipped
    let scenes = chosenScenes(of: source, report: report).filter { !skipped.contains($0) }
    for (done, cell) in source.cells(selection.matrix).enumerated().dropFirst(unit.start.done) {
      visit(
        scenes.compactMap { place in
          report(.scene(source.names[place], Resumption(done: done, skipped: skipped + [place])))
          guard let (snapshot, rendering) = render(place, of: source, in: cell, report: report) else { return nil }
          log.add(rendering.conflictLog, scene: snapshot.name, cell: cell)
          return snapshot
        })
    }
    tell(log, report: report)
  }

  /// Tells a scene's conflicts.
  func tell(_ log: ConflictJournal, report: (Report) -> Void) {
    guard logsConflicts else { return }
    for entry in log.entries { report(.log(entry)) }
  }

  private func open(report: (Report) -> Void) -> SceneSource? {
    TimeLimit.restart()
    do throws(InterfaceDocumentError) {
      let source = try SceneSource(unit, in: selection, assets: assets)
      guard unit.start == Resumption() else { return source }
      for issue in source?.issues ?? [] { report(.log(Diagnostic(issue, in: unit.document).text)) }
      return source
    } catch {
      report(.problem(Diagnostic(error).text))
      report(.unreadable)
      return nil
    }
  }

  private func chosenScenes(of source: SceneSource, report: (Report) -> Void) -> [Int] {
    guard !selection.scenes.isEmpty else { return Array(source.names.indices) }
    let chosen = source.scenes(called: selection.scenes)
    if chosen.isEmpty { report(.otherScenes(source.names)) }
    return chosen
  }

  /// Lays out the scene at a place, or tells why that cannot be done.
  func render(
    _ place: Int, of source: SceneSource, in cell: MatrixCell, report: (Report) -> Void
  ) -> (SceneSnapshot, Rendering)? {
    TimeLimit.restart()
    do {
      return try source.render(place, in: cell, overlay: overlay, with: renderer)
    } catch let error as DocumentRendererError {
      report(.problem(Diagnostic(error, in: unit.document).text))
    } catch {
      let message = "'\(source.names[place])' in \(cell.name) cannot be made: \(error)"
      report(.problem(Diagnostic(severity: .error, place: unit.document, message: message).text))
    }
    report(.unreadable)
    return nil
  }
}
