import AutoLayout
import Graphics

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

extension ViewElement {
  /// Whether the view is a cell: of a table, a collection, or a collection's header or footer.
  var isCell: Bool {
    switch content {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
