import Graphics

struct ControllerElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// A kind of view controller, by element name.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case viewController, tableViewController, collectionViewController, navigationController, tabBarController
    case splitViewController, pageViewController, hostingController, avPlayerViewController, glkViewController
    /// A reference to a controller of another storyboard.
    case viewControllerPlaceholder
  }

  /// The kind, or `nil` if it is unknown.
  var kind: Kind? { Kind(rawValue: element.name) }
  /// Whether the controller shows others.
  var isContainer: Bool {
    switch kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }
  var storyboardIdentifier: String? { element.attributes["storyboardIdentifier"] }
  /// The identifier of the controller of another storyboard, or else the storyboard's name, that a reference names.
  var referencedName: String? { element.attributes["referencedIdentifier"] ?? element.attributes["storyboardName"] }
  var title: String? { element.string("title") }
  /// The view, or `nil` for containers and controllers whose view is created in code.
  var view: ViewElement? { element.child(forKey: "view").map(ViewElement.init) }
  /// The bar of a navigation controller.
  var navigationBar: ViewElement? { element.child(forKey: "navigationBar").map(ViewElement.init) }
  /// The bar of a tab bar controller.
  var tabBar: ViewElement? { element.child(forKey: "tabBar").map(ViewElement.init) }
  /// The toolbar of a navigation controller.
  var toolbar: ViewElement? { element.child(forKey: "toolbar").map(ViewElement.init) }
  /// The content of the navigation bar while this controller is at the top of the navigation stack.
  var navigationItem: NavigationItemElement? { element.child(forKey: "navigationItem").map(NavigationItemElement.init) }
  /// The controller's item in the tab bar.
  var tabBarItem: BarItemElement? { element.child(forKey: "tabBarItem").map(BarItemElement.init) }
  /// The items of the toolbar while this controller is at the top of the navigation stack.
  var toolbarItems: [BarItemElement] { element.list("toolbarItems").map(BarItemElement.init) }

  /// The id of the top layout guide, which documents had before safe areas.
  var topLayoutGuideID: String? { layoutGuideID("top") }
  /// The id of the bottom layout guide, which documents had before safe areas.
  var bottomLayoutGuideID: String? { layoutGuideID("bottom") }

  private func layoutGuideID(_ type: String) -> String? {
    element.list("layoutGuides").first { $0.attributes["type"] == type }?.id
  }

  /// The size of the view if the canvas does not follow a device.
  var freeformSize: Size? { element.size("freeformSize") }
  /// The edges at which the view extends under bars: `top`, `bottom`, `left`, `right`.
  var edgesForExtendedLayout: Set<String> {
    element.options("edgesForExtendedLayout") ?? ["top", "bottom", "left", "right"]
  }
  /// Whether the view also extends under bars that are opaque.
  var extendsUnderOpaqueBars: Bool { element.flag("extendedLayoutIncludesOpaqueBars") ?? false }
  /// Whether bars inset the first scroll view, in documents before safe areas.
  var automaticallyAdjustsScrollViewInsets: Bool { element.flag("automaticallyAdjustsScrollViewInsets") ?? true }
  var hidesBottomBarWhenPushed: Bool { element.flag("hidesBottomBarWhenPushed") ?? false }
  /// The way in which the controller is presented, for example `fullScreen`, or `nil` for the default.
  var modalPresentationStyle: String? { element.attributes["modalPresentationStyle"] }
  var isNavigationBarHidden: Bool { element.flag("navigationBarHidden") ?? false }
  var isToolbarHidden: Bool { element.flag("toolbarHidden") ?? true }
  /// Whether a split view has the style with two or three columns, of iOS 14 and later.
  var wrapsColumnsInNavigation: Bool { element.flag("allowDoubleColumnStyle") ?? false }
}

extension InterfaceElement {
  /// Whether the element is a view controller: of a known kind, or of another kind with a view.
  package var isController: Bool {
    ControllerElement.Kind(rawValue: name) != nil || (name.hasSuffix("Controller") && child(forKey: "view") != nil)
  }
}
