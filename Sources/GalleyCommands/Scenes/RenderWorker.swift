import Galley

/// What `galley render` is to do with each unit.
struct RenderPlan: Sendable {
  var selection: SceneSelection
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
    let visit = SceneVisit(
      unit: unit, selection: plan.selection, overlay: plan.overlay, renderer: renderer, assets: assets)
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
