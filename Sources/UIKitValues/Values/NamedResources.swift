import Foundation
import Galley
import Synchronization

/// Images, colours, texts and files by name: those of the scene that is being made or laid out, and those of bundles.
package enum NamedResources {
  /// The side of the placeholder for an image of resources that were not given: that of an icon, in points.
  private static let placeholderSide = 24.0

  package static func image(named name: String, in bundle: Bundle?, for traits: TraitCollection) -> Image? {
    let places = places(for: bundle)
    if let image = places.lazy.compactMap({ $0.image(named: name, for: traits) }).first { return image }
    guard !places.contains(where: \.hasImages) else { return nil }
    return .missing(name, size: Size(width: placeholderSide, height: placeholderSide))
  }

  package static func color(named name: String, in bundle: Bundle?) -> Color? {
    let places = places(for: bundle)
    if let color = places.lazy.compactMap({ $0.color(named: name) }).first { return color }
    return places.contains(where: \.hasColors) ? nil : .systemGray
  }

  static func text(for key: String, inTable table: String, in bundle: Bundle) -> String? {
    let traits = UIKitEnvironment.sceneTraits
    return places(for: bundle).lazy.compactMap { $0.text(for: key, inTable: table, for: traits) }.first
  }

  /// Returns the path of a storyboard or xib, whose name has its type.
  package static func document(named name: String, in bundle: Bundle?) -> String? {
    places(for: bundle).lazy.compactMap { $0.document(named: name) }.first
  }

  /// Returns the path of a file or folder of a bundle, and for the main one first that of the scene's resources.
  ///
  /// - Parameter name: The name with its type, perhaps after those of folders.
  static func file(named name: String, in bundle: Bundle) -> String? {
    let places = bundle == .main ? places(for: bundle) : folders(of: bundle).map(BundleFolders.resources(in:))
    let locale = UIKitEnvironment.sceneTraits.locale
    if let path = places.lazy.compactMap({ $0.file(named: name, locale: locale) }).first { return path }
    guard let path = bundle.resourcePath.map({ $0 + "/" + name }) else { return nil }
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// The resources of the scene, and after them those of the bundle.
  private static func places(for bundle: Bundle?) -> [CatalogResources] {
    let bundle = bundle ?? .main
    let scene = SceneSurroundings.current?.resources.map { [$0] } ?? []
    return scene + folders(of: bundle).map(BundleFolders.resources(in:))
  }

  /// The folders with a bundle's resources.
  ///
  /// The main bundle of a tool or a test is the folder that everything was built into. Of this, only the bundles of
  /// packages are searched.
  private static func folders(of bundle: Bundle) -> [String] {
    guard let folder = bundle.resourcePath else { return [] }
    guard bundle == .main else { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") && !$0.hasPrefix("galley_") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + "/" + $0 }
  }
}

/// The resources of folders, each read once.
private enum BundleFolders {
  private static let known = Mutex<[String: CatalogResources]>([:])

  static func resources(in folder: String) -> CatalogResources {
    known.withLock { known in
      let resources = known[folder] ?? CatalogResources(folder: folder)
      known[folder] = resources
      return resources
    }
  }
}
