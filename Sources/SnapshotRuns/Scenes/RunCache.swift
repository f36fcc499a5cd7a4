import Digests
import Galley

/// The folder in which runs store their results, in front of the server that has those of other machines.
package struct CacheFolder: Hashable, Sendable {
  package var path: String
  /// The size in bytes above which the oldest entries are removed.
  package var limit: Int
  /// The server that machines share, or `nil` for none.
  package var server: CacheServer?

  package init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  package func open() throws(SnapshotCacheError) -> SnapshotCache { try SnapshotCache(folder: path, limit: limit) }
}

/// The part of a cache that a run can use: the results of this program with the run's fonts and settings.
package final class RunCache {
  let store: SnapshotCache
  let assets: AssetLibrary
  private let digest: ContentDigest
  private var descriptions: [MatrixCell: String] = [:]
  /// Whether there is a server that other machines find the results on.
  private let isShared: Bool
  /// The keys of what was stored since they were last taken.
  private var stored: [ContentDigest] = []

  /// Opens a cache, or returns `nil` if the folder cannot hold one or the system does not say which program this is.
  ///
  /// - Parameters:
  ///   - folder: The cache's folder, or `nil` to use no cache.
  ///   - assets: The images and colours of the run.
  ///   - factors: What determines the pictures in addition to documents, scenes, cells, fonts and the program.
  init?(_ folder: CacheFolder?, fonts: FontLibrary, assets: AssetLibrary, factors: PictureFactors) {
    // An error was reported when the run began.
    guard let store = try? folder?.open(),
      let engine = EngineDigest.current(fonts: fonts, digestOfFile: FileDigests(rememberedBy: store).digest)
    else { return nil }
    self.store = store
    self.assets = assets
    isShared = folder?.server != nil
    digest = ContentDigest(of: engine.hexadecimal, String(reflecting: factors))
  }

  /// Returns the cache of a unit, or `nil` if the unit is a document that cannot be read or a scene written in Swift,
  /// whose code may depend on anything.
  func unit(_ unit: WorkUnit) -> UnitCache? {
    guard unit.scene.isEmpty, let inputs = DocumentInputs(ofDocument: unit.file) else { return nil }
    return UnitCache(
      run: self, inputs: inputs, document: unit.file,
      // What is reported of the document begins with its place.
      digest: ContentDigest(of: digest.hexadecimal, inputs.digest.hexadecimal, unit.document, unit.place))
  }

  fileprivate func store(_ value: [UInt8], for key: ContentDigest) {
    store.store(value, for: key)
    if isShared { stored.append(key) }
  }

  /// Returns the keys of what was stored since the last call and has a place on the server.
  func takeStored() -> [ContentDigest] {
    defer { stored = [] }
    return stored
  }

  /// Returns a description that no two cells share.
  fileprivate func description(of cell: MatrixCell) -> String {
    if let known = descriptions[cell] { return known }
    let description = String(reflecting: cell)
    descriptions[cell] = description
    return description
  }
}

/// What determines the pictures in addition to documents, scenes, cells, fonts and the program.
///
/// The cache compares factors by their printed form, so a new property or setting counts without further work.
struct PictureFactors {
  private let settings: RenderSettings
  private let textAttributes: [String]
  private let format: ImageFormat

  /// - Parameter attributes: The runtime attributes whose values are keys of the project's tables.
  init(_ settings: RenderSettings, _ attributes: TextAttributes = TextAttributes(), format: ImageFormat = .png) {
    self.settings = settings
    textAttributes = attributes.names.sorted() + [attributes.table]
    self.format = format
  }
}

/// The cache's entries for a document in its current state.
struct UnitCache {
  let run: RunCache
  let inputs: DocumentInputs
  /// The document's path.
  let document: String
  /// The digest of the run and the document's files.
  let digest: ContentDigest

  // MARK: The document

  /// The document's scenes, languages and issues, or `nil` if they are not in the cache.
  var listing: CachedDocument? { run.store.value(for: listingKey).flatMap(CachedDocument.init(bytes:)) }

  func store(_ listing: CachedDocument) {
    guard inputs.areUnchanged else { return }
    run.store(listing.bytes, for: listingKey)
  }

  var listingKey: ContentDigest { ContentDigest(of: digest.hexadecimal, "listing") }

  // MARK: Snapshots

  /// - Parameters:
  ///   - name: The name of the scene with its state, or `nil` for the scene's own.
  ///   - data: The digest of the values of the scene, or empty without values.
  func key(
    ofSceneAt index: Int, _ scene: CachedDocument.Scene, named name: String? = nil, data: String = "",
    in cell: MatrixCell
  ) -> ContentDigest {
    ContentDigest(
      of: digest.hexadecimal, "snapshot", String(index), scene.id, name ?? scene.name, data, run.description(of: cell))
  }

  /// Returns the snapshot of a key, or `nil` if there is none or an asset that it uses has changed.
  func snapshot(for key: ContentDigest) -> CachedSnapshot? {
    guard let snapshot = run.store.value(for: key).flatMap(CachedSnapshot.init(bytes:)),
      snapshot.assets.allSatisfy({ answer(to: $0)?.digest.hexadecimal == $0.digest })
    else { return nil }
    return snapshot
  }

  /// Stores a snapshot unless a file that it was made from has changed since the run read it, or another run may read
  /// more of them.
  func store(_ snapshot: CachedSnapshot, for key: ContentDigest) {
    guard areUnchanged(snapshot.assets), !run.assets.isUnsteady(document) else { return }
    run.store(snapshot.bytes, for: key)
  }

  private func areUnchanged(_ assets: [CachedSnapshot.Asset]) -> Bool {
    inputs.areUnchanged && assets.allSatisfy { answer(to: $0)?.isUnchanged == true }
  }

  private func answer(to asset: CachedSnapshot.Asset) -> AssetAnswer? {
    AssetRequest.Kind(rawValue: asset.kind).map { kind in
      run.assets.answer(to: AssetRequest(kind: kind, name: asset.name), document: document)
    }
  }

  // MARK: Contact sheets

  func sheetKey(of snapshots: [(key: ContentDigest, assets: [CachedSnapshot.Asset])]) -> ContentDigest {
    let hash = ContentHash()
    hash.add("sheet")
    for snapshot in snapshots {
      hash.add(snapshot.key)
      for asset in snapshot.assets { hash.add(asset.digest) }
    }
    return hash.digest()
  }

  func sheet(for key: ContentDigest) -> [UInt8]? { run.store.value(for: key) }

  /// Stores a contact sheet unless a file that it was made from has changed since the run read it.
  func store(sheet: [UInt8], of assets: [CachedSnapshot.Asset], for key: ContentDigest) {
    guard areUnchanged(assets) else { return }
    run.store.store(sheet, for: key)
  }
}
