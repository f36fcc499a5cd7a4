import Files
import Foundation
import ImageFiles
import Projects

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
    for part in listing.parts {
      var namespaces = CatalogNamespaces(root: part.folder)
      for path in part.paths {
        if Self.isAsset(path) { add(path, in: part.folder, &namespaces) }
        if Self.isTextFile(path) { textFiles.append(part.folder + "/" + path) }
      }
      problems += namespaces.problems
    }
  }

  /// Whether several files or sets could be meant by a request, so that the answer depends on the targets.
  func isContested(_ request: AssetRequest) -> Bool {
    switch request.kind {
    case .image: sets(named: request.name).count > 1 || looseImages.isContested(request.name)
    case .color: colorSets[request.name, default: []].count > 1
    case .table: Set(tableFiles(named: request.name).map(Self.tablePlace)).count > 1
    case .fonts: Set(fonts.map(Self.stem)).count < fonts.count
    case .document, .language, .app: false
    }
  }

  /// Returns the path of a table without the folder of its language and its type.
  private static func tablePlace(_ path: String) -> String {
    let folder = Folder.parent(of: path)
    let name = path.utf8.dropFirst(folder.utf8.count + 1).prefix(before: ".")
    return (folder.utf8.hasSuffix(".lproj") ? Folder.parent(of: folder) : folder) + "/" + name
  }

  /// Returns the name of a file without its type.
  private static func stem(_ path: String) -> Substring { fileName(path).utf8.prefix(before: ".") }

  private static func fileName(_ path: String) -> Substring {
    path[(path.utf8.lastIndex(of: "/") ?? path.startIndex)...]
  }

  /// Returns the file of an image and how to show it: of an asset, or else of an image file of that name.
  ///
  /// An app and its widget often have the same names: 25 of the three projects are in two catalogs.
  func choice(
    named name: String, for traits: TraitCollection, in order: FileOrder
  ) throws(UnreadableInput) -> ImageChoice? {
    if let file = ImageFileName.file(of: name) { return LooseImages.choice(ofFile: file) }
    guard let set = imageSet(named: name, in: order) else {
      return looseImages.choice(named: name, for: traits, in: order)
    }
    return try ImageSet(folder: set.folder, kind: set.kind).choice(for: traits)
  }

  /// - Throws: ``UnreadableInput`` if the file of the colour cannot be read.
  func color(
    named name: String, for traits: TraitCollection, in order: FileOrder
  ) throws(UnreadableInput) -> Color? {
    guard let set = order.choice(among: colorSets[name] ?? []) else { return nil }
    return try ColorSet(folder: set.path).color(for: traits)
  }

  /// Returns the names of all images or colours.
  func names(of kind: AssetRequest.Kind) -> Set<String> {
    switch kind {
    case .image: Set(imageSets.keys).union(looseImages.names)
    case .color: Set(colorSets.keys)
    case .fonts, .language, .table, .document, .app: []
    }
  }

  /// Returns a colour that depends on the appearance, or `nil` if there is none of this name, or it defines no colour.
  ///
  /// - Throws: ``UnreadableInput`` if the file of the colour cannot be read.
  func dynamicColor(named name: String) throws(UnreadableInput) -> Color? {
    guard let found = FileOrder(near: folder).choice(among: colorSets[name] ?? []) else { return nil }
    let set = try ColorSet(folder: found.path)
    guard set.color(for: TraitCollection()) != nil else { return nil }
    return Color(dynamicProvider: { set.color(for: $0) ?? .clear })
  }

  /// Returns the files that determine the answer to a request, each with its role in the answer.
  func files(for request: AssetRequest, in order: FileOrder) -> [(role: String, path: String)] {
    switch request.kind {
    case .color:
      return order.choice(among: colorSets[request.name] ?? []).map { [("color", $0.path + "/Contents.json")] } ?? []
    case .document, .language, .app: return []
    case .fonts: return fonts(in: order).map { (role(of: $0), $0) }
    case .table: return order.sorted(tableFiles(named: request.name)).map { (role(of: $0), $0) }
    case .image:
      if let file = ImageFileName.file(of: request.name) { return [("file", file)] }
      guard let set = imageSet(named: request.name, in: order) else {
        return looseImages.paths(named: request.name, in: order).map { (role(of: $0), $0) }
      }
      let pictures = (try? ImageSet(folder: set.folder, kind: set.kind))?.pictureFiles ?? []
      return [("set", set.folder + "/Contents.json")] + pictures.map { ("picture", $0) }
    }
  }

  /// Returns the path below the project's folder, or the whole path of a file elsewhere.
  private func role(of path: String) -> String {
    path.utf8.hasPrefix(folder + "/") ? String(Substring(path.utf8.dropFirst(folder.utf8.count))) : path
  }

  /// Returns the fonts for a document. Of several files of the same name, only one is in it. Those of targets that have
  /// nothing to do with the document come last, so that they replace no other.
  func fonts(in order: FileOrder) -> [String] {
    let groups = Dictionary(grouping: fonts, by: Self.fileName)
    let taken = fonts.filter { font in
      let group = groups[Self.fileName(font)] ?? []
      return group.count == 1 || order.choice(among: group)?.path == font
    }
    return taken.filter { !order.isForeign($0) } + taken.filter(order.isForeign)
  }

  /// Returns whether the project has anything for a request that a document may use.
  func hasAnswer(to request: AssetRequest, in order: FileOrder) -> Bool {
    !order.closest(candidates(for: request)).isEmpty
  }

  /// Returns whether any file or set has the name that is requested.
  func hasCandidates(for request: AssetRequest) -> Bool { !candidates(for: request).isEmpty }

  /// Returns the paths of all files and sets that a request can mean.
  private func candidates(for request: AssetRequest) -> [String] {
    switch request.kind {
    case .image: sets(named: request.name).map(\.folder) + looseImages.paths(named: request.name)
    case .color: colorSets[request.name] ?? []
    case .table: tableFiles(named: request.name)
    case .fonts: fonts
    case .document, .language, .app: []
    }
  }

  /// Returns the choice among several files or sets for a request, or `nil` if nothing could have been meant as well.
  func contest(for request: AssetRequest, in order: FileOrder) -> FileOrder.Choice? {
    let choice: FileOrder.Choice?
    switch request.kind {
    case .color: choice = order.choice(among: colorSets[request.name] ?? [])
    case .image:
      let sets = closestSets(named: request.name, in: order)
      choice =
        sets.isEmpty ? looseImages.contest(for: request.name, in: order) : order.choice(among: sets.map(\.folder))
    case .fonts:
      let groups = Dictionary(grouping: fonts, by: Self.fileName).values.sorted { $0[0] < $1[0] }
      choice = groups.lazy.compactMap { order.choice(among: $0) }.first { !$0.rivals.isEmpty }
    case .table:
      // The languages of a table are one.
      let tables = Dictionary(grouping: tableFiles(named: request.name), by: Self.tablePlace).sorted { $0.key < $1.key }
      choice = order.choice(among: tables.compactMap { order.sorted($0.value).first })
    case .document, .language, .app: choice = nil
    }
    return choice?.rivals.isEmpty == false ? choice : nil
  }

  /// Returns the paths of the strings tables and catalogs with a name, in all languages.
  private func tableFiles(named name: String) -> [String] {
    let names = ProjectTexts.tableTypes.map { "/\(name).\($0)" }
    return textFiles.filter { file in names.contains(where: file.utf8.hasSuffix) }
  }

  /// Returns whether a scale is a worse choice than another. The requested scale is best, then the largest.
  static func isWorse(_ scale: Double, than other: Double, for wanted: Double) -> Bool {
    (scale == wanted ? .infinity : scale) < (other == wanted ? .infinity : other)
  }

  private func imageSet(named name: String, in order: FileOrder) -> CatalogSet? {
    let sets = closestSets(named: name, in: order)
    let folder = order.choice(among: sets.map(\.folder))?.path
    return sets.first { $0.folder == folder }
  }

  /// Returns the sets of a name, unless image files outside of catalogs are related more closely to the document.
  private func closestSets(named name: String, in order: FileOrder) -> [CatalogSet] {
    let sets = sets(named: name)
    let closest = Set(order.closest(sets.map(\.folder) + (sets.isEmpty ? [] : looseImages.paths(named: name))))
    return sets.filter { closest.contains($0.folder) }
  }

  private func sets(named name: String) -> [CatalogSet] {
    // UIKit finds the asset `logo` by the name `logo.png` too. 13 documents of the corpus name images with a type.
    let isFile = imageSets[name] == nil && !looseImages.paths(named: name).isEmpty
    return isFile ? [] : imageSets[name] ?? imageSets[Self.withoutType(name)] ?? []
  }

  private static func withoutType(_ name: String) -> String {
    name.utf8.lastIndex(of: ".").flatMap { ImageFile.hasImageName(name) ? String(name[..<$0]) : nil } ?? name
  }

  /// Adds a file or folder, given by its path below a folder.
  private mutating func add(_ path: String, in folder: String, _ namespaces: inout CatalogNamespaces) {
    let absolute = folder + "/" + path
    guard let type = path.utf8.lastIndex(of: ".").map({ path[$0...] }) else { return }
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
    if ImageSet.Kind.allCases.contains(where: { path.utf8.hasSuffix($0.rawValue) }) { return true }
    if path.utf8.hasSuffix(".colorset") { return true }
    return (ImageFile.hasImageName(path) || isFont(path)) && !path.contains(text: ".xcassets/")
  }

  private static func isTextFile(_ path: String) -> Bool {
    if path.utf8.hasSuffix(".xcstrings") || path.utf8.hasSuffix("/" + ProjectFolder.projectFile) { return true }
    return [".strings", ".stringsdict", ".xib", ".storyboard"].contains(where: path.utf8.hasSuffix)
      && path.contains(text: ".lproj/")
  }

  private static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains(where: path.lowercased().utf8.hasSuffix)
  }
}

extension String {
  /// Returns whether the bytes of a text, which is not empty, are in the string. Foundation's search takes many times
  /// as long.
  fileprivate func contains(text: StaticString) -> Bool {
    let (first, count) = (text.utf8Start.pointee, text.utf8CodeUnitCount)
    var copy = self
    return copy.withUTF8 { bytes in
      guard let base = bytes.baseAddress, bytes.count >= count else { return false }
      return (0...bytes.count - count).contains { bytes[$0] == first && memcmp(base + $0, text.utf8Start, count) == 0 }
    }
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
    var parts = path.utf8.split(separator: "/")
    let file = parts.removeLast()
    let name = file.utf8.lastIndex(of: ".").map { file[..<$0] } ?? file
    guard let catalog = parts.firstIndex(where: { $0.utf8.hasSuffix(".xcassets") }) else { return String(name) }
    // The file of the catalog itself says nothing, but is read as those of groups are.
    let groups = parts.indices.filter { $0 >= catalog && isNamespace(path[..<parts[$0].endIndex]) && $0 > catalog }
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
    do throws(UnreadableInput) {
      return try CatalogContents.read(Contents.self, inFolder: folder).properties?.providesNamespace ?? false
    } catch {
      problems.append(error)
      return false
    }
  }
}
