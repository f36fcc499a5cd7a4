import AutoLayout
import Controls
import Graphics

/// What navigation bars, toolbars, tab bars and search bars have in common.
protocol BarElement: DocumentElement {}

extension BarElement {
  /// The background colour.
  var barTintColor: DocumentColor? { element.color("barTintColor") }
}

struct NavigationBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar without a navigation controller. The last one is on top.
  var items: [NavigationItemElement] {
    element.list("items").filter { $0.name == "navigationItem" }.map(NavigationItemElement.init)
  }
  var isTranslucent: Bool { element.flag("translucent") ?? true }
  var prefersLargeTitles: Bool { element.flag("largeTitles") ?? false }
  /// The font of the title, or `nil` for the default.
  var titleFont: FontDescription? { element.child(forKey: "titleTextAttributes")?.font("fontDescription") }
  /// The colour of the title, or `nil` for the default.
  var titleColor: DocumentColor? { element.child(forKey: "titleTextAttributes")?.color("textColor") }
}

/// The content of a navigation bar for one view controller.
struct NavigationItemElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  enum LargeTitleDisplayMode: String, Hashable, Sendable {
    case automatic, always, never
  }

  var title: String? { element.string("title") }
  /// The line above the title.
  var prompt: String? { element.string("prompt") }
  /// The view that replaces the title.
  var titleView: ViewElement? { element.child(forKey: "titleView").map(ViewElement.init) }
  /// The items at the leading edge, from the edge inwards.
  var leftItems: [BarItemElement] { items("leftBarButtonItem") }
  /// The items at the trailing edge, from the edge inwards.
  var rightItems: [BarItemElement] { items("rightBarButtonItem") }
  /// The back button of the controller that is pushed on top of this one.
  var backItem: BarItemElement? { element.child(forKey: "backBarButtonItem").map(BarItemElement.init) }
  var largeTitleDisplayMode: LargeTitleDisplayMode { element.word("largeTitleDisplayMode") ?? .automatic }

  private func items(_ key: String) -> [BarItemElement] {
    let several = element.list(key + "s")
    return (several.isEmpty ? [element.child(forKey: key)].compactMap(\.self) : several).map(BarItemElement.init)
  }
}

/// An item of a navigation bar, toolbar or tab bar.
struct BarItemElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var title: String? { element.string("title") }
  var image: ImageReference? { element.image("image") }
  var selectedImage: ImageReference? { element.image("selectedImage") }
  /// The name of a system item, for example `done`, `flexibleSpace` or `favorites`.
  var systemItem: String? { element.attributes["systemItem"] }
  var isDone: Bool { element.attributes["style"] == "done" }
  /// The width in points, or `nil` for the width of the content.
  var width: Double? { element.number("width") }
  /// The text of a tab's badge.
  var badgeValue: String? { element.string("badgeValue") }
  var tintColor: DocumentColor? { element.color("tintColor") }
  /// The view that replaces the title and the image.
  var customView: ViewElement? { element.child(forKey: "customView").map(ViewElement.init) }
}

struct ToolbarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar without a navigation controller, in reading order.
  var items: [BarItemElement] { element.list("items").map(BarItemElement.init) }
}

struct TabBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar without a tab bar controller, in reading order.
  var items: [BarItemElement] { element.list("items").map(BarItemElement.init) }
  var selectedItemID: String? { element.attributes["selectedItem"] ?? outlets["selectedItem"] }
}

struct SearchBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  var text: String? { element.string("text") }
  var placeholder: String? { element.string("placeholder") }
  /// The line above the text field.
  var prompt: String? { element.string("prompt") }
  /// Whether the bar has no background.
  var isMinimal: Bool { element.attributes["searchBarStyle"] == "minimal" }
  var showsCancelButton: Bool { element.flag("showsCancelButton") ?? false }
}

// MARK: - Building

extension ViewTreeBuilder {
  func makeNavigationBar(_ element: NavigationBarElement) -> NavigationBar {
    let id = element.id ?? ""
    let bar = NavigationBar()
    bar.barTintColor = resources.color(element.barTintColor, for: id)
    bar.titleColor = resources.color(element.titleColor, for: id)
    if let font = resources.font(element.titleFont) { bar.titleFont = font }
    if let item = element.items.last { bar.item = navigationItem(item) }
    return bar
  }

  func makeToolbar(_ element: ToolbarElement) -> Toolbar {
    let id = element.id ?? ""
    let bar = Toolbar()
    if setting.isDocumentCanvas { bar.isAtScrollEdge = false }
    bar.naturalHeight = setting.toolbarHeight
    bar.barTintColor = resources.color(element.barTintColor, for: id)
    bar.items = element.items.map(barButtonItem)
    return bar
  }

  func makeTabBar(_ element: TabBarElement) -> TabBar {
    let id = element.id ?? ""
    let bar = TabBar()
    if setting.isDocumentCanvas { bar.isAtScrollEdge = false }
    bar.barTintColor = resources.color(element.barTintColor, for: id)
    bar.items = element.items.map(tabBarItem)
    bar.selectedIndex = element.items.firstIndex { $0.id == element.selectedItemID } ?? 0
    return bar
  }

  func makeSearchBar(_ element: SearchBarElement) -> SearchBar {
    let id = element.id ?? ""
    let bar = SearchBar()
    bar.text = element.text
    bar.placeholder = element.placeholder
    bar.prompt = element.prompt
    if element.isMinimal { bar.searchBarStyle = .minimal }
    bar.showsCancelButton = element.showsCancelButton
    bar.barTintColor = resources.color(element.barTintColor, for: id)
    return bar
  }

  /// Returns the content of a navigation bar, with views for its custom views.
  func navigationItem(_ element: NavigationItemElement) -> NavigationItem {
    var item = NavigationItem(title: element.title)
    item.titleOwner = element.title == nil ? nil : element.id
    item.prompt = element.prompt
    item.titleView = element.titleView.map(build)
    item.leadingItems = element.leftItems.map(barButtonItem)
    item.trailingItems = element.rightItems.map(barButtonItem)
    return item
  }

  /// Returns an item of a navigation bar or toolbar, with a view for its custom view.
  func barButtonItem(_ element: BarItemElement) -> BarButtonItem {
    let id = element.id ?? ""
    var item = BarButtonItem(
      title: element.title, image: resources.image(element.image, for: id),
      systemItem: element.systemItem.flatMap(BarSystemItem.init), customView: element.customView.map(build))
    item.isEnabled = element.isEnabled
    item.isDone = element.isDone
    item.width = element.width ?? 0
    item.tintColor = resources.color(element.tintColor, for: id)
    return item
  }

  func tabBarItem(_ element: BarItemElement) -> TabBarItem {
    let id = element.id ?? ""
    var item = TabBarItem(
      title: element.title, image: resources.image(element.image, for: id),
      systemItem: element.systemItem.flatMap(TabBarItem.SystemItem.init))
    item.selectedImage = resources.image(element.selectedImage, for: id)
    item.badgeValue = element.badgeValue
    item.isEnabled = element.isEnabled
    return item
  }
}
