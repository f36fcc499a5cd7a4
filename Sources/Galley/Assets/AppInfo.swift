import Files
import Localization
import Projects

/// What the `Info.plist` of an app says about its screens.
package struct AppInfo: Hashable, Sendable {
  /// The path of the file, or the name of the target whose settings take its place.
  package var source: String
  /// The appearance that the app always has, or `nil` if it follows the device.
  package var interfaceStyle: TraitCollection.UserInterfaceStyle?
  /// The name of the colour that tints views without a tint of their own, in an asset catalog.
  package var accentColorName: String?
  /// The names of the font files that the app loads.
  package var fontNames: [String] = []
  /// The orientations on phones, and those on tablets; empty if the app does not restrict them.
  fileprivate var orientations: [TraitCollection.UserInterfaceIdiom: Set<Device.Orientation>] = [:]

  fileprivate init(
    source: String, interfaceStyle: TraitCollection.UserInterfaceStyle?, accentColorName: String?, fontNames: [String],
    orientations: [TraitCollection.UserInterfaceIdiom: Set<Device.Orientation>]
  ) {
    self.source = source
    self.interfaceStyle = interfaceStyle
    self.accentColorName = accentColorName
    self.fontNames = fontNames
    self.orientations = orientations
  }

  /// - Parameter values: The texts of the file by their keys.
  init(_ values: [String: [String]], source: String) {
    self.source = source
    // A value such as `$(STYLE)` is made by the build.
    func texts(_ key: String) -> [String] { (values[key] ?? []).filter { !$0.utf8.contains("$(") } }
    switch texts("UIUserInterfaceStyle").first {
    case "Dark": interfaceStyle = .dark
    case "Light": interfaceStyle = .light
    default: interfaceStyle = nil
    }
    accentColorName = texts("NSAccentColorName").first
    fontNames = texts("UIAppFonts").map { String($0.utf8.split(separator: "/").last ?? "") }
    for (idiom, suffix) in [(TraitCollection.UserInterfaceIdiom.phone, "~iphone"), (.pad, "~ipad")] {
      let key = "UISupportedInterfaceOrientations"
      let names = [texts(key + suffix), texts(key)].first { !$0.isEmpty } ?? []
      orientations[idiom] = Set(names.map { $0.contains("Landscape") ? .landscape : .portrait })
    }
  }

  /// What pictures depend on, as the same text in all processes.
  var shownFacts: String {
    ([interfaceStyle?.rawValue ?? "", accentColorName ?? ""] + fontNames).joined(separator: "\n")
  }

  /// Returns whether the app can be in an orientation on a kind of device.
  package func supports(_ orientation: Device.Orientation, on idiom: TraitCollection.UserInterfaceIdiom) -> Bool {
    guard let known = orientations[idiom], !known.isEmpty else { return true }
    return known.contains(orientation)
  }
}

/// What is known about the app of a document.
package struct KnownApp: Hashable, Sendable {
  /// What the app says, or `nil` if nothing is known about it.
  package let info: AppInfo?

  package init(_ info: AppInfo?) { self.info = info }
}

/// Knowledge that one process sends to another.
extension KnownApp {
  private static let separator: Character = "\u{1F}"

  /// The facts as text, or an empty one if they cannot be sent.
  package var wire: String {
    guard let info else { return "none" }
    func list(_ idiom: TraitCollection.UserInterfaceIdiom) -> String {
      (info.orientations[idiom] ?? []).map(\.rawValue).sorted().joined(separator: ",")
    }
    let facts =
      [info.source, info.interfaceStyle?.rawValue ?? "", info.accentColorName ?? "", list(.phone), list(.pad)]
      + info.fontNames
    let isClean = facts.allSatisfy { !$0.contains(Self.separator) && !$0.contains("\0") }
    return isClean ? facts.joined(separator: String(Self.separator)) : ""
  }

  /// Returns `nil` for an empty text.
  package init?(wire: String) {
    let facts = wire.split(separator: Self.separator, omittingEmptySubsequences: false).map { String($0) }
    guard facts.count >= 5 else {
      guard wire == "none" else { return nil }
      self.init(nil)
      return
    }
    func list(_ text: String) -> Set<Device.Orientation> {
      Set(text.utf8.split(separator: ",").compactMap { Device.Orientation(rawValue: String($0)) })
    }
    self.init(
      AppInfo(
        source: facts[0], interfaceStyle: TraitCollection.UserInterfaceStyle(rawValue: facts[1]),
        accentColorName: facts[2].isEmpty ? nil : facts[2], fontNames: Array(facts[5...]),
        orientations: [.phone: list(facts[3]), .pad: list(facts[4])]))
  }
}

/// The apps of a project by their documents.
struct ProjectApps: Sendable {
  /// What a file says: its texts by key, without those of other types.
  private typealias Values = [String: [String]]

  /// The paths of the files that may be those of apps, for documents of no known target.
  private let files: [String]
  private var known: [String: Result<Values, UnreadableInput>] = [:]

  /// Parts of paths of code that is built already, and of tests.
  private static let skipped = [".framework/", ".xcframework/", ".bundle/", ".app/", "Tests/", "vendor/"]

  init(_ listing: ProjectListing) {
    files = listing.parts.flatMap { part in
      part.paths.filter { path in path.utf8.hasSuffix("Info.plist") && !Self.skipped.contains { path.contains($0) } }
        .map { part.folder + "/" + $0 }
    }
  }

  /// Returns what the app of a document says, or `nil` if nothing is known about it.
  ///
  /// The app is the first one whose target holds the document, or a framework with it. What its file does not say, its
  /// build settings may. For a document of no target that is known, the nearest file of an app counts.
  mutating func info(of document: String, in targets: ProjectTargets) throws(UnreadableInput) -> AppInfo? {
    for target in targets.apps(showing: document) {
      let file = target.app.file.flatMap { FileKind(at: $0) == .file ? $0 : nil }
      let own = try file.map { (path) throws(UnreadableInput) in try values(of: path) } ?? [:]
      let all = own.merging(target.app.values) { own, _ in own }
      if !all.isEmpty { return AppInfo(all, source: file ?? target.name) }
    }
    return try nearestInfo(to: document)
  }

  private mutating func nearestInfo(to document: String) throws(UnreadableInput) -> AppInfo? {
    guard let nearest = FileOrder(near: document).choice(among: files) else { return nil }
    var candidates: [(path: String, values: Values)] = []
    for path in [nearest.path] + nearest.rivals { candidates.append((path, try values(of: path))) }
    let app = candidates.first { $0.values["CFBundlePackageType"] == ["APPL"] } ?? candidates[0]
    return AppInfo(app.values, source: app.path)
  }

  private mutating func values(of path: String) throws(UnreadableInput) -> Values {
    if let known = known[path] { return try known.get() }
    let result = Result { () throws(UnreadableInput) in try Self.values(at: path) }
    known[path] = result
    return try result.get()
  }

  private static func values(at path: String) throws(UnreadableInput) -> Values {
    do {
      let content = try InputFile.content(of: path, as: .table)
      let node = try TableFile.node(from: PreprocessedPropertyList.chosen(in: content))
      guard let members = node.members else {
        throw UnreadableInput(place: path, message: "not the Info.plist of an app: it has no keys")
      }
      let texts = members.map { ($0.key, $0.value.text.map { [$0] } ?? $0.value.items?.compactMap(\.text) ?? []) }
      return Dictionary(texts) { $1 }
    } catch let error as TextFileError {
      throw UnreadableInput(error, at: path)
    } catch let error as TableSyntaxError {
      throw UnreadableInput(place: "\(path):\(error.line)", message: "not a valid property list: \(error.reason)")
    } catch let error as UnreadableInput {
      throw error
    } catch {
      throw UnreadableInput(place: path, message: "\(error)")
    }
  }
}
