import Files
import InterfaceBuilder
import Localization

extension Finding {
  /// Entries of a language's table for objects that the document does not have, or `nil` if there are none.
  static func staleTranslations(_ entries: [TranslationReport.Entry], locale: LocaleIdentifier) -> Finding? {
    guard let first = entries.first else { return nil }
    let more = entries.count > 1 ? " and \(counted(entries.count - 1, "other text"))" : ""
    return Finding(
      rule: .staleTranslation,
      message: "The table of '\(locale.tag)' translates '\(first.key)'\(more), which the document does not have"
        + "\(first.placeInParentheses).",
      fixes: ["Remove these entries from the table."])
  }

  /// Entries of a language's catalog that are marked for review, or `nil` if there are none.
  static func unreviewedTranslations(_ entries: [TranslationReport.Entry], locale: LocaleIdentifier) -> Finding? {
    guard let first = entries.first else { return nil }
    let more = entries.count > 1 ? " and \(counted(entries.count - 1, "other text"))" : ""
    return Finding(
      rule: .unreviewedTranslation,
      message: "The catalog marks the translation of '\(first.key)'\(more) into '\(locale.tag)' for review"
        + "\(first.placeInParentheses).",
      fixes: ["Review the translation, and choose 'Mark as Reviewed' in Xcode."])
  }

  fileprivate static func untranslatedCopy(of text: LocalizableText, locale: LocaleIdentifier) -> Finding {
    Finding(
      rule: .untranslatedCopy, views: [text.objectID],
      message: "'\(text.text)' is the same in '\(locale.tag)' as in the document (key \(text.key)).",
      fixes: ["Translate it, or mark it as not to be translated in a string catalog."])
  }
}

extension TranslationReport.Entry {
  /// The file and the line, such as ` (Main.strings:12)`, or nothing for a table made in memory.
  fileprivate var placeInParentheses: String {
    let place = [path?.utf8.split(separator: "/").last.map(String.init), line.map(String.init)].compactMap(\.self)
    return place.isEmpty ? "" : " (\(place.joined(separator: ":")))"
  }
}

/// The translations of a document's texts in all languages, to find those that nobody translated.
struct DocumentTranslations {
  /// The texts of each language's table by key.
  private let texts: [LocaleIdentifier: [String: String]]

  /// The least number of languages whose agreement says that a text is not to be translated.
  private static let leastLanguages = 3

  /// Reads the tables of all languages but that of the document. Tables that cannot be read are reported elsewhere.
  init(_ tables: LocalizedTables) {
    let others = tables.locales.filter { $0.language != tables.developmentLanguage.language }
    texts = Dictionary(
      uniqueKeysWithValues: others.map { locale in
        (locale, (try? tables.table(for: locale))?.texts(in: TextContext(locale: locale)) ?? [:])
      })
  }

  /// Returns a finding for each text that a language's table repeats.
  ///
  /// Not reported: single words, which are often names or the same in both languages; addresses, formats and
  /// placeholders; texts that most languages repeat; and what a catalog marks as not to be translated.
  func copies(
    of originals: [LocalizableText], in locale: LocaleIdentifier, isUntranslatable: (String) -> Bool
  ) -> [Finding] {
    guard let match = locale.bestMatch(among: texts.keys), let own = texts[match] else { return [] }
    var seen: Set<String> = []
    return originals.filter { text in
      own[text.key] == text.text && text.needsTranslation && text.text.hasSeveralWords && !isRepeatedByMost(text)
        && !isUntranslatable(text.key) && seen.insert(text.key).inserted
    }.map { .untranslatedCopy(of: $0, locale: locale) }
  }

  private func isRepeatedByMost(_ text: LocalizableText) -> Bool {
    let all = texts.values.compactMap { $0[text.key] }
    return all.count >= Self.leastLanguages && all.count { $0 == text.text } * 2 > all.count
  }
}

extension String {
  /// Whether the text has at least two words of two letters that are neither addresses nor parts of formats such as
  /// `%1$@`.
  fileprivate var hasSeveralWords: Bool {
    split(whereSeparator: \.isWhitespace).count { word in
      !word.utf8.contains("%") && !word.utf8.contains("@") && !word.utf8.contains("://")
        && word.count(where: \.isLetter) > 1
    } > 1
  }
}
