import Foundation

/// A string catalog (`.xcstrings`): the texts of all languages in one file.
struct StringCatalog: Hashable, Sendable {
  /// The tables by language.
  var tables: [LocaleIdentifier: StringsTable]

  /// Reads a catalog. Of texts that vary by number or device the general form is taken; what has no translation is
  /// left out, and languages whose name has no known shape too.
  init(contentsOf path: String) throws(LocalizationError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw LocalizationError(path: path, reason: .unreadable)
    }
    guard let file = try? JSONDecoder().decode(CatalogFile.self, from: bytes) else {
      throw LocalizationError(path: path, reason: .malformedCatalog)
    }
    tables = [:]
    for (key, entry) in file.strings {
      for (language, text) in entry.localizations ?? [:] {
        guard let locale = try? LocaleIdentifier(language), let value = text.generalForm else { continue }
        tables[locale, default: StringsTable()].entries[key] = value
      }
    }
  }
}

/// A catalog as it is written.
private struct CatalogFile: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Text]?
  }

  struct Text: Decodable {
    struct Unit: Decodable {
      var value: String
    }

    var stringUnit: Unit?
    var variations: [String: [String: Text]]?

    var generalForm: String? { generalForm(depth: 4) }

    /// A form can vary by device and each of those by number, no deeper.
    private func generalForm(depth: Int) -> String? {
      if let stringUnit { return stringUnit.value }
      guard depth > 0 else { return nil }
      let forms = variations?.sorted { $0.key < $1.key }.compactMap(\.value["other"]) ?? []
      return forms.lazy.compactMap { $0.generalForm(depth: depth - 1) }.first
    }
  }

  var strings: [String: Entry]
}
