/// One scene of a document, laid out in many cells.
///
/// Each result is that of ``DocumentRenderer/render(_:in:overlay:with:)`` for the cell, whatever cells were laid out
/// before and in whatever order. What an earlier cell has in common with a cell is not computed again: if two cells
/// differ only in what the layout did not ask for, they share one layout. That is the text size in a scene whose texts
/// do not follow it, and the language in a scene that has no texts in it, or none that looks different in another
/// language of the same direction. If the layouts of two cells differ, but nothing in the scene's view tree does before
/// it is laid out, the tree is built once and laid out in both: at all text sizes, and in all languages that it has the
/// same texts in.
///
/// The layouts hold the results of the cells that were laid out last. Lay out the cells of one scene one after the
/// other, and drop its layouts before those of the next scene, or keep those of all scenes of a document.
package final class SceneLayouts {
  package let scene: DocumentScene
  /// The number of cells that were laid out, of those that were laid out as an earlier one, and of view trees.
  package private(set) var counts = (computed: 0, shared: 0, built: 0)
  private let document: DocumentRenderer
  private let values: SceneValues?
  private var memory = CellMemory<UnreportedLayout>()
  /// The view trees of one language, or of languages with the same texts, on four screens. In the order of the matrix,
  /// the text sizes of a language follow one another.
  private var trees = CellMemory<(SceneTree, TraitReads.Properties)>(capacity: 4)

  /// - Parameters:
  ///   - scene: One of the document's scenes.
  ///   - values: The values of data to show, or `nil` for the scene as the document has it.
  package init(of scene: DocumentScene, in document: DocumentRenderer, values: SceneValues? = nil) {
    self.scene = scene
    self.document = document
    self.values = values
  }

  /// Returns the scene's rendering in a cell.
  ///
  /// - Throws: `DocumentRendererError` if the locale's table or document cannot be read.
  package func rendering(
    in cell: MatrixCell, overlay: LayoutOverlay? = nil, with renderer: Renderer
  ) throws(DocumentRendererError) -> Rendering {
    guard overlay == nil, let settings = renderer.layoutSettings else {
      return try document.render(scene, in: cell, values: values, overlay: overlay, with: renderer)
    }
    let edition = try document.edition(for: cell, of: scene, values: values, with: renderer)
    let key = CellKey(cell, edition, settings: settings, recordsAssets: document.recordsAssets)
    let layout: UnreportedLayout
    if let known = memory.value(for: key) {
      counts.shared += 1
      known.renderer.follow(renderer)
      layout = known
    } else {
      counts.computed += 1
      layout = computed(in: cell, edition, key, with: renderer)
    }
    return document.reported(layout, of: scene, in: cell, edition)
  }

  private func computed(
    in cell: MatrixCell, _ edition: DocumentEdition, _ key: CellKey, with renderer: Renderer
  ) -> UnreportedLayout {
    let (tree, treeReads) = tree(in: cell, edition, key, with: renderer)
    tree.renderer.follow(renderer)
    let measurer = tree.renderer.measuring
    let ((layout, reads), texts) = measurer.recordingTexts {
      TraitReads.recording { document.layout(of: tree, in: cell, edition) }
    }
    // Comparing inner scenes with their own layouts needs their views.
    guard layout.innerScenes.isEmpty else { return layout }
    memory.store(
      layout, for: key,
      CellDependencies(
        reads: reads.union(treeReads), readsEdition: values != nil || layout.usesOtherDocuments,
        texts: (texts, by: measurer)))
    return layout
  }

  /// Returns the scene's view tree for a cell, and what building it has read. What can be repeated for another text
  /// size needs no other tree.
  private func tree(
    in cell: MatrixCell, _ edition: DocumentEdition, _ key: CellKey, with renderer: Renderer
  ) -> (SceneTree, TraitReads.Properties) {
    if let (tree, reads) = trees.value(for: key) { return (tree, reads) }
    counts.built += 1
    let (tree, reads) = TraitReads.recording {
      document.tree(of: scene, in: cell, edition, values: values, with: renderer)
    }
    // Views lay out texts only in a layout.
    trees.store(
      (tree, reads), for: key,
      CellDependencies(
        reads: reads.subtracting(.repeatableTextSize), readsEdition: values != nil || tree.usesOtherDocuments))
    return (tree, reads)
  }
}

/// A scene's view tree, which can be laid out again at another text size if building it did not depend on that.
struct SceneTree {
  var scene: DocumentScene
  var built: BuiltScene
  /// The frame that the root was built with.
  var rootFrame: Rect
  /// The renderer with the fonts of the document's project.
  var renderer: Renderer
  /// Whether other documents of the project were asked for.
  var usesOtherDocuments: Bool
  /// What was used of the project's assets, if that is recorded.
  var assets: [AssetRequest: AssetAnswer]?
}

/// A scene's rendering without the findings that depend on the cell, such as those about missing translations.
struct UnreportedLayout {
  var rendering: Rendering
  var innerScenes: [InnerScene]
  /// The renderer that laid the scene out, with the fonts of the document's project.
  var renderer: Renderer
  /// Whether other documents of the project were asked for.
  var usesOtherDocuments: Bool
}

extension Renderer {
  /// What a layout depends on apart from the scene and the cell.
  struct LayoutSettings: Hashable {
    var renderer: ObjectIdentifier
    var settings: RenderSettings
  }

  /// What a layout depends on apart from the scene and the cell, or `nil` if each layout has to be computed: for a
  /// handler of conflicts, or for what is recorded of one cell.
  var layoutSettings: LayoutSettings? {
    guard alertForUnsatisfiableConstraints == nil, settings.canKeepLayouts else { return nil }
    return LayoutSettings(renderer: ObjectIdentifier(self), settings: settings)
  }
}
