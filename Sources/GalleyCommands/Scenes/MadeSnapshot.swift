import Digests
import Galley
import SnapshotCache

/// A scene in a cell with its files.
struct MadeSnapshot {
  /// The scene's name.
  var scene: String
  var cell: MatrixCell
  /// Pixels per point.
  var scale: Double
  /// The area that is painted, in points.
  var size: Size
  /// The picture's file, or why there is none; nothing for a scene without area.
  var picture: Result<[UInt8], RasterError>?
  /// The layout's file.
  var sidecar: [UInt8]
  /// The conflicts in the words of the log.
  var conflicts: [String]
  /// What was asked of the asset catalogs.
  var assets: [CachedSnapshot.Asset] = []
  /// What the cache knows the snapshot by; none where it is not kept.
  var key: ContentDigest?
  /// The scene as it was laid out; none where its files come from the cache.
  var layout: SceneSnapshot?
}

extension MadeSnapshot {
  /// Takes a snapshot from a cache.
  init(_ cached: CachedSnapshot, scene: String, cell: MatrixCell, key: ContentDigest) {
    self.init(
      scene: scene, cell: cell, scale: cached.scale, size: cached.size, picture: cached.picture.map { .success($0) },
      sidecar: cached.sidecar, conflicts: cached.conflicts, assets: cached.assets, key: key)
  }

  /// Takes what was laid out and painted.
  ///
  /// - Parameter paint: paints it.
  init(
    _ snapshot: SceneSnapshot, _ rendering: Rendering, document: String, paint: () throws(RasterError) -> [UInt8]
  ) {
    let size = rendering.displayList.size
    let hasArea = size.width > 0 && size.height > 0
    let sidecar = LayoutRecord(document: document, scenes: [snapshot]).json() + "\n"
    self.init(
      scene: snapshot.name, cell: snapshot.cell, scale: snapshot.scale, size: size,
      picture: hasArea ? Result { () throws(RasterError) in try paint() } : nil,
      sidecar: Array(sidecar.utf8), conflicts: rendering.conflictLog, assets: rendering.assetRecords, layout: snapshot)
  }

  /// What a cache keeps of the snapshot; nothing where it could not be painted.
  var cached: CachedSnapshot? {
    guard let picture = try? picture?.get() else {
      return picture == nil
        ? CachedSnapshot(
          scale: scale, size: size, picture: nil, sidecar: sidecar, conflicts: conflicts, assets: assets) : nil
    }
    return CachedSnapshot(
      scale: scale, size: size, picture: picture, sidecar: sidecar, conflicts: conflicts, assets: assets)
  }
}

extension Rendering {
  /// What was asked of the asset catalogs, in an order of its own.
  fileprivate var assetRecords: [CachedSnapshot.Asset] {
    (assets ?? [:]).map { request, answer in
      CachedSnapshot.Asset(kind: request.kind.rawValue, name: request.name, digest: answer.digest.hexadecimal)
    }.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
  }
}
