/// Scenes written in Swift, with the matrix that they are rendered in.
///
/// ```swift
/// let catalog = Catalog(
///   "Shop", matrix: MatrixChoices(locales: .named(["en", "de", "ar"]), typeSizes: [.category(.large)])
/// ) {
///   CatalogScene("Cart") { CartView(.sample, locale: $0.locale) }
///   for step in Onboarding.Step.allCases {
///     CatalogScene("Onboarding \(step)") { OnboardingView(step, locale: $0.locale) }
///   }
/// }
/// ```
public struct Catalog: Sendable {
  /// The name, which is also that of the folder of its images.
  public let name: String
  /// The scenes. Their names are unique even if case is ignored.
  public let scenes: [CatalogScene]
  /// The matrix for scenes that do not choose their own.
  public let matrix: MatrixChoices
  /// The languages that `--locale all` selects.
  public let locales: [String]
  /// The device whose screen is used for the `canvas` device.
  public let canvas: Device
  /// Whether scenes that fill the screen have the device's status bar, sensor housing and home indicator, or `nil` if
  /// they do only on a device that a run chooses.
  public let showsChrome: Bool?
  /// The pictures for documentation, which `figures` writes beside those that `figures.yml` declares.
  public let figures: [Figure]

  /// Makes a catalog.
  ///
  /// - Parameters:
  ///   - name: The catalog's name.
  ///   - matrix: The matrix that the scenes are rendered in, unless they or a run choose another.
  ///   - locales: The languages that `--locale all` selects, as BCP 47 tags, or `nil` for those of the matrix.
  ///   - canvas: The device whose screen is used if a run chooses no device.
  ///   - showsChrome: Whether scenes that fill the screen have the device's status bar, sensor housing and home
  ///     indicator, or `nil` if they do only on a device that a run chooses. A run's own choice takes precedence.
  ///   - resources: The path of the folder with the asset catalogs and image files for `Image(named:)`, or `nil` for
  ///     none.
  ///   - figures: The pictures for documentation.
  ///   - scenes: The scenes, in the order of the results. If a name is already in use, the scene's number is added to
  ///     it.
  public init(
    _ name: String, matrix: MatrixChoices = MatrixChoices(), locales: [String]? = nil, canvas: Device = .iPhone17,
    showsChrome: Bool? = nil, resources: String? = nil, figures: [Figure] = [],
    @CatalogBuilder scenes: () -> [CatalogScene]
  ) {
    self.name = name
    self.matrix = matrix
    self.locales = locales ?? Self.named(matrix.locales)
    self.canvas = canvas
    self.showsChrome = showsChrome
    self.figures = figures
    let resources = resources.map(CatalogResources.init(folder:))
    let scenes = scenes()
    let names = UniqueNames.resolve(zip(scenes, 1...).map { (name: $0.name, id: String($1)) })
    self.scenes = zip(scenes, names).map { scene, name in
      var scene = scene
      scene.name = name
      scene.resources = resources
      return scene
    }
  }

  /// Returns the cells of a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene of the catalog.
  ///   - choices: The choices of a run. What they leave open is chosen by the scene, and then by the catalog.
  public func cells(of scene: CatalogScene, choices: MatrixChoices = MatrixChoices()) -> [MatrixCell] {
    choices.over(scene.matrix).over(matrix).matrix.cells(localesAtHand: locales)
  }

  private static func named(_ locales: Matrix.Locales?) -> [String] {
    guard case .named(let names) = locales else { return [] }
    return names
  }
}

/// Builds the scenes of a catalog.
@resultBuilder
public enum CatalogBuilder {
  public static func buildExpression(_ scene: CatalogScene) -> [CatalogScene] { [scene] }

  public static func buildExpression(_ scenes: [CatalogScene]) -> [CatalogScene] { scenes }

  public static func buildBlock(_ scenes: [CatalogScene]...) -> [CatalogScene] { Array(scenes.joined()) }

  public static func buildArray(_ scenes: [[CatalogScene]]) -> [CatalogScene] { Array(scenes.joined()) }

  public static func buildOptional(_ scenes: [CatalogScene]?) -> [CatalogScene] { scenes ?? [] }

  public static func buildEither(first scenes: [CatalogScene]) -> [CatalogScene] { scenes }

  public static func buildEither(second scenes: [CatalogScene]) -> [CatalogScene] { scenes }
}
