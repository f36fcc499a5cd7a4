import Foundation

/// The languages that a document has beside it.
///
/// A document lies in `Base.lproj`, in the `.lproj` folder of its own language, or next to such folders. Each folder may
/// hold tables of its name (`de.lproj/Main.strings`, `de.lproj/Main.stringsdict`) or a document of its own
/// (`de.lproj/Main.storyboard`); a string catalog of its name holds all languages in one file.
///
/// For a language one table is taken, as on a device: the language's own or the best of its
/// ``LocaleIdentifier/fallbackChain``, else the development language's; what it leaves out keeps the document's own text.
public struct LocalizedTables: Hashable, Sendable {
  /// The language that the document's own texts are in: that of its folder or its catalog, English where neither tells.
  public private(set) var developmentLanguage = LocaleIdentifier.english
  /// Where the languages' texts are.
  private(set) var sources: [LocaleIdentifier: TableSource] = [:]
  private var catalog: StringCatalog?
  /// A catalog that cannot be read: asking for a language tells.
  private var brokenCatalog: LocalizationError?

  /// Looks for the languages of a document.
  ///
  /// - Parameter path: The document's path.
  public init(besideDocument path: String) { self.init(of: DocumentPlace(path)) }

  /// Looks for the tables that code asks for: `Localizable.xcstrings`, `de.lproj/Localizable.strings`.
  ///
  /// - Parameters:
  ///   - name: The tables' name.
  ///   - folder: The path of the folder that holds the catalog and the folders of languages.
  public init(named name: String = "Localizable", in folder: String) {
    self.init(of: DocumentPlace(folder + "/" + name + ".strings"))
  }

  private init(of place: DocumentPlace) {
    addCatalogs(of: place)
    if let language = place.language { developmentLanguage = language }
    for folder in place.folders {
      guard let locale = try? LocaleIdentifier(folder.name), !locale.isBase else { continue }
      sources[locale] = TableSource(in: folder.url, of: place) ?? sources[locale]
    }
  }

  /// The languages, sorted by their tags.
  public var locales: [LocaleIdentifier] { sources.keys.sorted { $0.tag < $1.tag } }

  /// The document's texts in a language.
  ///
  /// - Parameters:
  ///   - locale: The language; `base` for the document's own texts.
  ///   - device: The kind of device, for texts that vary by it.
  ///   - sampleNumber: The number that plurals are shown for.
  /// - Returns: The texts; without a `match` where there is no such language.
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public func strings(
    for locale: LocaleIdentifier, device: String = "iphone", sampleNumber: Int = TextContext.sampleNumber
  ) throws(LocalizationError) -> LocalizedStrings {
    guard !locale.isBase else { return .none }
    let match = locale.bestMatch(among: sources.keys)
    guard let shown = match ?? developmentLanguage.bestMatch(among: sources.keys) else {
      if let brokenCatalog { throw brokenCatalog }
      return .none
    }
    let context = TextContext(locale: shown, device: device, sampleNumber: sampleNumber)
    return LocalizedStrings(try table(for: shown).texts(in: context), match: match)
  }

  /// The table of one of the ``locales``; empty for others and for those that have a document of their own.
  ///
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public func table(for locale: LocaleIdentifier) throws(LocalizationError) -> StringsTable {
    switch sources[locale] {
    case .files(let strings, let rules):
      var table = StringsTable()
      for path in [strings, rules].compactMap(\.self) { table = table.merging(try StringsTable(contentsOf: path)) }
      return table
    case .catalog: return catalog?.tables[locale] ?? StringsTable()
    case .document, nil: return StringsTable()
    }
  }

  /// The path of a language's own document, for projects that translate whole documents.
  public func documentPath(for locale: LocaleIdentifier) -> String? {
    guard let match = locale.bestMatch(among: sources.keys), case .document(let path) = sources[match] else {
      return nil
    }
    return path
  }

  /// Whether a catalog says that a text is the same in all languages.
  public func isUntranslatable(_ key: String) -> Bool { catalog?.untranslatableKeys.contains(key) ?? false }

  /// The keys that any table has; tables that cannot be read are passed over.
  public var keys: Set<String> {
    var keys = Set(catalog?.keys.keys.map(\.self) ?? [])
    for locale in locales { keys.formUnion((try? table(for: locale))?.entries.keys.map(\.self) ?? []) }
    return keys
  }

  private mutating func addCatalogs(of place: DocumentPlace) {
    for path in place.catalogs {
      do throws(LocalizationError) {
        let catalog = try StringCatalog(contentsOf: path)
        self.catalog = catalog
        if let language = catalog.sourceLanguage { developmentLanguage = language }
        for locale in catalog.tables.keys { sources[locale] = .catalog }
      } catch {
        brokenCatalog = error
      }
    }
  }
}

extension LocalizedTables {
  /// The text for a key in a language, as a program would get it from its bundle.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: The language, which may be a ``PseudoLanguage``, the kind of device and the arguments.
  /// - Returns: The text of the language's table, else of the development language's; the key itself, filled in as a
  ///   format, where neither has any.
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public func text(for key: String, in context: TextContext) throws(LocalizationError) -> String {
    let pseudo = PseudoLanguage(context.locale)
    var context = context
    context.locale = pseudo?.source ?? context.locale
    for locale in [context.locale, developmentLanguage] {
      guard let match = locale.bestMatch(among: locales), let text = try table(for: match)[key] else { continue }
      context.locale = match
      let shown = text.resolved(in: context)
      return pseudo?.text(shown) ?? shown
    }
    return LocalizedText.plain(key).resolved(in: context)
  }
}

extension LocalizedTables {
  /// The files that can decide what a document's languages show, whether they can be read or not: tables and the
  /// languages' own documents, in the order of their folders.
  ///
  /// No file is opened. Which folders there are shows in the paths: one without a file of the document changes nothing.
  ///
  /// - Parameter path: The document's path.
  public static func files(besideDocument path: String) -> [String] {
    let place = DocumentPlace(path)
    return place.catalogs + place.folders.flatMap { TableSource(in: $0.url, of: place)?.files ?? [] }
  }
}

extension TableSource {
  /// The files that are read for the language itself; a catalog is there for all.
  fileprivate var files: [String] {
    switch self {
    case .files(let strings, let rules): [strings, rules].compactMap(\.self)
    case .catalog: []
    case .document(let path): [path]
    }
  }
}

/// A document's texts in a language: for each object its properties that are translated.
public struct LocalizedStrings: Hashable, Sendable {
  /// The language whose table was taken; none where there is none for the one that was asked for.
  public let match: LocaleIdentifier?
  /// The texts by object and property.
  private let objects: [String: [String: String]]

  /// Sorts texts, whose keys are `ID.property`.
  public init(_ texts: [String: String], match: LocaleIdentifier?) {
    self.match = match
    var objects: [String: [String: String]] = [:]
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: ".") else { continue }
      objects[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
    self.objects = objects
  }

  /// No texts: the document keeps its own.
  public static let none = LocalizedStrings([:], match: nil)

  /// The ids of all objects that have texts.
  public var objectIDs: Set<String> { Set(objects.keys) }

  /// An object's texts by property: `text`, `normalTitle`, `segmentTitles[0]`, `configuration.title`.
  public func properties(ofObject id: String) -> [String: String] { objects[id] ?? [:] }
}
