/// The relations between the scenes of a document, which are computed once for all scenes.
struct StoryboardFlow {
  let bars: StoryboardBars
  /// The ids of the controllers whose scenes container views show, and of those that such controllers show.
  let embeddedControllers: Set<String>
  /// The ids of the controllers that segues present or show.
  let presentedControllers: Set<String>
  /// The names of scenes by the ids of their controllers.
  let sceneNames: [String: String]
  private let controllers: [String: ControllerElement]

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes
    bars = StoryboardBars(scenes)
    embeddedControllers = Self.embeddedControllers(scenes)
    presentedControllers = Set(scenes.flatMap(\.segues).filter(\.isPresentation).compactMap(\.destination))
    sceneNames = Dictionary(scenes.map { ($0.id, $0.name) }) { first, _ in first }
    let known = scenes.compactMap(\.controller).compactMap { controller in controller.id.map { ($0, controller) } }
    controllers = Dictionary(known) { first, _ in first }
  }

  func controller(_ id: String?) -> ControllerElement? { id.flatMap { controllers[$0] } }

  /// Follows show and push segues from the children of container views: what they show has the container's size.
  private static func embeddedControllers(_ scenes: [InterfaceScene]) -> Set<String> {
    var found: Set<String> = []
    var pending = scenes.flatMap(\.segues).filter { $0.kind == .embed }.compactMap(\.destination)
    let segues = Dictionary(scenes.map { ($0.id, $0.segues) }) { first, _ in first }
    while let id = pending.popLast() {
      guard found.insert(id).inserted else { continue }
      pending += (segues[id] ?? []).filter { $0.kind == .show || $0.kind == .push }.compactMap(\.destination)
    }
    return found
  }
}

/// The bars around each view controller of a storyboard, inferred from its segues.
///
/// A container passes its bars to its children, and a controller passes them to the controllers that it shows or
/// pushes. A presented controller starts without bars.
struct StoryboardBars {
  private var controllers: [String: ControllerElement] = [:]
  /// The ids of the controllers in document order.
  private var order: [String] = []
  /// The segues that lead to each controller, by its id.
  private var incoming: [String: [IncomingSegue]] = [:]
  private var barsByController: [String: SceneBars] = [:]

  private struct IncomingSegue {
    var source: String
    var segue: SegueElement
  }

  init(_ scenes: [InterfaceScene]) {
    for scene in scenes {
      guard let controller = scene.controller, let id = controller.id else { continue }
      controllers[id] = controller
      order.append(id)
      for segue in scene.segues {
        guard let destination = segue.destination else { continue }
        incoming[destination, default: []].append(IncomingSegue(source: id, segue: segue))
      }
    }
    infer()
  }

  /// Returns the bars around the view of the controller with an id.
  func bars(aroundController id: String) -> SceneBars { barsByController[id] ?? SceneBars() }

  /// Repeats until nothing changes. A bar reaches every controller after at most one round per controller. If
  /// controllers push each other, the order decides which bars they have.
  private mutating func infer() {
    var hasChanged = true
    var rounds = 0
    while hasChanged, rounds <= controllers.count {
      hasChanged = false
      rounds += 1
      for id in order {
        guard let controller = controllers[id] else { continue }
        let bars = inferredBars(at: id).overridden(by: controller.simulatedMetrics)
        if barsByController[id] != bars {
          barsByController[id] = bars
          hasChanged = true
        }
      }
    }
  }

  private func inferredBars(at id: String) -> SceneBars {
    let bars = (incoming[id] ?? []).compactMap { incoming -> SceneBars? in
      guard let source = controllers[incoming.source], let destination = controllers[id] else { return nil }
      return self.bars(passedBy: source, id: incoming.source, through: incoming.segue, to: destination)
    }
    return bars.reduce(SceneBars()) { $0.union($1) }
  }

  private func bars(
    passedBy source: ControllerElement, id: String, through segue: SegueElement, to destination: ControllerElement
  ) -> SceneBars? {
    let around = barsByController[id] ?? SceneBars()
    switch (segue.kind, source.kind) {
    case (.relationship, .navigationController):
      return bars(insideNavigation: source, id: id, around: around, destination)
    case (.relationship, .tabBarController):
      return SceneBars(hasTabBar: true, tabBarController: id, selectedTab: destination.id)
    case (.show, _), (.push, _):
      guard destination.kind != .navigationController else { return nil }
      var bars = around
      bars.hasStatusBar = true
      bars.previousController = id
      if source.kind == .tabBarController { bars.hasTabBar = true }
      if destination.hidesBottomBarWhenPushed { bars.hasTabBar = false }
      return bars
    default: return nil
    }
  }

  private func bars(
    insideNavigation navigation: ControllerElement, id: String, around: SceneBars, _ destination: ControllerElement
  ) -> SceneBars {
    let bar = navigation.navigationBar.map { NavigationBarElement($0.element) }
    var bars = SceneBars()
    bars.hasNavigationBar = !navigation.isNavigationBarHidden
    bars.isNavigationBarTranslucent = bar?.isTranslucent ?? true
    bars.hasLargeTitle =
      bars.hasNavigationBar && bar?.prefersLargeTitles == true
      && destination.navigationItem?.largeTitleDisplayMode != .never
    bars.hasTabBar = around.hasTabBar
    bars.hasToolbar = !navigation.isToolbarHidden
    bars.navigationController = id
    bars.tabBarController = around.tabBarController
    bars.selectedTab = around.selectedTab
    return bars
  }
}
