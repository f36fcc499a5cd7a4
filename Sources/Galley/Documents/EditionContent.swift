import InterfaceBuilder

/// What editions of a document have in common if their texts are the same. Without tables of its own, a language often
/// has the texts of another.
struct EditionContent {
  /// A number that equal documents have in common, and no others.
  let number: Int
  /// Builds the scenes of the document, without what values of data refer to.
  let builder: SceneBuilder
  /// The names of the fonts that the document uses, except the system font.
  let fontNames: Set<String>
  /// The scenes by their ids, of several with the same one the first.
  private let scenes: [String: SceneReference]

  var document: InterfaceDocument { builder.document }

  /// Returns the scene that corresponds to one of the original.
  func scene(matching reference: SceneReference) -> SceneReference { scenes[reference.id] ?? reference }

  fileprivate init(number: Int, builder: SceneBuilder) {
    self.number = number
    self.builder = builder
    fontNames = builder.document.fontNames
    scenes = Dictionary(builder.document.sceneReferences.map { ($0.id, $0) }) { first, _ in first }
  }
}

/// The contents of the editions of a document, each computed once.
final class EditionContents {
  private let names: DocumentNames
  private let assets: DocumentAssets
  private var known: [EditionContent] = []

  /// - Parameter names: The names that the views have in the original.
  init(names: DocumentNames, assets: DocumentAssets) {
    self.names = names
    self.assets = assets
  }

  /// Returns the content of an edition with a document. Documents with other texts differ in the first of them, so that
  /// they are compared faster than hashed.
  func content(of document: InterfaceDocument) -> EditionContent {
    if let same = known.first(where: { $0.document == document }) { return same }
    let builder = SceneBuilder(
      document: document, names: names, images: { [assets] in assets.image(named: $0, for: $1) },
      colors: { [assets] in assets.color(named: $0, for: $1) })
    let content = EditionContent(number: known.count, builder: builder)
    known.append(content)
    return content
  }
}
