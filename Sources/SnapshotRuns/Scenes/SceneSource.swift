import Digests
import Galley
import SnapshotCache

/// The scenes of a unit of work.
///
/// A document that is in the cache is read only when one of its scenes has to be laid out.
package final class SceneSource {
  /// The scenes' names, in the order of the document.
  package let names: [String]
  /// The cells that every scene is laid out in.
  package let cells: [MatrixCell]
  /// The document's issues, as lines for the log.
  let issues: [String]
  /// The cache's entries for the document, or `nil` if it is not cached.
  let cache: UnitCache?
  private let listing: CachedDocument?
  private let open: () throws -> Origin
  private var origin: Origin?

  private enum Origin {
    case document(DocumentRenderer)
    case swift(SwiftScene)
  }

  /// Lists the scenes of a unit, or returns `nil` if the catalog has no scene of the unit's name.
  package convenience init?(_ unit: WorkUnit, in setting: RunSetting, assets: AssetLibrary)
    throws(InterfaceDocumentError)
  {
    try self.init(unit, in: setting, assets: assets, cache: nil)
  }

  convenience init?(
    _ unit: WorkUnit, in setting: RunSetting, assets: AssetLibrary, cache: RunCache?
  ) throws(InterfaceDocumentError) {
    guard unit.scene.isEmpty else {
      guard let catalog = setting.catalog, let scene = catalog.scenes.first(where: { $0.name == unit.scene }) else {
        return nil
      }
      self.init(SwiftScene(scene, of: catalog, choices: setting.matrix))
      return
    }
    try self.init(document: unit, in: setting, assets: assets, cache: cache?.unit(unit))
  }

  private init(
    document unit: WorkUnit, in setting: RunSetting, assets: AssetLibrary, cache: UnitCache?
  ) throws(InterfaceDocumentError) {
    let read = { () throws(InterfaceDocumentError) in
      let renderer = try DocumentRenderer(
        contentsOf: unit.file, assets: assets, sampleNumber: setting.sampleNumber)
      renderer.recordsAssets = cache != nil
      return renderer
    }
    let listing: CachedDocument
    if let known = cache?.listing {
      listing = known
    } else {
      let renderer = try read()
      listing = CachedDocument(renderer, named: unit.document)
      cache?.store(listing)
      origin = .document(renderer)
    }
    (self.cache, self.listing) = (cache, listing)
    names = listing.scenes.map(\.name)
    cells = setting.matrix.matrix.cells(localesAtHand: listing.locales)
    issues = listing.issues
    open = {
      let renderer = try read()
      guard CachedDocument(renderer, named: unit.document) == listing else { throw ChangedDocument() }
      return .document(renderer)
    }
  }

  /// Creates the source of a scene written in Swift.
  package init(_ scene: SwiftScene) {
    (names, cells, issues) = ([scene.name], scene.cells, [])
    (listing, cache, origin, open) = (nil, nil, .swift(scene), { .swift(scene) })
  }

  /// Returns the indices of the scenes that have one of the given names or ids, or of all scenes if no names are given.
  package func indices(ofScenes wanted: [String]) -> [Int] {
    guard !wanted.isEmpty else { return Array(names.indices) }
    let wanted = Set(wanted)
    return names.indices.filter { !wanted.isDisjoint(with: names(ofSceneAt: $0)) }
  }

  /// Returns the names and ids by which a scene can be chosen.
  func names(ofSceneAt index: Int) -> [String] {
    guard let scene = listing?.scenes[index] else { return [names[index]] }
    return [scene.name, scene.id] + scene.otherNames
  }

  /// The ids of the scenes' root views, or `nil` for a scene written in Swift, which has none of its own.
  var sceneIDs: [String]? { listing?.scenes.map(\.id) }

  /// Returns the cache's key of a scene in a cell, or `nil` if the document is not cached.
  func key(ofSceneAt index: Int, in cell: MatrixCell) -> ContentDigest? {
    guard let cache, let listing else { return nil }
    return cache.key(ofSceneAt: index, listing.scenes[index], in: cell)
  }

  func render(
    _ index: Int, in cell: MatrixCell, overlay: LayoutOverlay?, with renderer: Renderer
  ) throws(SceneError) -> (SceneSnapshot, Rendering) {
    do {
      let (rendering, id): (Rendering, String)
      switch try opened() {
      case .document(let document):
        let scene = document.scenes[index]
        rendering = try document.render(scene, in: cell, overlay: overlay, with: renderer)
        id = scene.reference.id
      case .swift(let scene):
        rendering = try renderer.render(
          in: cell, at: scene.size, canvas: scene.canvas, showsChrome: scene.showsChrome, overlay: overlay, scene.build)
        id = rendering.layout.root.id
      }
      let snapshot = SceneSnapshot(
        id: id, name: names[index], cell: cell, scale: rendering.scale, look: rendering.look,
        layout: rendering.layout, displayList: rendering.displayList)
      return (snapshot, rendering)
    } catch {
      throw SceneError(scene: names[index], cell: cell, cause: error)
    }
  }

  private func opened() throws -> Origin {
    if let origin { return origin }
    let opened = try open()
    origin = opened
    return opened
  }
}

extension CachedDocument {
  fileprivate init(_ renderer: DocumentRenderer, named name: String) {
    self.init(
      scenes: renderer.scenes.map { scene in
        let names = scene.reference.otherNames + [scene.reference.controllerID].compactMap(\.self)
        return .init(id: scene.reference.id, name: scene.name, otherNames: names.filter { $0 != scene.name })
      },
      locales: renderer.locales, issues: renderer.document.issues.map { Diagnostic($0, in: name).line })
  }
}

/// A scene written in Swift, with everything that determines its snapshots.
package struct SwiftScene {
  /// The name that its snapshots are filed under: that of the catalog, or of a test's file.
  package var document: String
  package var name: String
  package var size: SceneSize
  /// The device whose screen is used if a cell does not name a device.
  package var canvas: Device
  /// Whether a scene that fills the screen has the device's chrome, or `nil` for the default.
  package var showsChrome: Bool?
  package var cells: [MatrixCell]
  package var build: (TraitCollection) throws -> any SceneContent

  package init(
    document: String, name: String, size: SceneSize, canvas: Device, showsChrome: Bool? = nil, cells: [MatrixCell],
    build: @escaping (TraitCollection) throws -> any SceneContent
  ) {
    self.document = document
    self.name = name
    self.size = size
    self.canvas = canvas
    self.showsChrome = showsChrome
    self.cells = cells
    self.build = build
  }

  package init(_ scene: CatalogScene, of catalog: Catalog, choices: MatrixChoices) {
    self.init(
      document: catalog.name, name: scene.name, size: scene.size, canvas: catalog.canvas,
      showsChrome: catalog.showsChrome, cells: catalog.cells(of: scene, choices: choices), build: scene.content(for:))
  }
}

/// A scene that cannot be laid out in a cell.
package struct SceneError: Error, CustomStringConvertible {
  package var scene: String
  package var cell: MatrixCell
  package var cause: any Error

  package var description: String { "'\(scene)' in \(cell.words) cannot be laid out: \(cause)" }
}

extension Diagnostic {
  init(_ error: SceneError, in document: String) {
    switch error.cause {
    case let cause as InterfaceDocumentError: self.init(cause)
    case let cause as DocumentRendererError: self.init(cause, in: document)
    case let cause as ChangedDocument: self.init(.error, at: document, cause.description)
    default: self.init(.error, at: document, error.description)
    }
  }
}

/// A document that has changed since its scenes were listed.
private struct ChangedDocument: Error, CustomStringConvertible {
  var description: String { "the document was changed while it was read" }
}

extension MatrixCell {
  /// The device, locale and text size, also the orientation and appearance unless they are portrait and light, and the look if one is chosen.
  package var words: String {
    var parts = [screen.name, locale, typeSize.name]
    if orientation == .landscape { parts.append("landscape") }
    if appearance == .dark { parts.append("dark") }
    if let look { parts.append(look.name) }
    return parts.joined(separator: " ")
  }
}
