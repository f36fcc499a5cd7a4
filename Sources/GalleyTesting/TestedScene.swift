import Galley

/// A scene that a test asserts, in the cells that it is asserted in.
struct TestedScene {
  /// The document that its snapshots are filed under: the catalog's name, or that of the test's file.
  var document: String
  /// The scene's name.
  var name: String
  /// How large it is.
  var size: SceneSize
  /// The device whose screen is taken where a cell names none.
  var canvas: Device
  /// The cells.
  var cells: [MatrixCell]
  /// Makes its views.
  var build: (TraitCollection) throws -> any SceneContent
}

extension TestedScene {
  /// A scene of a catalog.
  init(_ scene: CatalogScene, of catalog: Catalog, choices: MatrixChoices) {
    self.init(
      document: catalog.name, name: scene.name, size: scene.size, canvas: catalog.canvas,
      cells: catalog.cells(of: scene, choices: choices), build: scene.content(for:))
  }
}
