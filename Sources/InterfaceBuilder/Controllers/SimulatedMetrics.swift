/// The bars and the size that Interface Builder pretends a view has around it.
struct SimulatedMetrics: Hashable, Sendable {
  /// A bar that is pretended.
  enum Bar: Hashable, Sendable {
    /// What the storyboard's segues imply.
    case inferred
    /// No bar.
    case none
    /// A status bar.
    case statusBar
    /// A navigation bar.
    case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
    /// A toolbar.
    case toolbar(isTranslucent: Bool)
    /// A tab bar.
    case tabBar(isTranslucent: Bool)
    /// A bar of a kind that is not known, by element name.
    case other(String)
  }

  /// The size that is pretended.
  enum Destination: Hashable, Sendable {
    /// The canvas's device.
    case inferred
    /// Whatever size the view has.
    case freeform
    /// A screen by Interface Builder's name, empty where it names none.
    case screen(String)
    /// Another presentation, by element name.
    case other(String)
  }

  /// The bar at the very top.
  var statusBar: Bar
  /// The bar below it.
  var topBar: Bar
  /// The bar at the bottom.
  var bottomBar: Bar
  /// The size.
  var destination: Destination
  /// Whether the view is pretended to be in an extension, for example `notificationCenter`.
  var appContext: String?

  /// Reads the metrics among an element's children.
  init(_ element: InterfaceElement) {
    statusBar = Self.bar(element.child(forKey: "simulatedStatusBarMetrics"))
    topBar = Self.bar(element.child(forKey: "simulatedTopBarMetrics"))
    bottomBar = Self.bar(element.child(forKey: "simulatedBottomBarMetrics"))
    destination = Self.destination(element.child(forKey: "simulatedDestinationMetrics"))
    appContext = element.attributes["simulatedAppContext"]
  }

  private static func bar(_ element: InterfaceElement?) -> Bar {
    guard let element else { return .inferred }
    let isTranslucent = element.flag("translucent") ?? true
    return switch element.name {
    case "nil": .none
    case "simulatedStatusBarMetrics": .statusBar
    case "simulatedNavigationBarMetrics":
      .navigationBar(isTranslucent: isTranslucent, hasPrompt: element.flag("prompted") ?? false)
    case "simulatedToolbarMetrics": .toolbar(isTranslucent: isTranslucent)
    case "simulatedTabBarMetrics": .tabBar(isTranslucent: isTranslucent)
    default: .other(element.name)
    }
  }

  private static func destination(_ element: InterfaceElement?) -> Destination {
    guard let element else { return .inferred }
    return switch element.name {
    case "freeformSimulatedSizeMetrics": .freeform
    case "simulatedScreenMetrics": .screen(element.attributes["type"] ?? "")
    default: .other(element.name)
    }
  }
}

extension DocumentElement {
  /// The bars and the size that Interface Builder pretends, for view controllers and a xib's views.
  var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }
}
