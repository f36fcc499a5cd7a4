import Files
import Foundation
import Galley
import SnapshotRuns

/// The tables of a run's documents and of their projects.
package final class ProjectTables {
  /// Tables with the texts of a document, or with those that code looks up.
  package struct Table {
    /// The document's path, or `nil` for tables of code.
    package var document: String?
    package var tables: LocalizedTables
  }

  private let setting: RunSetting
  private let assets: AssetLibrary
  /// The paths of the documents.
  private let documents: [String]
  private var ofDocuments: [PathBytes: LocalizedTables] = [:]
  private var lines: [PathBytes: [String: Int]] = [:]

  package init(_ setting: RunSetting) {
    self.setting = setting
    assets = AssetLibrary(translations: setting.translatedTables)
    documents = UnitList(setting).units.filter(\.isDocument).map(\.file)
  }

  /// All tables: those of each document, and those of the code of their projects.
  package var all: [Table] { places.filter { !$0.tables.locales.isEmpty } }

  /// All tables, and the places of those that documents do not have yet.
  var places: [Table] {
    let own = documents.map { Table(document: $0, tables: tables(ofDocument: $0)) }
    var seen = Set(own.map { $0.tables.folder + "/" + $0.tables.name })
    var projects: Set<String> = []
    var ofCode: [Table] = []
    for document in documents where projects.insert(assets.projectFolder(ofDocument: document)).inserted {
      let texts = assets.texts(aroundDocument: document)
      for name in texts.tableNames where !Self.isOfDocument(name, in: texts, documents: documents) {
        for tables in assets.tables(named: name, for: document) {
          guard seen.insert(tables.folder + "/" + tables.name).inserted else { continue }
          ofCode.append(Table(document: nil, tables: tables))
        }
      }
    }
    return own + ofCode
  }

  /// Returns whether tables are those of a document, which this run may leave out.
  private static func isOfDocument(_ name: String, in texts: ProjectTexts, documents: [String]) -> Bool {
    documents.contains { URL(filePath: $0).deletingPathExtension().lastPathComponent == name }
  }

  private func tables(ofDocument path: String) -> LocalizedTables {
    if let known = ofDocuments[PathBytes(path)] { return known }
    let tables = LocalizedTables(besideDocument: path).adding(assets.translations)
    ofDocuments[PathBytes(path)] = tables
    return tables
  }

  /// Returns the tables that a scene of a document takes the text of a key from, or `nil` if none has it.
  package func tables(with key: TextKey, of document: String) -> LocalizedTables? {
    let own = tables(ofDocument: document)
    if key.table == own.name { return own }
    return assets.tables(named: key.table, for: document).first { $0.keys.contains(key.key) }
  }

  /// Returns the file and the line of a key's text in a language, or `nil` if the key has no text in it.
  package func place(of scene: SeenScene, _ key: TextKey, in locale: String) -> (path: String, line: Int?)? {
    guard let tables = tables(with: key, of: scene.file), let locale = try? LocaleIdentifier(locale) else { return nil }
    let source = PseudoLanguage(locale)?.source ?? locale
    let isOwn = source.isBase || source.language == tables.developmentLanguage.language
    if let (_, entry) = Self.entry(for: key.key, in: locale, of: tables) {
      return entry.path.map { (setting.paths.name(of: $0), entry.line) }
    }
    guard key.table == self.tables(ofDocument: scene.file).name,
      isOwn || tables.documentPath(for: source) != nil
    else { return nil }
    let path = tables.documentPath(for: source) ?? scene.file
    return (setting.paths.name(of: path), line(of: key, in: path))
  }

  /// Returns the text of a key that is shown in a language, with the language that the tables have it in, or `nil` if
  /// they have none.
  static func entry(
    for key: String, in locale: LocaleIdentifier, of tables: LocalizedTables
  ) -> (language: LocaleIdentifier, entry: StringsTable.Entry)? {
    guard let match = match(for: locale, in: tables) else { return nil }
    return (try? tables.table(for: match).entries[key]).flatMap { $0 }.map { (match, $0) }
  }

  /// Returns the language of tables that is shown in a language, or `nil` if there is none.
  static func match(for locale: LocaleIdentifier, in tables: LocalizedTables) -> LocaleIdentifier? {
    let source = PseudoLanguage(locale)?.source ?? locale
    return (source.isBase ? tables.developmentLanguage : source).bestMatch(among: tables.locales)
  }

  private func line(of key: TextKey, in document: String) -> Int? {
    if lines[PathBytes(document)] == nil {
      let read = try? InterfaceDocument(contentsOf: document)
      lines[PathBytes(document)] = read.map { $0.lines(ofElements: $0.objectIDs) } ?? [:]
    }
    return lines[PathBytes(document)]?[String(key.key.utf8.prefix(before: "."))]
  }
}
