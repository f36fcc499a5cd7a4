import Galley

/// What `galley render` is to do with each unit.
struct RenderPlan: Sendable {
  var selection: SceneSelection
  /// The folder to write to.
  var output: String
  var format: ImageFormat
  var hasSheets: Bool
  var overlay: LayoutOverlay?

  /// What decides the images besides scenes and matrix, by the names of the options.
  var options: [String: String] {
    [
      "format": format.rawValue, "sheet": String(hasSheets), "overlay-view": overlay?.viewID ?? "",
      "overlay": overlay?.kinds.map(\.rawValue).joined(separator: ",") ?? "",
    ]
  }
}

/// Paints a document's scenes.
struct RenderWorker: Worker {
  let plan: RenderPlan
  let renderer: Renderer
  let assets: AssetLibrary
  let cache: RunCache?

  init(plan: RenderPlan, renderer: Renderer, assets: AssetLibrary, cache: RunCache?) {
    self.plan = plan
    self.renderer = renderer
    self.assets = assets
    self.cache = cache
    renderer.recordsStyles = true
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let scenes = SceneVisit(
      unit: unit, selection: plan.selection, overlay: plan.overlay, renderer: renderer, assets: assets)
    let visit = SnapshotVisit(scenes: scenes, format: plan.format, hasSheets: plan.hasSheets, cache: cache)
    let paths = SnapshotPath(escapedFolder: unit.folder)
    var writer = SnapshotWriter(plan: plan, paths: paths, document: unit.document, renderer: renderer, report: report)
    visit.forEachScene(report: report) {
      writer.write($0)
    } endScene: {
      writer.write($0)
    }
    report(.images(writer.images))
  }
}
