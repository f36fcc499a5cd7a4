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
  /// Whether the view has its own size instead of the device's: if it is marked so, or is in an app extension such as a
  /// widget of Notification Center.
  var isFreeform: Bool
  /// Interface Builder's name for the device whose screen Xcode 6 and 7 simulate for this view, or `nil`.
  var deviceID: String?

  /// Reads the metrics of a view controller or view.
  init(_ element: InterfaceElement) {
    statusBar = Self.bar(element.child(forKey: "simulatedStatusBarMetrics"))
    let style = element.child(forKey: "simulatedStatusBarMetrics")?.attributes["statusBarStyle"]
    statusBarStyle = style.flatMap(StatusBarStyle.init) ?? .default
    topBar = Self.bar(element.child(forKey: "simulatedTopBarMetrics"))
    bottomBar = Self.bar(element.child(forKey: "simulatedBottomBarMetrics"))
    let destination = element.child(forKey: "simulatedDestinationMetrics")
    isFreeform =
      destination?.name == "freeformSimulatedSizeMetrics" || element.attributes["simulatedAppContext"] != nil
    deviceID = destination.flatMap(Self.deviceID)
  }

  /// Returns the device of a screen, which Xcode 6 and 7 name without the underscore: `retina47` (1 document).
  private static func deviceID(of destination: InterfaceElement) -> String? {
    guard destination.name == "simulatedScreenMetrics" else { return nil }
    return switch destination.attributes["type"] {
    case "retina4": "retina4_0"
    case "retina47": "retina4_7"
    case "retina55": "retina5_5"
    default: nil
    }
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
