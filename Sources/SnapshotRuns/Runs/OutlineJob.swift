import Galley
import Reports

/// Lists the trees of scenes with their constraints and problems.
package struct OutlineJob: SceneJob {
  package let setting: RunSetting

  package init(setting: RunSetting) { self.setting = setting }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    OutlineWorker(
      setting: setting, renderer: try setting.renderer(fonts: fonts, recording: [.outline, .designFindings]))
  }

  package func outcome(of record: RunRecord<OutlinedScene>) -> OutlineOutcome {
    OutlineOutcome(scenes: record.results, isComplete: record.isComplete)
  }
}

/// The outcome of an ``OutlineJob``.
package struct OutlineOutcome {
  package var scenes: [OutlinedScene]
  /// Whether every input could be read and every scene laid out.
  package var isComplete: Bool
}

private struct OutlineWorker: Worker {
  let setting: RunSetting
  let renderer: Renderer
  private let assets = AssetLibrary()

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let walk = SceneWalk(unit, in: setting, renderer: renderer, assets: assets, report: report)
    guard let walk else { return }
    let places = walk.source.places
    var outlined: OutlinedScene?
    walk.forEachLayout(logsConflicts: false) { snapshot, rendering in
      guard let outline = rendering.outline else { return }
      if outlined == nil {
        outlined = OutlinedScene(
          tree: outline, line: { places[$0]?.line },
          checked: CheckedScene(document: unit.document, scene: snapshot.name))
      }
      outlined?.checked.add(
        snapshot.layout.findings, in: SnapshotTraits(snapshot.cell), places: places, original: walk.source.original)
    } endScene: { index in
      outlined?.checked.sceneNames = walk.source.names(ofSceneAt: index)
      if let scene = outlined, let result = try? WorkerReport.result(scene) { report(result) }
      outlined = nil
    }
  }
}
