import Galley

/// Goes through the scenes and cells of a document, telling on the way what is wrong.
struct DocumentVisit {
  let document: String
  let matrix: Matrix
  /// The only scenes to visit; empty for all.
  let scenes: [String]
  let overlay: LayoutOverlay?
  let renderer: Renderer
  let assets: AssetLibrary
  /// The number that plurals are shown for.
  let sampleNumber: Int
  /// Whether conflicts are logged after the document.
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
    var log = ConflictJournal(document: document)
    for scene in chosenScenes(of: source, report: report) {
      for cell in matrix.cells(localesAtHand: source.locales) {
        guard let rendering = render(scene, of: source, in: cell, report: report) else { continue }
        log.add(rendering.conflictLog, scene: scene, cell: cell)
        visit(snapshot(of: scene, in: cell, rendering), rendering)
      }
      endScene()
    }
    if logsConflicts { for entry in log.entries { report(.log(entry)) } }
  }

  /// Visits cell by cell, each with all scenes.
  func forEachCell(report: (Report) -> Void, _ visit: ([SceneSnapshot]) -> Void) {
    guard let source = open(report: report) else { return }
    var log = ConflictJournal(document: document)
    let scenes = chosenScenes(of: source, report: report)
    for cell in matrix.cells(localesAtHand: source.locales) {
      visit(
        scenes.compactMap { scene in
          guard let rendering = render(scene, of: source, in: cell, report: report) else { return nil }
          log.add(rendering.conflictLog, scene: scene, cell: cell)
          return snapshot(of: scene, in: cell, rendering)
        })
    }
    if logsConflicts { for entry in log.entries { report(.log(entry)) } }
  }

  private func open(report: (Report) -> Void) -> DocumentRenderer? {
    TimeLimit.restart()
    do throws(InterfaceDocumentError) {
      let source = try DocumentRenderer(contentsOf: document, assets: assets, sampleNumber: sampleNumber)
      for issue in source.document.issues {
        report(.log(Diagnostic(issue, in: document).text))
      }
      return source
    } catch {
      report(.problem(Diagnostic(error).text))
      report(.unreadable)
      return nil
    }
  }

  private func chosenScenes(of source: DocumentRenderer, report: (Report) -> Void) -> [DocumentScene] {
    guard !scenes.isEmpty else { return source.scenes }
    let chosen = source.scenes.filter { !Set(scenes).isDisjoint(with: [$0.name, $0.reference.name, $0.reference.id]) }
    if chosen.isEmpty { report(.otherScenes(source.scenes.map(\.name))) }
    return chosen
  }

  private func render(
    _ scene: DocumentScene, of source: DocumentRenderer, in cell: MatrixCell, report: (Report) -> Void
  ) -> Rendering? {
    TimeLimit.restart()
    do throws(DocumentRendererError) {
      return try source.render(scene, in: cell, overlay: overlay, with: renderer)
    } catch {
      report(.problem(Diagnostic(error, in: document).text))
      report(.unreadable)
      return nil
    }
  }

  private func snapshot(of scene: DocumentScene, in cell: MatrixCell, _ rendering: Rendering) -> SceneSnapshot {
    SceneSnapshot(
      id: scene.reference.id, name: scene.name, cell: cell, scale: rendering.scale, layout: rendering.layout,
      displayList: rendering.displayList)
  }
}
