import Files
import Foundation

/// The images and colours below a project's folder, by name.
struct ProjectAssets: Sendable {
  /// The largest number of files to search, so that a document in a home folder does not cause a search of the whole
  /// disk.
  private static let mostEntries = 50_000
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]

  private var imageSets: [String: String] = [:]
  private var colorSets: [String: String] = [:]
  private var looseImages: [String: [Double: String]] = [:]

  /// Searches a folder. If several assets have the same name, the first by path is used.
  init(folder: String) {
    var walk = FolderWalk(below: folder, mostEntries: Self.mostEntries) {
      $0.hasPrefix(".") || Self.skippedFolders.contains($0)
    }
    for path in walk.list().filter(Self.isAsset).sorted() { add(folder + "/" + path) }
  }

  /// Returns the image of an asset, or else of a PNG file of that name.
  func image(named name: String, for traits: TraitCollection) -> Pixmap? {
    if let set = imageSets[name] { return ImageSet(folder: set)?.pixmap(for: traits) }
    guard let files = looseFiles(named: name) else { return nil }
    let scale = files.keys.max { Self.isWorse($0, than: $1, for: traits.displayScale) }
    return scale.flatMap { scale in files[scale].flatMap { ImageFile.pixmap(at: $0, scale: scale) } }
  }

  func color(named name: String, for traits: TraitCollection) -> Color? {
    colorSets[name].flatMap(ColorSet.init(folder:))?.color(for: traits)
  }

  /// Returns the files that determine the answer to a request, each with its role in the answer.
  func files(for request: AssetRequest) -> [(role: String, path: String)] {
    switch request.kind {
    case .color: return colorSets[request.name].map { [("color", $0 + "/Contents.json")] } ?? []
    case .image:
      if let set = imageSets[request.name] {
        let pictures = ImageSet(folder: set)?.pictureFiles ?? []
        return [("set", set + "/Contents.json")] + pictures.map { ("picture", $0) }
      }
      let loose = looseFiles(named: request.name) ?? [:]
      return loose.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) }
    }
  }

  /// Returns whether a scale is a worse choice than another. The requested scale is best, then the largest.
  static func isWorse(_ scale: Double, than other: Double, for wanted: Double) -> Bool {
    (scale == wanted ? .infinity : scale) < (other == wanted ? .infinity : other)
  }

  /// Returns the files of an image outside of catalogs, by scale.
  private func looseFiles(named name: String) -> [Double: String]? {
    looseImages[name.hasSuffix(".png") ? String(name.dropLast(4)) : name]
  }

  private mutating func add(_ path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return }
    let name = String(file[..<dot])
    switch file[dot...] {
    case ".imageset": imageSets[name] = imageSets[name] ?? path
    case ".colorset": colorSets[name] = colorSets[name] ?? path
    case ".png":
      let (base, scale) = Self.baseAndScale(of: name)
      looseImages[base, default: [:]][scale] = looseImages[base]?[scale] ?? path
    default: break
    }
  }

  /// Returns whether a path names an asset, or an image outside of catalogs.
  private static func isAsset(_ path: String) -> Bool {
    if path.hasSuffix(".png") { return !path.contains(".xcassets/") }
    return path.hasSuffix(".imageset") || path.hasSuffix(".colorset")
  }

  /// Splits `logo@2x` into `logo` and 2 pixels per point.
  private static func baseAndScale(of name: String) -> (String, Double) {
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where name.hasSuffix(suffix) {
      return (String(name.dropLast(suffix.count)), scale)
    }
    return (name, 1)
  }
}

/// Finds the project that a document belongs to.
enum ProjectFolder {
  /// Files and folders at the top of a project.
  private static let marks: Set<String> = [".git", "Package.swift", ".galley.yml", "Podfile", "Project.swift"]
  private static let markedSuffixes = [".xcodeproj", ".xcworkspace"]

  /// Returns the folder that contains a document.
  static func own(ofDocument path: String) -> String {
    URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path
  }

  /// Returns the top folder of the project that a document's folder belongs to. Without a project, returns the
  /// document's folder, or its parent if the folder is that of a language.
  static func around(_ folder: String) -> String {
    let own = URL(filePath: folder, directoryHint: .isDirectory)
    var folder = own
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: isMark) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
  }

  private static func isMark(_ name: String) -> Bool {
    marks.contains(name) || markedSuffixes.contains(where: name.hasSuffix)
  }
}
