import Digests
import Galley
import SnapshotCache

/// What a cache holds of a document, as its files are now.
struct UnitCache {
  let run: RunCache
  let inputs: DocumentInputs
  let document: String
  /// What the run and the document's files come to.
  let digest: ContentDigest

  // MARK: The document

  /// The document's scenes, languages and issues; none where they are not known.
  var listing: CachedDocument? { run.store.value(for: listingKey).flatMap(CachedDocument.init(bytes:)) }

  /// Keeps the document's scenes, languages and issues.
  func store(_ listing: CachedDocument) {
    guard inputs.areUnchanged else { return }
    run.store.store(listing.bytes, for: listingKey)
  }

  private var listingKey: ContentDigest { ContentDigest(of: digest.hexadecimal, "listing") }

  // MARK: Snapshots

  /// The key of a scene in a cell.
  func key(ofSceneAt place: Int, _ scene: CachedDocument.Scene, in cell: MatrixCell) -> ContentDigest {
    ContentDigest(
      of: digest.hexadecimal, "snapshot", String(place), scene.id, scene.title, scene.name, run.description(of: cell))
  }

  /// What was made for a key, where the asset catalogs still give what they gave then.
  func snapshot(for key: ContentDigest) -> CachedSnapshot? {
    guard let snapshot = run.store.value(for: key).flatMap(CachedSnapshot.init(bytes:)),
      snapshot.assets.allSatisfy(isAnsweredAlike)
    else { return nil }
    return snapshot
  }

  /// Keeps what was made for a key, where all that it was made from has stayed as it was when the run looked at it.
  func store(_ snapshot: CachedSnapshot, for key: ContentDigest) {
    guard inputs.areUnchanged, snapshot.assets.allSatisfy({ answer(to: $0)?.isUnchanged == true }) else { return }
    run.store.store(snapshot.bytes, for: key)
  }

  private func isAnsweredAlike(_ asset: CachedSnapshot.Asset) -> Bool {
    answer(to: asset)?.digest.hexadecimal == asset.digest
  }

  private func answer(to asset: CachedSnapshot.Asset) -> AssetAnswer? {
    AssetRequest.Kind(rawValue: asset.kind).map { kind in
      run.assets.answer(to: AssetRequest(kind: kind, name: asset.name), document: document)
    }
  }

  // MARK: Contact sheets

  /// The key of a contact sheet of snapshots, each with its own key.
  func sheetKey(of snapshots: [(key: ContentDigest, assets: [CachedSnapshot.Asset])]) -> ContentDigest {
    let hash = ContentHash()
    hash.add("sheet")
    for snapshot in snapshots {
      hash.add(snapshot.key)
      for asset in snapshot.assets { hash.add(asset.digest) }
    }
    return hash.digest()
  }

  /// The contact sheet of a key.
  func sheet(for key: ContentDigest) -> [UInt8]? { run.store.value(for: key) }

  /// Keeps a contact sheet.
  func store(sheet: [UInt8], of assets: [CachedSnapshot.Asset], for key: ContentDigest) {
    guard inputs.areUnchanged, assets.allSatisfy({ answer(to: $0)?.isUnchanged == true }) else { return }
    run.store.store(sheet, for: key)
  }
}
