import Galley

/// What `galley render` is to do with each document.
struct RenderPlan: Sendable {
  var matrix: Matrix
  /// The only scenes to paint; empty for all.
  var scenes: [String]
  /// The number that plurals are shown for.
  var sampleNumber: Int
  /// The folder to write to.
  var output: String
  var format: ImageFormat
  var hasSheets: Bool
  var overlay: LayoutOverlay?
}

/// Paints a document's scenes.
struct RenderWorker: Worker {
  let plan: RenderPlan
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(plan: RenderPlan, renderer: Renderer) {
    self.plan = plan
    self.renderer = renderer
    renderer.recordsStyles = true
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let visit = DocumentVisit(
      document: unit.document, matrix: plan.matrix, scenes: plan.scenes, overlay: plan.overlay, renderer: renderer,
      assets: assets, sampleNumber: plan.sampleNumber)
    let paths = SnapshotPath(escapedFolder: unit.folder)
    var writer = SnapshotWriter(plan: plan, paths: paths, document: unit.document, renderer: renderer, report: report)
    var sheet: [SceneSnapshot] = []
    visit.forEachScene(report: report) { snapshot, rendering in
      writer.write(snapshot, rendering)
      if plan.hasSheets { sheet.append(snapshot) }
    } endScene: {
      writer.writeSheet(of: sheet)
      sheet = []
    }
    report(.images(writer.images))
  }
}
