/// A document in one language.
struct DocumentEdition {
  let builder: SceneBuilder
  /// The language that is shown: the one asked for where there are texts for it.
  private let locale: String

  /// Takes the language's own document where there is one, else puts its table's texts into the original.
  init(
    of original: InterfaceDocument, locale name: String, tables: LocalizedTables, assets: AssetLibrary
  ) throws(DocumentRendererError) {
    let identifier = try Self.identifier(name)
    let (document, isTranslated) = try Self.translation(of: original, to: identifier, tables: tables)
    locale = isTranslated || identifier.language == Self.developmentLanguage ? name : MatrixCell.baseLocale
    let folder = original.path
    builder = SceneBuilder(
      document: document, images: { assets.image(named: $0, for: $1, document: folder) },
      colors: { assets.color(named: $0, for: $1, document: folder) })
  }

  /// The traits that a cell decides, in the language that is shown.
  func traits(of cell: MatrixCell) -> TraitCollection {
    var shown = cell
    shown.locale = locale
    return shown.traits
  }

  /// The scene that the original knows by a reference.
  func scene(matching reference: SceneReference) -> SceneReference {
    let scenes = builder.document.sceneReferences
    return scenes.first { $0.id == reference.id } ?? reference
  }

  /// The language that a document's own strings are in as far as anyone knows.
  private static let developmentLanguage = "en"

  private static func identifier(_ name: String) throws(DocumentRendererError) -> LocaleIdentifier {
    do throws(LocaleIdentifierError) {
      return try LocaleIdentifier(name)
    } catch {
      throw .locale(error)
    }
  }

  private static func translation(
    of original: InterfaceDocument, to locale: LocaleIdentifier, tables: LocalizedTables
  ) throws(DocumentRendererError) -> (InterfaceDocument, isTranslated: Bool) {
    if let path = tables.documentPath(for: locale) {
      do throws(InterfaceDocumentError) {
        return (try InterfaceDocument(contentsOf: path), true)
      } catch {
        throw .document(error)
      }
    }
    do throws(LocalizationError) {
      let strings = try tables.strings(for: locale)
      return (original.localized(by: strings), strings.match != nil)
    } catch {
      throw .table(error)
    }
  }
}
