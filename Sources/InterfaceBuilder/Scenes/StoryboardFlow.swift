/// The relations between the scenes of a document, which are computed once for all scenes.
struct StoryboardFlow {
  /// The bars that Interface Builder shows on its canvas.
  let bars: StoryboardBars
  /// The bars that the app shows.
  let barsOnDevice: StoryboardBars
  /// The ids of the controllers whose scenes container views show in the app.
  let embeddedControllers: Set<String>
  /// The ids of the controllers whose scenes have the size of container views on the canvas.
  let controllersSizedByContainers: Set<String>
  /// The ids of the controllers that segues present or show.
  let presentedControllers: Set<String>
  /// The names of scenes by the ids of their controllers.
  let sceneNames: [String: String]
  /// The scenes with a view by the ids of their controllers.
  let scenes: [String: Scene]
  /// The indices of controllers in the document's `scenes`, by their ids.
  private let indices: [String: Int]
  private let controllers: [String: ControllerElement]
  /// The controllers of other storyboards that bars refer to, by their ids.
  private var others: [String: ControllerElement] = [:]
  /// The ids of controllers by their storyboard identifiers.
  private let identifiers: [String: String]

  /// A scene with a view.
  struct Scene {
    /// The index in the document's `scenes`.
    var index: Int
    /// The id of the root view, or else of the controller.
    var rootID: String
  }

  init(_ document: InterfaceDocument) {
    let scenes = document.scenes
    bars = StoryboardBars(scenes, isOnDevice: false)
    barsOnDevice = StoryboardBars(scenes, isOnDevice: true)
    presentedControllers = Set(scenes.flatMap(\.segues).filter(\.isPresentation).compactMap(\.destination))
    sceneNames = Dictionary(zip(scenes.map(\.id), SceneNaming(document).unique)) { first, _ in first }
    let built = scenes.enumerated().compactMap { index, scene -> (String, Scene)? in
      guard let id = scene.controller?.id, let root = scene.rootView else { return nil }
      return (id, Scene(index: index, rootID: root.id ?? scene.id))
    }
    self.scenes = Dictionary(built) { first, _ in first }
    let known = scenes.enumerated().compactMap { index, scene in
      scene.controller.flatMap { controller in controller.id.map { (id: $0, index: index, controller: controller) } }
    }
    controllers = Dictionary(known.map { ($0.id, $0.controller) }) { first, _ in first }
    indices = Dictionary(known.map { ($0.id, $0.index) }) { first, _ in first }
    let identified = known.compactMap { known in known.controller.storyboardIdentifier.map { ($0, known.id) } }
    identifiers = Dictionary(identified) { first, _ in first }
    embeddedControllers = Self.embeddedControllers(scenes, controllers, isOnDevice: true)
    controllersSizedByContainers = Self.embeddedControllers(scenes, controllers, isOnDevice: false)
  }

  func controller(_ id: String?) -> ControllerElement? { id.flatMap { others[$0] ?? controllers[$0] } }

  /// Returns the id of the controller with a storyboard identifier.
  func controller(identifiedBy identifier: String) -> String? { identifiers[identifier] }

  /// Returns the index of the scene of a controller of the document, whether or not it has a view.
  func index(ofController id: String) -> Int? { indices[id] }

  /// Returns the relations with the controllers of other storyboards that bars refer to.
  func adding(_ others: [String: ControllerElement]) -> StoryboardFlow {
    var flow = self
    flow.others.merge(others) { $1 }
    return flow
  }

  /// Returns the id of the controller whose view a controller shows: its own, or that of its first child, as a
  /// navigation controller. Returns `nil` if it is in another document, or if its view is created in code.
  func shownController(of id: String) -> String? {
    var id = id
    // A child may name its parent as its own child.
    for _ in 0...controllers.count {
      if scenes[id] != nil { return id }
      let children = controller(id)?.segues.filter { $0.kind == .relationship } ?? []
      guard let child = children.first?.destination else { return nil }
      id = child
    }
    return nil
  }

  /// Follows segues from the children of container views.
  ///
  /// - Parameter isOnDevice: On the canvas, what a child shows has the container view's size. In the app, only the
  ///   children of embedded navigation controllers show others there; what other children show is on the screen, like
  ///   what a controller around the container view shows (4 scenes of 2 documents).
  private static func embeddedControllers(
    _ scenes: [InterfaceScene], _ controllers: [String: ControllerElement], isOnDevice: Bool
  ) -> Set<String> {
    let segues = Dictionary(scenes.map { ($0.id, $0.segues) }) { first, _ in first }
    let embedded = segues.values.joined().filter { $0.kind == .embed }.compactMap(\.destination)
    var pending = embedded.map { Step(controller: $0, isInNavigation: false) }
    var steps: Set<Step> = []
    while let step = pending.popLast() {
      guard steps.insert(step).inserted else { continue }
      let isInNavigation = step.isInNavigation || controllers[step.controller]?.kind == .navigationController
      for segue in segues[step.controller] ?? [] {
        guard let destination = segue.destination else { continue }
        let isShown = segue.kind == .show || segue.kind == .push
        // A navigation controller cannot be pushed, so `show` presents it.
        let isPushed = isShown && isInNavigation && controllers[destination]?.kind != .navigationController
        guard isOnDevice ? segue.kind == .relationship || isPushed : isShown else { continue }
        pending.append(Step(controller: destination, isInNavigation: isInNavigation))
      }
    }
    return Set(steps.map(\.controller))
  }

  /// A controller inside a container view.
  private struct Step: Hashable {
    var controller: String
    var isInNavigation: Bool
  }
}

extension ViewElement {
  /// Whether a navigation bar, tab bar or toolbar is translucent.
  fileprivate var isTranslucentBar: Bool { element.flag("translucent") ?? true }
}

/// The bars around each view controller of a storyboard, inferred from its segues.
///
/// A container passes its bars to its children, and a controller passes them to the controllers that it shows or
/// pushes. A presented controller starts without bars.
///
/// The canvas shows less than the app: no navigation bar around a tab bar controller (6 scenes of 4 documents), and
/// none in the columns of a split view that are not navigation controllers themselves (3 scenes of 1 document).
struct StoryboardBars {
  private let isOnDevice: Bool
  private var controllers: [String: ControllerElement] = [:]
  /// The ids of the controllers in document order.
  private var order: [String] = []
  /// The segues that lead to each controller, by its id.
  private var incoming: [String: [IncomingSegue]] = [:]
  private var barsByController: [String: SceneBars] = [:]
  /// How often the bars around a controller were inferred.
  private(set) var inferredCount = 0

  private struct IncomingSegue {
    var source: String
    var segue: SegueElement
  }

  init(_ scenes: [InterfaceScene], isOnDevice: Bool) {
    self.isOnDevice = isOnDevice
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

  /// Repeats until nothing changes, in each round for the controllers that what has changed leads to. A bar reaches
  /// every controller after at most one round per controller. If controllers push each other, the order decides which
  /// bars they have.
  private mutating func infer() {
    let places = Dictionary(grouping: order.indices) { order[$0] }
    var outgoing: [String: [Int]] = [:]
    for (destination, segues) in incoming {
      for segue in segues { outgoing[segue.source, default: []] += places[destination] ?? [] }
    }
    var isDue = order.map { _ in true }
    var (dueCount, rounds) = (order.count, 0)
    while dueCount > 0, rounds <= controllers.count {
      rounds += 1
      for place in order.indices where isDue[place] {
        isDue[place] = false
        dueCount -= 1
        inferredCount += 1
        guard inferBars(at: order[place]) else { continue }
        for next in outgoing[order[place]] ?? [] where !isDue[next] {
          isDue[next] = true
          dueCount += 1
        }
      }
    }
  }

  /// Infers the bars around a controller, and returns whether they have changed.
  private mutating func inferBars(at id: String) -> Bool {
    guard let controller = controllers[id] else { return false }
    let bars = inferredBars(at: id).overridden(by: controller.simulatedMetrics)
    guard barsByController[id] != bars else { return false }
    barsByController[id] = bars
    return true
  }

  private func inferredBars(at id: String) -> SceneBars {
    let bars = (incoming[id] ?? []).compactMap { incoming -> SceneBars? in
      guard let source = controllers[incoming.source], let destination = controllers[id] else { return nil }
      return self.bars(
        passedBy: source, id: incoming.source, through: incoming.segue.kind,
        around: barsByController[incoming.source] ?? SceneBars(), to: destination)
    }
    return bars.reduce(SceneBars()) { $0.union($1) }
  }

  /// Returns the bars around a controller that another one contains, or shows by a segue of a kind.
  ///
  /// - Parameter around: The bars around the source.
  func bars(
    passedBy source: ControllerElement, id: String, through kind: SegueElement.Kind? = .relationship,
    around: SceneBars, to destination: ControllerElement
  ) -> SceneBars? {
    switch (kind, source.kind) {
    case (.relationship, .navigationController):
      return bars(insideNavigation: source, id: id, around: around, destination)
    case (.relationship, .tabBarController):
      return bars(insideTabsOf: id, around: isOnDevice ? around : SceneBars(), destination)
    case (.relationship, .splitViewController):
      return isOnDevice && source.wrapsColumnsInNavigation ? bars(inColumnOf: id, destination) : nil
    case (.show, _), (.push, _):
      guard destination.kind != .navigationController else { return nil }
      return bars(pushedFrom: source, id: id, around: around, destination)
    default: return nil
    }
  }

  /// The navigation bar around a tab bar controller stays, and shows the item of that controller, not those of its
  /// children.
  private func bars(insideTabsOf tabController: String, around: SceneBars, _ destination: ControllerElement)
    -> SceneBars
  {
    var bars = around
    bars.hasTabBar = true
    bars.isTabBarTranslucent = controllers[tabController]?.tabBar?.isTranslucentBar ?? true
    bars.tabBarController = tabController
    bars.selectedTab = destination.id
    bars.itemOwner = around.hasNavigationBar || around.hasToolbar ? tabController : nil
    return bars
  }

  /// A split view with columns puts each controller that is not a navigation controller into one, as
  /// `UISplitViewController.setViewController(_:for:)` documents.
  private func bars(inColumnOf splitController: String, _ destination: ControllerElement) -> SceneBars? {
    guard let kind = destination.kind, ![.navigationController, .tabBarController].contains(kind) else { return nil }
    var bars = SceneBars()
    bars.hasNavigationBar = true
    bars.navigationController = splitController
    return bars
  }

  private func bars(
    pushedFrom source: ControllerElement, id: String, around: SceneBars, _ destination: ControllerElement
  ) -> SceneBars {
    var bars = around
    bars.hasStatusBar = true
    bars.previousController = id
    if source.kind == .tabBarController { bars.hasTabBar = true }
    // What is pushed covers a tab bar controller inside the navigation controller.
    if let covered = around.itemOwner {
      bars.hasTabBar = false
      bars.itemOwner = nil
      bars.previousController = covered
    }
    if destination.hidesBottomBarWhenPushed { bars.hasTabBar = false }
    return bars
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
    bars.isTabBarTranslucent = around.isTabBarTranslucent
    bars.hasToolbar = !navigation.isToolbarHidden
    bars.isToolbarTranslucent = navigation.toolbar?.isTranslucentBar ?? true
    bars.navigationController = id
    bars.tabBarController = around.tabBarController
    bars.selectedTab = around.selectedTab
    return bars
  }
}
