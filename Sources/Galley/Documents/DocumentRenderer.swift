import Digests

/// Lays out a document's scenes in the cells of a matrix.
///
/// The string tables are those beside the document. Images, colours and fonts are those of its project.
public final class DocumentRenderer {
  public let document: InterfaceDocument
  /// The scenes that have a view, in the order of the document.
  public let scenes: [DocumentScene]
  /// Whether to fill in ``Rendering/assets``.
  package var recordsAssets = false
  /// The runtime attributes whose values are keys of the project's tables.
  package var textAttributes = TextAttributes()
  let tables: LocalizedTables
  private let assets: DocumentAssets
  private let library: AssetLibrary
  private let references: ProjectReferences
  private let innerScenes = InnerSceneFindings()
  private lazy var original = OriginalDocument(document, tables: tables)
  private lazy var translations = DocumentTranslations(tables)
  lazy var hasKeyedTexts = document.hasRuntimeAttribute(amongNames: textAttributes.names)
  private var editions: [DocumentEdition.Choice: DocumentEdition] = [:]
  private lazy var contents = EditionContents(names: original.names, assets: assets)
  /// The documents whose texts are marked with their keys, and those with the longest texts that fit.
  var tracedEditions: [DocumentEdition.Choice: TracedEdition] = [:]
  var longestTexts: [LongestTextsKey: DocumentEdition] = [:]
  /// The texts of the sources, by their tables and keys.
  var sourceTexts: [String: [String: String]] = [:]
  /// The device of the document's canvas, which depends on the sizes of all scenes.
  private lazy var canvasDevice = document.canvasDevice
  private lazy var contentsOfScenes = SceneContents(of: document)
  private var textsOfScenes: [String: [LocalizableText]] = [:]

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - assets: The library of images and colours. Share one library among all documents.
  /// - Throws: `InterfaceDocumentError` if the document cannot be read.
  public convenience init(
    contentsOf path: String, assets: AssetLibrary = AssetLibrary()
  ) throws(InterfaceDocumentError) {
    self.init(try InterfaceDocument(contentsOf: path), assets: assets)
  }

  /// Takes a document that may differ from the file at its path.
  package init(_ document: InterfaceDocument, assets: AssetLibrary) {
    self.document = document
    let path = document.path
    tables = LocalizedTables(besideDocument: path).adding(assets.translations)
    self.assets = DocumentAssets(library: assets, document: path)
    self.library = assets
    references = ProjectReferences(ofDocument: path, in: assets)
    scenes = document.sceneReferences.map { DocumentScene(reference: $0, name: $0.name) }
  }

  /// The identifiers of the locales that the document has tables for.
  public var locales: [String] { tables.locales.map(\.tag) }

  /// Returns the path of the document that is shown in a locale instead of this one, or `nil` if this one is shown.
  package func copyPath(in locale: String) -> String? {
    guard let identifier = try? LocaleIdentifier(locale) else { return nil }
    let path = tables.documentPath(for: PseudoLanguage(identifier)?.source ?? identifier)
    return path == document.path ? nil : path
  }

  /// Lays out a scene.
  ///
  /// In a locale without a table, the document's own strings are shown, as on a device, and a finding says so. A
  /// ``PseudoLanguage`` changes the strings that are to be translated. Texts that code looks up by keys in runtime
  /// attributes, such as `localizableString`, are those of the project's `Localizable` tables; on the document's own
  /// canvas in `base`, they are those of the document.
  ///
  /// - Parameters:
  ///   - scene: One of ``scenes``.
  ///   - cell: The screen, language, text size, orientation and appearance.
  ///   - overlay: What to draw over the views to explain their layout, or `nil` for nothing.
  ///   - renderer: The renderer that lays out the views.
  /// - Throws: `DocumentRendererError` if the locale's table or document cannot be read.
  public func render(
    _ scene: DocumentScene, in cell: MatrixCell, overlay: LayoutOverlay? = nil, with renderer: Renderer
  ) throws(DocumentRendererError) -> Rendering {
    try render(scene, in: cell, values: nil, overlay: overlay, with: renderer)
  }

  /// Lays out a scene with values of data, or as the document has it.
  package func render(
    _ scene: DocumentScene, in cell: MatrixCell, values: SceneValues?, overlay: LayoutOverlay? = nil,
    with renderer: Renderer
  ) throws(DocumentRendererError) -> Rendering {
    let edition = try edition(for: cell, of: scene, values: values, with: renderer)
    let tree = tree(of: scene, in: cell, edition, values: values, with: renderer)
    return reported(layout(of: tree, in: cell, edition, overlay: overlay), of: scene, in: cell, edition)
  }

  /// Builds a scene's view tree.
  ///
  /// The result depends on the scene in the edition, on the edition's traits of the cell, on the cell's screen and
  /// orientation, on the values and on the renderer's settings. With values or other documents, it also depends on the
  /// choice of the edition.
  func tree(
    of scene: DocumentScene, in cell: MatrixCell, _ edition: DocumentEdition, values: SceneValues?,
    with renderer: Renderer
  ) -> SceneTree {
    if recordsAssets { assets.startJournal() }
    let formerRequests = assets.documentRequestCount
    let (built, renderer) = SceneSurroundings.during(cell, onCanvasOf: canvasDevice) {
      self.built(scene, in: cell, edition, values: values, with: renderer)
    }
    return SceneTree(
      scene: scene, built: built, rootFrame: built.root.frame, renderer: renderer,
      usesOtherDocuments: assets.documentRequestCount > formerRequests,
      assets: recordsAssets ? assets.endJournal() : nil)
  }

  /// Lays out a scene's view tree, without the findings that are not about it.
  ///
  /// The tree may have been built or laid out for a cell that differs from this one in the text size and the language.
  func layout(
    of tree: SceneTree, in cell: MatrixCell, _ edition: DocumentEdition, overlay: LayoutOverlay? = nil
  ) -> UnreportedLayout {
    let renderer = tree.renderer
    let built = tree.built.inTexts(of: edition.traits(of: cell))
    if recordsAssets { assets.startJournal() }
    let environment = LayoutEnvironment(traits: built.traits, measuring: renderer.measuring)
    built.root.frame = tree.rootFrame
    let size = renderer.settings.size
    built.resizeRoot(width: size.width, height: size.height)
    let showsChrome = renderer.settings.showsChrome ?? (cell.screen != .canvas) && size == ChosenSize()
    var rendering = SceneSurroundings.during(cell, onCanvasOf: canvasDevice, traits: built.traits) {
      let settledSize = built.settledSize(width: size.width, height: size.height, in: environment)
      return renderer.render(
        built.root, size: settledSize, safeArea: built.safeArea,
        traits: built.traits, bars: { built.shownChrome },
        chrome: showsChrome ? built.deviceChrome : nil, overlay: overlay,
        document: DocumentMaker(
          controllerClass: built.controllerClass ?? tree.scene.reference.controllerClass,
          isOfController: tree.scene.reference.controllerID != nil))
    }
    // Missing symbols are found in the document, also those of bars, and again in the picture.
    let known = Set(built.findings.map(\.message))
    rendering.layout.findings.removeAll { known.contains($0.message) }
    rendering.layout.findings += built.findings
    rendering.classXibs = built.classXibs
    rendering.layout.findings = rendering.layout.findings.reportingCopiesOnce()
    if recordsAssets { rendering.assets = (tree.assets ?? [:]).merging(assets.endJournal()) { own, _ in own } }
    if let explanation = rendering.explanation {
      rendering.explanation?.lines = document.lines(ofElements: explanation.documentIDs)
    }
    return UnreportedLayout(
      rendering: rendering, innerScenes: built.innerScenes, renderer: renderer,
      usesOtherDocuments: tree.usesOtherDocuments)
  }

  /// Builds a scene.
  ///
  /// - Returns: The scene, and the renderer with the fonts of the document's project.
  private func built(
    _ scene: DocumentScene, in cell: MatrixCell, _ edition: DocumentEdition, values: SceneValues?,
    with renderer: Renderer
  ) -> (BuiltScene, Renderer) {
    var builder = edition.builder
    builder.rows = renderer.settings.rows
    builder.showsClassXibs = renderer.settings.showsClassXibs
    builder.accentColorName = assets.app()?.accentColorName
    let built = builder.build(
      edition.scene(matching: scene.reference), on: cell.canvas(of: document), traits: edition.traits(of: cell),
      values: values)
    let fonts = edition.content.fontNames.union(built.classXibs.fontNames)
    return (built, renderer.adding(fontFiles: fontFiles(forFonts: fonts, with: renderer)))
  }

  /// Builds a scene in a cell, to be laid out at many sizes.
  ///
  /// - Returns: The scene, and whether other documents of the project were asked for.
  package func resizableScene(
    _ scene: DocumentScene, in cell: MatrixCell, _ edition: DocumentEdition, values: SceneValues?,
    with renderer: Renderer, tracing trace: TextTrace? = nil
  ) -> (ResizableScene, usesOtherDocuments: Bool) {
    let formerRequests = assets.documentRequestCount
    let surroundings = SceneSurroundings(
      traits: edition.traits(of: cell), device: cell.device(onCanvasOf: canvasDevice), orientation: cell.orientation)
    let (built, builtWith) = SceneSurroundings.$current.withValue(surroundings) {
      TextTrace.$current.withValue(trace) { self.built(scene, in: cell, edition, values: values, with: renderer) }
    }
    var isFirst = true
    let resizable = ResizableScene(
      built.root, safeArea: built.safeArea, traits: built.traits, measuring: builtWith.measuring, trace: trace,
      followsContentHeight: built.followsContentHeight, surroundings: surroundings
    ) { size, environment in
      if isFirst { built.resizeRoot(width: size.width, height: size.height) }
      isFirst = false
      return built.settledSize(width: size.width, height: size.height, in: environment)
    }
    resizable.fileProblems = (built.findings + findingsOnFiles(with: builtWith)).fileProblems
    resizable.rebuild = trace.map { trace in
      { self.resizableScene(scene, in: cell, edition, values: values, with: renderer, tracing: trace).0 }
    }
    return (resizable, assets.documentRequestCount > formerRequests)
  }

  /// Findings about font files, and about values of the document, that cannot be read.
  private func findingsOnFiles(with renderer: Renderer) -> [Finding] {
    let values = document.issues.filter(\.isUnreadableValue)
      .map { Finding(rule: .unreadableFile, message: "A value of the document cannot be read, \($0).") }
    return values + renderer.measuring.library.unreadableFiles.map(assets.finding(on:))
  }

  /// Adds the findings about texts and fonts to a layout, and leaves out those about inner scenes that are reported for
  /// these.
  func reported(
    _ layout: UnreportedLayout, of scene: DocumentScene, in cell: MatrixCell, _ edition: DocumentEdition
  ) -> Rendering {
    var rendering = layout.rendering
    let renderer = layout.renderer
    if recordsAssets {
      assets.startJournal()
      edition.requests.forEach(assets.note)
    }
    rendering.layout.findings = innerScenes.withoutThoseReported(
      rendering.layout.findings, in: layout.innerScenes, of: scene, in: cell, with: renderer, by: self)
    rendering.layout.findings += findingsOnFiles(with: renderer)
    rendering.layout.findings += assets.findingsOnFiles
    rendering.layout.findings += edition.findings(in: texts(of: scene))
    if renderer.settings.recorded.contains(.designFindings) {
      rendering.layout.findings += designFindings(on: rendering.layout, of: scene, in: cell, edition)
    }
    if recordsAssets { rendering.assets?.merge(assets.endJournal()) { own, _ in own } }
    return rendering
  }

  /// Returns the findings about what the document and its tables record in vain.
  private func designFindings(
    on layout: LayoutResult, of scene: DocumentScene, in cell: MatrixCell, _ edition: DocumentEdition
  ) -> [Finding] {
    let misplaced =
      cell.isAsSaved
      ? Finding.misplaced(
        layout, saved: contentsOfScenes.savedFrames(in: scene.reference),
        firm: contentsOfScenes.firmConstraints(in: scene.reference))
      : nil
    return [misplaced].compactMap(\.self)
      + edition.tableFindings(
        on: texts(of: scene), translations: { translations }, isUntranslatable: tables.isUntranslatable)
  }

  /// The texts of a scene that can be translated.
  private func texts(of scene: DocumentScene) -> [LocalizableText] {
    if let known = textsOfScenes[scene.name] { return known }
    let texts = contentsOfScenes.localizableTexts(in: scene.reference)
    textsOfScenes[scene.name] = texts
    return texts
  }

  /// Lays out a scene to know its findings.
  func layOutAlone(
    _ scene: DocumentScene, in cell: MatrixCell, with renderer: Renderer
  ) throws(DocumentRendererError) -> Rendering {
    let (records, compares) = (recordsAssets, innerScenes.isComparing)
    recordsAssets = false
    innerScenes.isComparing = true
    defer { (recordsAssets, innerScenes.isComparing) = (records, compares) }
    return try render(scene, in: cell, values: nil, with: renderer)
  }

  // MARK: Data

  /// Returns what is wrong with the values of a scene.
  package func problems(in values: SceneValues, for scene: DocumentScene) -> [DataProblem] {
    var builder = SceneBuilder(document: document)
    builder.sources = references.sources(
      for: DocumentEdition.Choice(
        locale: MatrixCell.baseLocale, device: "iphone", sampleNumber: TextContext.sampleNumber,
        looksUpKeysInBase: false))
    return builder.problems(in: values, for: scene.reference)
  }

  /// Returns a digest of values and of everything in the project that they refer to, except the contents of assets.
  package func digest(of values: SceneValues) -> ContentDigest {
    references.digest(of: values.entries + values.others.sorted { $0.key < $1.key }.flatMap(\.value))
  }

  /// Returns the renderer of another document of the project, or `nil` if the document cannot be read.
  func renderer(ofDocument path: String) -> DocumentRenderer? {
    try? DocumentRenderer(contentsOf: path, assets: library)
  }

  /// Returns the font files of the project if a scene uses a font that the renderer lacks.
  private func fontFiles(forFonts names: Set<String>, with renderer: Renderer) -> [String] {
    guard !names.allSatisfy({ renderer.measuring.hasFamily(.named($0)) }) else { return [] }
    return assets.fontFiles()
  }

  /// Returns the document in the language of a cell.
  func edition(for cell: MatrixCell, with renderer: Renderer) throws(DocumentRendererError) -> DocumentEdition {
    let choice = choice(for: cell, with: renderer)
    if let known = editions[choice] { return known }
    let edition = try makeEdition(choice)
    editions[choice] = edition
    return edition
  }

  package func choice(for cell: MatrixCell, with renderer: Renderer) -> DocumentEdition.Choice {
    DocumentEdition.Choice(
      locale: cell.locale, device: cell.idiom(onCanvasOf: canvasDevice) == .pad ? "ipad" : "iphone",
      sampleNumber: renderer.settings.sampleNumber, looksUpKeysInBase: cell.screen != .canvas)
  }

  /// Makes the document of a choice.
  ///
  /// - Parameter change: Changes each text, for which it gets the key and the text in the language.
  package func makeEdition(
    _ choice: DocumentEdition.Choice, changing change: DocumentEdition.TextChange? = nil
  ) throws(DocumentRendererError) -> DocumentEdition {
    try DocumentEdition(
      of: original, choice: choice, contents: contents, assets: assets,
      attributes: hasKeyedTexts ? textAttributes : nil, sources: references.sources(for: choice), changing: change)
  }

  /// The keys that at least one of the document's tables has.
  var keysOfTables: Set<String> { original.keysOfTables }

  /// The tables in which the document's code looks up keys, those nearest to the document first.
  package var tablesOfCode: [LocalizedTables] { tablesOfCode(named: textAttributes.table) }

  func tablesOfCode(named name: String) -> [LocalizedTables] { assets.tables(named: name) }
}

/// Why a scene cannot be laid out in a locale.
public enum DocumentRendererError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The locale has a document of its own that cannot be read.
  case document(InterfaceDocumentError)
  /// The locale's table cannot be read.
  case table(LocalizationError)
  /// The cell's locale is not a language code.
  case locale(LocaleIdentifierError)

  public var description: String {
    switch self {
    case .document(let error): "\(error)"
    case .table(let error): "\(error)"
    case .locale(let error): "\(error)"
    }
  }
}

extension MatrixCell {
  /// Whether the cell is what Interface Builder shows.
  fileprivate var isAsSaved: Bool {
    screen == .canvas && orientation == .portrait && locale == MatrixCell.baseLocale
      && traits.preferredContentSizeCategory == .large && traits.fontScale == nil
  }

  /// Returns the canvas for a scene builder: the landscape canvas is the document's device in landscape.
  fileprivate func canvas(of document: InterfaceDocument) -> Canvas {
    switch screen {
    case .device(let device): return .device(device, orientation)
    case .canvas:
      guard orientation == .landscape, let id = document.device?.id, let device = Device.interfaceBuilder(id: id)
      else { return .document }
      return .device(device, .landscape)
    }
  }

  /// Returns the kind of device that a document is shown on, if its canvas is that of a device, or of none.
  fileprivate func idiom(onCanvasOf device: Device?) -> TraitCollection.UserInterfaceIdiom {
    (screen.device ?? device)?.idiom ?? .phone
  }

  /// Returns the device that a document is shown on, or on a canvas without one the default.
  fileprivate func device(onCanvasOf device: Device?) -> Device { screen.device ?? device ?? .iPhone17 }
}

extension SceneSurroundings {
  /// Makes or lays out a document's scene in a cell.
  ///
  /// - Parameter traits: The traits, or `nil` for those of the cell on its device.
  fileprivate static func during<Result>(
    _ cell: MatrixCell, onCanvasOf device: Device?, traits: TraitCollection? = nil, _ scene: () -> Result
  ) -> Result {
    let device = cell.device(onCanvasOf: device)
    return during(
      traits: traits ?? cell.traits.on(device, orientation: cell.orientation), device: device,
      orientation: cell.orientation, scene)
  }
}

/// A scene of a document, with a unique name.
public struct DocumentScene: Hashable, Sendable {
  public let reference: SceneReference
  /// The scene's name in file names, unique within its document even if case is ignored.
  public let name: String
}
