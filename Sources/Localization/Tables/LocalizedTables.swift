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
