import Files
import ImageFiles

/// The images, colours and fonts below a project's folder, by name.
struct ProjectAssets: Sendable {
  /// A folder of an asset catalog.
  struct CatalogSet: Sendable {
    var folder: String
    var kind: ImageSet.Kind
  }

  let folder: String
  private var imageSets: [String: [CatalogSet]] = [:]
  private var colorSets: [String: [String]] = [:]
  private var looseImages = LooseImages()
  /// The paths of the font files, sorted.
  private(set) var fonts: [String] = []
  /// The paths of project files, strings tables, catalogs, and documents in language folders, sorted.
  private(set) var textFiles: [String] = []
  /// The folders and files that the search could not read.
  private(set) var problems: [UnreadableInput]

  /// Takes the assets of a project.
  init(_ listing: ProjectListing) {
    folder = listing.folder
    problems = listing.problems
    var namespaces = CatalogNamespaces(root: folder)
    for path in listing.paths {
      if Self.isAsset(path) { add(path, &namespaces) }
      if Self.isTextFile(path) { textFiles.append(folder + "/" + path) }
    }
    problems += namespaces.problems
  }

  /// Returns the file of an image and how to show it: of an asset, or else of an image file of that name.
  ///
  /// If several catalogs have the name, as those of an app and its widget, that nearest to the document is used: 25
  /// names of the three projects are in two catalogs.
  ///
  /// - Parameter place: The folder of the document.
  func choice(
    named name: String, for traits: TraitCollection, near place: String
  ) throws(UnreadableAsset) -> ImageChoice? {
    if let file = ImageFileName.file(of: name) { return LooseImages.choice(ofFile: file) }
    guard let set = imageSet(named: name, near: place) else { return looseImages.choice(named: name, for: traits) }
    return try ImageSet(folder: set.folder, kind: set.kind).choice(for: traits)
  }

  /// - Throws: ``UnreadableAsset`` if the file of the colour cannot be read.
  func color(
    named name: String, for traits: TraitCollection, near place: String
  ) throws(UnreadableAsset) -> Color? {
    guard let set = Self.nearest(colorSets[name] ?? [], to: place) else { return nil }
    return try ColorSet(folder: set).color(for: traits)
  }

  /// Returns the names of all images or colours.
  func names(of kind: AssetRequest.Kind) -> Set<String> {
    switch kind {
    case .image: Set(imageSets.keys).union(looseImages.names)
    case .color: Set(colorSets.keys)
    case .fonts, .language, .table, .document: []
    }
  }

  /// Returns a colour that depends on the appearance, or `nil` if there is none of this name, or it defines no colour.
  ///
  /// - Throws: ``UnreadableAsset`` if the file of the colour cannot be read.
  func dynamicColor(named name: String) throws(UnreadableAsset) -> Color? {
    guard let folder = Self.nearest(colorSets[name] ?? [], to: folder) else { return nil }
    let set = try ColorSet(folder: folder)
    guard set.color(for: TraitCollection()) != nil else { return nil }
    return Color(dynamicProvider: { set.color(for: $0) ?? .clear })
  }

  /// Returns the files that determine the answer to a request, each with its role in the answer.
  func files(for request: AssetRequest, near place: String) -> [(role: String, path: String)] {
    switch request.kind {
    case .color:
      return Self.nearest(colorSets[request.name] ?? [], to: place).map { [("color", $0 + "/Contents.json")] } ?? []
    case .document, .language: return []
    case .fonts: return fonts.map { (String($0.dropFirst(folder.count)), $0) }
    case .table: return tableFiles(named: request.name).map { (String($0.dropFirst(folder.count)), $0) }
    case .image:
      if let file = ImageFileName.file(of: request.name) { return [("file", file)] }
      guard let set = imageSet(named: request.name, near: place) else {
        return looseImages.paths(named: request.name).map { (String($0.dropFirst(folder.count)), $0) }
      }
      let pictures = (try? ImageSet(folder: set.folder, kind: set.kind))?.pictureFiles ?? []
      return [("set", set.folder + "/Contents.json")] + pictures.map { ("picture", $0) }
    }
  }

  /// Returns the paths of the strings tables and catalogs with a name, in all languages.
  private func tableFiles(named name: String) -> [String] {
    let names = ProjectTexts.tableTypes.map { "/\(name).\($0)" }
    return textFiles.filter { file in names.contains(where: file.hasSuffix) }
  }

  /// Returns whether a scale is a worse choice than another. The requested scale is best, then the largest.
  static func isWorse(_ scale: Double, than other: Double, for wanted: Double) -> Bool {
    (scale == wanted ? .infinity : scale) < (other == wanted ? .infinity : other)
  }

  private func imageSet(named name: String, near place: String) -> CatalogSet? {
    // UIKit finds the asset `logo` by the name `logo.png` too. 13 documents of the corpus name images with a type.
    let isFile = imageSets[name] == nil && !looseImages.paths(named: name).isEmpty
    let sets = isFile ? [] : imageSets[name] ?? imageSets[Self.withoutType(name)] ?? []
    let folder = Self.nearest(sets.map(\.folder), to: place)
    return sets.first { $0.folder == folder }
  }

  private static func withoutType(_ name: String) -> String {
    name.lastIndex(of: ".").flatMap { ImageFile.hasImageName(name) ? String(name[..<$0]) : nil } ?? name
  }

  /// Returns the path that has the most folders in common with a place, the first of equals.
  private static func nearest(_ paths: [String], to place: String) -> String? {
    guard paths.count > 1 else { return paths.first }
    let place = place.split(separator: "/")
    func common(_ path: String) -> Int { zip(path.split(separator: "/"), place).prefix { $0 == $1 }.count }
    return paths.reduce(paths[0]) { common($1) > common($0) ? $1 : $0 }
  }

  /// Adds a file or folder, given by its path below the project's folder.
  private mutating func add(_ path: String, _ namespaces: inout CatalogNamespaces) {
    let absolute = folder + "/" + path
    guard let type = path.lastIndex(of: ".").map({ path[$0...] }) else { return }
    if let kind = ImageSet.Kind(rawValue: String(type)) {
      imageSets[namespaces.name(ofAsset: path), default: []].append(CatalogSet(folder: absolute, kind: kind))
    } else if type == ".colorset" {
      colorSets[namespaces.name(ofAsset: path), default: []].append(absolute)
    } else if Self.isFont(path) {
      fonts.append(absolute)
    } else {
      looseImages.add(absolute)
    }
  }

  private static func isAsset(_ path: String) -> Bool {
    if ImageSet.Kind.allCases.contains(where: { path.hasSuffix($0.rawValue) }) { return true }
    if path.hasSuffix(".colorset") { return true }
    return (ImageFile.hasImageName(path) || isFont(path)) && !path.contains(".xcassets/")
  }

  private static func isTextFile(_ path: String) -> Bool {
    if path.hasSuffix(".xcstrings") || path.hasSuffix("/" + ProjectFolder.projectFile) { return true }
    return path.contains(".lproj/")
      && [".strings", ".stringsdict", ".xib", ".storyboard"].contains(where: path.hasSuffix)
  }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains(where: path.lowercased().hasSuffix)
  }
}

/// The names of assets in groups that provide a namespace.
private struct CatalogNamespaces {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }

  let root: String
  /// The groups whose files cannot be read.
  private(set) var problems: [UnreadableInput] = []
  private var known: [Substring: Bool] = [:]

  init(root: String) { self.root = root }

  /// Returns the name of the asset at a path below the root, such as `Icons/close` if the group `Icons` provides a
  /// namespace.
  mutating func name(ofAsset path: String) -> String {
    var parts = path.split(separator: "/")
    let file = parts.removeLast()
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) else { return String(name) }
    let groups = parts.indices.filter { $0 > catalog && isNamespace(path[..<parts[$0].endIndex]) }
    return (groups.map { parts[$0] } + [name]).joined(separator: "/")
  }

  private mutating func isNamespace(_ group: Substring) -> Bool {
    if let known = known[group] { return known }
    let result = providesNamespace(group)
    known[group] = result
    return result
  }

  /// Reads the file of a group. One without a file provides no namespace.
  private mutating func providesNamespace(_ group: Substring) -> Bool {
    let folder = "\(root)/\(group)"
    guard FileKind(at: folder + "/Contents.json") != .missing else { return false }
    do throws(UnreadableAsset) {
      return try CatalogContents.read(Contents.self, inFolder: folder).properties?.providesNamespace ?? false
    } catch {
      problems.append(UnreadableInput(place: error.path, message: error.reason))
      return false
    }
  }
}
