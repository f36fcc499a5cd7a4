import Digests
import Files
import Foundation
import Galley
import Reports

/// Renders scenes into a folder of images.
package struct RenderJob: SceneJob {
  package let setting: RunSetting
  /// The folder to write to.
  package var output: String
  package var format = ImageFormat.png
  /// Whether to write the page that shows the images.
  package var hasIndex = true
  /// Whether to draw a contact sheet for each scene.
  package var hasSheets = false
  /// What is drawn over the scenes, one image for each overlay; empty for images of the scenes alone.
  package var overlays: [LayoutOverlay] = []
  /// The cache's folder, or `nil` to use no cache.
  package var cache: CacheFolder?

  package init(setting: RunSetting, output: String) {
    self.setting = setting
    self.output = output
  }

  package var division: ShardDivision { .scenes }
  package var sharedCache: CacheFolder? { cache }
  package var writtenFolders: [String] { [output] + (cache.map { [$0.path] } ?? []) }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    let assets = AssetLibrary()
    let renderer = try setting.renderer(fonts: fonts, recording: [.displayList, .styles])
    let factors = PictureFactors(renderer.settings, setting.textAttributes, format: format)
    let cache = RunCache(cache, fonts: fonts, assets: assets, factors: factors)
    return RenderWorker(job: self, renderer: renderer, assets: assets, cache: cache)
  }

  /// Makes sure that no folder of images is one that Galley did not write.
  package func prepare(for units: [WorkUnit]) throws(FileError) {
    // References and the images of earlier versions have no record of what is Galley's.
    let isOwn = OutputVersions(setting.versions, inFolder: output).exist
    let folders = units.map(\.ownFolder).pathBytes.sorted().map(\.text)
    try OwnedFolder(path: output).check(folders + [VersionFile.name]) { _ in isOwn }
    try Folder.make(output)
    OwnedFolder(path: output).removeLeftovers()
    setting.versions.find()
  }

  package func outcome(of record: RunRecord<IndexedImage>) -> RenderOutcome {
    var images = record.results.withOneOutlinePerScene
    for index in images.indices { images[index].failingRules = nil }
    let failingRules = RuleCounts(of: record.results.lazy.compactMap(\.failingRules))
    var scope = RunScope(of: record, units: record.units.map { RunPart.Unit($0) }, setting: setting, options: options)
    if !failingRules.isEmpty { scope.part?.failingRules = failingRules.counts }
    return RenderOutcome(
      index: ImageIndex(title: setting.title, images: images, problems: record.problems.map(\.line)),
      sceneOrder: SceneOrder(of: record.units), failingRules: failingRules,
      isComplete: record.isComplete, isUnwritten: record.isUnwritten, unknownViews: record.unknownViews, scope: scope)
  }

  /// The settings that affect the images, in addition to scenes and matrix, by the names of their options.
  private var options: [String: String] {
    [
      "format": format.rawValue, "sheet": String(hasSheets),
      "overlay-view": overlays.compactMap(\.viewID).joined(separator: ","),
      "overlay": overlays.first?.kinds.map(\.rawValue).joined(separator: ",") ?? "",
    ]
  }

  /// Records beside the images the versions that they were made with, and the shard that they are part of, and writes
  /// the page that shows them.
  ///
  /// - Parameter report: Called if earlier images in the folder were made with other versions, or if it is not known
  ///   whether they were, which makes the outcome incomplete.
  /// - Throws: `FileError` if a file cannot be written, or if the page would replace one that Galley did not write.
  package func finish(_ outcome: inout RenderOutcome, report: (Diagnostic) -> Void) throws(FileError) {
    if outcome.imageCount > 0 {
      let versions = OutputVersions(setting.versions, inFolder: output)
      if let difference = versions.difference() {
        report(difference)
        if difference.severity == .error {
          outcome.isComplete = false
          outcome.index.problems.append(difference.named(by: setting.paths).line)
          outcome.scope.part?.closingProblems = 1
        }
      }
      try OwnedFolder(path: output).claim([VersionFile.name])
      try versions.record()
    }
    if outcome.imageCount > 0 { try OwnedFolder(path: output).sortRecord() }
    try ShardNote(scope: outcome.scope).write(inFolder: output)
    guard hasIndex, outcome.imageCount > 0 else { return }
    let page = IndexFile(folder: output)
    guard outcome.scope.part != nil else { return try page.write(outcome.index) }
    try page.write(outcome.index, besideOthersIn: outcome.sceneOrder)
  }
}

extension RenderJob {
  /// Returns the path of the page that shows the images, or `nil` if the job writes none.
  package func page(of outcome: RenderOutcome) -> String? {
    let page = IndexFile(folder: output)
    return hasIndex && outcome.imageCount > 0 && !page.isForeign ? page.path : nil
  }
}

/// The outcome of a ``RenderJob``.
package struct RenderOutcome {
  /// The images that were written, not counting contact sheets.
  package var index: ImageIndex
  fileprivate var sceneOrder: SceneOrder
  /// The rules of the findings that make the exit code 1.
  package var failingRules: RuleCounts
  /// Whether every input could be read and every image written.
  package var isComplete: Bool
  /// Whether a file could not be written.
  package var isUnwritten = false
  /// The ids and names of views to explain that no scene has.
  package var unknownViews: [String] = []
  package var scope: RunScope

  package var imageCount: Int { index.images.count }
}

/// The page that shows the images of a folder.
struct IndexFile {
  let folder: String

  var path: String { "\(folder)/\(IndexPage.fileName)" }

  /// Whether the folder has a file of the page's name that Galley did not write.
  var isForeign: Bool { !IndexPage.mayBeReplaced(path) }

  /// Writes the page of a whole run.
  func write(_ index: ImageIndex) throws(FileError) { try IndexPage(index).write(inFolder: folder) }

  /// Writes the page of a part of a run. Several parts may share a folder, with scenes of the same documents; the page
  /// then shows the images of the others too.
  func write(_ index: ImageIndex, besideOthersIn order: SceneOrder) throws(FileError) {
    try FolderLock.hold(folder) { () throws(FileError) in
      let own = Set(index.images.map(ImagedScene.init))
      let documents = index.images.lazy.map(\.document).pathBytes
      let others = (IndexPage.index(inFolder: folder)?.images ?? []).filter { image in
        let isReplaced = documents.contains(PathBytes(image.document)) && !order.shares(image)
        return !isReplaced && !own.contains(ImagedScene(image)) && FileKind(at: "\(folder)/\(image.file)") == .file
      }
      let images = order.sorted(index.images + others)
      try write(ImageIndex(title: index.title, images: images, problems: index.problems))
    }
  }
}

/// A scene with images.
private struct ImagedScene: Hashable {
  let document: PathBytes
  let scene: String

  init(_ image: IndexedImage) { (document, scene) = (PathBytes(image.document), image.scene) }
}

/// The places of scenes in documents that several parts of a run share.
struct SceneOrder {
  private var places: [PathBytes: [String: Int]] = [:]

  init(of units: [UnitRecord<IndexedImage>]) {
    for unit in units where unit.unit.share != nil {
      let places = Dictionary(unit.sceneNames.enumerated().map { ($1, $0) }) { first, _ in first }
      self.places[PathBytes(unit.unit.document)] = places
    }
  }

  /// Returns whether an image is of a document whose scenes several parts share, and of one of these scenes.
  func shares(_ image: IndexedImage) -> Bool { places[PathBytes(image.document)]?[image.scene] != nil }

  /// Returns images in the order of their scenes. Those of a scene, and of documents that are not shared, keep theirs.
  func sorted(_ images: [IndexedImage]) -> [IndexedImage] {
    guard !places.isEmpty else { return images }
    let ranks = images.map { places[PathBytes($0.document)]?[$0.scene] ?? 0 }
    return images.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { images[$0] }
  }
}

private struct RenderWorker: Worker {
  let job: RenderJob
  let renderer: Renderer
  let assets: AssetLibrary
  let cache: RunCache?
  private let folder: OwnedFolder

  init(job: RenderJob, renderer: Renderer, assets: AssetLibrary, cache: RunCache?) {
    self.job = job
    self.renderer = renderer
    self.assets = assets
    self.cache = cache
    folder = OwnedFolder(path: job.output)
  }

  func lookUp(_ units: [WorkUnit], asking ask: ([ContentDigest]) -> Void) {
    guard let cache else { return }
    CacheLookup(setting: job.setting, assets: assets, cache: cache, overlays: job.overlays).run(units, asking: ask)
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let writer = SnapshotWriter(job: job, unit: unit, folder: folder, renderer: renderer, report: report)
    let walk = SceneWalk(
      unit, in: job.setting, renderer: renderer, assets: assets, cache: cache, overlays: job.overlays, report: report)
    if job.hasSheets {
      walk?.forEachSnapshot(.files(job.format)) {
        writer.write($0, of: walk?.source)
      } endScene: {
        writer.write($0)
      }
    } else {
      walk?.forEachSnapshot(.files(job.format)) { writer.write($0, of: walk?.source) }
    }
  }
}

/// Writes the files of a unit's snapshots.
private final class SnapshotWriter {
  private let job: RenderJob
  private let folder: OwnedFolder
  /// The path of the unit's folder of images below the job's.
  private let ownFolder: String
  private let document: String
  /// The document in messages.
  private let place: String
  private let paths: SnapshotPath
  private let renderer: Renderer
  private let report: (WorkerReport) -> Void
  /// What the index lists of the present scene.
  private var outlined: (scene: String, layout: OutlinedLayout)?

  init(
    job: RenderJob, unit: WorkUnit, folder: OwnedFolder, renderer: Renderer, report: @escaping (WorkerReport) -> Void
  ) {
    self.job = job
    self.folder = folder
    ownFolder = unit.ownFolder
    document = unit.document
    place = unit.place
    paths = SnapshotPath(escapedFolder: unit.folder)
    self.renderer = renderer
    self.report = report
  }

  /// Writes a cell's layout and its image; a scene without area has no image. If the image cannot be painted, neither
  /// is written.
  func write(_ snapshot: RenderedSnapshot, of source: SceneSource?) {
    let name = paths.file(
      ofScene: snapshot.scene, in: snapshot.cell, scale: snapshot.scale,
      overlays: snapshot.overlay?.kinds.map(\.rawValue) ?? [],
      overlaidView: job.overlays.count > 1 ? snapshot.overlay?.viewID : nil)
    let isWritten = attempt {
      let (picture, sidecar) = try snapshot.files()
      try save(sidecar, as: name + ".json")
      if let picture { try save(picture, as: "\(name).\(job.format.rawValue)") }
    }
    if isWritten, snapshot.picture != nil,
      let entry = try? WorkerReport.result(self.entry(of: snapshot, source, name: name))
    {
      report(entry)
    }
    if snapshot.picture == nil { report(snapshot.reportWithoutArea(at: place)) }
  }

  /// Returns the image's entry in the index.
  private func entry(of snapshot: RenderedSnapshot, _ source: SceneSource?, name: String) -> IndexedImage {
    var entry = IndexedImage(
      file: "\(name).\(job.format.rawValue)", document: document, scene: snapshot.scene,
      sceneNames: snapshot.sceneNames,
      traits: SnapshotTraits(snapshot.cell), scale: Int(bounded: snapshot.scale),
      width: Int(bounded: (snapshot.size.width * snapshot.scale).rounded()),
      height: Int(bounded: (snapshot.size.height * snapshot.scale).rounded()), summary: snapshot.summary)
    if let gate = job.setting.gate, let source {
      entry.failingRules = gate.failingRules(
        among: snapshot.findings, of: snapshot.scene, named: snapshot.sceneNames, in: snapshot.cell,
        document: document, source)
    }
    if job.hasIndex { entry.outline = outline(adding: snapshot) }
    return entry
  }

  /// Returns the views of a scene with the problems of all its images so far, or `nil` if an image adds no problem.
  private func outline(adding snapshot: RenderedSnapshot) -> IndexedOutline? {
    if outlined?.scene == snapshot.scene {
      return outlined?.layout.add(snapshot.findings) == true ? outlined?.layout.outline : nil
    }
    let layout = snapshot.layout?.layout ?? (try? SidecarReader.layout(in: snapshot.sidecar))
    outlined = layout.map { (snapshot.scene, OutlinedLayout($0)) }
    return outlined?.layout.outline
  }

  /// Writes a scene's contact sheet and reports its path.
  func write(_ sheet: SceneSheet) {
    guard !sheet.isEmpty else { return }
    let name = paths.sheet(ofScene: sheet.name) + ".png"
    TimeLimit.cell.restart()
    let isWritten = attempt {
      let image = try sheet.picture { (layouts) throws(PictureError) in
        try PictureError.painting { () throws(RasterError) in
          try renderer.png(of: renderer.contactSheet(of: layouts, document: document))
        }
      }
      try save(image, as: name)
    }
    if isWritten { report(.output("\(job.output)/\(name)\n")) }
  }

  private func save(_ bytes: [UInt8], as name: String) throws(FileError) {
    let path = "\(job.output)/\(name)"
    // Writing takes ten times as long as finding that the file is already there.
    if let content = try? InputFile.content(of: path, as: .snapshot), content.hasSameBytes(as: bytes) { return }
    try folder.claim([ownFolder])
    try ContainedFile(path: name, below: job.output).write(bytes)
  }

  /// Runs a function and reports its error.
  ///
  /// - Returns: Whether there was no error.
  private func attempt(_ write: () throws -> Void) -> Bool {
    do {
      try write()
      return true
    } catch {
      WorkerReport.failure(at: place, because: error).forEach(report)
      return false
    }
  }
}

extension WorkUnit {
  /// The folder of images that belongs to the unit alone.
  var ownFolder: String {
    scene.isEmpty ? folder : SnapshotPath(escapedFolder: folder).folder(ofScene: scene)
  }
}

extension [IndexedImage] {
  /// The images of a run. The first image of each scene has the last outline, because that one has the problems of all.
  fileprivate var withOneOutlinePerScene: [IndexedImage] {
    var images = self
    var places: [[String]: Int] = [:]
    for index in indices {
      let place = places[[images[index].document, images[index].scene], default: index]
      places[[images[index].document, images[index].scene]] = place
      guard place != index, let outline = images[index].outline else { continue }
      images[place].outline = outline
      images[index].outline = nil
    }
    return images
  }
}
