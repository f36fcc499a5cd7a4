/// What is computed from the layouts of a scene at many sizes, once for all cells with the same layouts.
package final class SceneSweeps<Result> {
  private let scene: DocumentScene
  private let document: DocumentRenderer
  private let values: SceneValues?
  private let isTraced: Bool
  private var memory = CellMemory<Result>()

  /// - Parameters:
  ///   - scene: One of the document's scenes.
  ///   - values: The values of data to show, or `nil` for the scene as the document has it.
  ///   - isTraced: Whether the texts are marked with their keys.
  package init(
    of scene: DocumentScene, in document: DocumentRenderer, values: SceneValues? = nil, isTraced: Bool = false
  ) {
    self.scene = scene
    self.document = document
    self.values = values
    self.isTraced = isTraced
  }

  /// Returns the result for a cell.
  ///
  /// - Parameter compute: Computes the result from the scene, which is built for the cell.
  /// - Throws: `DocumentRendererError` if the locale's table or document cannot be read.
  package func result(
    in cell: MatrixCell, with renderer: Renderer, _ compute: (ResizableScene) -> Result
  ) throws(DocumentRendererError) -> Result {
    let traced = isTraced ? try document.tracedEdition(for: cell, with: renderer) : nil
    let edition: DocumentEdition
    if let traced {
      edition = traced.edition
    } else {
      edition = try document.edition(for: cell, of: scene, values: values, with: renderer)
    }
    let key = renderer.layoutSettings.map { CellKey(cell, edition, settings: $0, recordsAssets: false) }
    if let key, let known = memory.value(for: key) { return known }
    let (computed, reads) = TraitReads.recording {
      let (scene, usesOthers) = document.resizableScene(
        scene, in: cell, edition, values: values, with: renderer, tracing: traced?.trace)
      return (result: compute(scene), usesOthers: usesOthers)
    }
    if let key {
      // Layouts at many sizes have too many texts to compare them between languages, so the result depends on the
      // language.
      memory.store(
        computed.result, for: key,
        CellDependencies(reads: reads.union(.locale), readsEdition: values != nil || computed.usesOthers))
    }
    return computed.result
  }
}
