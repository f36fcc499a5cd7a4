/// A document in one language, as one kind of device shows it.
package struct DocumentEdition {
  let builder: SceneBuilder
  let choice: Choice
  let content: EditionContent
  /// The texts of the original that are not translated into the language.
  private let untranslated: UntranslatedTexts
  private let keyed: KeyedDocument
  /// The languages and tables of the project that were used.
  let requests: [AssetRequest]
  /// The language that the texts are not translated into, or `nil` if some are or none need to be.
  private let missingLanguage: LocaleIdentifier?
  private let requested: LocaleIdentifier
  /// The language that is shown: the requested one if the document or its project has texts in it.
  private let locale: String
  /// The direction of a pseudo-language, or `nil` to use that of the language.
  private let layoutDirection: LayoutDirection?

  /// Returns the text that is shown instead of that of a key.
  package typealias TextChange = (TextKey, String) -> String

  /// The choices that determine the texts of a document.
  package struct Choice: Hashable {
    /// The locale's name, or `base` for the document's own texts.
    var locale: String
    /// The kind of device, as string tables name it.
    var device: String
    /// The number to show in texts with plural forms.
    var sampleNumber: Int
    /// Whether keys in runtime attributes are looked up in `base`, too: on devices, but not on the document's own
    /// canvas, which shows what Interface Builder shows.
    var looksUpKeysInBase: Bool
  }

  /// Reads the language's own document if there is one, or else puts the texts of its table into the original.
  ///
  /// - Parameters:
  ///   - contents: The contents of the other editions.
  ///   - attributes: The runtime attributes with keys of the project's tables, or `nil` if the document has none of
  ///     them.
  ///   - change: Changes each text, for which it gets the key and the text in the language.
  init(
    of original: OriginalDocument, choice: Choice, contents: EditionContents, assets: DocumentAssets,
    attributes: TextAttributes?, sources: DataSources, changing change: TextChange? = nil
  ) throws(DocumentRendererError) {
    let identifier = try Self.identifier(choice.locale)
    let pseudo = PseudoLanguage(identifier)
    requested = identifier
    self.choice = choice
    let source = pseudo?.source ?? identifier
    let translation = try DocumentTranslation(of: original, to: source, choice: choice)
    var own =
      pseudo.map { translation.document.pseudolocalized(by: $0, keys: original.keysOfTables) } ?? translation.document
    if let change { own = own.mappingTexts { change(TextKey(table: original.tables.name, key: $0.key), $0.text) } }
    keyed = try Self.keyed(own, in: source, pseudo, choice, attributes, assets) { keyed, text in
      let text = pseudo?.text(text) ?? text
      return change?(TextKey(table: attributes?.table ?? "", key: keyed.key), text) ?? text
    }
    content = contents.content(of: keyed.document)
    let isOwn = source.isBase || source.language == original.tables.developmentLanguage.language
    let isKnown = translation.isTranslated || isOwn
    let project = isKnown ? nil : assets.texts()
    let isDevelopment = isOwn || source.language == project?.developmentLanguage?.language
    let isShown = isKnown || project?.knows(source) == true
    missingLanguage = isKnown || isDevelopment || pseudo != nil ? nil : identifier
    let language = AssetRequest(kind: .language, name: source.tag)
    requests =
      (isKnown && attributes == nil ? [] : [language])
      + (attributes.map { [AssetRequest(kind: .table, name: $0.table)] } ?? [])
    locale = isShown ? (pseudo == nil ? choice.locale : source.tag) : MatrixCell.baseLocale
    layoutDirection = pseudo?.isRightToLeft == true ? .rightToLeft : nil
    untranslated = try UntranslatedTexts(of: original, in: pseudo == nil ? identifier : .base)
    var builder = content.builder
    builder.sources = sources
    builder.sources.document = { name in
      assets.noteDocument(named: name)
      let answer = sources.document(name)
      if case .unreadable(let reason) = answer { assets.noteUnreadableDocument(reason) }
      return answer
    }
    builder.sources.classXib = { name in
      let answer = sources.classXib(name)
      let file = DataSources.fileName(ofClass: name)
      switch answer {
      case .document: assets.noteDocument(named: file)
      case .unknown: assets.note(AssetRequest(kind: .document, name: file))
      case .unreadable(let reason):
        assets.note(AssetRequest(kind: .document, name: file))
        assets.noteUnreadableDocument(reason)
      }
      return answer
    }
    self.builder = builder
  }

  /// Returns the traits of a cell, with the language that is shown.
  func traits(of cell: MatrixCell) -> TraitCollection {
    var shown = cell
    shown.locale = locale
    var traits = shown.traits
    traits.layoutDirection = layoutDirection ?? traits.layoutDirection
    return traits
  }

  /// Returns the scene that corresponds to one of the original.
  func scene(matching reference: SceneReference) -> SceneReference {
    content.scene(matching: reference)
  }

  /// Returns findings about the texts of a scene that are not translated.
  func findings(in texts: @autoclosure () -> [LocalizableText]) -> [Finding] {
    if let missingLanguage { return findings(on: texts(), missing: missingLanguage) }
    guard !untranslated.isEmpty || !keyed.missing.isEmpty else { return [] }
    let texts = texts()
    return untranslated.findings(in: texts.filter { !keyed.translatedObjects.contains($0.objectID) })
      + keyed.findings(on: Set(texts.map(\.objectID)), locale: requested)
  }

  /// Returns a note if the scene has texts and none of them is in a language. Without it, a picture could be named
  /// after a language whose texts it does not show.
  private func findings(on texts: [LocalizableText], missing language: LocaleIdentifier) -> [Finding] {
    let own = texts.filter { $0.needsTranslation && !keyed.translatedObjects.contains($0.objectID) }
    let note = Finding(
      rule: .missingTranslation, severity: .note,
      message: "\(counted(own.count, "text")) of the scene \(own.count == 1 ? "is" : "are") not in '\(language.tag)': "
        + "the document has no table for this language.")
    return (own.isEmpty ? [] : [note]) + keyed.findings(on: Set(texts.map(\.objectID)), locale: language)
  }

  /// Returns what checks report about the language's table.
  ///
  /// - Parameters:
  ///   - texts: The texts of the scene.
  ///   - translations: Returns the texts of all languages.
  func tableFindings(
    on texts: @autoclosure () -> [LocalizableText], translations: () -> DocumentTranslations,
    isUntranslatable: (String) -> Bool
  ) -> [Finding] {
    let entries = [
      Finding.staleTranslations(untranslated.stale, locale: requested),
      .unreviewedTranslations(untranslated.unreviewed, locale: requested),
    ].compactMap(\.self)
    guard untranslated.isCompared else { return entries }
    return entries + translations().copies(of: texts(), in: requested, isUntranslatable: isUntranslatable)
  }

  /// Looks up the texts that the document's code sets by keys.
  private static func keyed(
    _ document: InterfaceDocument, in locale: LocaleIdentifier, _ pseudo: PseudoLanguage?, _ choice: Choice,
    _ attributes: TextAttributes?, _ assets: DocumentAssets, change: (KeyedText, String) -> String
  ) throws(DocumentRendererError) -> KeyedDocument {
    guard let attributes, !locale.isBase || pseudo != nil || choice.looksUpKeysInBase else {
      return KeyedDocument(document)
    }
    do throws(LocalizationError) {
      let tables = assets.tables(named: attributes.table)
      let texts = try KeyedTexts(in: tables, locale: locale, choice: choice)
      return KeyedDocument(document, attributes: attributes, texts: texts, change: change)
    } catch {
      throw .table(error)
    }
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
  /// Whether there are texts in the language, in addition to the document's own.
  let isTranslated: Bool

  init(
    of original: OriginalDocument, to locale: LocaleIdentifier, choice: DocumentEdition.Choice
  ) throws(DocumentRendererError) {
    if let path = original.tables.documentPath(for: locale) {
      do throws(InterfaceDocumentError) {
        document = try InterfaceDocument(contentsOf: path)
        isTranslated = true
      } catch {
        throw .document(error)
      }
      return
    }
    do throws(LocalizationError) {
      let strings = try original.tables.strings(
        for: locale, device: choice.device, sampleNumber: choice.sampleNumber)
      document = original.document.localized(by: strings)
      isTranslated = strings.match != nil
    } catch {
      throw .table(error)
    }
  }
}

extension InterfaceDocument {
  /// Returns the document in a pseudo-language.
  ///
  /// Only the texts whose keys are in a table are changed, so that those that will not be translated are easy to see.
  /// Without tables all texts are changed.
  func pseudolocalized(by language: PseudoLanguage, keys: Set<String>) -> InterfaceDocument {
    mappingTexts { text in
      keys.isEmpty || keys.contains(text.key) ? language.text(text.text) : text.text
    }
  }
}

/// The texts of a document that are missing from a language's tables.
struct UntranslatedTexts {
  private let locale: LocaleIdentifier
  private let keys: Set<String>
  /// The keys that other languages have.
  private let keysElsewhere: Set<String>
  /// The entries for texts that no longer exist.
  let stale: [TranslationReport.Entry]
  /// The entries that are marked for review.
  let unreviewed: [TranslationReport.Entry]
  /// Whether the language has tables that are compared with the document.
  let isCompared: Bool

  /// Compares a document with a language's tables. Nothing is missing in the document's own language, in a language
  /// with its own document, or in a language without tables.
  init(of original: OriginalDocument, in locale: LocaleIdentifier) throws(DocumentRendererError) {
    self.locale = locale
    let tables = original.tables
    guard let match = locale.bestMatch(among: tables.locales), tables.documentPath(for: match) == nil,
      match.language != tables.developmentLanguage.language
    else {
      (keys, keysElsewhere, stale, unreviewed, isCompared) = ([], [], [], [], false)
      return
    }
    do throws(LocalizationError) {
      let report = try TranslationReport(
        on: match, in: tables, keys: original.keysToTranslate, objectIDs: original.objectIDs)
      keys = Set(report.missing)
      keysElsewhere = keys.isEmpty ? [] : original.keysOfTables
      (stale, unreviewed, isCompared) = (report.stale, report.unreviewed, true)
    } catch {
      throw .table(error)
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  /// Returns a finding for each missing text: a warning if another language has it, or else a note, because the text
  /// may be a placeholder that the program replaces.
  func findings(in texts: [LocalizableText]) -> [Finding] {
    var seen: Set<String> = []
    return texts.filter { keys.contains($0.key) && seen.insert($0.key).inserted }.map { text in
      var finding = Finding(
        rule: .missingTranslation, severity: keysElsewhere.contains(text.key) ? .warning : .note,
        views: [text.objectID],
        message: "'\(text.text)' has no translation for '\(locale.tag)' (key \(text.key)).")
      // Where all languages are listed, the message names none of them.
      finding.brief = "'\(text.text)' has no translation (key \(text.key))."
      return finding
    }
  }
}
