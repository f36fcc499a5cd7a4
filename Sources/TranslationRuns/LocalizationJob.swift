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

  init(job: LocalizationJob, renderer: Renderer) {
    self.job = job
    self.renderer = renderer
    assets = AssetLibrary(translations: job.setting.translatedTables)
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    guard let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report) else {
      return
    }
    var words: [String: AverageWords] = [:]
    func averageWords(_ locale: String) -> AverageWords {
      if let known = words[locale] { return known }
      let average = AverageWords(of: walk.source.texts(in: locale))
      words[locale] = average
      return average
    }
    let memory = LimitMemory()
    var omissions: Set<String> = []
    var seen: SeenScene?
    walk.forEachTracedScene { (scene, cell) -> [SeenText] in
      let search = scene.limitSearch(at: job.setting.rendering.size, words: averageWords(cell.locale)) {
        TimeLimit.cell.restart()
      }
      guard let search else { return [] }
      for omission in search.omissions where omissions.insert(omission).inserted {
        report(.problem(Diagnostic(.error, at: unit.place, omission)))
        report(.unreadable)
      }
      memory.situation = SnapshotTraits(cell).withoutLanguage(in: scene.traits.layoutDirection)
      search.memory = (memory, scene.trace?.keys ?? [])
      return search.seenTexts(
        of: scene, limits: job.limits, letters: AverageLetters(of: scene.traits.textLanguage),
        source: walk.source.sourceText, original: walk.source.original)
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

  /// Paints the scene in each language, in the first cell that shows texts of tables. A language in which the scene
  /// has the texts of another one has the picture of that.
  private func paint(
    _ scene: inout SeenScene, at index: Int, of unit: WorkUnit, _ walk: SceneWalk, _ report: (WorkerReport) -> Void
  ) {
    guard let folder = job.pictures else { return }
    var painted: [[String]: SeenScene.Picture] = [:]
    let cells = walk.source.cells(ofSceneAt: index)
    for cell in scene.firstCells {
      if var known = painted[scene.strings(in: cell)] {
        known.cell = cell
        scene.pictures.append(known)
        continue
      }
      guard let matrixCell = cells.first(where: { SnapshotTraits($0) == scene.cells[cell] }),
        let picture = picture(of: matrixCell, at: index, numbered: cell, in: folder, of: unit, walk, report)
      else { continue }
      painted[scene.strings(in: cell)] = picture
      scene.pictures.append(picture)
    }
  }

  private func picture(
    of cell: MatrixCell, at index: Int, numbered number: Int, in folder: String, of unit: WorkUnit, _ walk: SceneWalk,
    _ report: (WorkerReport) -> Void
  ) -> SeenScene.Picture? {
    guard let (snapshot, rendering) = walk.layout(ofSceneAt: index, in: cell) else { return nil }
    do {
      let pixmap = try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
      let name = SnapshotPath(escapedFolder: unit.folder).file(for: snapshot) + ".png"
      try ContainedFile(path: name, below: folder).write(PNG.encode(pixmap))
      return SeenScene.Picture(
        path: name, cell: number, width: pixmap.width, height: pixmap.height, scale: rendering.scale,
        x: rendering.layout.origin.x, y: rendering.layout.origin.y)
    } catch {
      WorkerReport.failure(at: unit.place, because: error).forEach(report)
      return nil
    }
  }
}

extension SeenScene {
  /// The first cell of each language that shows a text.
  fileprivate var firstCells: [Int] {
    let shown = Set(texts.flatMap(\.uses).map(\.cell))
    var languages: Set<String> = []
    return cells.indices.filter { shown.contains($0) && languages.insert(cells[$0].locale).inserted }
  }

  /// What tells the picture of a cell from that of another language: its texts, and where they are.
  fileprivate func strings(in cell: Int) -> [String] {
    texts.flatMap { text in text.uses.filter { $0.cell == cell }.map { "\($0.string) \($0.frame)" } }
  }
}

extension SnapshotTraits {
  /// What a limit depends on besides the language, in words.
  fileprivate func withoutLanguage(in direction: LayoutDirection) -> String {
    var traits = self
    traits.locale = ""
    return "\(traits) \(direction)"
  }
}
