import Digests
import Galley
import SnapshotCache

/// The contact sheet of a scene: drawn from the layouts of its cells, which are made where the cells come from the cache
/// and the sheet does not.
struct SceneSheet {
  let name: String
  let cache: UnitCache?
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

  /// Whether there is nothing to show.
  var isEmpty: Bool { cells.isEmpty }

  /// Adds a cell, and what lays it out once more where it comes from the cache.
  mutating func add(_ snapshot: MadeSnapshot, layout: @escaping () -> SceneSnapshot?) {
    let known = snapshot.layout
    cells.append(Cell(key: snapshot.key, assets: snapshot.assets) { known ?? layout() })
  }

  /// The sheet's file.
  ///
  /// - Parameter draw: draws a sheet of layouts.
  func picture(_ draw: ([SceneSnapshot]) throws(RasterError) -> [UInt8]) throws(RasterError) -> [UInt8] {
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
