import Files
import Galley
import ReviewReport

/// Finds the sizes at which scenes break.
package struct SweepJob: SceneJob {
  package let setting: RunSetting
  /// The axes to sweep, each with its sizes.
  package let sweeps: [SizeSweep]
  /// The sizes from which on scenes must be safe.
  package let rules: SweepRules

  package init(setting: RunSetting, sweeps: [SizeSweep], rules: SweepRules) {
    self.setting = setting
    self.sweeps = sweeps
    self.rules = rules
  }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    SweepWorker(job: self, renderer: try setting.renderer(fonts: fonts))
  }

  package func outcome(of record: RunRecord<SweptScene>) -> SweepOutcome {
    SweepOutcome(
      run: SweepRun(scenes: record.results, problems: record.problems.map(\.line), rules: rules),
      isComplete: record.isComplete)
  }
}

/// The outcome of a ``SweepJob``.
package struct SweepOutcome {
  package var run: SweepRun
  /// Whether every input could be read and every scene laid out.
  package var isComplete: Bool
}

private struct SweepWorker: Worker {
  let job: SweepJob
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(job: SweepJob, renderer: Renderer) {
    self.job = job
    self.renderer = renderer
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    guard let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report) else {
      return
    }
    let sweeps = job.sweeps.map { sweep in
      var sweep = sweep
      sweep.places = walk.source.places
      sweep.original = walk.source.original
      return sweep
    }
    func unswept(_ name: String) -> [SweptScene] {
      sweeps.map { SweptScene(document: unit.document, scene: name, axis: $0.axis, range: $0.range) }
    }
    var swept: [SweptScene] = []
    walk.forEachResizable { index, cell, scene, restartTime in
      if swept.isEmpty { swept = unswept(walk.source.names[index]) }
      for (number, sweep) in sweeps.enumerated() {
        sweep.sweep(scene, in: SnapshotTraits(cell), into: &swept[number], willLayOut: restartTime)
      }
    } endScene: { _ in
      for scene in swept { if let result = try? WorkerReport.result(scene) { report(result) } }
      swept = []
    }
  }
}
