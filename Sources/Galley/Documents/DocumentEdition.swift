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
