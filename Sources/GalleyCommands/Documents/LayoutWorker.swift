import Galley

/// What `galley layout` is to do with each document.
struct LayoutPlan: Sendable {
  var matrix: Matrix
  /// The only scene to lay out; none for all.
  var scene: String?
}

/// Prints the layout of a document's scenes, a line a cell.
struct LayoutWorker: Worker {
  let plan: LayoutPlan
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(plan: LayoutPlan, renderer: Renderer) {
    self.plan = plan
    self.renderer = renderer
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    let visit = DocumentVisit(
      document: unit.document, matrix: plan.matrix, scene: plan.scene, overlay: nil, renderer: renderer,
      assets: assets)
    visit.forEachCell(report: report) { snapshots in
      report(.result(LayoutRecord(document: unit.document, scenes: snapshots).json() + "\n"))
    }
  }
}
