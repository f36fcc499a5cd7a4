import Graphics

/// What a run needs of a scene in a cell to write its files, compare them and tell what was found.
package struct CachedSnapshot: Hashable, Sendable {
  /// An asset that was asked for, and the digest of what was found.
  package struct Asset: Hashable, Sendable {
    /// Whether a picture or a colour was asked for.
    package var kind: String
    /// The asset's name.
    package var name: String
    /// 64 hexadecimal digits.
    package var digest: String

    /// Makes an asset.
    package init(kind: String, name: String, digest: String) {
      self.kind = kind
      self.name = name
      self.digest = digest
    }
  }

  /// Pixels per point.
  package var scale: Double
  /// The area that is painted, in points.
  package var size: Size
  /// The picture's file; none for a scene without area.
  package var picture: [UInt8]?
  /// The layout's file.
  package var sidecar: [UInt8]
  /// The conflicts in the words of the log.
  package var conflicts: [String]
  /// What was asked of the asset catalogs: the snapshot holds as long as the answers are the same.
  package var assets: [Asset]

  /// Makes a snapshot.
  package init(
    scale: Double, size: Size, picture: [UInt8]?, sidecar: [UInt8], conflicts: [String], assets: [Asset]
  ) {
    self.scale = scale
    self.size = size
    self.picture = picture
    self.sidecar = sidecar
    self.conflicts = conflicts
    self.assets = assets
  }
}

extension CachedSnapshot {
  /// The snapshot as a cache's value.
  package var bytes: [UInt8] {
    var fields = EntryWriter()
    fields.add(scale)
    fields.add(size.width)
    fields.add(size.height)
    fields.add(sidecar)
    fields.add(conflicts)
    fields.add(assets.flatMap { [$0.kind, $0.name, $0.digest] })
    if let picture { fields.add(picture) }
    return fields.bytes
  }

  /// Reads a snapshot from a cache's value; none from another.
  package init?(bytes: [UInt8]) {
    var fields = EntryReader(bytes)
    guard let scale = fields.number(), let width = fields.number(), let height = fields.number(),
      let sidecar = fields.field(), let conflicts = fields.texts(), let assets = fields.texts(), assets.count % 3 == 0
    else { return nil }
    let picture = fields.isAtEnd ? nil : fields.field()
    guard fields.isAtEnd else { return nil }
    self.init(
      scale: scale, size: Size(width: width, height: height), picture: picture, sidecar: sidecar,
      conflicts: conflicts,
      assets: stride(from: 0, to: assets.count, by: 3).map {
        Asset(kind: assets[$0], name: assets[$0 + 1], digest: assets[$0 + 2])
      })
  }
}
