import AutoLayout

/// The bars and the size that Interface Builder's canvas simulates around a view.
struct SimulatedMetrics: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    /// The bar that follows from the storyboard's segues.
    case inferred
    /// No bar, even if one follows from the segues.
    case none
    case statusBar
    case navigationBar(isTranslucent: Bool)
    case toolbar
    case tabBar
    /// A bar of an unknown kind.
    case unknown
  }

  var statusBar: Bar
  /// The style of the status bar (`lightContent` in 23 controllers of the 15 documents that write one).
  var statusBarStyle = StatusBarStyle.default
  var topBar: Bar
  var bottomBar: Bar
  /// Whether the view has its own size instead of the device's.
  var isFreeform: Bool
  /// The app extension that contains the view, for example `notificationCenter`.
  var appContext: String?

  /// Reads the metrics of a view controller or view.
  init(_ element: InterfaceElement) {
    statusBar = Self.bar(element.child(forKey: "simulatedStatusBarMetrics"))
    let style = element.child(forKey: "simulatedStatusBarMetrics")?.attributes["statusBarStyle"]
    statusBarStyle = style.flatMap(StatusBarStyle.init) ?? .default
    topBar = Self.bar(element.child(forKey: "simulatedTopBarMetrics"))
    bottomBar = Self.bar(element.child(forKey: "simulatedBottomBarMetrics"))
    isFreeform = element.child(forKey: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    appContext = element.attributes["simulatedAppContext"]
  }

  private static func bar(_ element: InterfaceElement?) -> Bar {
    guard let element else { return .inferred }
    return switch element.name {
    case "nil": .none
    case "simulatedStatusBarMetrics": .statusBar
    case "simulatedNavigationBarMetrics": .navigationBar(isTranslucent: element.flag("translucent") ?? true)
    case "simulatedToolbarMetrics": .toolbar
    case "simulatedTabBarMetrics": .tabBar
    default: .unknown
    }
  }
}

extension DocumentElement {
  /// The simulated metrics of a view controller, or of a top-level view of a xib.
  var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }
}
