import Galley

/// The languages of a run's documents: which ones there are, and which documents have no texts in a language.
package struct RunLanguages {
  private let locales: Matrix.Locales
  private let documents: [String]
  private let assets: AssetLibrary
  private let languages: DocumentLanguages
  private let attributes: TextAttributes
  /// The texts of files with translations.
  private let translations: [TranslatedTable]
  /// What the documents' projects have that cannot be read.
  private let problems: InputProblems

  /// - Parameter problems: What the documents' projects have that cannot be read.
  init(_ setting: RunSetting, besides problems: InputProblems) {
    self.problems = problems
    documents = problems.documents
    assets = problems.assets
    locales = setting.matrix.matrix.locales
    translations = setting.translatedTables
    languages = DocumentLanguages(assets, attributes: setting.textAttributes)
    attributes = setting.textAttributes
  }

  /// Says which languages `all` selects, and which documents have no texts in a language.
  ///
  /// For a language that is named, a document without texts in it is shown in its own strings. `all` leaves the
  /// document out in this language, unless it is mirrored. `en` needs no tables: most documents are written in it. For
  /// a pseudo-language, this looks for the tables of the language that it changes.
  ///
  /// A language that is written from right to left needs no tables either: the documents are mirrored.
  ///
  /// - Returns: The languages that `all` selects from for each document, or none if it is not among the languages.
  /// - Throws: ``RunError/unknownLocale(_:available:)`` if neither a document nor a project has another language.
  @discardableResult
  func check(_ tell: (Diagnostic) -> Void) throws(RunError) -> [LocaleIdentifier] {
    guard !documents.isEmpty else { return [] }
    switch locales {
    case .all: return tellAll(tell)
    case .allAnd(let names):
      try check(names, tell)
      return tellAll(tell)
    case .named(let names):
      try check(names, tell)
      return []
    }
  }

  /// Returns the languages that `all` selects for the document with the most of them, if it has no data.
  func mostSelected() -> [LocaleIdentifier] {
    let selected = documents.map { [allLanguages] in allLanguages.shownLanguages(of: $0) }
    return Array(selected.max { $0.count < $1.count } ?? [])
  }

  // MARK: Named languages

  private func check(_ names: [String], _ tell: (Diagnostic) -> Void) throws(RunError) {
    let locales = names.compactMap { try? LocaleIdentifier($0) }.map { PseudoLanguage($0)?.source ?? $0 }
    let translated = translations.map(\.locale)
    let wanted = locales.filter { !$0.isBase && $0.language != "en" && $0.nearest(among: translated).isEmpty }
    guard !wanted.isEmpty else { return }
    let translations = documents.map(languages.languages(of:))
    let regions = projects.reduce(into: Set<LocaleIdentifier>()) {
      $0.formUnion($1.languages + [$1.developmentLanguage].compactMap(\.self))
    }
    for locale in wanted where locale.bestMatch(among: regions) == nil {
      let isAtHand = translations.contains { locale.bestMatch(among: $0) != nil }
      // A file that cannot be read may have the language.
      guard isAtHand || locale.isMirrored || !problems.found.isEmpty else {
        throw .unknownLocale(locale.tag, available: Set(translations.joined()).union(regions).map(\.tag).sorted())
      }
    }
    tellMissing(wanted.filter { !$0.isMirrored }, translations, .warning, "their own strings are shown", tell)
    tellMissing(wanted.filter(\.isMirrored), translations, .warning, Self.mirrored, tell)
  }

  // MARK: All languages

  /// Says which languages `all` selects, and returns them.
  private func tellAll(_ tell: (Diagnostic) -> Void) -> [LocaleIdentifier] {
    let allLanguages = allLanguages
    let translations = documents.map(allLanguages.languages(of:))
    let projects = projects
    let languages = Set(documents.flatMap(allLanguages.languagesAtHand)).sorted { $0.tag < $1.tag }
    let names = projects.flatMap(\.projectNames)
    let tableCount = projects.reduce(0) { $0 + $1.tableCount }
    let sources =
      (names.isEmpty ? [] : ["knownRegions of \(Set(names).sorted().joined(separator: ", "))"])
      + (tableCount > 0 ? [counted(tableCount, "table")] : [])
    let origin =
      sources.isEmpty ? "the project has no known regions and no tables" : "from \(sources.joined(separator: " and "))"
    let tags = (["base"] + languages.map(\.tag)).joined(separator: ", ")
    tell(
      Diagnostic(.note, "\(counted(languages.count + 1, "language")): \(tags), \(origin); 'Base' is base"))
    let idle = Set(projects.flatMap(\.idleLanguages)).subtracting(languages).map { "'\($0.tag)'" }.sorted()
    if !idle.isEmpty {
      let regions = Set(names).sorted().joined(separator: " and ")
      tell(
        Diagnostic(
          .note,
          "\(idle.joined(separator: ", ")): in folders, but no \(idle.count == 1 ? "region" : "regions") of"
            + " \(regions), so not in the app (--locale NAME renders them anyway)"))
    }
    tellMissing(
      languages.filter { !$0.isMirrored }, translations, .note,
      "they look as in base (--locale NAME renders them anyway)",
      tell)
    tellMissing(languages.filter(\.isMirrored), translations, .note, Self.mirrored, tell)
    return languages
  }

  /// The languages of the documents with those of translations, which may be new.
  private var allLanguages: DocumentLanguages {
    guard !translations.isEmpty else { return languages }
    return DocumentLanguages(AssetLibrary(translations: translations), attributes: attributes)
  }

  // MARK: Both

  private static let mirrored = "their own strings are shown, mirrored"

  /// Says which documents have no texts in languages, in one line for all languages that the same number of documents
  /// lack.
  private func tellMissing(
    _ languages: [LocaleIdentifier], _ translations: [Set<LocaleIdentifier>], _ severity: Diagnostic.Severity,
    _ consequence: String, _ tell: (Diagnostic) -> Void
  ) {
    var languagesByCount: [Int: [String]] = [:]
    for language in languages {
      let count = translations.count { language.bestMatch(among: $0) == nil }
      if count > 0 { languagesByCount[count, default: []].append("'\(language.tag)'") }
    }
    for (count, languages) in languagesByCount.sorted(by: { $0.key > $1.key }) {
      let some = languages.prefix(6).joined(separator: ", ")
      let more = languages.count > 6 ? " and \(counted(languages.count - 6, "more language"))" : ""
      tell(
        Diagnostic(
          severity,
          "\(count) of \(documents.count) documents have no texts in \(some)\(more); \(consequence)"))
    }
  }

  /// The texts of the projects that the documents belong to, each once.
  private var projects: [ProjectTexts] {
    assets.projectDocuments(among: documents).map(assets.texts(aroundDocument:))
  }
}

extension RunSetting {
  /// Returns the languages that `all` selects for pictures of a document, sorted.
  ///
  /// - Parameter data: The values of data for the document's scenes.
  func languages(ofDocument document: String, data: [DataNode.Entry], assets: AssetLibrary) -> [String] {
    if case .named = matrix.matrix.locales { return [] }
    return DocumentLanguages(assets, attributes: textAttributes).shownLanguages(of: document, data: data)
      .map(\.tag).sorted()
  }
}
