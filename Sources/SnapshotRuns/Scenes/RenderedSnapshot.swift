import Digests
import Foundation
import Galley
import Reports

/// The files of a scene in a cell.
package struct RenderedSnapshot {
  package var scene: String
  /// The names and identifiers by which the scene can be chosen.
  var sceneNames: [String] = []
  package var cell: MatrixCell
  /// Pixels per point.
  package var scale: Double
  /// The size of the painted area in points.
  package var size: Size
  /// The picture, or `nil` for a scene without area.
  package var picture: SnapshotPicture?
  /// The layout's file, without digests of the picture.
  package var sidecar: [UInt8]
  /// The conflicts as Apple's platforms log them.
  var conflicts: [String]
  /// The messages of the findings about files that are there and cannot be read.
  var fileProblems: [String] = []
  /// The number of custom views and cells that show the xibs of their classes.
  var classXibCount = 0
  /// What the index of the images shows of the snapshot.
  var summary = SnapshotSummary()
  /// The requests to the asset catalogs, with the digests of the answers.
  var assets: [CachedSnapshot.Asset] = []
  /// What is drawn over the picture, or `nil` for nothing.
  var overlay: LayoutOverlay?
  /// The cache's key, or `nil` if the cache does not hold the snapshot.
  var key: ContentDigest?
  /// The scene as it was laid out, or `nil` if the files come from the cache.
  var layout: SceneSnapshot?
}

extension RenderedSnapshot {
  /// - Parameter paint: Paints the picture again, if it is needed and is not in the cache.
  init(
    _ cached: CachedSnapshot, scene: String, cell: MatrixCell, key: ContentDigest,
    paint: @escaping () throws(PictureError) -> Pixmap
  ) {
    self.init(
      scene: scene, cell: cell, scale: cached.scale, size: cached.size,
      picture: cached.picture.map { SnapshotPicture($0, paint: paint) },
      sidecar: cached.sidecar, conflicts: cached.conflicts, fileProblems: cached.fileProblems,
      classXibCount: cached.classXibCount,
      summary: (try? JSONDecoder().decode(SnapshotSummary.self, from: Data(cached.summary))) ?? SnapshotSummary(),
      assets: cached.assets, key: key)
  }

  /// - Parameter picture: Returns the picture of the rendering; not called for a scene without area.
  package init(_ snapshot: SceneSnapshot, _ rendering: Rendering, document: String, picture: () -> SnapshotPicture) {
    let size = rendering.displayList.size
    let hasArea = size.width > 0 && size.height > 0
    let sidecar = LayoutRecord(document: document, scenes: [snapshot]).json() + "\n"
    self.init(
      scene: snapshot.name, cell: snapshot.cell, scale: snapshot.scale, size: size,
      picture: hasArea ? picture() : nil,
      sidecar: Array(sidecar.utf8), conflicts: rendering.conflictLog,
      fileProblems: rendering.fileProblems, classXibCount: rendering.classXibs.count,
      summary: SnapshotSummary(snapshot),
      assets: rendering.assetRecords,
      layout: snapshot)
  }

  /// Returns the snapshot's files; the sidecar says what the picture shows.
  ///
  /// - Throws: `PictureError` if the picture cannot be painted.
  package func files() throws(PictureError) -> (picture: [UInt8]?, sidecar: [UInt8]) {
    guard let picture else { return (nil, sidecar) }
    let file = try picture.file()
    return (file, try picture.digests()?.added(to: sidecar) ?? sidecar)
  }

  /// The snapshot as the cache stores it, or `nil` if it could not be painted.
  var cached: CachedSnapshot? {
    let known = picture?.cached
    guard picture == nil || known != nil else { return nil }
    return CachedSnapshot(
      scale: scale, size: size, picture: known, sidecar: sidecar, conflicts: conflicts,
      fileProblems: fileProblems, classXibCount: classXibCount,
      summary: (try? JSONEncoder().encode(summary)).map(Array.init) ?? [], assets: assets)
  }
}

extension Rendering {
  /// The messages of the findings about files that are there and cannot be read.
  package var fileProblems: [String] { layout.findings.fileProblems }

  /// The requests to the asset catalogs with the digests of the answers, sorted to be independent of the time of each
  /// request.
  fileprivate var assetRecords: [CachedSnapshot.Asset] {
    (assets ?? [:]).map { request, answer in
      CachedSnapshot.Asset(kind: request.kind.rawValue, name: request.name, digest: answer.digest.hexadecimal)
    }.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
  }
}

extension RenderedSnapshot {
  /// A warning that says why there is no picture.
  func reportWithoutArea(at place: String) -> WorkerReport {
    let reason = RasterError.noArea(scene: scene, width: size.width, height: size.height)
    return .log(Diagnostic(.warning, at: place, "\(reason)").line + "\n")
  }
}

/// What the cache keeps of a picture.
typealias CachedPicture = CachedSnapshot.Picture

/// The pictures of a scene's last cells, so that cells that look the same are painted once: those of a language that
/// the document is not translated into, or of a text size that none of its fonts follows.
struct PaintedPictures {
  /// The number of pictures to keep: cells that look the same are rarely further apart.
  private static let capacity = 16

  /// Cells are compared one by one: different ones differ early, and most scenes have few, whose hashes would take
  /// longer.
  private struct Content: Equatable {
    var displayList: DisplayList
    var scale: Double
    var background: Color
  }

  private var pictures: [(content: Content, picture: SnapshotPicture)] = []

  /// Returns the picture of a rendering that looks the same, or a new one.
  ///
  /// Formats that write numbers as text distinguish 0 from -0, which compare equal, so their pictures are always new.
  mutating func picture(
    of rendering: Rendering, as format: ImageFormat, _ make: () -> SnapshotPicture
  ) -> SnapshotPicture {
    guard format == .png else { return make() }
    let content = Content(
      displayList: rendering.displayList, scale: rendering.scale, background: rendering.background)
    if let known = pictures.first(where: { $0.content == content }) { return known.picture }
    let picture = make()
    pictures.append((content, picture))
    if pictures.count > Self.capacity { pictures.removeFirst() }
    return picture
  }
}

/// The contact sheet of a scene, drawn from the layouts of its cells.
///
/// If the cells come from the cache and the sheet does not, the cells are laid out again.
struct SceneSheet {
  let name: String
  private let cache: UnitCache?
  private var cells: [Cell] = []

  private struct Cell {
    var key: ContentDigest?
    var assets: [CachedSnapshot.Asset]
    var layout: () -> SceneSnapshot?
  }

  init(name: String, cache: UnitCache?) {
    self.name = name
    self.cache = cache
  }

  var isEmpty: Bool { cells.isEmpty }

  /// - Parameter layout: Lays out the cell again if the snapshot comes from the cache.
  mutating func add(_ snapshot: RenderedSnapshot, layout: @escaping () -> SceneSnapshot?) {
    let known = snapshot.layout
    cells.append(Cell(key: snapshot.key, assets: snapshot.assets) { known ?? layout() })
  }

  /// Returns the sheet's file from the cache, or draws it.
  ///
  /// - Parameter draw: Draws a sheet of layouts.
  func picture(_ draw: ([SceneSnapshot]) throws(PictureError) -> [UInt8]) throws(PictureError) -> [UInt8] {
    let key = key
    if let key, let known = cache?.sheet(for: key) { return known }
    let layouts = cells.compactMap { $0.layout() }
    let picture = try draw(layouts)
    if let key, layouts.count == cells.count { cache?.store(sheet: picture, of: cells.flatMap(\.assets), for: key) }
    return picture
  }

  private var key: ContentDigest? {
    let keyed = cells.compactMap { cell in cell.key.map { (key: $0, assets: cell.assets) } }
    return keyed.count == cells.count ? cache?.sheetKey(of: keyed) : nil
  }
}
