import Files
import Foundation
import Synchronization

/// The strings tables of a document or of code, in all languages.
///
/// A document is in `Base.lproj`, in the `.lproj` folder of its own language, or next to such folders. Each folder can
/// contain strings tables with the document's name (`de.lproj/Main.strings`, `de.lproj/Main.stringsdict`) or a document
/// for its language (`de.lproj/Main.storyboard`). A string catalog with the document's name contains all languages.
///
/// As on a device, the texts of a language come from one table: that of the best match among ``locales``, or else that
/// of the development language. A key that this table lacks keeps the document's own text.
///
/// The tables of a language are read when they are first needed, and once for all copies of this value.
public struct LocalizedTables: Sendable {
  /// The language of the document's own texts: that of its folder or its catalog, or else English.
  public private(set) var developmentLanguage = LocaleIdentifier.english
  /// The languages that have texts, sorted by their tags.
  public private(set) var locales: [LocaleIdentifier]
  /// The source of the texts of each language.
  private var sources: [LocaleIdentifier: TableSource]
  private let memory = TableMemory()
  /// The name of the tables, or of their document.
  package let name: String
  /// The folder around the folders of languages.
  package let folder: String
  private var catalog: StringCatalog?
  /// The errors of the catalogs that cannot be read. A language that no other file has may be in one of them.
  package private(set) var brokenCatalogs: [LocalizationError] = []

  /// Finds the tables of the document at a path.
  package init(besideDocument path: String) { self.init(of: DocumentPlace(path), developmentLanguage: .english) }

  /// Returns the errors of the catalogs of the document at a path that cannot be read, without a look at its tables.
  package static func brokenCatalogs(besideDocument path: String) -> [LocalizationError] {
    DocumentPlace(path).catalogs.compactMap { catalog in
      do throws(LocalizationError) {
        _ = try StringCatalog(contentsOf: catalog)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Finds the tables that code uses, as ``init(named:in:)`` does.
  package init(named name: String, in folder: String, developmentLanguage: LocaleIdentifier) {
    self.init(of: DocumentPlace(folder + "/" + name + ".strings"), developmentLanguage: developmentLanguage)
  }

  /// Finds the tables that code uses, such as `Localizable.xcstrings` and `de.lproj/Localizable.strings`.
  ///
  /// - Parameters:
  ///   - name: The name of the tables.
  ///   - folder: The path of the folder with the catalog and the `.lproj` folders.
  public init(named name: String = "Localizable", in folder: String) {
    self.init(named: name, in: folder, developmentLanguage: .english)
  }

  private init(of place: DocumentPlace, developmentLanguage language: LocaleIdentifier) {
    developmentLanguage = language
    name = place.name
    folder = place.folder
    var sources: [LocaleIdentifier: TableSource] = [:]
    for path in place.catalogs {
      do throws(LocalizationError) {
        let catalog = try StringCatalog(contentsOf: path)
        self.catalog = catalog
        if let language = catalog.sourceLanguage { developmentLanguage = language }
        for locale in catalog.tables.keys { sources[locale] = .catalog }
      } catch {
        brokenCatalogs.append(error)
      }
    }
    if let language = place.language { developmentLanguage = language }
    for folder in place.folders {
      guard let locale = try? LocaleIdentifier(folder.name), !locale.isBase else { continue }
      sources[locale] = TableSource(in: folder.path, of: place) ?? sources[locale]
    }
    self.sources = sources
    locales = sources.keys.map { ($0, tag: $0.tag) }.sorted { $0.tag < $1.tag }.map(\.0)
  }

  /// Returns the document's texts in a language.
  ///
  /// - Parameters:
  ///   - locale: The language, or `base` for the document's own texts.
  ///   - device: The kind of device, for texts that vary by device.
  ///   - sampleNumber: The number to show in plurals.
  /// - Returns: The texts, those of the development language if there is no match for `locale`.
  /// - Throws: ``LocalizationError`` if a table cannot be read.
  package func strings(
    for locale: LocaleIdentifier, device: String = "iphone", sampleNumber: Int = TextContext.sampleNumber
  ) throws(LocalizationError) -> LocalizedStrings {
    guard !locale.isBase else { return .none }
    let match = locale.bestMatch(among: sources.keys)
    guard let shown = match ?? developmentLanguage.bestMatch(among: sources.keys) else {
      if let error = brokenCatalogs.first { throw error }
      return .none
    }
    let context = TextContext(locale: shown, device: device, sampleNumber: sampleNumber)
    return LocalizedStrings(try table(for: shown).texts(in: context), match: match)
  }

  /// Returns the table of one of the ``locales``.
  ///
  /// The table is empty for any other locale and for a language that has its own document instead of a table.
  ///
  /// - Throws: ``LocalizationError`` if the table cannot be read.
  public func table(for locale: LocaleIdentifier) throws(LocalizationError) -> StringsTable {
    switch sources[locale] {
    case .files(let strings, let rules):
      return try memory.table(for: locale) { () throws(LocalizationError) in
        guard let path = strings ?? rules else { return StringsTable() }
        let table = try StringsTable(contentsOf: path)
        guard strings != nil, let rules else { return table }
        return table.merging(try StringsTable(contentsOf: rules))
      }
    case .catalog: return catalog?.tables[locale] ?? StringsTable()
    case .translation(let table): return table
    case .document, nil: return StringsTable()
    }
  }

  /// Returns the path of a language's own document, or `nil` if the language has none.
  package func documentPath(for locale: LocaleIdentifier) -> String? {
    guard let match = locale.bestMatch(among: sources.keys), case .document(let path) = sources[match] else {
      return nil
    }
    return path
  }

  /// Returns the tables with another one for a language.
  func replacing(_ table: StringsTable, for locale: LocaleIdentifier) -> LocalizedTables {
    var copy = self
    copy.sources[locale] = .translation(table)
    copy.locales = copy.sources.keys.sorted { $0.tag < $1.tag }
    return copy
  }

  /// Returns whether a catalog marks a text as not translatable.
  package func isUntranslatable(_ key: String) -> Bool { catalog?.untranslatableKeys.contains(key) ?? false }

  /// The error of the first catalog or table that cannot be read, or `nil` if all can be.
  package var firstError: LocalizationError? {
    if let error = brokenCatalogs.first { return error }
    for locale in locales {
      do throws(LocalizationError) { _ = try table(for: locale) } catch { return error }
    }
    return nil
  }

  /// The keys of all tables that can be read.
  package var keys: Set<String> {
    var keys = Set(catalog?.keys.keys.map(\.self) ?? [])
    for locale in locales { keys.formUnion((try? table(for: locale))?.entries.keys.map(\.self) ?? []) }
    return keys
  }
}

extension LocalizedTables {
  /// Returns the text for a key, as an app gets it from its bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: The language, which can be a ``PseudoLanguage``, the kind of device, and the arguments.
  /// - Returns: The text from the table of the language or else of the development language. If neither has the key,
  ///   the key itself is the text.
  /// - Throws: ``LocalizationError`` if a table cannot be read.
  /// - Complexity: Reads the language's tables for its first text.
  public func text(for key: String, in context: TextContext) throws(LocalizationError) -> String {
    let pseudo = PseudoLanguage(context.locale)
    var context = context
    context.locale = pseudo?.source ?? context.locale
    for locale in [context.locale, developmentLanguage] {
      guard let match = locale.bestMatch(among: locales), let text = try table(for: match)[key] else { continue }
      context.locale = match
      let shown = text.resolved(in: context)
      let changed = pseudo?.text(shown) ?? shown
      return TextTrace.current?.marked(changed, TextKey(table: name, key: key)) ?? changed
    }
    return LocalizedText.plain(key).resolved(in: context)
  }
}

extension LocalizedTables {
  /// Returns the paths of all files that the texts of a document can depend on: its strings tables and the documents of
  /// languages, in the order of their folders. This opens no file.
  ///
  /// - Parameter path: The document's path.
  package static func files(besideDocument path: String) -> [String] {
    let place = DocumentPlace(path)
    return place.catalogs + place.folders.flatMap { TableSource(in: $0.path, of: place)?.files ?? [] }
  }
}

extension TableSource {
  /// The files of this language alone, without the catalog.
  fileprivate var files: [String] {
    switch self {
    case .files(let strings, let rules): [strings, rules].compactMap(\.self)
    case .catalog, .translation: []
    case .document(let path): [path]
    }
  }
}

/// The tables that were read from files.
///
/// All documents of a project look up keys in the same tables: in 46 scenes in 51 languages, reading them for each
/// document took two thirds of a check.
private final class TableMemory: Sendable {
  private let tables = Mutex<[LocaleIdentifier: Result<StringsTable, LocalizationError>]>([:])

  /// Returns the table of a language, which is read the first time.
  func table(
    for locale: LocaleIdentifier, read: () throws(LocalizationError) -> StringsTable
  ) throws(LocalizationError) -> StringsTable {
    if let known = tables.withLock({ $0[locale] }) { return try known.get() }
    let result = Result { () throws(LocalizationError) in try read() }
    tables.withLock { $0[locale] = result }
    return try result.get()
  }
}

/// A document's texts in a language, by object and property.
package struct LocalizedStrings: Sendable {
  /// The language of the table in use, or `nil` if there is none for the requested language.
  package let match: LocaleIdentifier?
  private let objects: [String: [String: String]]

  /// Groups the texts whose keys have the form `ID.property` by object, and drops the others.
  package init(_ texts: [String: String], match: LocaleIdentifier?) {
    self.match = match
    var objects: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.utf8.firstIndex(of: ".") else { continue }
      objects[String(key[..<dot]), default: [:]][String(key[key.utf8.index(after: dot)...])] = text
    }
    self.objects = objects
  }

  /// No texts, so that the document keeps its own.
  package static let none = LocalizedStrings([:], match: nil)

  /// The identifiers of all objects with texts.
  package var objectIDs: Set<String> { Set(objects.keys) }

  /// Returns an object's texts by property, such as `text`, `normalTitle`, `segmentTitles[0]` or `configuration.title`.
  package func properties(ofObject id: String) -> [String: String] { objects[id] ?? [:] }
}
