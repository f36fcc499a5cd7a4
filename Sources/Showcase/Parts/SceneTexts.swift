import Foundation
import Galley

/// What a scene says in the language it is laid out in: its table in `Texts`, read as an app reads its tables.
struct SceneTexts {
  private let table: StringsTable
  private let context: TextContext
  private let pseudoLanguage: PseudoLanguage?

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: the table's name, for example `Chat`.
  ///   - traits: they name the language, which may be a pseudo-language; English stands in for one without a table.
  init(_ name: String, in traits: TraitCollection) {
    let locale = (try? LocaleIdentifier(traits.locale)) ?? .english
    let tables = LocalizedTables(named: name, in: Self.folder)
    pseudoLanguage = PseudoLanguage(locale)
    let shown = (pseudoLanguage?.source ?? locale).bestMatch(among: tables.locales) ?? .english
    table = (try? tables.table(for: shown)) ?? StringsTable()
    context = TextContext(locale: shown)
  }

  /// The text for a key; the key itself, as on a device, where the table has none.
  func callAsFunction(_ key: String) -> String {
    let text = table.text(for: key, in: context) ?? key
    return pseudoLanguage?.text(text) ?? text
  }

  /// The folder of the tables: beside the executable, where the package manager puts resources, else in the sources.
  static var folder: String {
    let places = [
      Bundle.main.bundleURL.appending(path: "galley_Showcase.resources/Texts"),
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Texts").standardized,
    ]
    return places.map { $0.path() }.first { FileManager.default.fileExists(atPath: $0) } ?? ""
  }
}
