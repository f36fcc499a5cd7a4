extension Renderer {
  /// Lays out a scene of a catalog in a cell of the matrix.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - cell: the screen, language, text size, orientation and appearance.
  ///   - canvas: the device whose screen is taken where the cell names none.
  ///   - overlay: what to draw over the views to explain their layout.
  /// - Throws: what the closure throws that makes the scene's views.
  public func render(
    _ scene: CatalogScene, in cell: MatrixCell, canvas: Device = .iPhone17, overlay: LayoutOverlay? = nil
  ) throws -> Rendering {
    try render(in: cell, at: scene.size, canvas: canvas, overlay: overlay) { try scene.content(for: $0) }
  }

  /// Lays out what a closure makes in a cell of the matrix.
  ///
  /// - Parameters:
  ///   - cell: the screen, language, text size, orientation and appearance.
  ///   - size: how large the scene is.
  ///   - canvas: the device whose screen is taken where the cell names none.
  ///   - overlay: what to draw over the views to explain their layout.
  ///   - build: makes the views, or the controller that has them.
  /// - Throws: what the closure throws.
  public func render(
    in cell: MatrixCell, at size: SceneSize, canvas: Device = .iPhone17, overlay: LayoutOverlay? = nil,
    _ build: (TraitCollection) throws -> any SceneContent
  ) rethrows -> Rendering {
    let device = cell.screen.device ?? canvas
    let traits = cell.traits.on(device, orientation: cell.orientation)
    let content = try build(traits)
    return switch size {
    case .screen: render(content, on: device, orientation: cell.orientation, traits: traits, overlay: overlay)
    case .width(let width): render(content, width: width, traits: traits, overlay: overlay)
    case .size(let size): render(content, size: size, traits: traits, overlay: overlay)
    }
  }
}
