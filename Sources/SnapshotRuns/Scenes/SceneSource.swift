import Digests
import Files
import Galley

/// The scenes of a unit of work.
///
/// A document that is in the cache is read only when one of its scenes has to be laid out.
package final class SceneSource {
  /// The scenes' names, in the order of the document.
  package let names: [String]
  /// The cells that every scene is laid out in.
  package let cells: [MatrixCell]
  /// The document's issues, as lines for the log.
  let issues: [String]
  /// The values of data that cannot be used.
  let dataProblems: [DataProblem]
  /// The cache's entries for the document, or `nil` if it is not cached.
  let cache: UnitCache?
  private let listing: CachedDocument?
  /// The scenes of the document, each followed by its states, in the order of ``names``.
  private let states: [SceneState]
  private let open: () throws -> Origin
  /// Returns the source files of a class of a document's app.
  private let codeFiles: (_ class: String, _ document: String) -> [(name: String, bytes: [UInt8])]
  /// Returns whether the project of a document mentions a class or document besides it.
  private let isNamed: (_ name: String, _ document: String) -> Bool
  /// Returns the name of the document at a path in everything that the run writes.
  let name: (String) -> String
  /// The documents that the source's own shows, by their paths.
  private var shown: [PathBytes: CheckedDocument?] = [:]
  private var origin: Origin?
  /// The layouts of scenes of a document, by the indices of ``names``.
  private var layouts: [Int: SceneLayouts] = [:]

  private enum Origin {
    case document(DocumentRenderer)
    case swift(SwiftScene)
  }

  /// Lists the scenes of a unit, or returns `nil` if the catalog has no scene of the unit's name.
  package convenience init?(_ unit: WorkUnit, in setting: RunSetting, assets: AssetLibrary)
    throws(InterfaceDocumentError)
  {
    try self.init(unit, in: setting, assets: assets, cache: nil)
  }

  convenience init?(
    _ unit: WorkUnit, in setting: RunSetting, assets: AssetLibrary, cache: RunCache?
  ) throws(InterfaceDocumentError) {
    guard unit.scene.isEmpty else {
      guard let catalog = setting.catalog, let scene = catalog.scenes.first(where: { $0.name == unit.scene }) else {
        return nil
      }
      let made = SwiftScene(scene, of: catalog, choices: setting.matrix)
      self.init(setting.rendering.showsSamples ? made.filledWithSamples() : made)
      return
    }
    try self.init(document: unit, in: setting, assets: assets, cache: cache?.unit(unit))
  }

  /// Lists the scenes of a document with other contents than its file.
  package convenience init(
    _ unit: WorkUnit, contents: [UInt8], in setting: RunSetting, assets: AssetLibrary
  ) throws(InterfaceDocumentError) {
    try self.init(document: unit, contents: contents, in: setting, assets: assets, cache: nil)
  }

  private init(
    document unit: WorkUnit, contents: [UInt8]? = nil, in setting: RunSetting, assets: AssetLibrary, cache: UnitCache?
  ) throws(InterfaceDocumentError) {
    if let app = unit.app { assets.take(app, ofDocument: unit.file) }
    let read = { () throws(InterfaceDocumentError) in
      let document =
        if let contents {
          try InterfaceDocument(contents, path: unit.file)
        } else {
          try InterfaceDocument(contentsOf: unit.file)
        }
      let renderer = DocumentRenderer(document, assets: assets)
      renderer.recordsAssets = cache != nil
      renderer.textAttributes = setting.textAttributes
      return renderer
    }
    let listing: CachedDocument
    if let known = cache?.listing {
      listing = known
    } else {
      let renderer = try read()
      listing = CachedDocument(renderer, named: unit.place)
      cache?.store(listing)
      origin = .document(renderer)
    }
    (self.cache, self.listing) = (cache, listing)
    var opened: DocumentRenderer?
    if case .document(let renderer) = origin { opened = renderer }
    let data = try DocumentData(setting.data, for: unit) { () throws(InterfaceDocumentError) -> DocumentRenderer in
      if let opened { return opened }
      let renderer = try read()
      opened = renderer
      return renderer
    }
    dataProblems = data?.problems ?? []
    states = SceneState.list(of: listing, data: data) { opened?.digest(of: $0).hexadecimal ?? "" }
    names = SceneState.names(of: states, in: listing)
    cells = setting.matrix.over(assets.choicesOfApp(ofDocument: unit.file)).matrix.cells(
      localesAtHand: setting.languages(ofDocument: unit.file, data: data?.entries ?? [], assets: assets))
    issues = listing.issues
    codeFiles = { assets.code(ofClass: $0, forDocument: $1) }
    isNamed = { assets.mentions($0, besides: $1) }
    name = setting.paths.name(of:)
    open = {
      let renderer = try read()
      guard CachedDocument(renderer, named: unit.place) == listing else { throw ChangedDocument() }
      return .document(renderer)
    }
  }

  /// Creates the source of a scene written in Swift.
  package init(_ scene: SwiftScene) {
    (names, cells, issues) = ([scene.name], scene.cells, [])
    (listing, cache, origin, open) = (nil, nil, .swift(scene), { .swift(scene) })
    codeFiles = { _, _ in [] }
    isNamed = { _, _ in true }
    name = { $0 }
    (states, dataProblems) = ([], [])
  }

  /// Returns the indices of the scenes that have one of the given names or ids, or of all scenes if no names are given.
  /// A scene's name selects its states too.
  ///
  /// - Parameter wantedStates: The states to select, or empty to select all and the scenes without a state.
  package func indices(ofScenes wanted: [String], inStates wantedStates: [String] = []) -> [Int] {
    let wanted = Set(wanted)
    return names.indices.filter { index in
      (wantedStates.isEmpty || state(at: index)?.name.map(wantedStates.contains) == true)
        && (wanted.isEmpty || !wanted.isDisjoint(with: names(ofSceneAt: index)))
    }
  }

  /// Returns the cells that a scene is laid out in. Container controllers show nothing of their own on the canvas.
  package func cells(ofSceneAt index: Int) -> [MatrixCell] { cells.filter { isShown(index, in: $0) } }

  package func isShown(_ index: Int, in cell: MatrixCell) -> Bool {
    guard cell.screen == .canvas, let listing, let state = state(at: index) else { return true }
    return !listing.scenes[state.scene].isOnDevicesOnly
  }

  /// Returns the names and ids by which a scene can be chosen.
  package func names(ofSceneAt index: Int) -> [String] {
    guard let listing, let state = state(at: index) else { return [names[index]] }
    let scene = listing.scenes[state.scene]
    return [names[index], scene.name, scene.id] + scene.otherNames
  }

  /// Returns the name of the state that a scene is in, or `nil` for one without a state.
  package func stateName(ofSceneAt index: Int) -> String? { state(at: index)?.name }

  /// The ids of the scenes, or `nil` for a scene written in Swift, which has none of its own.
  var sceneIDs: [String]? {
    listing.map { listing in states.map { $0.id(of: listing.scenes[$0.scene].id) } }
  }

  /// The state of a document's scene at an index of ``names``, or `nil` for a scene written in Swift.
  private func state(at index: Int) -> SceneState? { states.indices.contains(index) ? states[index] : nil }

  /// The line where each of the document's objects starts, by the object's id. There are none for a scene written in
  /// Swift, and for a document that was changed during the run.
  private(set) lazy var lines: [String: Int] = places.mapValues(\.line)

  /// The document, or `nil` for a scene written in Swift.
  private(set) lazy var document: InterfaceDocument? = {
    guard case .document(let renderer)? = try? opened() else { return nil }
    return renderer.document
  }()

  /// The document with the app's code, or `nil` for a scene written in Swift.
  private(set) lazy var own: CheckedDocument? = document.map(checked)

  private func checked(_ document: InterfaceDocument) -> CheckedDocument {
    CheckedDocument(
      document, files: { [codeFiles] in codeFiles($0, document.path) },
      isNamed: { [isNamed] in isNamed($0, document.path) })
  }

  /// Returns the document at a path, which the source's own shows, or `nil` if it cannot be read.
  func shown(at path: String) -> CheckedDocument? {
    if let known = shown[PathBytes(path)] { return known }
    let document = try? InterfaceDocument(contentsOf: path)
    let checked = document.map(checked)
    shown[PathBytes(path)] = checked
    return checked
  }

  /// Returns what the source's own document accepts, or one that it shows.
  func accepted(inDocumentShown name: String?) -> [AcceptedFindings] {
    guard let name else { return own?.accepted ?? [] }
    return shown.first { self.name($0.key.text) == name }?.value?.accepted ?? []
  }

  /// Returns the line where a scene starts, or `nil` if it is unknown.
  func line(ofScene name: String) -> Int? {
    guard let listing, let index = indices[name] else { return nil }
    return lines[listing.scenes[states[index].scene].id]
  }

  /// The indices of ``names``.
  private lazy var indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }

  /// Returns the cache's key of a scene in a cell with what is drawn over it, or `nil` if the document is not cached.
  func key(ofSceneAt index: Int, in cell: MatrixCell, overlay: LayoutOverlay? = nil) -> ContentDigest? {
    guard let cache, let listing else { return nil }
    let state = states[index]
    let key = cache.key(
      ofSceneAt: state.scene, listing.scenes[state.scene], named: names[index], data: state.digest, in: cell)
    return overlay.map { ContentDigest(of: key.hexadecimal, String(reflecting: $0)) } ?? key
  }

  package func render(
    _ index: Int, in cell: MatrixCell, overlay: LayoutOverlay?, with renderer: Renderer
  ) throws(SceneError) -> (SceneSnapshot, Rendering) {
    do {
      let (rendering, id): (Rendering, String)
      switch try opened() {
      case .document(let document):
        let scene = document.scenes[states[index].scene]
        let layouts = layouts[index] ?? SceneLayouts(of: scene, in: document, values: states[index].values)
        self.layouts[index] = layouts
        rendering = try layouts.rendering(in: cell, overlay: overlay, with: renderer)
        id = states[index].id(of: scene.reference.id)
      case .swift(let scene):
        rendering = try renderer.render(
          in: cell, at: scene.size, canvas: scene.canvas, showsChrome: scene.showsChrome, overlay: overlay, scene.build)
        id = rendering.layout.root.id
      }
      let snapshot = SceneSnapshot(
        id: id, name: names[index], state: state(at: index)?.name, cell: cell, scale: rendering.scale,
        look: rendering.look,
        layout: rendering.layout, displayList: rendering.displayList)
      return (snapshot, rendering)
    } catch {
      throw SceneError(scene: names[index], cell: cell, cause: error)
    }
  }

  /// Returns what a function computes from layouts of a scene at many sizes in each of its cells.
  ///
  /// - Parameters:
  ///   - isTraced: Whether the texts of the scene are marked with their keys.
  ///   - compute: Computes a result from the scene, which is built for the cell.
  package func sweeps<Result>(
    ofSceneAt index: Int, with renderer: Renderer, isTraced: Bool = false,
    _ compute: @escaping (ResizableScene) -> Result
  ) -> (MatrixCell) throws -> Result {
    var shared: SceneSweeps<Result>?
    return { [self] cell in
      switch try opened() {
      case .swift(let scene):
        let trace = isTraced ? TextTrace() : nil
        func built() throws -> ResizableScene {
          try renderer.resizableScene(in: cell, at: scene.size, canvas: scene.canvas, tracing: trace, scene.build)
        }
        let resizable = try built()
        resizable.rebuild = trace.map { _ in { try? built() } }
        return compute(resizable)
      case .document(let document):
        let state = states[index]
        let sweeps =
          shared
          ?? SceneSweeps(
            of: document.scenes[state.scene], in: document, values: state.values, isTraced: isTraced)
        shared = sweeps
        return try sweeps.result(in: cell, with: renderer, compute)
      }
    }
  }

  /// Returns all texts of the document's tables in a language. There are none for a scene written in Swift.
  package func texts(in locale: String) -> [String] {
    guard case .document(let renderer)? = try? opened() else { return [] }
    return renderer.texts(in: locale)
  }

  /// Returns the text of a key in the language of the sources, or `nil` if it is not known.
  package func sourceText(of key: TextKey) -> String? {
    guard case .document(let renderer)? = try? opened() else { return nil }
    return renderer.sourceText(of: key)
  }

  /// Returns the path of the document that is shown in a cell instead of the source's own, or `nil` if this one is
  /// shown.
  package func copyPath(in cell: MatrixCell) -> String? {
    guard case .document(let renderer)? = try? opened() else { return nil }
    return renderer.copyPath(in: cell.locale)
  }

  /// Drops the layouts of a scene that will not be rendered again.
  package func finish(_ index: Int) { layouts[index] = nil }

  private func opened() throws -> Origin {
    if let origin { return origin }
    let opened = try open()
    origin = opened
    return opened
  }
}

/// A scene of a document, as the document has it or in a state of its data.
private struct SceneState {
  /// The index of the scene in the document.
  var scene: Int
  /// The name of the state, or `nil` for the scene without a state.
  var name: String?
  var values: SceneValues?
  /// The digest of the values, or empty without values.
  var digest = ""

  /// Returns the id of the scene in this state: that of the root view, and the state, which have references of their
  /// own.
  func id(of rootID: String) -> String { name.map { "\(rootID) (\($0))" } ?? rootID }

  /// Lists the scenes of a document, each followed by its states.
  static func list(
    of listing: CachedDocument, data: DocumentData?, digest: (SceneValues) -> String
  ) -> [SceneState] {
    listing.scenes.indices.flatMap { index -> [SceneState] in
      let data = data?.scenes[index]
      let plain = SceneState(scene: index, values: data?.plain)
      let states = (data?.states ?? []).map { SceneState(scene: index, name: $0.name, values: $0.values) }
      return ([plain] + states).map { state in
        var state = state
        state.digest = state.values.map(digest) ?? ""
        return state
      }
    }
  }

  /// Returns the names: `Login`, `Login (empty)`. The scenes without a state keep their names, whatever data adds.
  static func names(of states: [SceneState], in listing: CachedDocument) -> [String] {
    let plain = states.indices.filter { states[$0].name == nil }
    let others = states.indices.filter { states[$0].name != nil }
    let items = (plain + others).map { index -> (name: String, id: String) in
      let scene = listing.scenes[states[index].scene]
      return (states[index].name.map { "\(scene.name) (\($0))" } ?? scene.name, states[index].id(of: scene.id))
    }
    let names = Dictionary(uniqueKeysWithValues: zip(plain + others, UniqueNames.resolve(items)))
    return states.indices.map { names[$0] ?? "" }
  }
}

extension CachedDocument {
  fileprivate init(_ renderer: DocumentRenderer, named name: String) {
    // Every picture has a finding about the others.
    let issues = renderer.document.issues.filter { !$0.isUnreadableValue }
    self.init(
      scenes: renderer.scenes.map { scene in
        let names = scene.reference.otherNames + [scene.reference.controllerID].compactMap(\.self)
        return .init(
          id: scene.reference.id, name: scene.name, otherNames: names.filter { $0 != scene.name },
          isOnDevicesOnly: scene.reference.isContainer)
      },
      locales: renderer.locales, issues: issues.map { Diagnostic($0, in: name).line })
  }
}

/// A scene written in Swift, with everything that determines its snapshots.
package struct SwiftScene {
  /// The name that its snapshots are filed under: that of the catalog, or of a test's file.
  package var document: String
  package var name: String
  package var size: SceneSize
  /// The device whose screen is used if a cell does not name a device.
  package var canvas: Device
  /// Whether a scene that fills the screen has the device's chrome, or `nil` for the default.
  package var showsChrome: Bool?
  package var cells: [MatrixCell]
  package var build: (TraitCollection) throws -> any SceneContent

  package init(
    document: String, name: String, size: SceneSize, canvas: Device, showsChrome: Bool? = nil, cells: [MatrixCell],
    build: @escaping (TraitCollection) throws -> any SceneContent
  ) {
    self.document = document
    self.name = name
    self.size = size
    self.canvas = canvas
    self.showsChrome = showsChrome
    self.cells = cells
    self.build = build
  }

  package init(_ scene: CatalogScene, of catalog: Catalog, choices: MatrixChoices) {
    self.init(
      document: catalog.name, name: scene.name, size: scene.size, canvas: catalog.canvas,
      showsChrome: catalog.showsChrome, cells: catalog.cells(of: scene, choices: choices), build: scene.content(for:))
  }
}

extension SwiftScene {
  /// Returns the scene with samples where its view or controller has no data.
  func filledWithSamples() -> SwiftScene {
    var scene = self
    scene.build = { [build] traits in
      let content = try build(traits)
      guard let content = content as? any SampleFillable else { throw UnfillableContent() }
      content.fillWithSamples()
      return content
    }
    return scene
  }
}

/// A scene of Galley's own views, which nothing fills with samples.
private struct UnfillableContent: Error, CustomStringConvertible {
  var description: String {
    "--sample fills views and controllers of UIKit, and this scene has none; choose others with --scene"
  }
}

/// A scene that cannot be laid out in a cell.
package struct SceneError: Error, CustomStringConvertible {
  package var scene: String
  package var cell: MatrixCell
  package var cause: any Error

  package var description: String { "'\(scene)' in \(cell.words) cannot be laid out: \(cause)" }
}

extension Diagnostic {
  init(_ error: SceneError, in document: String) {
    switch error.cause {
    case let cause as InterfaceDocumentError: self.init(cause)
    case let cause as DocumentRendererError: self.init(cause, in: document)
    case let cause as ChangedDocument: self.init(.error, at: document, cause.description)
    default: self.init(.error, at: document, error.description)
    }
  }
}

/// A document that has changed since its scenes were listed.
private struct ChangedDocument: Error, CustomStringConvertible {
  var description: String { "the document was changed while it was read" }
}

extension MatrixCell {
  /// The device, locale and text size, also the other choices that are not the usual ones.
  package var words: String {
    ([screen.name, locale, typeSize.name] + SnapshotTraits(self).unusualWords).joined(separator: " ")
  }
}
