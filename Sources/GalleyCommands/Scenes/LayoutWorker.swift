import Galley

/// What `galley layout` is to do with each unit.
struct LayoutPlan: Sendable {
  var selection: SceneSelection
  var output = Output.layouts

  /// What to print.
  enum Output {
    /// The solved layouts, a line a cell.
    case layouts
    /// The linear systems, a line a scene and cell.
    case systems
  }
}

/// Prints the layout of a document's scenes.
struct LayoutWorker: Worker {
  let plan: LayoutPlan
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(plan: LayoutPlan, renderer: Renderer) {
    self.plan = plan
    self.renderer = renderer
    renderer.recordsSystems = plan.output == .systems
    renderer.recordsDisplayLists = false
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let visit = SceneVisit(
      unit: unit, selection: plan.selection, renderer: renderer, assets: assets)
    switch plan.output {
    case .layouts:
      visit.forEachCell(report: report) { snapshots in
        report(.result(LayoutRecord(document: unit.document, scenes: snapshots).json() + "\n"))
      }
    case .systems:
      visit.forEachScene(report: report) { snapshot, rendering in
        guard let systems = rendering.systems else { return }
        report(.result(SystemDump(document: unit.document, scene: snapshot, record: systems).json() + "\n"))
      } endScene: {
      }
    }
  }
}
