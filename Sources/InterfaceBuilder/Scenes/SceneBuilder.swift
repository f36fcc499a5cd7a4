import AutoLayout
import Graphics

/// Turns a document's scenes into view trees.
///
/// A builder is a value: the same scene can be built for any number of canvases, from several tasks at once.
public struct SceneBuilder: Sendable {
  /// Finds a picture of the asset catalog.
  public typealias ImageSource = @Sendable (_ name: String, _ traits: TraitCollection) -> Pixmap?
  /// Finds a colour of the asset catalog.
  public typealias ColorSource = @Sendable (_ name: String, _ traits: TraitCollection) -> Color?

  /// The document, its texts in the language that is to be shown.
  public let document: InterfaceDocument
  private let flow: StoryboardFlow
  private let images: ImageSource
  private let colors: ColorSource

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - document: The document, its texts in the language that is to be shown.
  ///   - images: Finds pictures of the asset catalog; a stand-in of the recorded size is drawn for others.
  ///   - colors: Finds colours of the asset catalog; others are taken from the document's own record.
  public init(
    document: InterfaceDocument, images: @escaping ImageSource = { _, _ in nil },
    colors: @escaping ColorSource = { _, _ in nil }
  ) {
    self.document = document
    flow = StoryboardFlow(document)
    self.images = images
    self.colors = colors
  }

  /// Builds a scene.
  ///
  /// - Parameters:
  ///   - scene: One of the document's `sceneReferences`.
  ///   - canvas: The document's own canvas or a device.
  ///   - traits: The language, text size and appearance; what the screen decides is replaced.
  /// - Returns: the tree, its constraints active, with the size and safe area to lay it out in.
  public func build(_ scene: SceneReference, on canvas: Canvas, traits: TraitCollection = TraitCollection())
    -> BuiltScene
  {
    let screen = screen(for: canvas)
    let traits = screen.traits(over: traits)
    let settled = settled(scene, on: screen)
    guard let shown = settled.scenes.first(where: { $0.rootView != nil }), let root = shown.rootView else {
      return BuiltScene(root: View(), size: screen.size, safeArea: .zero, traits: traits)
    }
    let resources = SceneResources(settled.resources, traits: traits, images: images, colors: colors)
    let assembly = SceneAssembly(
      scene: shown, root: root, document: settled, flow: flow, canvas: canvas,
      context: CanvasContext(of: shown, in: settled, flow: flow, on: screen), resources: resources)
    return assembly.build()
  }

  private func screen(for canvas: Canvas) -> SceneScreen {
    switch canvas {
    case .document: SceneScreen(canvasOf: document)
    case .device(let device, let orientation): SceneScreen(device, orientation)
    }
  }

  /// The scene alone, its variations by size class settled; a canvas of no device has none.
  private func settled(_ scene: SceneReference, on screen: SceneScreen) -> InterfaceDocument {
    document.keepingScene(at: scene.index).resolved(
      horizontal: screen.device?.horizontalSizeClass(in: screen.orientation),
      vertical: screen.device?.verticalSizeClass(in: screen.orientation))
  }
}

/// Puts one scene together: the root's size, its tree, its safe area and margins.
struct SceneAssembly {
  let scene: InterfaceScene
  let root: ViewElement
  let document: InterfaceDocument
  let flow: StoryboardFlow
  let canvas: Canvas
  let context: CanvasContext
  let resources: SceneResources

  func build() -> BuiltScene {
    let builder = ViewTreeBuilder(root: root, setting: setting, resources: resources)
    let view = builder.build(root)
    registerControllerGuides(of: view, in: builder)
    let size = rootSize
    place(view, size: size)
    let safeArea = safeArea(ofRoot: size)
    let chrome = ChromeBuilder(scene: scene, flow: flow, context: context, builder: builder)
      .bars(over: size, safeArea: safeArea)
    builder.activateConstraints()
    return BuiltScene(
      root: view, size: size, safeArea: safeArea, traits: resources.traits, chrome: chrome,
      findings: builder.findings + resources.findings, followsContentHeight: followsContentHeight)
  }

  private var setting: ViewTreeBuilder.Setting {
    let canvasDevice = SceneScreen(canvasOf: document).device
    return ViewTreeBuilder.Setting(
      toolsVersion: document.toolsVersion,
      margins: MarginRules(
        toolsVersion: document.toolsVersion, hasHomeButton: canvasDevice?.shape == .homeButton),
      screenWidth: context.screen.size.width, toolbarHeight: context.screen.toolbarHeight,
      adjustsScrollViews: scene.controller.map { document.usesSafeAreas || $0.automaticallyAdjustsScrollViewInsets }
        ?? false,
      sceneNames: flow.sceneNames,
      isXib: document.kind == .xib, isDocumentCanvas: canvas == .document,
      isDesignState: canvas == .document && resources.traits.locale == "base"
        && resources.traits.preferredContentSizeCategory == .large && resources.traits.fontScale == nil)
  }

  /// The guides of documents before safe areas belong to the controller and lie in its view.
  private func registerControllerGuides(of view: View, in builder: ViewTreeBuilder) {
    guard let controller = scene.controller else { return }
    builder.items.register(view.topBarGuide, id: controller.topLayoutGuideID)
    builder.items.register(view.bottomBarGuide, id: controller.bottomLayoutGuideID)
  }

  private func place(_ view: View, size: Size) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Rect(origin: .zero, size: size)
    guard !root.isCell else { return }
    view.systemMinimumMargins = setting.margins.root(width: size.width)
    if !setting.margins.rootMarginsStartAtSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
  }

  // MARK: Size

  /// As it was designed a root has its saved size; elsewhere what stands alone and fills no screen grows with its text.
  private var followsContentHeight: Bool {
    guard !setting.isDesignState, scene.controller == nil else { return false }
    return root.savedFrame?.height != SceneScreen(canvasOf: document).size.height
  }

  private var rootSize: Size {
    let canvasSize = SceneScreen(canvasOf: document).size
    let saved = root.savedFrame?.size ?? scene.controller?.freeformSize ?? canvasSize
    guard canvas != .document else { return saved }
    return RootSizeRule(saved: saved, canvas: canvasSize, placement: context.placement).size(on: context.screen.size)
  }

  private func safeArea(ofRoot size: Size) -> EdgeInsets {
    root.isCell ? .zero : context.safeArea(ofRoot: size)
  }
}
