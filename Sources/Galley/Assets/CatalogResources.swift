import Synchronization

/// The images and colours of a catalog: those of the asset catalogs in a folder, and its image files.
final class CatalogResources: Sendable {
  /// The resources of the scene that is being made, with its traits.
  @TaskLocal static var current: (resources: CatalogResources, traits: TraitCollection)?

  private let folder: String
  private let images = AssetImages()
  private let known = Mutex<ProjectAssets?>(nil)

  /// - Parameter folder: The path of the folder, which is searched when a scene first needs an image.
  init(folder: String) { self.folder = folder }

  fileprivate func image(named name: String, for traits: TraitCollection) -> Image? {
    guard let choice = try? assets.choice(named: name, for: traits, near: folder) else { return nil }
    return try? images.image(choice, scale: traits.displayScale)
  }

  fileprivate func color(named name: String) -> Color? { assets.dynamicColor(named: name) }

  private var assets: ProjectAssets {
    known.withLock { known in
      let assets = known ?? ProjectAssets(ProjectListing(of: folder))
      known = assets
      return assets
    }
  }
}

extension Image {
  /// Makes an image of the catalog's resources, in the variant that suits the traits of the scene best.
  ///
  /// Use it in the closure of a ``CatalogScene``. Elsewhere, and without an image of the name that can be read, the result is `nil`.
  ///
  /// ```swift
  /// let catalog = Catalog("Shop", resources: Bundle.module.resourcePath) {
  ///   CatalogScene("Logo") { _ in ImageView(image: Image(named: "logo")) }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of an asset, or that of an image file with or without `@2x.png`.
  public init?(named name: String) {
    guard let (resources, traits) = CatalogResources.current,
      let image = resources.image(named: name, for: traits)
    else { return nil }
    self = image
  }
}

extension Color {
  /// Makes a colour of the catalog's resources. It is dynamic: views resolve it for the appearance and the contrast that they are drawn in.
  ///
  /// Use it in the closure of a ``CatalogScene``. Elsewhere, and without a colour of the name, the result is `nil`.
  ///
  /// ```swift
  /// let catalog = Catalog("Shop", resources: Bundle.module.resourcePath) {
  ///   CatalogScene("Price") { _ in PriceView(color: Color(named: "brand")) }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of a colour set.
  public init?(named name: String) {
    guard let color = CatalogResources.current?.resources.color(named: name) else { return nil }
    self = color
  }
}
