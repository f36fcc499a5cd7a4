import Galley

/// Where scenes come from.
enum SceneSource {
  /// A document.
  case document(DocumentRenderer)
  /// A scene written in Swift.
  case catalog(Catalog, CatalogScene)

  /// Opens what a unit names.
  ///
  /// - Throws: `InterfaceDocumentError` when the document cannot be read.
  init?(
    _ unit: WorkUnit, in selection: SceneSelection, assets: AssetLibrary
  ) throws(InterfaceDocumentError) {
    guard !unit.scene.isEmpty else {
      self = .document(
        try DocumentRenderer(contentsOf: unit.document, assets: assets, sampleNumber: selection.sampleNumber))
      return
    }
    guard let catalog = selection.catalog, let scene = catalog.scenes.first(where: { $0.name == unit.scene }) else {
      return nil
    }
    self = .catalog(catalog, scene)
  }

  /// What was done otherwise than the document asks for.
  var issues: [DocumentIssue] {
    switch self {
    case .document(let renderer): renderer.document.issues
    case .catalog: []
    }
  }

  /// The names of the scenes.
  var names: [String] {
    switch self {
    case .document(let renderer): renderer.scenes.map(\.name)
    case .catalog(_, let scene): [scene.name]
    }
  }

  /// The places of the scenes that a name or an id stands for.
  func scenes(called names: [String]) -> [Int] {
    switch self {
    case .document(let renderer):
      renderer.scenes.indices.filter { place in
        let scene = renderer.scenes[place]
        return names.contains { [scene.name, scene.reference.name, scene.reference.id].contains($0) }
      }
    case .catalog(_, let scene): names.contains(scene.name) ? [0] : []
    }
  }

  /// The cells of all the scenes.
  func cells(_ choices: MatrixChoices) -> [MatrixCell] {
    switch self {
    case .document(let renderer): choices.matrix.cells(localesAtHand: renderer.locales)
    case .catalog(let catalog, let scene): catalog.cells(of: scene, choices: choices)
    }
  }

  /// Lays out the scene at a place.
  ///
  /// - Throws: `DocumentRendererError` when the locale's table or document cannot be read, and what a catalog's scene
  ///   throws.
  func render(
    _ place: Int, in cell: MatrixCell, overlay: LayoutOverlay?, with renderer: Renderer
  ) throws -> (SceneSnapshot, Rendering) {
    let (rendering, id): (Rendering, String)
    switch self {
    case .document(let document):
      let scene = document.scenes[place]
      rendering = try document.render(scene, in: cell, overlay: overlay, with: renderer)
      id = scene.reference.id
    case .catalog(let catalog, let scene):
      rendering = try renderer.render(scene, in: cell, canvas: catalog.canvas, overlay: overlay)
      id = rendering.layout.root.id
    }
    let snapshot = SceneSnapshot(
      id: id, name: names[place], cell: cell, scale: rendering.scale, layout: rendering.layout,
      displayList: rendering.displayList)
    return (snapshot, rendering)
  }
}
