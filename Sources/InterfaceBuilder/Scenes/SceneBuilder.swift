import AutoLayout
import Controls
import Graphics

/// Builds view trees from the scenes of a document.
///
/// A builder is a value. Several tasks can build scenes with it at the same time.
public struct SceneBuilder: Sendable {
  /// Returns an image of the project.
  public typealias ImageSource = @Sendable (_ name: String, _ traits: TraitCollection) -> ImageAnswer
  /// Returns a colour of the asset catalog, or `nil` if there is none with the name.
  public typealias ColorSource = @Sendable (_ name: String, _ traits: TraitCollection) -> Color?

  /// The document, with its texts in the language to show.
  public let document: InterfaceDocument
  private let flow: StoryboardFlow
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
  ///   - traits: The language, text size and appearance. The screen overrides the traits that it determines.
  /// - Returns: The view tree with active constraints, and the size and safe area to lay it out with.
  public func build(_ scene: SceneReference, on canvas: Canvas, traits: TraitCollection = TraitCollection())
    -> BuiltScene
  {
    let screen = screen(for: canvas)
    let traits = screen.traits(over: traits)
    let resolved = resolved(scene, on: screen)
    guard let shown = resolved.scene(showing: scene.id), let root = shown.rootView else {
      return BuiltScene(root: View(), size: screen.size, safeArea: .zero, traits: traits)
    }
    let resources = SceneResources(resolved.resources, traits: traits, images: images, colors: colors)
    let assembly = SceneAssembly(
      scene: shown, root: root, document: resolved, flow: flow, canvas: canvas,
      context: CanvasContext(of: shown, in: resolved, flow: flow, on: screen), resources: resources)
    return assembly.build()
  }

  private func screen(for canvas: Canvas) -> SceneScreen {
    switch canvas {
    case .document: SceneScreen(canvasOf: document)
    case .device(let device, let orientation): SceneScreen(device, orientation)
    }
  }

  /// Returns the document with only one scene, for the size classes of the screen.
  private func resolved(_ scene: SceneReference, on screen: SceneScreen) -> InterfaceDocument {
    document.keepingScene(at: scene.index).resolved(
      horizontal: screen.device?.horizontalSizeClass(in: screen.orientation),
      vertical: screen.device?.verticalSizeClass(in: screen.orientation))
  }
}

extension InterfaceDocument {
  /// Returns the scene whose root view, or else whose controller, has an id; the first with a view if there is none.
  fileprivate func scene(showing id: String) -> InterfaceScene? {
    let shown = scenes.filter { $0.rootView != nil }
    return shown.first { ($0.rootView?.id ?? $0.id) == id } ?? shown.first
  }
}

/// The answer to a request for an image.
public enum ImageAnswer: Hashable, Sendable {
  case image(Image)
  /// An image of which a part is not drawn, with a sentence that says what and why.
  case incomplete(Image, String)
  /// The image's file cannot be drawn, with its path and the reason.
  case unreadable(String)
  /// There is no image of the name.
  case missing
}

/// Builds one scene: the view tree, its size, safe area and margins, and the bars.
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
    let safeArea = root.isTableCell ? .zero : context.safeArea(ofRoot: size)
    let chrome = ChromeBuilder(scene: scene, flow: flow, context: context, builder: builder)
      .bars(over: size, safeArea: safeArea)
    applyGlobalTint(to: [view] + chrome)
    builder.activateConstraints()
    return BuiltScene(
      root: view, size: size, safeArea: safeArea, traits: resources.traits, chrome: chrome,
      deviceChrome: context.deviceChrome(over: size), findings: builder.findings + resources.findings,
      followsContentHeight: followsContentHeight)
  }

  private var setting: ViewTreeBuilder.Setting {
    let canvasDevice = SceneScreen(canvasOf: document).device
    return ViewTreeBuilder.Setting(
      toolsVersion: document.toolsVersion,
      margins: MarginRules(
        toolsVersion: document.toolsVersion, hasHomeButton: canvasDevice?.shape == .homeButton),
      screenWidth: context.screen.size.width, isOnPad: context.screen.isPad,
      rootTableHeight: root.isTable ? root.savedFrame?.height : nil, toolbarHeight: context.screen.toolbarHeight,
      adjustsScrollViews: scene.controller.map { document.usesSafeAreas || $0.automaticallyAdjustsScrollViewInsets }
        ?? false,
      sceneNames: flow.sceneNames,
      isXib: document.kind == .xib, isDocumentCanvas: canvas == .document,
      isDesignState: canvas == .document && resources.traits.locale == "base"
        && resources.traits.preferredContentSizeCategory == .large && resources.traits.fontScale == nil)
  }

  /// Documents before safe areas have layout guides that belong to the controller.
  private func registerControllerGuides(of view: View, in builder: ViewTreeBuilder) {
    guard let controller = scene.controller else { return }
    builder.items.register(view.topBarGuide, id: controller.topLayoutGuideID)
    builder.items.register(view.bottomBarGuide, id: controller.bottomLayoutGuideID)
  }

  private func place(_ view: View, size: Size) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = Rect(origin: .zero, size: size)
    guard !root.isTableCell else { return }
    view.systemMinimumMargins = setting.margins.root(width: size.width)
    if case .directional(let explicit)? = view.explicitMargins {
      view.explicitMargins = .directional(setting.margins.root(width: size.width, explicit: explicit))
    }
    if !setting.margins.rootMarginsStartAtSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
  }

  /// In an app these views are in a window, whose tint colour is the global tint.
  private func applyGlobalTint(to views: [View]) {
    guard let tint = resources.color(document.globalTintColor, for: root.id ?? "") else { return }
    for view in views where view.tintColor == nil { view.tintColor = tint }
  }

  // MARK: Size

  /// Whether the root grows with its content: a top-level view that is not as tall as the screen, if anything differs
  /// from the state when the document was saved.
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
}
