import Files
import Foundation
import Projects
import Synchronization

/// The languages of a project, and the tables that its code reads.
package struct ProjectTexts: Sendable {
  /// The languages that the project's files name, as known regions or by their folders. If they name none besides the
  /// development language, or have folders whose files they do not name, also those that have tables or documents in a
  /// language's folder. Those of catalogs in any case. The development language is left out, because it is that of the
  /// documents themselves.
  package let languages: [LocaleIdentifier]
  /// The languages that have folders although the project's files name others and not them: Xcode does not build them
  /// into the app.
  package let idleLanguages: [LocaleIdentifier]
  /// The language in which the project is developed, or `nil` if no project file names it.
  package let developmentLanguage: LocaleIdentifier?
  /// The names of the project files with known regions, such as `Notes.xcodeproj`.
  package let projectNames: [String]
  /// The number of tables in language folders, and of string catalogs.
  package let tableCount: Int
  /// The files of tables, by the names of the tables and the folders around the language folders and catalogs.
  private let places: [String: [String: [String]]]
  /// The files whose contents say which languages there are: project files and catalogs.
  private let filesWithLanguages: [String]
  private let memory = TablesByPlace()
  /// Texts that are shown instead of those of tables.
  var translations: [TranslatedTable] = []

  /// The types of files with texts.
  static let tableTypes = ["strings", "stringsdict", "xcstrings"]
  /// The catalogs that cannot be read, so that languages may be missing.
  let problems: [UnreadableInput]

  /// Reads the languages of a project.
  ///
  /// - Parameter files: The paths of its `project.pbxproj` files, strings tables, catalogs, and documents in language
  ///   folders.
  init(files: [String]) {
    var (regions, inFolders): (Set<LocaleIdentifier>, Set<LocaleIdentifier>) = ([], [])
    var takesFolders = false
    var places: [String: [String: [String]]] = [:]
    var catalogs: [LocalizedTables] = []
    var (development, names, tableCount): (LocaleIdentifier?, [String], Int) = (nil, [], 0)
    for file in files {
      let parent = Folder.parent(of: file)
      let (name, type) = Self.nameAndType(of: file)
      if "\(name).\(type)" == ProjectFolder.projectFile {
        let named = Self.regions(at: file)
        development = development ?? named.development
        if !named.known.isEmpty { names.append(String(parent.dropFirst(Folder.parent(of: parent).count + 1))) }
        regions.formUnion(named.known)
        if !named.known.isEmpty { regions.formUnion(named.folders) }
        takesFolders = takesFolders || named.hasSynchronizedFolders
        continue
      }
      let folder = Self.nameAndType(of: parent)
      let isInFolder = folder.type == "lproj"
      if isInFolder, let locale = try? LocaleIdentifier(folder.name) { inFolders.insert(locale) }
      guard Self.tableTypes.contains(type) else { continue }
      tableCount += 1
      let place = isInFolder ? Folder.parent(of: parent) : parent
      places[name, default: [:]][place, default: []].append(file)
      if type == "xcstrings" { catalogs.append(LocalizedTables(named: name, in: place)) }
    }
    let others = { (locales: Set<LocaleIdentifier>) in locales.filter { !$0.isBase && $0 != development } }
    let isNamed = !takesFolders && !others(regions).isEmpty
    let inCatalogs = Set(catalogs.flatMap(\.locales))
    problems = catalogs.flatMap(\.brokenCatalogs).map { UnreadableInput($0) }
    developmentLanguage = development
    projectNames = names
    self.tableCount = tableCount
    self.places = places
    filesWithLanguages = files.filter {
      $0.utf8.hasSuffix(".xcstrings") || $0.utf8.hasSuffix("/" + ProjectFolder.projectFile)
    }
    languages = others(regions.union(inCatalogs).union(isNamed ? [] : inFolders)).sorted { $0.tag < $1.tag }
    idleLanguages = isNamed ? others(inFolders.subtracting(languages)).sorted { $0.tag < $1.tag } : []
  }

  /// Returns the name of a file or folder without its type, and the type.
  private static func nameAndType(of path: String) -> (name: String, type: String) {
    let name = path[(path.utf8.lastIndex(of: "/").map(path.utf8.index(after:)) ?? path.startIndex)...]
    guard let dot = name.utf8.lastIndex(of: "."), dot > name.startIndex else { return (String(name), "") }
    return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
  }

  /// Reads the regions of a project file. One that cannot be read is reported with the targets.
  private static func regions(at path: String) -> ProjectRegions {
    (try? TextFile(contentsOf: path, as: .project)).map { ProjectRegions(projectFile: $0.bytes) } ?? ProjectRegions()
  }

  /// Returns the tables of a name in the order in which a document uses them.
  ///
  /// An app and its extensions each have tables of their own: two of the three projects.
  func tables(named name: String, in order: FileOrder) -> [LocalizedTables] {
    folders(ofTable: name, in: order).map { folder in
      memory.tables(at: folder + "/" + name) {
        LocalizedTables(named: name, in: folder, developmentLanguage: developmentLanguage ?? .english)
          .adding(translations)
      }
    }
  }

  /// Returns whether the project has a language, or another one that is shown in its place.
  func knows(_ locale: LocaleIdentifier) -> Bool {
    locale.language == developmentLanguage?.language || locale.bestMatch(among: languages) != nil
  }

  /// Returns the answer to what a document without texts in a language depends on.
  func answer(aboutLanguage tag: String) -> AssetAnswer {
    let isKnown = (try? LocaleIdentifier(tag)).map(knows) ?? false
    return AssetAnswer(
      "\(isKnown ? "known" : "unknown"), developed in \(developmentLanguage?.tag ?? "-")",
      readFrom: filesWithLanguages)
  }

  /// The names of the tables.
  package var tableNames: [String] { places.keys.sorted() }

  /// Returns the folders around the language folders and catalogs of a table, in the order in which a document uses
  /// them.
  func folders(ofTable name: String, in order: FileOrder) -> [String] {
    let places = (places[name] ?? [:]).sorted { $0.key < $1.key }
    let files = places.compactMap { order.sorted($0.value).first }
    let folders = Dictionary(places.flatMap { place in place.value.map { ($0, place.key) } }) { $1 }
    return order.sorted(files).compactMap { folders[$0] }
  }
}

/// The tables of a project that were found, so that all documents share them.
private final class TablesByPlace: Sendable {
  private let known = Mutex<[String: LocalizedTables]>([:])

  func tables(at place: String, find: () -> LocalizedTables) -> LocalizedTables {
    if let tables = known.withLock({ $0[place] }) { return tables }
    let tables = find()
    known.withLock { $0[place] = tables }
    return tables
  }
}
