/// The size of a scene.
public enum SceneSize: Hashable, Sendable {
  /// The device's whole screen, with its safe area.
  case screen
  /// A width in points, with the height that constraints and content need.
  case width(Double)
  /// A size in points.
  case size(Size)
}

extension Renderer {
  /// Lays out the views that a closure makes for a cell of the matrix.
  ///
  /// - Parameters:
  ///   - cell: The screen, language, text size, orientation and appearance.
  ///   - size: The scene's size.
  ///   - canvas: The device whose screen is used if the cell does not name a device.
  ///   - showsChrome: Whether a picture of the screen has the device's status bar, sensor housing and home indicator,
  ///     or `nil` for the default. The renderer's ``RenderSettings/showsChrome``, if set, overrides this.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  ///   - build: Makes the root view or its controller.
  /// - Throws: The error of the closure.
  public func render(
    in cell: MatrixCell, at size: SceneSize, canvas: Device = .iPhone17, showsChrome: Bool? = nil,
    overlay: LayoutOverlay? = nil, _ build: (TraitCollection) throws -> any SceneContent
  ) rethrows -> Rendering {
    let device = cell.screen.device ?? canvas
    let traits = cell.traits.on(device, orientation: cell.orientation)
    let surroundings = SceneSurroundings(traits: traits, device: device, orientation: cell.orientation)
    defer { surroundings.work.finish() }
    return try SceneSurroundings.$current.withValue(surroundings) {
      let content = try build(traits)
      return render(content, in: cell, at: size, on: device, traits: traits, showsChrome: showsChrome, overlay: overlay)
    }
  }

  private func render(
    _ content: any SceneContent, in cell: MatrixCell, at size: SceneSize, on device: Device, traits: TraitCollection,
    showsChrome: Bool?, overlay: LayoutOverlay?
  ) -> Rendering {
    guard settings.size == ChosenSize() else {
      let environment = LayoutEnvironment(traits: traits, measuring: measuring)
      let chosen = content.size(size, on: device, cell.orientation, choosing: settings.size, in: environment)
      let safeArea = size == .screen ? device.safeArea(in: cell.orientation) : .zero
      return render(content, size: chosen, safeArea: safeArea, traits: traits, overlay: overlay)
    }
    return switch size {
    case .screen:
      render(
        content, on: device, orientation: cell.orientation, traits: traits,
        showsChrome: settings.showsChrome ?? showsChrome ?? (cell.screen != .canvas), overlay: overlay)
    case .width(let width): render(content, width: width, traits: traits, overlay: overlay)
    case .size(let size): render(content, size: size, traits: traits, overlay: overlay)
    }
  }
}
