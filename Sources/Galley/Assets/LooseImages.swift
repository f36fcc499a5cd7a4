import Files
import ImageFiles
import Localization
import Projects

/// The image files of a project outside of asset catalogs, by name.
struct LooseImages: Sendable {
  private struct File: Sendable {
    var path: String
    var scale: Double
    var type: String
    /// The idiom after `~` in the name, or nil for all.
    var idiom: String?

    /// The language of the folder, `Base` for the document's own, or nil.
    var language: String? {
      path.utf8.split(separator: "/").dropLast().lazy.compactMap { $0.utf8.dropping(suffix: ".lproj") }.last.map(
        String.init)
    }
  }

  private var files: [String: [File]] = [:]

  /// Adds a file such as `logo@2x~ipad.png`.
  mutating func add(_ path: String) {
    let name = path.utf8.split(separator: "/").last ?? ""
    guard let dot = name.utf8.lastIndex(of: ".") else { return }
    var file = File(path: path, scale: 1, type: name[name.utf8.index(after: dot)...].lowercased())
    var base = name[..<dot]
    for idiom in ["iphone", "ipad"] {
      guard let rest = base.utf8.dropping(suffix: "~" + idiom) else { continue }
      file.idiom = idiom
      base = rest
    }
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0), ("@1x", 1.0)] {
      guard let rest = base.utf8.dropping(suffix: suffix) else { continue }
      file.scale = scale
      base = rest
    }
    files[String(base), default: []].append(file)
  }

  /// The names of images without scale and type.
  var names: [String] { Array(files.keys) }

  /// Returns how to show an image file: with the scale in its name, such as `photo@2x.jpg`.
  static func choice(ofFile path: String) -> ImageChoice? {
    var files = LooseImages()
    files.add(path)
    guard let file = files.files.values.first?.first else { return nil }
    var choice = ImageChoice(path: path, pixelsPerPoint: file.scale)
    choice.keepsVectors = true
    return choice
  }

  /// Whether files in several folders have a name, with the same scale and type.
  func isContested(_ name: String) -> Bool {
    let paths = paths(named: name)
    return paths.count > 1 && Set(paths.map(Self.variant)).count < paths.count
  }

  /// Returns the paths of all files that a name can refer to.
  func paths(named name: String) -> [String] { candidates(named: name).map(\.path) }

  /// Returns those of the files that are related to a document most closely.
  func paths(named name: String, in order: FileOrder) -> [String] { order.closest(paths(named: name)) }

  /// Returns the first choice among files that a bundle could contain only one of, or `nil` if there is none.
  func contest(for name: String, in order: FileOrder) -> FileOrder.Choice? {
    let variants = Dictionary(grouping: paths(named: name, in: order), by: Self.variant).sorted { $0.key < $1.key }
    return variants.lazy.compactMap { order.choice(among: $0.value) }.first { !$0.rivals.isEmpty }
  }

  /// Returns the name of a file, preceded by that of its language's folder or its bundle.
  private static func variant(_ path: String) -> String {
    let names = path.utf8.split(separator: "/")
    let folders = names.dropLast().filter { $0.utf8.hasSuffix(".lproj") || $0.utf8.hasSuffix(".bundle") }
    return (folders + names.suffix(1)).joined(separator: "/")
  }

  /// Returns the file that best suits the traits, among those that are related to a document most closely.
  func choice(named name: String, for traits: TraitCollection, in order: FileOrder) -> ImageChoice? {
    var files = Dictionary(candidates(named: name).map { ($0.path, $0) }) { first, _ in first }
    let candidates = paths(named: name, in: order).compactMap { files.removeValue(forKey: $0) }
    let ranked = candidates.compactMap { file in rank(of: file, among: candidates, traits).map { (file, $0) } }
    guard let highest = ranked.map(\.1).max(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
    let best = ranked.filter { $0.1 == highest }.map(\.0)
    let file = best.reduce(best[0]) { chosen, file in
      ProjectAssets.isWorse(chosen.scale, than: file.scale, for: traits.displayScale) ? file : chosen
    }
    var choice = ImageChoice(path: file.path, pixelsPerPoint: file.scale)
    choice.keepsVectors = true
    return choice
  }

  private func candidates(named name: String) -> [File] {
    var folders = name.utf8.split(separator: "/")
    guard var base = folders.popLast() else { return [] }
    var type: String?
    if let dot = base.utf8.lastIndex(of: "."), ImageFile.hasImageName(name), files[String(base)] == nil {
      type = base[base.utf8.index(after: dot)...].lowercased()
      base = base[..<dot]
    }
    if files[String(base)] == nil {
      base = ["@2x", "@3x"].lazy.compactMap { base.utf8.dropping(suffix: $0) }.first ?? base
    }
    let found = (files[String(base)] ?? []).filter { file in
      file.path.utf8.split(separator: "/").dropLast().suffix(folders.count).elementsEqual(folders)
    }
    let typed = found.filter { $0.type == type }
    return typed.isEmpty ? found : typed
  }

  /// Returns how well a file suits the traits, by the order in which properties count, or nil if it is meant for
  /// another kind of device.
  private func rank(of file: File, among files: [File], _ traits: TraitCollection) -> [Int]? {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    guard file.idiom == nil || file.idiom == idiom else { return nil }
    let isInBundle = file.path.utf8.contains(".bundle/")
    let types = ImageFile.nameExtensions
    let type = types.firstIndex(of: file.type) ?? types.count
    return [isInBundle ? 0 : 1, languageRank(of: file, among: files, traits), -type, file.idiom == nil ? 0 : 1]
  }

  private func languageRank(of file: File, among files: [File], _ traits: TraitCollection) -> Int {
    guard let language = file.language else { return 2 }
    if language == "Base" { return 1 }
    let languages = files.compactMap { $0.language }.compactMap { try? LocaleIdentifier($0) }
    guard let wanted = try? LocaleIdentifier(traits.locale), let own = try? LocaleIdentifier(language),
      wanted.bestMatch(among: languages) == own
    else { return 0 }
    return 3
  }
}

/// The names by which data requests image files. They contain a character that no document can contain, so a document
/// cannot request files of the machine.
enum ImageFileName {
  private static let mark: Character = "\u{0}"

  static func name(ofFile path: String) -> String { String(mark) + path }

  /// Returns the path in a name, or `nil` if it is that of an asset.
  static func file(of name: String) -> String? { name.first == mark ? String(name.dropFirst()) : nil }
}
