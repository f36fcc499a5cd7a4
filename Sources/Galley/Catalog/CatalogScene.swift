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
