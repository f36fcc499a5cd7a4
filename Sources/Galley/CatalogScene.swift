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

extension Renderer {
  /// Lays out a scene of a catalog in a cell of the matrix.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - cell: The screen, language, text size, orientation and appearance.
  ///   - canvas: The device whose screen is used if the cell does not name a device.
  ///   - showsChrome: Whether a picture of the screen has the device's status bar, sensor housing and home indicator,
  ///     or `nil` for the default. The renderer's ``RenderSettings/showsChrome``, if set, overrides this.
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
}
