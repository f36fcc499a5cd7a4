/// The texts of a document that its code looks up by keys in runtime attributes.
package struct TextAttributes: Hashable, Sendable {
  /// The runtime attributes whose value is a key of a table.
  ///
  /// `localizableString` is used by one of the three projects (47 texts), `transKey` and those that end with it by one
  /// of the corpus (253 texts). The others are the names in use in published extensions of UIKit's classes.
  package static let usualNames: Set<String> = [
    "localizableString", "localizableText", "localizableTitle", "localizablePlaceholder", "localizableKey",
    "localizedString", "localizedText", "localizedTitle", "localizedPlaceholder", "localizedKey", "localizationKey",
    "localizeKey", "localeKey", "locKey", "locText", "locTitle", "locPlaceholder", "xibLocKey", "xibLocKeys",
    "xibPlaceholderLocKey", "i18nKey", "i18nText", "l10nKey", "l10n", "stringKey", "textKey", "titleKey",
    "placeholderKey", "translationKey", "transKey", "transKeyNormal", "labelTransKey", "titleTransKey",
    "placeholderTransKey",
  ]

  /// The names of the attributes.
  package var names: Set<String>
  /// The name of the tables that have the keys.
  package var table: String

  package init(names: Set<String> = usualNames, table: String = "Localizable") {
    self.names = names
    self.table = table
  }
}

/// Looks up keys in the tables of a project, in one language.
struct KeyedTexts {
  /// A text for a key, and whether it is in the requested language.
  struct Answer {
    var text: String
    var isTranslated: Bool
  }

  private let sources: [(own: Source?, development: Source?)]

  private struct Source {
    var table: StringsTable
    var context: TextContext

    func text(for key: String) -> String? { table.text(for: key, in: context) }
  }

  /// Reads the tables of a language.
  ///
  /// - Parameters:
  ///   - tables: The tables to search, in this order.
  ///   - locale: The language, or `base` for that of the development.
  init(
    in tables: [LocalizedTables], locale: LocaleIdentifier, choice: DocumentEdition.Choice
  ) throws(LocalizationError) {
    func source(_ locale: LocaleIdentifier, in tables: LocalizedTables) throws(LocalizationError) -> Source? {
      guard let match = locale.bestMatch(among: tables.locales) else { return nil }
      let context = TextContext(locale: match, device: choice.device, sampleNumber: choice.sampleNumber)
      return Source(table: try tables.table(for: match), context: context)
    }
    var sources: [(own: Source?, development: Source?)] = []
    for tables in tables {
      let wanted = locale.isBase ? tables.developmentLanguage : locale
      let own = try source(wanted, in: tables)
      sources.append(
        (own, wanted == tables.developmentLanguage ? own : try source(tables.developmentLanguage, in: tables)))
    }
    self.sources = sources
  }

  /// Returns the text for a key, that of the development language if there is no other, or `nil` if no table has the
  /// key.
  func answer(to key: String) -> Answer? {
    for source in sources {
      if let text = source.own?.text(for: key) { return Answer(text: text, isTranslated: true) }
      if let text = source.development?.text(for: key) { return Answer(text: text, isTranslated: false) }
    }
    return nil
  }
}

/// A document with the texts that its code looks up by keys in runtime attributes.
struct KeyedDocument {
  private(set) var document: InterfaceDocument
  /// The objects whose texts are in the language.
  private(set) var translatedObjects: Set<String> = []
  /// The keys of objects for which there is no text in the language.
  private(set) var missing: [KeyedText] = []
  private let table: String

  /// Looks up the texts of a document.
  ///
  /// - Parameters:
  ///   - attributes: The runtime attributes with keys.
  ///   - change: Changes a text that was found, for a pseudo-language.
  init(
    _ document: InterfaceDocument, attributes: TextAttributes, texts: KeyedTexts,
    change: (KeyedText, String) -> String
  ) {
    self.document = document
    table = attributes.table
    var (translated, missing): (Set<String>, [KeyedText]) = ([], [])
    self.document = document.settingKeyedTexts(named: attributes.names) { keyed in
      guard let answer = texts.answer(to: keyed.key) else { return nil }
      if answer.isTranslated { translated.insert(keyed.objectID) } else { missing.append(keyed) }
      return change(keyed, answer.text)
    }
    (translatedObjects, self.missing) = (translated, missing)
  }

  /// Makes a document without such texts.
  init(_ document: InterfaceDocument) {
    self.document = document
    table = ""
  }

  /// Returns a finding for each key of the given objects that has no text in the language.
  func findings(on objects: Set<String>, locale: LocaleIdentifier) -> [Finding] {
    missing.filter { objects.contains($0.objectID) }.map { keyed in
      var finding = Finding(
        rule: .missingTranslation, severity: .warning, views: [keyed.objectID],
        message: "The key '\(keyed.key)' of \(table) has no translation for '\(locale.tag)'.")
      finding.brief = "The key '\(keyed.key)' of \(table) has no translation."
      return finding
    }
  }
}
