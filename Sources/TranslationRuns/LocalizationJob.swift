import Files
import Galley
import LayoutAudit
import SnapshotRuns

/// Finds where scenes show the texts of tables, and how long they may be.
package struct LocalizationJob: SceneJob {
  package let setting: RunSetting
  package let limits: WantedLimits
  /// The folder for pictures of the scenes, or `nil` to paint none.
  package var pictures: String?

  package init(setting: RunSetting, limits: WantedLimits) {
    self.setting = setting
    self.limits = limits
  }

  package var writtenFolders: [String] { pictures.map { [$0] } ?? [] }
  package var readFolders: [String] { setting.translations.map(Folder.parent(of:)) }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    let parts: RecordedParts = pictures == nil ? [] : .displayList
    return LocalizationWorker(job: self, renderer: try setting.renderer(fonts: fonts, recording: parts))
  }

  package func outcome(of record: RunRecord<SeenScene>) -> LocalizationOutcome {
    LocalizationOutcome(
      scenes: record.results, problems: record.problems, isComplete: record.isComplete, isUnwritten: record.isUnwritten)
  }
}

/// The outcome of a ``LocalizationJob``.
package struct LocalizationOutcome {
  package var scenes: [SeenScene]
  package var problems: [Diagnostic]
  /// Whether every input could be read and every scene laid out.
  package var isComplete: Bool
  /// Whether a picture could not be written.
  package var isUnwritten: Bool
}

private struct LocalizationWorker: Worker {
  let job: LocalizationJob
  let renderer: Renderer
  private let assets: AssetLibrary

  /// The number of texts of a language whose characters are measured for their average width.
  private static let sampleSize = 100

  init(job: LocalizationJob, renderer: Renderer) {
    self.job = job
    self.renderer = renderer
    assets = AssetLibrary(translations: job.setting.translatedTables)
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    guard let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report) else {
      return
    }
    var languages: [String: (words: AverageWords, sample: [String])] = [:]
    func language(_ locale: String) -> (words: AverageWords, sample: [String]) {
      if let known = languages[locale] { return known }
      let texts = walk.source.texts(in: locale)
      let step = max(1, texts.count / Self.sampleSize)
      let sample = stride(from: 0, to: texts.count, by: step).map { texts[$0] }
      let language = (AverageWords(of: texts), sample)
      languages[locale] = language
      return language
    }
    var seen: SeenScene?
    walk.forEachTracedScene { (scene, cell) -> [SeenText] in
      let (words, sample) = language(cell.locale)
      let search = scene.limitSearch(at: job.setting.rendering.size, words: words) { TimeLimit.cell.restart() }
      guard let search else { return [] }
      return search.seenTexts(of: scene, limits: job.limits, sample: sample, original: walk.source.original)
    } visit: { (name, cell, texts: [SeenText]) in
      var scene = seen ?? SeenScene(document: unit.document, file: unit.file, scene: name)
      scene.isDocument = unit.isDocument
      scene.add(texts, in: SnapshotTraits(cell))
      seen = scene
    } endScene: { index in
      guard var scene = seen else { return }
      seen = nil
      paint(&scene, at: index, of: unit, walk, report)
      if let result = try? WorkerReport.result(scene) { report(result) }
    }
  }

  /// Paints the scene in the first cell that shows texts of tables.
  private func paint(
    _ scene: inout SeenScene, at index: Int, of unit: WorkUnit, _ walk: SceneWalk, _ report: (WorkerReport) -> Void
  ) {
    guard let folder = job.pictures, let cell = scene.texts.flatMap(\.uses).map(\.cell).min() else { return }
    let cells = walk.source.cells(ofSceneAt: index)
    guard let matrixCell = cells.first(where: { SnapshotTraits($0) == scene.cells[cell] }),
      let (snapshot, rendering) = walk.layout(ofSceneAt: index, in: matrixCell)
    else { return }
    do {
      let pixmap = try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
      let name = SnapshotPath(escapedFolder: unit.folder).file(for: snapshot) + ".png"
      try ContainedFile(path: name, below: folder).write(PNG.encode(pixmap))
      scene.pictures.append(
        SeenScene.Picture(
          path: name, cell: cell, width: pixmap.width, height: pixmap.height, scale: rendering.scale,
          x: rendering.layout.origin.x, y: rendering.layout.origin.y))
    } catch {
      WorkerReport.failure(at: unit.place, because: error).forEach(report)
    }
  }
}
