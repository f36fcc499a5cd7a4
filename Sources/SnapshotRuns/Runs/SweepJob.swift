import Files
import Galley
import Reports

/// Finds the sizes at which scenes break.
package struct SweepJob: SceneJob {
  package let setting: RunSetting
  /// The axes to sweep, each with its sizes.
  package let sweeps: [SizeSweep]
  /// The sizes from which on scenes must be safe.
  package let rules: SweepRules
  /// The folder for charts of the least safe sizes, or `nil` to paint none.
  package var charts: String?

  package init(setting: RunSetting, sweeps: [SizeSweep], rules: SweepRules) {
    self.setting = setting
    self.sweeps = sweeps
    self.rules = rules
  }

  package func prepare(for units: [WorkUnit]) throws(FileError) {
    guard let charts else { return }
    let names = sweeps.map { Self.chartName($0.axis) }
    try OwnedFolder(path: charts).check(units.map(\.ownFolder).pathBytes.sorted().map(\.text) + names)
    try Folder.make(charts)
  }

  /// Paints the charts: one for each scene, and one for the worst of all scenes.
  ///
  /// - Returns: The paths of the charts of all scenes.
  package func paintCharts(of run: SweepRun) throws -> [String] {
    guard let charts else { return [] }
    let painter = ChartPainter(folder: charts, run: run, renderer: try setting.renderer(fonts: setting.fontLibrary()))
    for scene in run.scenes {
      let path = SnapshotPath(document: scene.document)
      let folder = path.folder(ofScene: scene.scene)
      // What a run of a catalog owns are the folders of its scenes, as in `WorkUnit`.
      try painter.paint(
        [scene], title: "\(scene.scene), \(scene.document)", to: "\(folder)/\(Self.chartName(scene.axis))",
        in: setting.inputs.isEmpty ? folder : path.folder)
    }
    return try sweeps.compactMap { sweep in
      let scenes = run.scenes.filter { $0.axis == sweep.axis }
      let name = Self.chartName(sweep.axis)
      return try painter.paint(scenes, title: setting.title, to: name, in: name) ? "\(charts)/\(name)" : nil
    }
  }

  private static func chartName(_ axis: SweepAxis) -> String { "least-\(axis.rawValue).png" }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    SweepWorker(job: self, renderer: try setting.renderer(fonts: fonts))
  }

  package func outcome(of record: RunRecord<SweptScene>) -> SweepOutcome {
    SweepOutcome(
      run: SweepRun(scenes: record.results, problems: record.problems.map(\.line), rules: rules),
      isComplete: record.isComplete)
  }
}

/// Paints charts into a folder.
private struct ChartPainter {
  let folder: String
  let run: SweepRun
  let renderer: Renderer

  /// - Parameter owned: The file or folder to note as Galley's.
  /// - Returns: Whether there was anything to paint.
  @discardableResult
  func paint(_ scenes: [SweptScene], title: String, to path: String, in owned: String) throws -> Bool {
    guard let chart = LeastSizeChart(of: scenes, in: run, title: title, measuring: renderer.measuring) else {
      return false
    }
    let pixmap = try renderer.pixmap(of: chart.displayList(), scale: LeastSizeChart.scale, background: .white)
    try OwnedFolder(path: folder).claim([owned])
    try ContainedFile(path: path, below: folder).write(PNG.encode(pixmap))
    return true
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
    var collectors: [SweepCollector] = []
    walk.forEachSweep { name in
      let scenes = sweeps.map {
        SweepCollector(SweptScene(document: unit.document, scene: name, axis: $0.axis, range: $0.range))
      }
      collectors = scenes
      return { scene in
        zip(sweeps, scenes).map { sweep, collector in
          sweep.sweep(scene, into: &collector.scene, willLayOut: TimeLimit.cell.restart)
        }
      }
    } visit: { cell, results in
      for (collector, result) in zip(collectors, results) { collector.add(result, in: SnapshotTraits(cell)) }
    } endScene: {
      for collector in collectors where !collector.scene.cells.isEmpty {
        if let result = try? WorkerReport.result(collector.scene) { report(result) }
      }
    }
  }
}

/// The sweep of a scene along an axis, as its cells are swept.
private final class SweepCollector {
  var scene: SweptScene

  init(_ scene: SweptScene) { self.scene = scene }

  /// Adds a cell with a result, which may be that of an earlier cell.
  func add(_ result: SweptScene.Cell, in traits: SnapshotTraits) {
    var cell = result
    cell.traits = traits
    scene.add(cell)
  }
}
