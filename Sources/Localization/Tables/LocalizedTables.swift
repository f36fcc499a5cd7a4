import Foundation

/// The languages that a document has beside it.
///
/// A document lies in `Base.lproj`, in the `.lproj` folder of its own language, or next to such folders. Each folder may
/// hold a table of its name (`de.lproj/Main.strings`) or a document of its own (`de.lproj/Main.storyboard`); a string
/// catalog of its name holds all languages in one file.
public struct LocalizedTables: Hashable, Sendable {
  /// Where a language's texts are.
  private enum Source: Hashable, Sendable {
    case strings(path: String)
    case catalog(path: String)
    case document(path: String)
  }

  private var sources: [LocaleIdentifier: Source] = [:]
  /// A catalog that cannot be read: asking for a language tells.
  private var brokenCatalog: LocalizationError?

  /// Looks for the languages of a document.
  ///
  /// - Parameter path: The document's path.
  public init(besideDocument path: String) {
    let document = URL(fileURLWithPath: path)
    let name = document.deletingPathExtension().lastPathComponent
    let parent = document.deletingLastPathComponent()
    let isInFolder = parent.pathExtension == Self.folderExtension
    let root = isInFolder ? parent.deletingLastPathComponent() : parent
    let folders = Self.languageFolders(in: root)
    addCatalogs(named: name, in: [root] + folders.map(\.url))
    for folder in folders {
      guard let locale = try? LocaleIdentifier(folder.name), !locale.isBase else { continue }
      add(folder.url, for: locale, document: document, name: name)
    }
  }

  /// The languages, sorted by their tags.
  public var locales: [LocaleIdentifier] { sources.keys.sorted { $0.tag < $1.tag } }

  /// The document's texts in a language.
  ///
  /// As on a device one table is taken, the best match; what it leaves out keeps the document's own text.
  /// - Parameter locale: The language; `base` for the document's own texts.
  /// - Returns: The texts; without a `match` where there is no such language.
  /// - Throws: A `LocalizationError` for a table that cannot be read.
  public func strings(for locale: LocaleIdentifier) throws(LocalizationError) -> LocalizedStrings {
    guard !locale.isBase else { return .none }
    guard let match = locale.bestMatch(among: sources.keys), let source = sources[match] else {
      if let brokenCatalog { throw brokenCatalog }
      return .none
    }
    return LocalizedStrings(try Self.table(from: source, in: match), match: match)
  }

  /// The path of a language's own document, for projects that translate whole documents.
  public func documentPath(for locale: LocaleIdentifier) -> String? {
    guard let match = locale.bestMatch(among: sources.keys), case .document(let path) = sources[match] else {
      return nil
    }
    return path
  }

  private static func table(from source: Source, in locale: LocaleIdentifier) throws(LocalizationError) -> StringsTable
  {
    switch source {
    case .strings(let path): try StringsTable(contentsOf: path)
    case .catalog(let path): try StringCatalog(contentsOf: path).tables[locale] ?? StringsTable()
    case .document: StringsTable()
    }
  }
}

extension LocalizedTables {
  private static let folderExtension = "lproj"

  /// The language folders next to each other, by name.
  private static func languageFolders(in root: URL) -> [(name: String, url: URL)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { root.appendingPathComponent($0) }.filter { $0.pathExtension == folderExtension }
      .map { ($0.deletingPathExtension().lastPathComponent, $0) }
  }

  private mutating func addCatalogs(named name: String, in folders: [URL]) {
    for folder in folders {
      let path = folder.appendingPathComponent(name + ".xcstrings").path
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do throws(LocalizationError) {
        for locale in try StringCatalog(contentsOf: path).tables.keys { sources[locale] = .catalog(path: path) }
      } catch {
        brokenCatalog = error
      }
    }
  }

  private mutating func add(_ folder: URL, for locale: LocaleIdentifier, document: URL, name: String) {
    let table = folder.appendingPathComponent(name + ".strings").path
    let own = folder.appendingPathComponent(document.lastPathComponent).path
    if FileManager.default.fileExists(atPath: own) {
      sources[locale] = .document(path: own)
    } else if FileManager.default.fileExists(atPath: table) {
      sources[locale] = .strings(path: table)
    }
  }
}
