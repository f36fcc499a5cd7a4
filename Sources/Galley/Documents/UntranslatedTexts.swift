/// The texts of a document that a language has tables for but no translation of.
struct UntranslatedTexts {
  private let locale: LocaleIdentifier
  private let keys: Set<String>
  /// The keys that other languages have.
  private let keysElsewhere: Set<String>

  /// Looks for the texts of a document; there are none in its own language, and where a language has a document of its
  /// own or nothing at all.
  init(
    of document: InterfaceDocument, in locale: LocaleIdentifier, tables: LocalizedTables,
    keys keysAnywhere: @autoclosure () -> Set<String>
  ) throws(DocumentRendererError) {
    self.locale = locale
    guard let match = locale.bestMatch(among: tables.locales), tables.documentPath(for: match) == nil,
      match.language != tables.developmentLanguage.language
    else {
      (keys, keysElsewhere) = ([], [])
      return
    }
    do throws(LocalizationError) {
      let report = try TranslationReport(on: match, of: document, in: tables)
      keys = Set(report.missing)
      keysElsewhere = keys.isEmpty ? [] : keysAnywhere()
    } catch {
      throw .table(error)
    }
  }

  /// Whether nothing is missing.
  var isEmpty: Bool { keys.isEmpty }

  /// What the language lacks of these texts: a warning for what another language has, a note for what none has, which
  /// may be a stand-in for what a program puts there.
  func findings(in texts: [LocalizableText]) -> [Finding] {
    var seen: Set<String> = []
    return texts.filter { keys.contains($0.key) && seen.insert($0.key).inserted }.map { text in
      Finding(
        rule: "missing-translation", severity: keysElsewhere.contains(text.key) ? .warning : .note,
        views: [text.objectID],
        message: "'\(text.text)' has no translation for '\(locale.tag)' (key \(text.key)).")
    }
  }
}

extension TranslationReport {
  /// Compares one of a document's languages with the document.
  public init(
    on locale: LocaleIdentifier, of document: InterfaceDocument, in tables: LocalizedTables
  ) throws(LocalizationError) {
    try self.init(
      on: locale, in: tables, keys: document.localizableTexts.filter(\.needsTranslation).map(\.key),
      objectIDs: document.objectIDs)
  }
}
