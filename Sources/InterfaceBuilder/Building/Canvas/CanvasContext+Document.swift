import Graphics

extension CanvasContext {
  /// The surroundings of a document's scene on a screen.
  init(
    of scene: InterfaceScene, in document: InterfaceDocument, flow: StoryboardFlow, on screen: SceneScreen
  ) {
    self.screen = screen
    toolsVersion = document.toolsVersion
    let metrics = (scene.controller?.simulatedMetrics ?? scene.rootView?.simulatedMetrics)
    bars = Self.bars(of: scene, metrics, in: document, flow)
    placement = Self.placement(of: scene, metrics, in: document, flow)
    extendedEdges = scene.controller?.edgesForExtendedLayout ?? ["top", "bottom", "left", "right"]
  }

  private static func bars(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ flow: StoryboardFlow
  ) -> SceneBars {
    if document.kind == .storyboard, let id = scene.controller?.id {
      return flow.bars.bars(aroundController: id)
    }
    guard var metrics else { return SceneBars() }
    // In xibs a status bar that is switched off still counts; measured.
    if metrics.statusBar == .none { metrics.statusBar = .inferred }
    return SceneBars().overridden(by: metrics)
  }

  private static func placement(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument, _ flow: StoryboardFlow
  ) -> Placement {
    // The context stands at the controller or at its view.
    if metrics?.appContext != nil || scene.rootView?.simulatedMetrics.appContext != nil { return .appExtension }
    let isFreeform = metrics?.destination == .freeform || flow.embeddedControllers.contains(scene.id)
    if scene.controller != nil { return isFreeform ? .freeformController : .controller }
    let isOwnersView = document.ownersViewID != nil && document.ownersViewID == scene.rootView?.id
    return isFreeform && isOwnersView ? .freeformOwnersView : .standalone
  }
}
