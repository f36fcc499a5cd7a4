/// Scenes written in Swift, with the matrix that they are shown in.
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
  /// The catalog's name: the folder of its images.
  public let name: String
  /// The scenes, their names unique also where case is folded.
  public let scenes: [CatalogScene]
  /// The matrix of scenes that choose nothing else.
  public let matrix: MatrixChoices
  /// The languages that `--locale all` stands for.
  public let locales: [String]
  /// The device whose screen stands for a document's canvas.
  public let canvas: Device

  /// Makes a catalog.
  ///
  /// - Parameters:
  ///   - name: the catalog's name.
  ///   - matrix: what the scenes are shown in where neither they nor a run choose something else.
  ///   - locales: the languages that `--locale all` stands for, as BCP 47 tags; those of the matrix unless given.
  ///   - canvas: the device whose screen is taken where a run chooses none.
  ///   - scenes: the scenes in the order of the results. One whose name is taken gets its number after it.
  public init(
    _ name: String, matrix: MatrixChoices = MatrixChoices(), locales: [String]? = nil, canvas: Device = .iPhone17,
    @CatalogBuilder scenes: () -> [CatalogScene]
  ) {
    self.name = name
    self.matrix = matrix
    self.locales = locales ?? Self.named(matrix.locales)
    self.canvas = canvas
    let scenes = scenes()
    let names = UniqueNames.resolve(zip(scenes, 1...).map { (name: $0.name, id: String($1)) })
    self.scenes = zip(scenes, names).map { scene, name in
      var scene = scene
      scene.name = name
      return scene
    }
  }

  /// The cells of a scene.
  ///
  /// - Parameter choices: what a run chooses; what it leaves open is the scene's, then the catalog's.
  public func cells(of scene: CatalogScene, choices: MatrixChoices = MatrixChoices()) -> [MatrixCell] {
    choices.over(scene.matrix).over(matrix).matrix.cells(localesAtHand: locales)
  }

  private static func named(_ locales: Matrix.Locales?) -> [String] {
    guard case .named(let names) = locales else { return [] }
    return names
  }
}

/// Puts the scenes of a catalog together.
@resultBuilder
public enum CatalogBuilder {
  /// A scene.
  public static func buildExpression(_ scene: CatalogScene) -> [CatalogScene] { [scene] }

  /// Scenes that belong together.
  public static func buildExpression(_ scenes: [CatalogScene]) -> [CatalogScene] { scenes }

  /// Scenes one after the other.
  public static func buildBlock(_ scenes: [CatalogScene]...) -> [CatalogScene] { Array(scenes.joined()) }

  /// Scenes made in a loop.
  public static func buildArray(_ scenes: [[CatalogScene]]) -> [CatalogScene] { Array(scenes.joined()) }

  /// Scenes under a condition.
  public static func buildOptional(_ scenes: [CatalogScene]?) -> [CatalogScene] { scenes ?? [] }

  /// Scenes where a condition holds.
  public static func buildEither(first scenes: [CatalogScene]) -> [CatalogScene] { scenes }

  /// Scenes where a condition does not hold.
  public static func buildEither(second scenes: [CatalogScene]) -> [CatalogScene] { scenes }
}
