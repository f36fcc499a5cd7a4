import Digests
import Galley

/// Goes through the scenes of a source and the cells of the matrix, and reports any problems.
///
/// It reports the same whether a snapshot is rendered or comes from the cache.
package struct SceneWalk {
  package let source: SceneSource
  /// The document's name, or the name that Swift scenes are filed under.
  let document: String
  /// The document in messages.
  private let place: String
  /// The path that the document is read from.
  private let file: String
  package let renderer: Renderer
  /// The indices of the scenes to visit.
  package let scenes: [Int]
  /// What is drawn over the pictures, one picture for each; `nil` for nothing.
  private var overlays: [LayoutOverlay?] = [nil]
  private var start = Resumption()
  private let reportedProblems = TextSet()
  /// Returns what is to be said about names of several files since the last call.
  private var takeRemarks: () -> [String] = { [] }
  /// The ids of views that an option names.
  private var namedViews: [String] = []
  private let foundViews = TextSet()
  private let classXibs = GreatestCounts()
  private let doneCells: DoneCells
  private let report: (WorkerReport) -> Void
  private let fail: (SceneError) -> Void

  /// Walks through the cells of a scene written in Swift, within this process.
  ///
  /// - Parameter fail: Called for each cell that cannot be laid out.
  package init(_ scene: SwiftScene, renderer: Renderer, fail: @escaping (SceneError) -> Void) {
    source = SceneSource(scene)
    document = scene.document
    (place, file) = (scene.document, scene.document)
    self.renderer = renderer
    scenes = [0]
    report = { _ in }
    doneCells = DoneCells(report: report)
    self.fail = fail
  }

  /// Opens a unit in a worker, or reports why that is impossible and returns `nil`.
  package init?(
    _ unit: WorkUnit, in setting: RunSetting, renderer: Renderer, assets: AssetLibrary, cache: RunCache? = nil,
    overlays: [LayoutOverlay] = [], report: @escaping (WorkerReport) -> Void
  ) {
    let report = { (message: WorkerReport) in report(message.naming(files: setting.paths)) }
    do throws(InterfaceDocumentError) {
      guard let source = try SceneSource(unit, in: setting, assets: assets, cache: cache) else { return nil }
      self.source = source
    } catch {
      report(.problem(Diagnostic(error)))
      report(.unreadable)
      return nil
    }
    if unit.start == Resumption() {
      if !unit.isContinued { for issue in source.issues { report(.log(issue + "\n")) } }
      for problem in source.dataProblems { report(.problem(Diagnostic(problem))) }
      if !source.dataProblems.isEmpty { report(.unreadable) }
    }
    let all = source.indices(ofScenes: setting.scenes, inStates: setting.states)
    scenes = unit.share.map { Array($0.part(of: all)) } ?? all
    if !setting.scenes.isEmpty || unit.share != nil {
      let found = source.indices(ofScenes: setting.scenes).flatMap(source.names(ofSceneAt:))
      report(.scenes(found: Set(found).intersection(setting.scenes).sorted(), names: source.names))
    }
    takeRemarks = { assets.takeRemarks(onDocument: unit.file) }
    namedViews = setting.namedViews
    document = unit.document
    (place, file) = (unit.place, unit.file)
    self.renderer = renderer
    if !overlays.isEmpty { self.overlays = overlays }
    start = unit.start
    self.report = report
    doneCells = DoneCells(report: report)
    fail = { error in
      report(.problem(Diagnostic(error, in: unit.file)))
      report(.unreadable)
    }
  }

  /// Reports each problem with a file of the project once for the document, and each choice among files of one name.
  private func report(_ fileProblems: [String]) {
    for remark in takeRemarks() where reportedProblems.insert(remark) {
      report(.log(Diagnostic(.warning, at: place, remark).line + "\n"))
    }
    for problem in fileProblems where reportedProblems.insert(problem) {
      report(.problem(Diagnostic(.error, at: file, problem)))
      report(.unreadable)
    }
  }

  /// Reports how many more views of a scene show the xibs of their classes than in the cells before.
  private func report(classXibCount count: Int, ofSceneAt index: Int) {
    let increase = classXibs.raise(to: count, at: index)
    if increase > 0 { report(.classXibs(increase)) }
  }

  /// Reports which of the views that an option names are in a layout, or else the views with similar names.
  private func findViews(in snapshot: RenderedSnapshot) {
    for name in namedViews where !foundViews.contains(name) {
      if snapshot.sidecar.namesView(name) {
        if foundViews.insert(name) { report(.views(found: [name], nearest: [])) }
      } else if let root = snapshot.layout?.layout.root {
        let nearest = NearestNames(root.idsAndNames).nearest(to: name)
        if !nearest.isEmpty { report(.views(found: [], nearest: nearest)) }
      }
    }
  }

  // MARK: Layouts

  /// Lays out one scene after the other, each in all its cells.
  ///
  /// - Parameter endScene: Called after a scene's last cell with the index of the scene.
  package func forEachLayout(
    logsConflicts: Bool = true, _ visit: (SceneSnapshot, Rendering) -> Void, endScene: (Int) -> Void = { _ in }
  ) {
    forEachScene { index, conflicts in
      for cell in source.cells(ofSceneAt: index) {
        defer { doneCells.add() }
        guard let (snapshot, rendering) = layout(ofSceneAt: index, in: cell) else { continue }
        if logsConflicts { conflicts.add(rendering.conflictLog, scene: snapshot.name, cell: cell) }
        report(rendering.fileProblems)
        report(classXibCount: rendering.classXibs.count, ofSceneAt: index)
        visit(snapshot, rendering)
      }
      endScene(index)
    }
  }

  /// Lays out one cell after the other, each with all scenes.
  package func forEachCell(_ visit: ([SceneSnapshot]) -> Void) {
    var conflicts = ConflictJournal(document: place)
    let scenes = scenes.filter { !start.skipped.contains($0) }
    for (done, cell) in source.cells.enumerated().dropFirst(start.done) {
      visit(
        scenes.filter { source.isShown($0, in: cell) }.compactMap { index in
          report(.scene(source.names[index], Resumption(done: done, skipped: start.skipped + [index])))
          defer { doneCells.add() }
          guard let (snapshot, rendering) = layout(ofSceneAt: index, in: cell) else { return nil }
          conflicts.add(rendering.conflictLog, scene: snapshot.name, cell: cell)
          report(rendering.fileProblems)
          report(classXibCount: rendering.classXibs.count, ofSceneAt: index)
          return snapshot
        })
      doneCells.tell()
    }
    conflicts.entries.forEach { report(.log($0)) }
  }

  private func forEachScene(_ visit: (_ index: Int, _ conflicts: inout ConflictJournal) -> Void) {
    for (done, index) in scenes.enumerated().dropFirst(start.done) {
      report(.scene(source.names[index], Resumption(done: done + 1)))
      var conflicts = ConflictJournal(document: place)
      visit(index, &conflicts)
      source.finish(index)
      doneCells.tell()
      if let stored = source.cache?.run.takeStored(), !stored.isEmpty { report(.stored(stored)) }
      conflicts.entries.forEach { report(.log($0)) }
    }
  }

  /// Computes something from the layouts of one scene after the other at many sizes, each in all its cells.
  ///
  /// - Parameters:
  ///   - compute: Returns the function that computes the result of a scene from a cell's layouts. It restarts the
  ///     time limit of a cell before each of them.
  ///   - visit: Receives the result of each cell, which may be that of an earlier one.
  ///   - endScene: Called after a scene's last cell.
  func forEachSweep<Result>(
    _ compute: (_ scene: String) -> (ResizableScene) -> Result,
    visit: (MatrixCell, Result) -> Void, endScene: () -> Void
  ) {
    forEachScene { index, _ in
      let sweep = compute(source.names[index])
      let sweeps = source.sweeps(ofSceneAt: index, with: renderer) { scene in
        report(scene.fileProblems)
        return sweep(scene)
      }
      for cell in source.cells(ofSceneAt: index) {
        TimeLimit.cell.restart()
        defer { doneCells.add() }
        do {
          visit(cell, try sweeps(cell))
        } catch {
          fail(SceneError(scene: source.names[index], cell: cell, cause: error))
        }
      }
      endScene()
    }
  }

  /// Computes something from one scene after the other, whose texts are marked with their keys, each in all its cells.
  ///
  /// - Parameters:
  ///   - compute: Computes the result of a cell from the scene, which is built for the cell.
  ///   - visit: Receives the result of each cell, which may be that of an earlier one.
  ///   - endScene: Called after a scene's last cell with the index of the scene.
  package func forEachTracedScene<Result>(
    _ compute: @escaping (ResizableScene, MatrixCell) -> Result, visit: (String, MatrixCell, Result) -> Void,
    endScene: (Int) -> Void
  ) {
    forEachScene { index, _ in
      var current: MatrixCell?
      let results = source.sweeps(ofSceneAt: index, with: renderer, isTraced: true) { scene in
        report(scene.fileProblems)
        return current.map { compute(scene, $0) }
      }
      for cell in source.cells(ofSceneAt: index) {
        TimeLimit.cell.restart()
        defer { doneCells.add() }
        current = cell
        do {
          if let result = try results(cell) { visit(source.names[index], cell, result) }
        } catch {
          fail(SceneError(scene: source.names[index], cell: cell, cause: error))
        }
      }
      endScene(index)
    }
  }

  /// Lays out a scene in a cell, or reports why that is impossible and returns `nil`.
  package func layout(
    ofSceneAt index: Int, in cell: MatrixCell, overlay: LayoutOverlay? = nil
  ) -> (SceneSnapshot, Rendering)? {
    TimeLimit.cell.restart()
    do throws(SceneError) {
      return try source.render(index, in: cell, overlay: overlay, with: renderer)
    } catch {
      fail(error)
      return nil
    }
  }

  // MARK: Snapshots

  /// Renders the snapshots of one scene after the other, or takes them from the cache.
  ///
  /// - Parameters:
  ///   - use: What the pictures are for.
  ///   - visit: Receives each cell of a scene.
  package func forEachSnapshot(_ use: PictureUse = .comparison, _ visit: (RenderedSnapshot) -> Void) {
    forEachScene { index, conflicts in forEachSnapshot(ofSceneAt: index, use, &conflicts, visit) }
  }

  /// Renders the snapshots of one scene after the other, or takes them from the cache, with a contact sheet for each
  /// scene.
  ///
  /// - Parameters:
  ///   - use: What the pictures are for.
  ///   - visit: Receives each cell of a scene.
  ///   - endScene: Called after a scene's last cell with what draws its contact sheet.
  func forEachSnapshot(
    _ use: PictureUse, _ visit: (RenderedSnapshot) -> Void, endScene: (SceneSheet) -> Void
  ) {
    forEachScene { index, conflicts in
      var sheet = SceneSheet(name: source.names[index], cache: source.cache)
      forEachSnapshot(ofSceneAt: index, use, &conflicts) { snapshot in
        visit(snapshot)
        guard snapshot.overlay == overlays[0] else { return }
        sheet.add(snapshot) { layout(ofSceneAt: index, in: snapshot.cell, overlay: snapshot.overlay)?.0 }
      }
      if !source.cells(ofSceneAt: index).isEmpty { endScene(sheet) }
    }
  }

  private func forEachSnapshot(
    ofSceneAt index: Int, _ use: PictureUse, _ conflicts: inout ConflictJournal, _ visit: (RenderedSnapshot) -> Void
  ) {
    var pictures = PaintedPictures()
    for cell in source.cells(ofSceneAt: index) {
      // A cell that the cache has is neither laid out nor painted, but compared and written to a report.
      TimeLimit.cell.restart()
      defer { doneCells.add() }
      for (place, overlay) in overlays.enumerated() {
        guard let found = snapshot(ofSceneAt: index, in: cell, overlay: overlay, use, &pictures) else { break }
        var snapshot = found.snapshot
        snapshot.overlay = overlay
        snapshot.sceneNames = source.names(ofSceneAt: index)
        if place == 0 { conflicts.add(snapshot.conflicts, scene: snapshot.scene, cell: cell) }
        report(snapshot.fileProblems)
        report(classXibCount: snapshot.classXibCount, ofSceneAt: index)
        findViews(in: snapshot)
        // A scene without the view to explain has nothing to show.
        if let view = overlay?.viewID, !snapshot.sidecar.namesView(view) { continue }
        visit(snapshot)
        // What has become known of the picture is worth keeping, but not the pixels.
        store(snapshot, insteadOf: found.cached)
        snapshot.picture?.releasePixels()
      }
    }
  }

  /// Returns a snapshot, with what the cache has of it.
  private func snapshot(
    ofSceneAt index: Int, in cell: MatrixCell, overlay: LayoutOverlay?, _ use: PictureUse,
    _ pictures: inout PaintedPictures
  ) -> (snapshot: RenderedSnapshot, cached: CachedSnapshot?)? {
    let key = source.key(ofSceneAt: index, in: cell, overlay: overlay)
    if let key, let cached = source.cache?.snapshot(for: key), use.isServed(by: cached) {
      let snapshot = RenderedSnapshot(cached, scene: source.names[index], cell: cell, key: key) {
        () throws(PictureError) in try paint(sceneAt: index, in: cell, overlay: overlay)
      }
      return (snapshot, cached)
    }
    guard let (layout, rendering) = layout(ofSceneAt: index, in: cell, overlay: overlay) else { return nil }
    var snapshot = RenderedSnapshot(layout, rendering, document: document) {
      pictures.picture(of: rendering, as: use.format) { picture(of: rendering, as: use.format) }
    }
    snapshot.key = key
    return (snapshot, nil)
  }

  private func picture(of rendering: Rendering, as format: ImageFormat) -> SnapshotPicture {
    let paint = { [renderer] () throws(PictureError) in
      try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
    }
    guard format != .png else { return SnapshotPicture(paint: paint) }
    return SnapshotPicture(
      encode: { [renderer] () throws(PictureError) in
        try PictureError.painting { () throws(RasterError) in try renderer.file(of: rendering, as: format) }
      }, paint: paint)
  }

  /// Lays out a scene and paints it, for a snapshot whose picture is not in the cache.
  private func paint(
    sceneAt index: Int, in cell: MatrixCell, overlay: LayoutOverlay?
  ) throws(PictureError) -> Pixmap {
    TimeLimit.cell.restart()
    let rendering: Rendering
    do throws(SceneError) {
      rendering = try source.render(index, in: cell, overlay: overlay, with: renderer).1
    } catch {
      throw .layout(error)
    }
    return try PictureError.painting { () throws(RasterError) in try renderer.pixmap(of: rendering) }
  }

  /// Stores a snapshot unless the cache already has as much of it.
  private func store(_ snapshot: RenderedSnapshot, insteadOf known: CachedSnapshot?) {
    guard let key = snapshot.key, let cache = source.cache else { return }
    if let known, known.picture == snapshot.picture?.cached { return }
    if let cached = snapshot.cached { cache.store(cached, for: key) }
  }
}

/// What the pictures of a walk are for.
package enum PictureUse {
  /// Comparing them, for which a file is rarely needed.
  case comparison
  /// Files of a format.
  case files(ImageFormat)

  var format: ImageFormat {
    switch self {
    case .comparison: .png
    case .files(let format): format
    }
  }

  /// Whether the cache has of a snapshot what this use needs.
  func isServed(by cached: CachedSnapshot) -> Bool {
    guard case .files = self, let picture = cached.picture else { return true }
    return !picture.file.isEmpty
  }
}

/// A set of texts that the copies of a walk share.
private final class TextSet {
  private var texts: Set<String> = []

  /// Adds a text, and returns whether it is new.
  func insert(_ text: String) -> Bool { texts.insert(text).inserted }

  func contains(_ text: String) -> Bool { texts.contains(text) }
}

/// The cells that are done and that the run was not told about, which the copies of a walk share.
private final class DoneCells {
  private let report: (WorkerReport) -> Void
  private var count = 0
  private var lastTold = ContinuousClock.now

  /// How often the run is told. A cell may take less time than a message.
  private static let interval = Duration.milliseconds(250)

  init(report: @escaping (WorkerReport) -> Void) { self.report = report }

  func add() {
    count += 1
    if ContinuousClock.now - lastTold >= Self.interval { tell() }
  }

  func tell() {
    if count > 0 { report(.progress(cells: count)) }
    (count, lastTold) = (0, .now)
  }
}

/// The greatest counts by index, which the copies of a walk share.
private final class GreatestCounts {
  private var counts: [Int: Int] = [:]

  /// Raises a count, and returns by how much.
  func raise(to count: Int, at index: Int) -> Int {
    let known = counts[index] ?? 0
    counts[index] = max(known, count)
    return max(0, count - known)
  }
}

extension LayoutNode {
  /// The ids and names of the view and its descendants.
  fileprivate var idsAndNames: [String] {
    [id] + (name.isEmpty ? [] : [name]) + children.flatMap(\.idsAndNames)
  }
}
