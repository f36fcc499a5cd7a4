import Files
import Galley
import SnapshotRuns

/// The translations that a translator returned in a file, sorted by what a check did with them.
///
/// The forms of a text are one translation: a scene shows the one that its number asks for.
package struct TranslationFile {
  /// What a check did with a translation.
  enum Fate: String, CaseIterable {
    /// A scene showed it.
    case checked
    /// No scene of the run shows the text.
    case unseen
    /// The text is that of a document or table that the run leaves out.
    case elsewhere
    /// The text has no translation yet.
    case untranslated
    /// The file says that the text is not to be translated.
    case untranslatable
    /// The file does not say which language the translation is in.
    case unnamedLanguage
    /// The run does not show the language.
    case otherLanguage
    /// A later translation of the same text was shown instead.
    case replaced
    /// The project has no such document or table.
    case unknownOriginal
    /// The document or table has no such text.
    case unknownText

    /// Whether the translation was not used although it could be expected to be.
    var isUnused: Bool {
      switch self {
      case .checked, .unseen, .elsewhere, .untranslated, .untranslatable: false
      case .unnamedLanguage, .otherLanguage, .replaced, .unknownOriginal, .unknownText: true
      }
    }

    /// Whether the project has the text.
    var isMatched: Bool {
      switch self {
      case .unknownOriginal, .unknownText: false
      default: true
      }
    }
  }

  /// A text of the file.
  struct Text {
    var key: String
    var original: String
    /// The language of the translation, or `nil` if the file does not name it.
    var language: LocaleIdentifier?
    var line: Int
    var fate: Fate
  }

  /// The path of the file in messages.
  let path: String
  let texts: [Text]
  /// The languages of the run that showed a translation into another one, by the tag of that.
  let shownAs: [String: [String]]
  /// The languages of the run, or `nil` for all.
  let runLanguages: [String]?
  /// The names of the project's documents and tables.
  let originals: [String]
  /// Whether this is a part of a run, of which another part may show what this one does not.
  let isPart: Bool

  func count(_ fate: Fate) -> Int { texts.count { $0.fate == fate } }

  /// Whether nothing of the file was checked, nor can another part of the run have done so.
  package var isUnused: Bool { count(.checked) == 0 && !(isPart && count(.unseen) > 0) }

  /// Whether the check is one of the whole file, as far as the run and the translator's work go.
  package var isComplete: Bool { !isUnused && !texts.contains(where: \.fate.isUnused) }
}

extension TranslationFile {
  /// Sorts the translations of a run's files.
  ///
  /// - Parameters:
  ///   - tables: The tables of the run, with the translations.
  ///   - scenes: What the scenes of the run show.
  package static func all(
    of setting: RunSetting, in tables: ProjectTables, shownBy scenes: [SeenScene]
  ) -> [TranslationFile] {
    guard !setting.translations.isEmpty else { return [] }
    var sorting = TranslationSorting(setting, tables, scenes)
    // The last of several translations of a text is shown.
    return setting.translations.reversed().map { sorting.file(at: $0) }.reversed()
  }
}

/// Finds out what a run did with each translation of its files.
private struct TranslationSorting {
  private let setting: RunSetting
  /// The tables with and without the translations.
  private let tables: [ProjectTables.Table]
  private let plainTables: [ProjectTables.Table]
  private let shown: [Sighting: Set<String>]
  private var known: [String: Set<String>] = [:]
  private var objects: [String: Set<String>] = [:]
  private var others: [ProjectTables.Table]?
  /// The translations that tables have instead of their own, with the files that they are from.
  private var replacements: [Replacement: (path: String, translations: [String?])] = [:]

  /// A translation that scenes showed.
  private struct Sighting: Hashable {
    var table: String
    var key: String
    var path: String
    var language: LocaleIdentifier
  }

  private struct Replacement: Hashable {
    var table: String
    var key: String
    var language: LocaleIdentifier
  }

  init(_ setting: RunSetting, _ tables: ProjectTables, _ scenes: [SeenScene]) {
    self.setting = setting
    self.tables = tables.places
    var plain = setting
    plain.translations = []
    plainTables = ProjectTables(plain).places
    var shown: [Sighting: Set<String>] = [:]
    for scene in scenes where scene.isDocument {
      for text in scene.texts {
        guard let source = tables.tables(with: text.key, of: scene.file) else { continue }
        for use in text.uses {
          let tag = scene.cells[use.cell].locale
          guard let locale = try? LocaleIdentifier(tag),
            let (language, entry) = ProjectTables.entry(for: text.key.key, in: locale, of: source),
            let path = entry.path
          else { continue }
          let sighting = Sighting(table: source.place, key: text.key.key, path: path, language: language)
          shown[sighting, default: []].insert((PseudoLanguage(locale)?.source ?? locale).tag)
        }
      }
    }
    self.shown = shown
  }

  mutating func file(at path: String) -> TranslationFile {
    let files = (try? XLIFFFile.read(at: path)) ?? []
    var texts: [TranslationFile.Text] = []
    var shownAs: [String: Set<String>] = [:]
    for xliff in files.reversed() {
      for file in xliff.files.reversed() {
        var found: [TranslationFile.Text] = []
        for (key, units) in Self.grouped(file) {
          let (fate, languages) = fate(of: key, units, file, xliff.path)
          found.append(
            .init(key: key, original: file.original, language: file.targetLanguage, line: units[0].line, fate: fate))
          if let tag = file.targetLanguage?.tag { shownAs[tag, default: []].formUnion(languages.subtracting([tag])) }
        }
        texts = found + texts
      }
    }
    var languages: [String]?
    if case .named(let names) = setting.matrix.matrix.locales { languages = names }
    return TranslationFile(
      path: setting.paths.name(of: path), texts: texts,
      shownAs: shownAs.filter { !$1.isEmpty }.mapValues { $0.sorted() }, runLanguages: languages,
      originals: plainTables.map { $0.document.map(setting.paths.name(of:)) ?? $0.tables.name },
      isPart: setting.shard != nil)
  }

  /// Returns the units of each text, in the order of the file.
  private static func grouped(_ file: XLIFFFile.File) -> [(key: String, units: [XLIFFFile.Unit])] {
    var places: [String: Int] = [:]
    var groups: [(key: String, units: [XLIFFFile.Unit])] = []
    for unit in file.units {
      let key = UnitPlace(id: unit.id, original: file.original).key
      if let place = places[key] {
        groups[place].units.append(unit)
      } else {
        places[key] = groups.count
        groups.append((key, [unit]))
      }
    }
    return groups
  }

  /// Returns what the run did with a text, and the languages in which it was shown.
  private mutating func fate(
    of key: String, _ units: [XLIFFFile.Unit], _ file: XLIFFFile.File, _ path: String
  ) -> (TranslationFile.Fate, shown: Set<String>) {
    let own = plainTables.filter { $0.tables.isOriginal(file.original) }
    guard !own.isEmpty else { return (fate(ofUnknown: file.original), []) }
    let places = own.filter { has(key, $0) }
    guard !places.isEmpty else { return (.unknownText, []) }
    guard units.contains(where: \.isTranslatable) else { return (.untranslatable, []) }
    guard units.contains(where: { $0.translation != nil }) else { return (.untranslated, []) }
    guard let target = file.targetLanguage else { return (.unnamedLanguage, []) }
    let targets = places.flatMap { table in
      table.tables.languages(replacedBy: target).map {
        Replacement(table: table.tables.place, key: key, language: $0)
      }
    }
    let translations = units.map(\.translation)
    let kept = targets.compactMap { target -> Sighting? in
      let known = replacements[target] ?? (path, translations)
      replacements[target] = known
      // Another file may have the same translation.
      guard known.translations == translations else { return nil }
      return Sighting(table: target.table, key: key, path: known.path, language: target.language)
    }
    guard !kept.isEmpty, !units.haveSeveralTranslations else { return (.replaced, []) }
    let languages = kept.reduce(into: Set<String>()) { $0.formUnion(shown[$1] ?? []) }
    guard languages.isEmpty else { return (.checked, languages) }
    return (isShown(targets) ? .unseen : .otherLanguage, [])
  }

  /// Returns whether the run shows one of the languages in which tables have a translation.
  private func isShown(_ targets: [Replacement]) -> Bool {
    guard case .named(let names) = setting.matrix.matrix.locales else { return true }
    let locales = names.compactMap { try? LocaleIdentifier($0) }
    return targets.contains { target in
      guard let tables = tables.first(where: { $0.tables.place == target.table })?.tables else { return false }
      return locales.contains { ProjectTables.match(for: $0, in: tables) == target.language }
    }
  }

  // MARK: The project's texts

  /// Returns whether a document or table has a text, whether or not any language has a translation of it.
  ///
  /// Xcode also exports properties of a document's objects that no control of Galley's shows.
  private mutating func has(_ key: String, _ table: ProjectTables.Table) -> Bool {
    let place = table.tables.place
    if known[place] == nil {
      known[place] = table.tables.keys
      objects[place] = (table.document.flatMap { try? InterfaceDocument(contentsOf: $0) }?.objectIDs).map { Set($0) }
    }
    return known[place]?.contains(key) == true
      || key.utf8.contains(".") && objects[place]?.contains(String(key.utf8.prefix(before: "."))) == true
  }

  /// Returns what becomes of the texts of a path that no document or table of the run has: the project may have it.
  /// Xcode exports the texts of an `Info.plist`, which no scene shows, as those of a table that need not be there.
  private mutating func fate(ofUnknown original: String) -> TranslationFile.Fate {
    let name = original.utf8.split(separator: "/").last.map(String.init) ?? original
    if ["InfoPlist.strings", "InfoPlist.xcstrings", "Info.plist"].contains(name) { return .unseen }
    if FileKind(at: setting.paths.path(ofName: original)) == .file { return .elsewhere }
    if others == nil {
      var whole = RunSetting(inputs: [setting.paths.root])
      whole.documents = setting.documents
      others = ProjectTables(whole).places
    }
    return others?.contains { $0.tables.isOriginal(original) } == true ? .elsewhere : .unknownOriginal
  }
}

extension LocalizedTables {
  /// The folder and the name, which no other tables have.
  fileprivate var place: String { folder + "/" + name }

  fileprivate func isOriginal(_ path: String) -> Bool { TranslatedTable.isOriginal(path, of: name, in: folder) }
}

extension [XLIFFFile.Unit] {
  /// Whether two units with the same id have different translations.
  fileprivate var haveSeveralTranslations: Bool {
    Dictionary(grouping: self, by: \.id).values.contains { Set($0.compactMap(\.translation)).count > 1 }
  }
}
