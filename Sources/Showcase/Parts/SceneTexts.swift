import Foundation
import Galley

/// The texts of a scene in the language of its layout, from its table in `Texts`.
struct SceneTexts {
  private let table: StringsTable
  private let context: TextContext
  private let pseudoLanguage: PseudoLanguage?

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: The table's name, for example `Chat`.
  ///   - traits: The traits with the language, which can be a pseudo-language. A language without a table gets English.
  init(_ name: String, in traits: TraitCollection) {
    let locale = (try? LocaleIdentifier(traits.locale)) ?? .english
    let tables = LocalizedTables(named: name, in: Self.folder)
    pseudoLanguage = PseudoLanguage(locale)
    let shown = (pseudoLanguage?.source ?? locale).bestMatch(among: tables.locales) ?? .english
    table = (try? tables.table(for: shown)) ?? StringsTable()
    context = TextContext(locale: shown)
  }

  /// Returns the text for a key. As on a device, a key without a text is its own text.
  func callAsFunction(_ key: String) -> String {
    let text = table.text(for: key, in: context) ?? key
    return pseudoLanguage?.text(text) ?? text
  }

  /// The folder of the tables: in the resources beside the executable, or else in the sources.
  static var folder: String {
    let places = [
      Bundle.main.bundleURL.appending(path: "galley_Showcase.resources/Texts"),
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Texts").standardized,
    ]
    return places.map { $0.path() }.first { FileManager.default.fileExists(atPath: $0) } ?? ""
  }
}
