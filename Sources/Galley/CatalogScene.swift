/// A scene written in Swift: a name, and a closure that makes the views for a language, a text size and an appearance.
///
/// ```swift
/// CatalogScene("Sign-in") { traits in SignInViewController(texts: .init(for: traits.locale)) }
/// CatalogScene("Badge", size: .width(120)) { _ in BadgeView(count: 7) }
/// ```
public struct CatalogScene: Sendable {
  /// The name, which is part of the paths of its images.
  public var name: String
  public var size: SceneSize
  /// The choices of the matrix that differ from those of the catalog.
  public var matrix: MatrixChoices
  /// The images of the scene's catalog.
  var resources: CatalogResources?
  private let build: @Sendable (TraitCollection) throws -> any SceneContent

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - name: The scene's name, unique in its catalog.
  ///   - size: The scene's size.
  ///   - matrix: The choices of the matrix that differ from those of the catalog.
  ///   - build: Makes the root view or its controller. It is called for each cell of the matrix, by the task that
  ///     renders the cell.
  public init(
    _ name: String, size: SceneSize = .screen, matrix: MatrixChoices = MatrixChoices(),
    build: @escaping @Sendable (TraitCollection) throws -> any SceneContent
  ) {
    self.name = name
    self.size = size
    self.matrix = matrix
    self.build = build
  }

  /// Makes one scene for each of several fixtures, named `NAME (FIXTURE)`.
  ///
  /// ```swift
  /// CatalogScene.each("Chat", of: ["empty": Conversation(), "long": .sample]) { conversation, traits in
  ///   ChatView(conversation, locale: traits.locale)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The common part of the scenes' names.
  ///   - fixtures: The data to show, by name.
  ///   - size: The scenes' size.
  ///   - matrix: The choices of the matrix that differ from those of the catalog.
  ///   - build: Makes the views that show a fixture.
  public static func each<Fixture: Sendable>(
    _ name: String, of fixtures: KeyValuePairs<String, Fixture>, size: SceneSize = .screen,
    matrix: MatrixChoices = MatrixChoices(),
    build: @escaping @Sendable (Fixture, TraitCollection) throws -> any SceneContent
  ) -> [CatalogScene] {
    fixtures.map { state, fixture in
      CatalogScene("\(name) (\(state))", size: size, matrix: matrix) { try build(fixture, $0) }
    }
  }

  /// Makes the scene's root view or its controller.
  ///
  /// - Throws: The error of the scene's closure.
  public func content(for traits: TraitCollection) throws -> any SceneContent {
    guard let resources else { return try build(traits) }
    // A renderer keeps the surroundings until the scene is laid out.
    let rendered = SceneSurroundings.current.flatMap { $0.traits == traits ? $0 : nil }
    let surroundings = rendered ?? SceneSurroundings(traits: traits, work: .current)
    surroundings.resources = resources
    return try SceneSurroundings.$current.withValue(surroundings) { try build(traits) }
  }
}

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
  /// Lays out a scene of a catalog in a cell of the matrix.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - cell: The screen, language, text size, orientation and appearance.
  ///   - canvas: The device whose screen is used if the cell does not name a device.
  ///   - showsChrome: Whether a picture of the screen has the device's status bar, sensor housing and home indicator, or
  ///     `nil` for the default. The renderer's ``showsChrome``, if set, overrides this.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  /// - Throws: The error of the scene's closure.
  public func render(
    _ scene: CatalogScene, in cell: MatrixCell, canvas: Device = .iPhone17, showsChrome: Bool? = nil,
    overlay: LayoutOverlay? = nil
  ) throws -> Rendering {
    try render(in: cell, at: scene.size, canvas: canvas, showsChrome: showsChrome, overlay: overlay) {
      try scene.content(for: $0)
    }
  }

  /// Lays out the views that a closure makes for a cell of the matrix.
  ///
  /// - Parameters:
  ///   - cell: The screen, language, text size, orientation and appearance.
  ///   - size: The scene's size.
  ///   - canvas: The device whose screen is used if the cell does not name a device.
  ///   - showsChrome: Whether a picture of the screen has the device's status bar, sensor housing and home indicator, or
  ///     `nil` for the default. The renderer's ``showsChrome``, if set, overrides this.
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
    guard self.size == ChosenSize() else {
      let environment = LayoutEnvironment(traits: traits, measuring: measuring)
      let chosen = content.size(size, on: device, cell.orientation, choosing: self.size, in: environment)
      let safeArea = size == .screen ? device.safeArea(in: cell.orientation) : .zero
      return render(content, size: chosen, safeArea: safeArea, traits: traits, overlay: overlay)
    }
    return switch size {
    case .screen:
      render(
        content, on: device, orientation: cell.orientation, traits: traits,
        showsChrome: self.showsChrome ?? showsChrome ?? (cell.screen != .canvas), overlay: overlay)
    case .width(let width): render(content, width: width, traits: traits, overlay: overlay)
    case .size(let size): render(content, size: size, traits: traits, overlay: overlay)
    }
  }
}
