/// A document in one language, as one kind of device shows it.
struct DocumentEdition {
  let builder: SceneBuilder
  /// The texts of the original that the language has no translation of.
  private let untranslated: UntranslatedTexts
  /// The language that is shown: the one asked for where there are texts for it.
  private let locale: String
  /// The direction of a language that nobody speaks; none where the language tells.
  private let layoutDirection: LayoutDirection?

  /// What decides which texts a document shows.
  struct Choice: Hashable {
    /// The locale's name; `base` for the document's own texts.
    var locale: String
    /// The kind of device, as tables name it.
    var device: String
    /// The number that plurals are shown for.
    var sampleNumber: Int
  }

  /// Takes the language's own document where there is one, else puts its table's texts into the original.
  ///
  /// - Parameter keys: the keys that any of the tables has.
  init(
    of original: InterfaceDocument, choice: Choice, tables: LocalizedTables, keys: @autoclosure () -> Set<String>,
    assets: DocumentAssets
  ) throws(DocumentRendererError) {
    let identifier = try Self.identifier(choice.locale)
    let pseudo = PseudoLanguage(identifier)
    let source = pseudo?.source ?? identifier
    let translation = try DocumentTranslation(of: original, to: source, choice: choice, tables: tables)
    let document = pseudo.map { translation.document.pseudolocalized(by: $0, keys: keys()) } ?? translation.document
    let isShown = translation.isTranslated || source.language == tables.developmentLanguage.language
    locale = isShown ? (pseudo == nil ? choice.locale : source.tag) : MatrixCell.baseLocale
    layoutDirection = pseudo?.isRightToLeft == true ? .rightToLeft : nil
    untranslated = try UntranslatedTexts(
      of: original, in: pseudo == nil ? identifier : .base, tables: tables, keys: keys())
    builder = SceneBuilder(
      document: document, images: { assets.image(named: $0, for: $1) }, colors: { assets.color(named: $0, for: $1) })
  }

  /// The traits that a cell decides, in the language that is shown.
  func traits(of cell: MatrixCell) -> TraitCollection {
    var shown = cell
    shown.locale = locale
    var traits = shown.traits
    traits.layoutDirection = layoutDirection ?? traits.layoutDirection
    return traits
  }

  /// The scene that the original knows by a reference.
  func scene(matching reference: SceneReference) -> SceneReference {
    let scenes = builder.document.sceneReferences
    return scenes.first { $0.id == reference.id } ?? reference
  }

  /// What the language lacks of a scene of the original.
  func findings(in texts: @autoclosure () -> [LocalizableText]) -> [Finding] {
    untranslated.isEmpty ? [] : untranslated.findings(in: texts())
  }

  private static func identifier(_ name: String) throws(DocumentRendererError) -> LocaleIdentifier {
    do throws(LocaleIdentifierError) {
      return try LocaleIdentifier(name)
    } catch {
      throw .locale(error)
    }
  }
}

/// A document with the texts of a language.
struct DocumentTranslation {
  let document: InterfaceDocument
  /// Whether there are texts of the language, and not just the document's own.
  let isTranslated: Bool

  init(
    of original: InterfaceDocument, to locale: LocaleIdentifier, choice: DocumentEdition.Choice,
    tables: LocalizedTables
  ) throws(DocumentRendererError) {
    if let path = tables.documentPath(for: locale) {
      do throws(InterfaceDocumentError) {
        document = try InterfaceDocument(contentsOf: path)
        isTranslated = true
      } catch {
        throw .document(error)
      }
      return
    }
    do throws(LocalizationError) {
      let strings = try tables.strings(for: locale, device: choice.device, sampleNumber: choice.sampleNumber)
      document = original.localized(by: strings)
      isTranslated = strings.match != nil
    } catch {
      throw .table(error)
    }
  }
}

extension InterfaceDocument {
  /// The document in a language that nobody speaks.
  ///
  /// Changed are the texts whose keys any table has, so that those that nobody will translate show; all of them where the
  /// document has no tables.
  func pseudolocalized(by language: PseudoLanguage, keys: Set<String>) -> InterfaceDocument {
    return mappingTexts { text in
      keys.isEmpty || keys.contains(text.key) ? language.text(text.text) : text.text
    }
  }
}

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
        rule: .missingTranslation, severity: keysElsewhere.contains(text.key) ? .warning : .note,
        views: [text.objectID],
        message: "'\(text.text)' has no translation for '\(locale.tag)' (key \(text.key)).")
    }
  }
}

extension TranslationReport {
  /// Compares one of a document's languages with the document.
  package init(
    on locale: LocaleIdentifier, of document: InterfaceDocument, in tables: LocalizedTables
  ) throws(LocalizationError) {
    try self.init(
      on: locale, in: tables, keys: document.localizableTexts.filter(\.needsTranslation).map(\.key),
      objectIDs: document.objectIDs)
  }
}
