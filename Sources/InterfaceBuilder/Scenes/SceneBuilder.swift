import AutoLayout
import Controls
import Graphics

/// Builds view trees from the scenes of a document.
///
/// A builder is a value. Several tasks can build scenes with it at the same time.
public struct SceneBuilder: Sendable {
  /// Returns an image of the project.
  public typealias ImageSource = @Sendable (_ name: String, _ traits: TraitCollection) -> ImageAnswer
  /// Returns a colour of the asset catalog.
  public typealias ColorSource = @Sendable (_ name: String, _ traits: TraitCollection) -> ColorAnswer

  /// The document, with its texts in the language to show.
  public let document: InterfaceDocument
  /// What values of data refer to.
  package var sources = DataSources()
  /// The number of rows of each prototype cell, or `nil` for the default: each once on the canvas, as in Interface
  /// Builder, and as many as fill the screen on a device.
  package var rows: Int?
  /// Whether views and cells without content show the xibs of their classes.
  package var showsClassXibs = true
  /// The name of the colour that tints the views of the app, unless the document has a global tint.
  package var accentColorName: String?
  let flow: StoryboardFlow
  private let canvas: SceneScreen
  private var parts: SharedParts
  private let names: DocumentNames
  private let images: ImageSource
  private let colors: ColorSource

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - document: The document, with its texts in the language to show.
  ///   - images: Provides the images of the project. Placeholders replace missing ones.
  ///   - colors: Provides the colours of the asset catalog. Missing ones have the values that the document records.
  public init(
    document: InterfaceDocument, images: @escaping ImageSource = { _, _ in .missing },
    colors: @escaping ColorSource = { _, _ in .missing }
  ) {
    self.init(document: document, names: DocumentNames(document), images: images, colors: colors)
  }

  /// Creates a builder of a document in a language.
  ///
  /// - Parameter names: The names that the views have in the original, which are the same in all languages.
  package init(
    document: InterfaceDocument, names: DocumentNames, images: @escaping ImageSource = { _, _ in .missing },
    colors: @escaping ColorSource = { _, _ in .missing }
  ) {
    self.document = document
    self.names = names
    flow = StoryboardFlow(document)
    canvas = SceneScreen(canvasOf: document)
    parts = SharedParts(SingleScenes(document))
    self.images = images
    self.colors = colors
  }

  /// Returns a builder of another document of the project.
  func building(_ document: InterfaceDocument) -> SceneBuilder {
    var builder = SceneBuilder(document: document, images: images, colors: colors)
    builder.sources = sources
    builder.rows = rows
    builder.showsClassXibs = showsClassXibs
    builder.accentColorName = accentColorName
    return builder
  }

  /// Returns a builder that shows an empty view for a controller whose view is created in code, so that bars and the
  /// outline of the view are shown, or `nil` if the document has no such controller.
  func givingView(to controller: String) -> SceneBuilder? {
    guard let index = flow.index(ofController: controller) else { return nil }
    var builder = self
    let scene = keepingScene(at: index).givingView(to: controller, size: canvas.size)
    builder.parts = SharedParts(parts.singleScenes.replacing(sceneAt: index, with: scene))
    return builder
  }

  /// Builds a scene.
  ///
  /// - Parameters:
  ///   - scene: One of the document's `sceneReferences`.
  ///   - canvas: The document's own canvas or a device.
  ///   - traits: The language, text size and appearance. The screen overrides the traits that it determines.
  /// - Returns: The view tree with active constraints, and the size and safe area to lay it out with.
  public func build(_ scene: SceneReference, on canvas: Canvas, traits: TraitCollection = TraitCollection())
    -> BuiltScene
  {
    build(scene, on: canvas, traits: traits, values: nil)
  }

  /// Builds a scene with values of data.
  ///
  /// - Parameter values: The values, or `nil` to build the scene as the document has it.
  package func build(
    _ scene: SceneReference, on canvas: Canvas, traits: TraitCollection, values: SceneValues?
  ) -> BuiltScene {
    let screen = screen(for: canvas, look: traits.look)
    var traits = traits
    if canvas == .document, traits.look == nil { traits.look = document.look }
    traits = screen.traits(over: traits)
    let setting = SceneSetting(canvas: canvas, screen: screen, traits: traits)
    guard let shown = scene.isContainer ? nil : assembly(of: scene, in: setting, values: values) else {
      return container(scene, in: setting, values: values)
    }
    guard shown.isInSheetOfDevice else { return shown.build() }
    return (assembly(of: scene, in: setting.elevated, values: values) ?? shown).build()
  }

  private func assembly(
    of scene: SceneReference, in setting: SceneSetting, values: SceneValues?
  ) -> SceneAssembly? {
    assembly(
      ofSceneAt: scene.index, showing: scene.id, in: setting,
      path: EmbeddingPath(of: scene.controllerID, in: document), values: values)
  }

  /// Returns what a scene is built from, or `nil` for a scene without a view.
  ///
  /// - Parameters:
  ///   - bars: The bars around the scene, or `nil` for those that its storyboard has.
  ///   - containers: The controllers of other storyboards that the bars refer to, by their ids.
  func assembly(
    ofSceneAt index: Int, showing id: String, in setting: SceneSetting, path: EmbeddingPath, values: SceneValues?,
    bars: SceneBars? = nil, containers: [String: ControllerElement] = [:]
  ) -> SceneAssembly? {
    let key = partsKey(ofSceneAt: index, in: setting)
    let filled = withClassXibs(
      sceneAt: index, in: setting, memory: path.memory, hasData: values?.entries.isEmpty == false)
    let written = written(values?.entries ?? [], into: filled, sceneAt: index, in: setting, memory: path.memory)
    let own = written?.document ?? filled
    let resolved =
      own.map { key.rows?.filling($0) ?? $0 }
      ?? parts.document(key) {
        let document = self.resolved(sceneAt: index, on: setting.screen)
        return key.rows?.filling(document) ?? document
      }
    path.memory.note(omissions: resolved.omissions)
    guard let shown = resolved.scene(showing: id), let root = shown.rootView else { return nil }
    let records = own == nil ? parts.records(in: resolved, key) : DocumentRecords(in: resolved)
    let resources = SceneResources(
      records.resources, traits: setting.traits, systemTracking: systemTracking(on: setting.canvas),
      fonts: path.memory.fonts, images: images, colors: colors)
    let tabController = flow.controller(flow.barsOnDevice.bars(aroundController: shown.id).tabBarController)
    let tabs = setting.isOnDevice && bars == nil ? tabs(of: tabController, memory: path.memory) : [:]
    let flow = flow.adding(containers.isEmpty ? tabs : containers)
    var context = CanvasContext(
      of: shown, in: resolved, flow: flow, on: setting.screen, isOnDevice: setting.isOnDevice, traits: setting.traits)
    if let bars { context.bars = bars.withoutSimulatedBars }
    return SceneAssembly(
      scene: shown, root: root, document: resolved, flow: flow, names: names, canvas: setting.canvas, context: context,
      resources: resources, designedSizes: records.designedSizes, path: path, hasData: written != nil,
      accentColorName: accentColorName,
      constrained: own == nil ? parts.constrainedViews(below: root, key) : ConstrainedViews(below: root)
    ) { controller, path in
      embedded(controller, in: setting, path: path, values: values, entries: written?.embedded[controller])
    }
  }

  /// Returns the document with one scene whose custom classes show their xibs, or `nil` if none of them has one.
  ///
  /// - Parameter hasData: Whether values of data will be written into it.
  private func withClassXibs(
    sceneAt index: Int, in setting: SceneSetting, memory: SceneMemory, hasData: Bool
  ) -> InterfaceDocument? {
    guard showsClassXibs else { return nil }
    let classes = parts.classesWithoutContent(ofSceneAt: index) {
      keepingScene(at: index).classesWithoutContent
    }
    guard classes.contains(where: sources.hasClassXib) else { return nil }
    let resolved = memory.document(ofSceneAt: index, in: document.path) {
      self.resolved(sceneAt: index, on: setting.screen)
    }
    // Interface Builder does not know the xibs, so that no size on its canvas depends on them (16 views in 2 projects).
    let isAsSaved = !setting.isOnDevice && !hasData && setting.traits.isBase && setting.traits.hasDefaultTextSize
    let filled = ClassXibDocument(
      resolved, sources: sources.resolved(on: setting.screen), filling: isAsSaved ? .savedSize : .yieldingConstraints)
    memory.classXibs[SceneMemory.DocumentKey(path: document.path, scene: index)] = filled.shown
    return filled.shown.count > 0 || !filled.document.omissions.isEmpty ? filled.document : nil
  }

  /// Writes values into a document with only one scene, or returns `nil` if there are none.
  ///
  /// - Parameter filled: The document with the xibs of custom classes, or `nil` if there are none.
  private func written(
    _ values: [DataNode.Entry], into filled: InterfaceDocument?, sceneAt index: Int, in setting: SceneSetting,
    memory: SceneMemory
  ) -> WrittenDocument? {
    guard !values.isEmpty else { return nil }
    let document =
      filled
      ?? memory.document(ofSceneAt: index, in: self.document.path) { resolved(sceneAt: index, on: setting.screen) }
    return WrittenDocument(values, into: document, of: self.document, sources: sources.resolved(on: setting.screen))
  }

  private func partsKey(ofSceneAt index: Int, in setting: SceneSetting) -> SharedParts.Key {
    let screen = setting.screen
    return SharedParts.Key(
      scene: index, horizontal: screen.device?.horizontalSizeClass(in: screen.orientation),
      vertical: screen.device?.verticalSizeClass(in: screen.orientation),
      rows: setting.canvas == .document && rows == nil ? nil : PrototypeRows(count: rows, screen: screen.size))
  }

  /// Returns the index of the scene that a controller shows: its own, or that of its first child.
  func indexOfScene(shownBy controller: String) -> Int? {
    flow.shownController(of: controller).flatMap { flow.scenes[$0]?.index }
  }

  /// Returns the letter spacing of the system font. Devices have the current one.
  private func systemTracking(on canvas: Canvas) -> Font.SystemTracking {
    canvas == .document && document.look < .iOS11 ? .beforeXcode9 : .current
  }

  func screen(for canvas: Canvas, look: SystemLook?) -> SceneScreen {
    switch canvas {
    case .document: self.canvas
    case .device(let device, let orientation): SceneScreen(device, orientation, look: look)
    }
  }

  /// Returns the document with only one scene.
  private func keepingScene(at index: Int) -> InterfaceDocument { parts.singleScenes.document(at: index) ?? document }

  /// Returns the document with only one scene, for the size classes of the screen.
  private func resolved(sceneAt index: Int, on screen: SceneScreen) -> InterfaceDocument {
    keepingScene(at: index).resolved(on: screen)
  }
}

// MARK: - Data

extension SceneBuilder {
  /// Returns what is wrong with the values of a scene.
  package func problems(in values: SceneValues, for scene: SceneReference) -> [DataProblem] {
    problems(in: values.entries, forSceneAt: scene.index)
  }

  /// What is written for a container view is inside what is written for its scene, so that this has an end.
  private func problems(in entries: [DataNode.Entry], forSceneAt index: Int) -> [DataProblem] {
    let scene = keepingScene(at: index)
    let filled = showsClassXibs ? ClassXibDocument(scene, sources: sources).document : scene
    let written = WrittenDocument(entries, into: filled, of: document, sources: sources)
    return written.problems
      + written.embedded.sorted { $0.key < $1.key }.flatMap { controller, entries in
        let (builder, id) = target(ofAddress: controller, memory: SceneMemory()) ?? (self, controller)
        return builder.indexOfScene(shownBy: id).map {
          builder.problems(in: entries, forSceneAt: $0)
        } ?? []
      }
  }
}

extension InterfaceDocument {
  /// Returns the document for the size classes of a screen.
  func resolved(on screen: SceneScreen) -> InterfaceDocument {
    resolved(
      horizontal: screen.device?.horizontalSizeClass(in: screen.orientation),
      vertical: screen.device?.verticalSizeClass(in: screen.orientation))
  }

  /// Returns the scene whose root view, or else whose controller, has an id; the first with a view if there is none.
  func scene(showing id: String) -> InterfaceScene? {
    let shown = scenes.filter { $0.rootView != nil }
    return shown.first { ($0.rootView?.id ?? $0.id) == id } ?? shown.first
  }
}

/// Where a scene is built for.
struct SceneSetting {
  var canvas: Canvas
  var screen: SceneScreen
  var traits: TraitCollection

  var isOnDevice: Bool { canvas != .document }

  /// The same, in a sheet.
  var elevated: SceneSetting {
    var setting = self
    setting.traits.userInterfaceLevel = .elevated
    return setting
  }
}

/// Keeps the size of a scene's root while the scene is built.
private final class RootSizeMemory {
  var rootSize: Size?
}

/// Builds one scene: the view tree, its size, safe area and margins, and the bars.
struct SceneAssembly {
  let scene: InterfaceScene
  let root: ViewElement
  let document: InterfaceDocument
  let flow: StoryboardFlow
  let names: DocumentNames
  let canvas: Canvas
  let context: CanvasContext
  let resources: SceneResources
  /// The intrinsic sizes that custom classes computed, by the ids of their views.
  let designedSizes: [String: Size]
  let path: EmbeddingPath
  /// Whether values of data were written into the document, so that sizes that it saved are not those of its content.
  let hasData: Bool
  /// The name of the colour that tints the views of the app, unless the document has a global tint.
  let accentColorName: String?
  /// The views that constraints place.
  let constrained: ConstrainedViews
  private let memory = RootSizeMemory()
  /// Builds what the controller in a container view shows, or returns `nil` if it has no view.
  let embedded: (_ controller: String, _ path: EmbeddingPath) -> EmbeddedScene?

  func build() -> BuiltScene {
    let builder = makeBuilder()
    let view = builder.build(root)
    registerControllerGuides(of: view, in: builder)
    let size = rootSize
    let margins = view.explicitMargins
    place(view, size: size)
    if !root.isTableCell {
      view.canvasLengths = sizeRule.canvasLengths(
        on: canvas == .document ? nil : context.screen.size, isTablet: context.screen.isPad)
    }
    let device = deviceChrome(over: size)
    let safeArea = safeArea(ofRoot: size)
    let surroundings = canvas == .document ? context : context.surrounding(rootOf: size)
    let chrome = ChromeBuilder(
      scene: scene, flow: flow, context: surroundings, builder: builder,
      isInSheet: isInSheetOfDevice,
      hidesEmptyBars: canvas != .document && (resources.traits.look ?? .current) >= .iOS15
    ).bars(over: view, size: size, safeArea: safeArea)
    applyGlobalTint(to: [view] + chrome)
    builder.activateConstraints()
    return BuiltScene(
      root: view, size: size, safeArea: safeArea, traits: resources.traits, chrome: chrome,
      simulatedBars: Set(chrome.filter(context.bars.isSimulated).map(ObjectIdentifier.init)), deviceChrome: device,
      findings: builder.findings + resources.findings + sizeFindings, followsContentHeight: followsContentHeight,
      setMargins: { width in setMargins(of: view, width: width, explicit: margins) }
    ).containing(path.memory, madeBy: scene.controller?.customClass)
  }

  /// Whether the root is in a sheet on the screen of a device. The canvas draws none.
  var isInSheetOfDevice: Bool { canvas != .document && deviceChrome(over: rootSize)?.sheet != nil }

  /// A cell has no safe area of its own: its table insets the content at the sides.
  private func safeArea(ofRoot size: Size) -> EdgeInsets {
    if root.isTableCell { return .zero }
    return canvas == .document ? context.safeArea(ofRoot: size) : context.safeAreaOnDevice(ofRoot: size)
  }

  var setting: ViewTreeBuilder.Setting {
    let canvasDevice = SceneScreen(canvasOf: document).device
    return ViewTreeBuilder.Setting(
      toolsVersion: document.toolsVersion,
      margins: MarginRules(
        toolsVersion: document.toolsVersion, hasHomeButton: canvasDevice?.shape == .homeButton),
      screenWidth: context.screen.size.width, isOnPad: context.screen.isPad,
      rootTableHeight: root.isTable ? root.savedFrame?.height : nil, toolbarHeight: context.screen.toolbarHeight,
      adjustsScrollViews: scene.controller.map { document.usesSafeAreas || $0.automaticallyAdjustsScrollViewInsets }
        ?? (canvas != .document && isViewOfOwner),
      designedSizes: designedSizes, sceneNames: flow.sceneNames, names: names,
      isXib: document.kind == .xib, isDocumentCanvas: canvas == .document,
      traits: resources.traits, hasData: hasData)
  }

  /// Returns what the device draws over a root, or `nil` if the root does not fill a screen, the part of it that bars
  /// leave free, or a sheet.
  private func deviceChrome(over size: Size) -> DeviceChrome? {
    guard host.fillsScreen, var chrome = context.deviceChrome else { return nil }
    let frame = context.frameBetweenBars
    if size == frame.size {
      chrome.rootOrigin = frame.origin
      return chrome
    }
    guard let sheet = sheetRule?.sheet(on: context.screen) else { return nil }
    // The canvas may leave another strip free than the device.
    chrome.sheet = PageSheet(screen: sheet.screen, top: sheet.screen.height - size.height)
    return chrome
  }

  /// The rule about sheets, or `nil` if the root is not a controller's view that follows the canvas.
  private var sheetRule: SheetRule? {
    guard context.placement == .controller, let controller = scene.controller else { return nil }
    let container = context.bars.navigationController ?? context.bars.tabBarController
    let style = controller.modalPresentationStyle ?? "automatic"
    return SheetRule(
      saved: savedSize, canvas: SceneScreen(canvasOf: document), toolsVersion: document.toolsVersion,
      isPresented: ["automatic", "pageSheet", "formSheet"].contains(style)
        && container.map(flow.presentedControllers.contains) ?? true,
      traits: resources.traits)
  }

  /// Documents before safe areas have layout guides that belong to the controller.
  func registerControllerGuides(of view: View, in builder: ViewTreeBuilder) {
    guard let controller = scene.controller else { return }
    builder.items.register(view.topBarGuide, id: controller.topLayoutGuideID)
    builder.items.register(view.bottomBarGuide, id: controller.bottomLayoutGuideID)
  }

  func place(_ view: View, size: Size) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Rect(origin: .zero, size: size)
    if let cell = view as? TableViewCell, canvas != .document {
      cell.sideSafeArea = context.safeAreaOnDevice(ofRoot: size)
    }
    guard !root.isTableCell else { return }
    setMargins(of: view, width: size.width, explicit: view.explicitMargins)
    if !setting.margins.rootMarginsStartAtSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
  }

  /// Gives a root the margins that it has at a width.
  private func setMargins(of view: View, width: Double, explicit: ExplicitMargins?) {
    guard !root.isTableCell else { return }
    view.systemMinimumMargins = setting.margins.root(width: width)
    guard case .directional(let explicit)? = explicit else { return }
    if document.kind == .xib, scene.controller == nil, explicit == .zero {
      view.explicitMargins = .directional(setting.margins.rootOfXibWithZeroMargins(width: width))
    } else {
      view.explicitMargins = .directional(setting.margins.root(width: width, explicit: explicit))
    }
  }

  /// In an app these views are in a window, whose tint colour is the global tint.
  private func applyGlobalTint(to views: [View]) {
    guard
      let tint = resources.color(document.globalTintColor, for: root.id ?? "")
        ?? accentColorName.flatMap(resources.accentColor)
    else { return }
    for view in views where view.tintColor == nil { view.tintColor = tint }
  }

  // MARK: Size

  /// Whether the root grows with its content: a top-level view that does not have the height of the screen, if anything
  /// differs from the state when the document was saved.
  private var followsContentHeight: Bool {
    scene.controller == nil && !setting.isDesignState && rootSize.height != context.screen.size.height
  }

  /// The size of the root, which is computed once.
  var rootSize: Size {
    if let known = memory.rootSize { return known }
    let size = requiredRootSize
    memory.rootSize = size
    return size
  }

  private var requiredRootSize: Size {
    let size = givenRootSize
    guard isSizedByConstraints else { return size }
    return Size(
      width: root.ownLength(.width) ?? size.width, height: root.ownLength(.height) ?? size.height)
  }

  /// Whether the root has the size that its constraints set, whatever the canvas: a view of a xib without an
  /// autoresizing mask. Of 7 such roots in 7 documents, 3 are as large as their canvas, and 4 lie on a canvas of the
  /// size of a screen, where their size of a banner would be a conflict that no app has.
  private var isSizedByConstraints: Bool {
    scene.controller == nil && !root.translatesAutoresizingMaskIntoConstraints && host == .superview
  }

  private var givenRootSize: Size {
    guard canvas != .document else { return savedSize }
    if let size = sheetRule?.rootSize(on: context.screen) { return size }
    let size = sizeRule.size(on: context.screen.size, isTablet: context.screen.isPad)
    return host.isController && size == context.screen.size ? context.frameBetweenBars.size : size
  }

  private var savedSize: Size {
    root.savedFrame?.size ?? scene.controller?.freeformSize ?? SceneScreen(canvasOf: document).size
  }

  private var sizeRule: RootSizeRule {
    let simulated = scene.controller?.simulatedMetrics.deviceID ?? root.simulatedMetrics.deviceID
    let canvasScreen = SceneScreen(canvasOf: document).simulating(deviceID: simulated)
    return RootSizeRule(
      saved: savedSize, canvas: canvasScreen.size, host: host, hasOwnWidth: root.hasOwnWidth,
      isTabletCanvas: canvasScreen.isPad)
  }

  private var host: RootSizeRule.Host {
    if document.isLaunchScreen { return .launchScreen }
    switch root.elementName {
    case "tableViewCell", "collectionReusableView": return .list
    case "collectionViewCell": return .collectionLayout
    default: break
    }
    if let id = scene.controller?.id, flow.embeddedControllers.contains(id) { return .containerView }
    switch context.placement {
    case .controller: return .controller
    case .freeformController: return .freeformController
    case .detached: return .superview
    case .standalone: return isViewOfOwner ? .freeformController : .superview
    }
  }

  /// Whether the root is the view of the controller that owns the xib.
  private var isViewOfOwner: Bool { document.ownersViewID == root.id && root.id != nil }

  private var sizeFindings: [Finding] {
    let screen = context.screen
    guard let device = screen.device, canvas != .document, savedSize.width != screen.size.width,
      let kept = sizeRule.keptWidth(on: screen.size, isTablet: screen.isPad)
    else { return [] }
    return [.keptWidth(savedSize.width, of: root.id ?? "", on: device.name, kept)]
  }
}

extension ViewElement {
  /// Whether a required constraint of the view sets its own width.
  fileprivate var hasOwnWidth: Bool { ownLength(.width) != nil }

  /// Returns the width or height in points that a required constraint of the view sets, or `nil` if none does.
  fileprivate func ownLength(_ attribute: LayoutAttribute) -> Double? {
    constraints.first { constraint in
      constraint.firstAttribute == attribute && constraint.relation == .equal && constraint.priority == .required
        && constraint.secondItem == nil && constraint.secondAttribute == nil && !constraint.isPlaceholder
        && (constraint.firstItem == nil || constraint.firstItem == id)
    }.map { $0.constant ?? 0 }
  }
}
