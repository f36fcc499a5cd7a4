import Graphics

/// A view controller.
struct ControllerElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The kinds of view controllers, by element name.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case viewController, tableViewController, collectionViewController, navigationController, tabBarController
    case splitViewController, pageViewController, hostingController, avPlayerViewController, glkViewController
    /// A controller of another storyboard.
    case viewControllerPlaceholder
  }

  /// What kind it is; none for a kind that is not known.
  var kind: Kind? { Kind(rawValue: element.name) }
  /// The name that programs use.
  var storyboardIdentifier: String? { element.attributes["storyboardIdentifier"] }
  /// The title.
  var title: String? { element.string("title") }
  /// The view; none where code makes it and for containers.
  var view: ViewElement? { element.child(forKey: "view").map(ViewElement.init) }
  /// A navigation controller's bar.
  var navigationBar: ViewElement? { element.child(forKey: "navigationBar").map(ViewElement.init) }
  /// A tab bar controller's bar.
  var tabBar: ViewElement? { element.child(forKey: "tabBar").map(ViewElement.init) }
  /// A navigation controller's toolbar.
  var toolbar: ViewElement? { element.child(forKey: "toolbar").map(ViewElement.init) }
  /// What a navigation bar shows while the controller is on top.
  var navigationItem: NavigationItemElement? { element.child(forKey: "navigationItem").map(NavigationItemElement.init) }
  /// What a tab bar shows for the controller.
  var tabBarItem: BarItemElement? { element.child(forKey: "tabBarItem").map(BarItemElement.init) }
  /// What a toolbar shows while the controller is on top.
  var toolbarItems: [BarItemElement] { element.list("toolbarItems").map(BarItemElement.init) }

  /// The id of the guide below the top bars, in documents before safe areas.
  var topLayoutGuideID: String? { layoutGuideID("top") }
  /// The id of the guide above the bottom bars, in documents before safe areas.
  var bottomLayoutGuideID: String? { layoutGuideID("bottom") }

  private func layoutGuideID(_ type: String) -> String? {
    element.list("layoutGuides").first { $0.attributes["type"] == type }?.id
  }

  /// The view's size where the canvas does not follow a device, in points.
  var freeformSize: Size? { element.size("freeformSize") }
  /// The edges at which the view reaches below bars: `top`, `bottom`, `left`, `right`.
  var edgesForExtendedLayout: Set<String> {
    element.options("edgesForExtendedLayout") ?? ["top", "bottom", "left", "right"]
  }
  /// Whether the view reaches below opaque bars too.
  var extendedLayoutIncludesOpaqueBars: Bool { element.flag("extendedLayoutIncludesOpaqueBars") ?? false }
  /// Whether a scroll view that comes first is inset by the bars, in documents before safe areas.
  var automaticallyAdjustsScrollViewInsets: Bool { element.flag("automaticallyAdjustsScrollViewInsets") ?? true }
  /// Whether a tab bar hides while the controller is on top.
  var hidesBottomBarWhenPushed: Bool { element.flag("hidesBottomBarWhenPushed") ?? false }
  /// Whether a navigation controller shows no bar.
  var isNavigationBarHidden: Bool { element.flag("navigationBarHidden") ?? false }
  /// Whether a navigation controller shows no toolbar.
  var isToolbarHidden: Bool { element.flag("toolbarHidden") ?? true }
  /// For a stand-in: the storyboard that holds the controller.
  var storyboardName: String? { element.attributes["storyboardName"] }
}

extension InterfaceElement {
  /// Whether the element is a view controller.
  var isController: Bool {
    ControllerElement.Kind(rawValue: name) != nil || (name.hasSuffix("Controller") && child(forKey: "view") != nil)
  }
}
