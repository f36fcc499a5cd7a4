/// A scene written in Swift: its name, and what makes its views for a language, a text size and an appearance.
///
/// ```swift
/// CatalogScene("Sign-in") { traits in SignInViewController(texts: .init(for: traits.locale)) }
/// CatalogScene("Badge", size: .width(120)) { _ in BadgeView(count: 7) }
/// ```
public struct CatalogScene: Sendable {
  /// The name, which is a part of the paths of its images.
  public var name: String
  /// How large the scene is.
  public var size: SceneSize
  /// The choices of the matrix in which it differs from its catalog.
  public var matrix: MatrixChoices
  private let build: @Sendable (TraitCollection) throws -> any SceneContent

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - name: the scene's name, one of its own in a catalog.
  ///   - size: how large it is.
  ///   - matrix: the choices of the matrix in which it differs from its catalog.
  ///   - build: makes the views, or the controller that has them. It is called anew for each cell of the matrix, by
  ///     whichever task renders it.
  public init(
    _ name: String, size: SceneSize = .screen, matrix: MatrixChoices = MatrixChoices(),
    build: @escaping @Sendable (TraitCollection) throws -> any SceneContent
  ) {
    self.name = name
    self.size = size
    self.matrix = matrix
    self.build = build
  }

  /// Makes one scene for each state of the data that it shows, named `NAME (FIXTURE)`.
  ///
  /// ```swift
  /// CatalogScene.each("Chat", of: ["empty": Conversation(), "long": .sample]) { conversation, traits in
  ///   ChatView(conversation, locale: traits.locale)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what the scenes have in common.
  ///   - fixtures: the data by the names of its states.
  ///   - size: how large the scenes are.
  ///   - matrix: the choices of the matrix in which they differ from their catalog.
  ///   - build: makes the views that show a fixture.
  public static func each<Fixture: Sendable>(
    _ name: String, of fixtures: KeyValuePairs<String, Fixture>, size: SceneSize = .screen,
    matrix: MatrixChoices = MatrixChoices(),
    build: @escaping @Sendable (Fixture, TraitCollection) throws -> any SceneContent
  ) -> [CatalogScene] {
    fixtures.map { state, fixture in
      CatalogScene("\(name) (\(state))", size: size, matrix: matrix) { try build(fixture, $0) }
    }
  }

  /// The scene's views, made anew.
  ///
  /// - Throws: what the closure throws that makes them.
  public func content(for traits: TraitCollection) throws -> any SceneContent { try build(traits) }
}

/// How large a scene of a catalog is.
public enum SceneSize: Hashable, Sendable {
  /// A device's whole screen, with its safe area.
  case screen
  /// A width in points, as high as constraints and content ask for.
  case width(Double)
  /// A size in points.
  case size(Size)
}

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
