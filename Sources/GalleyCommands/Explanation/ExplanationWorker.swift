import Galley

/// What `galley explain` is to do with each unit.
struct ExplanationPlan: Sendable {
  var selection: SceneSelection
  /// The id of the view.
  var view: String
}

/// Prints why a view stands where it stands.
struct ExplanationWorker: Worker {
  let plan: ExplanationPlan
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(plan: ExplanationPlan, renderer: Renderer) {
    self.plan = plan
    self.renderer = renderer
    renderer.explainedView = plan.view
  }

  func work(on unit: WorkUnit, report: @escaping (Report) -> Void) {
    var visit = SceneVisit(
      unit: unit, selection: plan.selection, renderer: renderer, assets: assets)
    visit.logsConflicts = false
    var isFound = false
    var near = NearViews(to: plan.view)
    visit.forEachScene(report: report) { snapshot, rendering in
      if let explanation = rendering.explanation {
        isFound = true
        let text = ExplanationText(explanation, scene: snapshot.name, cell: snapshot.cell, document: unit.document)
        report(.result(text.text))
      } else {
        near.add(snapshot.layout.root)
      }
    } endScene: {
    }
    if isFound {
      report(.explanation)
    } else if !near.phrases.isEmpty {
      report(.otherViews(near.phrases))
    }
  }
}
