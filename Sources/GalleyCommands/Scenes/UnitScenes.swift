import Digests
import Galley
import SnapshotCache

/// The scenes of a unit: as a cache knows them, else as they are read. A document that is known is opened when one of
/// its scenes has to be laid out.
final class UnitScenes {
  /// What is kept of the unit; none where nothing is.
  let cache: UnitCache?
  let names: [String]
  let issues: [String]
  let cells: [MatrixCell]
  private let unit: WorkUnit
  private let selection: SceneSelection
  private let assets: AssetLibrary
  private let listing: CachedDocument?
  private var source: SceneSource?

  /// A document that is another than when its scenes were listed.
  struct ChangedDocument: Error {}

  /// Looks at what a unit names; none where the catalog has no such scene.
  ///
  /// - Throws: `InterfaceDocumentError` when the document cannot be read.
  init?(
    _ unit: WorkUnit, in selection: SceneSelection, assets: AssetLibrary, cache: RunCache?
  ) throws(InterfaceDocumentError) {
    self.unit = unit
    self.selection = selection
    self.assets = assets
    self.cache = cache?.unit(unit)
    let known = self.cache?.listing
    if known == nil {
      guard let opened = try SceneSource(unit, in: selection, assets: assets) else { return nil }
      source = opened
    }
    listing = known ?? source?.listing(inDocument: unit.document)
    if known == nil, let listing { self.cache?.store(listing) }
    names = listing?.scenes.map(\.name) ?? source?.names ?? []
    issues = listing?.issues ?? []
    cells =
      listing.map { selection.matrix.matrix.cells(localesAtHand: $0.locales) } ?? source?.cells(selection.matrix) ?? []
  }

  /// The places of the scenes that are asked for.
  var chosenPlaces: [Int] {
    guard !selection.scenes.isEmpty else { return Array(names.indices) }
    guard let listing else { return source?.scenes(called: selection.scenes) ?? [] }
    return listing.scenes.indices.filter { place in
      let scene = listing.scenes[place]
      return selection.scenes.contains { [scene.name, scene.title, scene.id].contains($0) }
    }
  }

  /// The key of the scene at a place in a cell; none where nothing is kept.
  func key(ofSceneAt place: Int, in cell: MatrixCell) -> ContentDigest? {
    guard let cache, let listing else { return nil }
    return cache.key(ofSceneAt: place, listing.scenes[place], in: cell)
  }

  /// The scenes to lay out.
  ///
  /// - Throws: `InterfaceDocumentError` when the document cannot be read, ``ChangedDocument`` when it is another by now.
  func opened() throws -> SceneSource {
    if let source { return source }
    guard let opened = try SceneSource(unit, in: selection, assets: assets),
      opened.listing(inDocument: unit.document) == listing
    else { throw ChangedDocument() }
    source = opened
    return opened
  }
}

extension SceneSource {
  /// What there is to know of a document without laying it out; none of a catalog.
  func listing(inDocument path: String) -> CachedDocument? {
    guard case .document(let renderer) = self else { return nil }
    return CachedDocument(
      scenes: renderer.scenes.map { .init(id: $0.reference.id, title: $0.reference.name, name: $0.name) },
      locales: renderer.locales, issues: renderer.document.issues.map { Diagnostic($0, in: path).text })
  }
}
