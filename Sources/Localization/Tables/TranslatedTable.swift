import Files

/// The translations into one language from a file that a translator returned.
package struct TranslatedTable: Sendable {
  /// The path of the table or document that the texts are from, as the file names it.
  package var original: String
  package var locale: LocaleIdentifier
  package var table: StringsTable

  package init(original: String, locale: LocaleIdentifier, table: StringsTable) {
    self.original = original
    self.locale = locale
    self.table = table
  }

  /// Returns whether the texts are for tables of a name in a folder.
  func isFor(_ name: String, in folder: String) -> Bool { Self.isOriginal(original, of: name, in: folder) }

  /// Returns whether a file's path is that of tables or a document of a name in a folder, or in one of its language
  /// folders.
  ///
  /// The file may have been exported from another folder, so that only the folders that it names must be there.
  package static func isOriginal(_ original: String, of name: String, in folder: String) -> Bool {
    let parts = original.utf8.split(separator: "/")
    guard let file = parts.last, file == name || file.utf8.dropping(prefix: name + ".")?.utf8.contains(".") == false
    else { return false }
    let folders = parts.dropLast().filter { !$0.utf8.hasSuffix(".lproj") && $0 != "." && $0 != ".." }
    return folder.utf8.split(separator: "/").suffix(folders.count).elementsEqual(folders)
  }
}

extension LocalizedTables {
  /// Returns the tables with texts that replace theirs.
  package func adding(_ translations: [TranslatedTable]) -> LocalizedTables {
    translations.filter { $0.isFor(name, in: folder) }.reduce(self) { $0.replacing($1) }
  }

  /// Returns the languages whose texts a translation into a language replaces: those that it is for, or else the
  /// language itself, which the tables do not have yet.
  ///
  /// A translation for a region of the language that the sources are in is no other version of the sources.
  package func languages(replacedBy locale: LocaleIdentifier) -> [LocaleIdentifier] {
    let nearest = locale.nearest(among: locales.filter { $0 == locale || $0 != developmentLanguage })
    return nearest.isEmpty ? [locale] : nearest
  }

  private func replacing(_ translation: TranslatedTable) -> LocalizedTables {
    languages(replacedBy: translation.locale).reduce(self) { $0.replacing(translation.table, of: $1) }
  }

  private func replacing(_ table: StringsTable, of locale: LocaleIdentifier) -> LocalizedTables {
    // Without the table as it is, the language is not shown: its error is thrown when the language is requested.
    guard let own = try? self.table(for: locale) else { return self }
    let sources = developmentLanguage.bestMatch(among: locales).flatMap { try? self.table(for: $0) } ?? StringsTable()
    var translated = table
    for (key, entry) in translated.entries {
      // A file of translations has the strings of plurals, but not which arguments they depend on.
      guard let source = sources[key] ?? own[key] else { continue }
      translated.entries[key]?.text = VariedText(entry.text).takingArguments(of: source).localizedText
    }
    return replacing(own.merging(translated), for: locale)
  }
}
