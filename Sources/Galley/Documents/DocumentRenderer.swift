/// Lays out a document's scenes in the cells of a matrix.
///
/// The document's tables are found beside it, its pictures and colours in the asset catalogs of its project.
public final class DocumentRenderer {
  /// The document.
  public let document: InterfaceDocument
  /// The scenes that have a view, in document order.
  public let scenes: [DocumentScene]
  /// Whether ``Rendering/assets`` is wanted.
  package var recordsAssets = false
  private let tables: LocalizedTables
  private let assets: DocumentAssets
  private let sampleNumber: Int
  private lazy var translatableKeys = tables.keys
  private var editions: [DocumentEdition.Choice: DocumentEdition] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - path: the document's path.
  ///   - assets: where pictures are looked for; share one library among the documents of a run.
  ///   - sampleNumber: the number that texts with a plural are shown for.
  /// - Throws: `InterfaceDocumentError` when the document cannot be read.
  public init(
    contentsOf path: String, assets: AssetLibrary = AssetLibrary(), sampleNumber: Int = TextContext.sampleNumber
  ) throws(InterfaceDocumentError) {
    document = try InterfaceDocument(contentsOf: path)
    tables = LocalizedTables(besideDocument: path)
    self.assets = DocumentAssets(library: assets, document: path)
    self.sampleNumber = sampleNumber
    let references = document.sceneReferences
    let names = UniqueNames.resolve(references.map { (name: $0.name, id: $0.id) })
    scenes = zip(references, names).map(DocumentScene.init)
  }

  /// The locales that the document has tables for, besides its own strings.
  public var locales: [String] { tables.locales.map(\.tag) }

  /// Lays out a scene.
  ///
  /// A locale that the document has no table for is shown as a device shows it: in the document's own strings. A
  /// ``PseudoLanguage`` changes those that are to be translated.
  ///
  /// - Parameters:
  ///   - scene: one of ``scenes``.
  ///   - cell: the screen, language, text size, orientation and appearance.
  ///   - overlay: what to draw over the views to explain their layout.
  ///   - renderer: what measures the texts.
  /// - Throws: `DocumentRendererError` when the locale's table or document cannot be read.
  public func render(
    _ scene: DocumentScene, in cell: MatrixCell, overlay: LayoutOverlay? = nil, with renderer: Renderer
  ) throws(DocumentRendererError) -> Rendering {
    let edition = try edition(for: cell)
    if recordsAssets { assets.startJournal() }
    let reference = edition.scene(matching: scene.reference)
    let built = edition.builder.build(
      reference, on: cell.canvas(of: document), traits: edition.traits(of: cell))
    var rendering = renderer.render(
      built.root, size: built.settledSize(measuring: renderer.measuring), safeArea: built.safeArea,
      traits: built.traits, chrome: built.chrome, overlay: overlay)
    rendering.layout.findings += built.findings
    rendering.layout.findings += edition.findings(in: document.localizableTexts(in: scene.reference))
    if recordsAssets { rendering.assets = assets.endJournal() }
    if let explanation = rendering.explanation {
      rendering.explanation?.lines = document.lines(ofElements: explanation.documentIDs)
    }
    return rendering
  }

  private func edition(for cell: MatrixCell) throws(DocumentRendererError) -> DocumentEdition {
    let choice = DocumentEdition.Choice(
      locale: cell.locale, device: cell.idiom(of: document) == .pad ? "ipad" : "iphone", sampleNumber: sampleNumber)
    if let known = editions[choice] { return known }
    let edition = try DocumentEdition(
      of: document, choice: choice, tables: tables, keys: translatableKeys, assets: assets)
    editions[choice] = edition
    return edition
  }
}

/// Why a scene cannot be laid out in a locale.
public enum DocumentRendererError: Error, Hashable, Sendable {
  /// The locale has a document of its own that cannot be read.
  case document(InterfaceDocumentError)
  /// The locale's table cannot be read.
  case table(LocalizationError)
  /// The text names no locale.
  case locale(LocaleIdentifierError)
}

extension MatrixCell {
  /// What a scene builder lays out for: a canvas on its side is the document's device turned.
  fileprivate func canvas(of document: InterfaceDocument) -> Canvas {
    switch screen {
    case .device(let device): return .device(device, orientation)
    case .canvas:
      guard orientation == .landscape, let id = document.device?.id, let device = Device.interfaceBuilder(id: id)
      else { return .document }
      return .device(device, .landscape)
    }
  }

  /// The kind of device that a document is shown on.
  fileprivate func idiom(of document: InterfaceDocument) -> TraitCollection.UserInterfaceIdiom {
    switch screen {
    case .device(let device): device.idiom
    case .canvas: document.device.flatMap { Device.interfaceBuilder(id: $0.id) }?.idiom ?? .phone
    }
  }
}

/// A scene of a document, with the name that its files have.
public struct DocumentScene: Hashable, Sendable {
  /// What the document knows the scene by.
  public let reference: SceneReference
  /// The scene's name, unique within its document also where case is folded.
  public let name: String
}
