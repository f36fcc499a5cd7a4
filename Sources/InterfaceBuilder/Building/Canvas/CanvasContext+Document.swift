import Graphics

extension CanvasContext {
  /// The surroundings of a document's scene on a screen.
  init(of scene: InterfaceScene, in document: InterfaceDocument, on screen: SceneScreen) {
    self.screen = screen
    toolsVersion = document.toolsVersion
    let metrics = (scene.controller?.simulatedMetrics ?? scene.rootView?.simulatedMetrics)
    bars = Self.bars(of: scene, metrics, in: document)
    placement = Self.placement(of: scene, metrics, in: document)
    extendedEdges = scene.controller?.edgesForExtendedLayout ?? ["top", "bottom", "left", "right"]
  }

  private static func bars(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument
  ) -> SceneBars {
    if document.kind == .storyboard, let id = scene.controller?.id {
      return StoryboardBars(document).bars(aroundController: id)
    }
    guard var metrics else { return SceneBars() }
    // In xibs a status bar that is switched off still counts; measured.
    if metrics.statusBar == .none { metrics.statusBar = .inferred }
    return SceneBars().overridden(by: metrics)
  }

  private static func placement(
    of scene: InterfaceScene, _ metrics: SimulatedMetrics?, in document: InterfaceDocument
  ) -> Placement {
    // The context stands at the controller or at its view.
    if metrics?.appContext != nil || scene.rootView?.simulatedMetrics.appContext != nil { return .appExtension }
    let isFreeform = metrics?.destination == .freeform || isEmbedded(scene, in: document)
    if scene.controller != nil { return isFreeform ? .freeformController : .controller }
    let isOwnersView = document.ownersViewID != nil && document.ownersViewID == scene.rootView?.id
    return isFreeform && isOwnersView ? .freeformOwnersView : .standalone
  }

  /// Whether the scene fills a container view of another.
  private static func isEmbedded(_ scene: InterfaceScene, in document: InterfaceDocument) -> Bool {
    guard let id = scene.controller?.id else { return false }
    return document.scenes.contains { $0.segues.contains { $0.kind == .embed && $0.destination == id } }
  }
}
