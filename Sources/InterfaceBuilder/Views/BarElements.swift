import AutoLayout
import Controls
import Graphics

/// What bars have in common.
protocol BarElement: DocumentElement {}

extension BarElement {
  /// Whether it is the dark one.
  var isBlack: Bool { ["black", "blackTranslucent"].contains(element.attributes["barStyle"]) }
  /// Whether what is behind shines through.
  var isTranslucent: Bool { element.flag("translucent") ?? true }
  /// The ground's colour.
  var barTintColor: DocumentColor? { element.color("barTintColor") }
}

/// A navigation bar.
struct NavigationBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar that stands alone, the last one on top.
  var items: [NavigationItemElement] {
    element.list("items").filter { $0.name == "navigationItem" }.map(NavigationItemElement.init)
  }
  /// Whether titles are shown large.
  var prefersLargeTitles: Bool { element.flag("largeTitles") ?? false }
  /// The title's font and colour.
  var titleTextAttributes: TextAttributes { TextAttributes(element.child(forKey: "titleTextAttributes")) }
  /// The large title's font and colour.
  var largeTitleTextAttributes: TextAttributes { TextAttributes(element.child(forKey: "largeTitleTextAttributes")) }
}

/// The font and the colour of a bar's text.
struct TextAttributes: Hashable, Sendable {
  /// The font; none for the default.
  var font: FontDescription?
  /// The colour; none for the default.
  var color: DocumentColor?

  /// Reads a `textAttributes` element.
  init(_ element: InterfaceElement?) {
    font = element?.font("fontDescription")
    color = element?.color("textColor")
  }
}

/// A toolbar.
struct ToolbarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar that stands alone, in reading order.
  var items: [BarItemElement] { element.list("items").map(BarItemElement.init) }
}

/// A tab bar.
struct TabBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The items of a bar that stands alone, in reading order.
  var items: [BarItemElement] { element.list("items").map(BarItemElement.init) }
  /// The id of the item that is chosen.
  var selectedItemID: String? { element.attributes["selectedItem"] ?? outlets["selectedItem"] }
}

/// A search bar.
struct SearchBarElement: BarElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The text.
  var text: String? { element.string("text") }
  /// The text that is shown while there is none.
  var placeholder: String? { element.string("placeholder") }
  /// The line above the field.
  var prompt: String? { element.string("prompt") }
  /// Whether only the field is drawn.
  var isMinimal: Bool { element.attributes["searchBarStyle"] == "minimal" }
  /// Whether a button cancels the search.
  var showsCancelButton: Bool { element.flag("showsCancelButton") ?? false }
  /// Whether a segmented control narrows the search.
  var showsScopeBar: Bool { element.flag("showsScopeBar") ?? false }
  /// The titles of that control's segments.
  var scopeButtonTitles: [String] { element.list("scopeButtonTitles").map(\.text) }
}

/// What a navigation bar shows for a view controller.
struct NavigationItemElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// How a title is shown in bars that have large ones.
  enum LargeTitleDisplayMode: String, Hashable, Sendable {
    case automatic, always, never
  }

  /// The title.
  var title: String? { element.string("title") }
  /// The line above the title.
  var prompt: String? { element.string("prompt") }
  /// A view in the title's place.
  var titleView: ViewElement? { element.child(forKey: "titleView").map(ViewElement.init) }
  /// The items where reading starts, outermost first.
  var leftItems: [BarItemElement] { items("leftBarButtonItem") }
  /// The items where reading ends, outermost first.
  var rightItems: [BarItemElement] { items("rightBarButtonItem") }
  /// The item that leads back here.
  var backItem: BarItemElement? { element.child(forKey: "backBarButtonItem").map(BarItemElement.init) }
  /// How the title is shown in bars that have large ones.
  var largeTitleDisplayMode: LargeTitleDisplayMode { element.word("largeTitleDisplayMode") ?? .automatic }

  private func items(_ key: String) -> [BarItemElement] {
    let several = element.list(key + "s")
    return (several.isEmpty ? [element.child(forKey: key)].compactMap(\.self) : several).map(BarItemElement.init)
  }
}

/// An item of a navigation bar, a toolbar or a tab bar.
struct BarItemElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The title.
  var title: String? { element.string("title") }
  /// The image.
  var image: ImageReference? { element.image("image") }
  /// The image while the item is selected.
  var selectedImage: ImageReference? { element.image("selectedImage") }
  /// The system's item, for example `done`, `flexibleSpace` or `favorites`.
  var systemItem: String? { element.attributes["systemItem"] }
  /// `plain` or `done`.
  var style: String? { element.attributes["style"] }
  /// The width in points; none where the content decides.
  var width: Double? { element.number("width") }
  /// The number that a tab shows.
  var badgeValue: String? { element.string("badgeValue") }
  /// Whether it can be used.
  var isEnabled: Bool { element.flag("enabled") ?? true }
  /// The colour.
  var tintColor: DocumentColor? { element.color("tintColor") }
  /// A view in the item's place.
  var customView: ViewElement? { element.child(forKey: "customView").map(ViewElement.init) }
  /// Distances around the image in points.
  var imageInsets: EdgeInsets { element.insets("imageInsets") ?? .zero }
}

extension ViewTreeBuilder {
  func makeNavigationBar(_ written: NavigationBarElement, id: String) -> NavigationBar {
    let bar = NavigationBar()
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.titleColor = resources.color(written.titleTextAttributes.color, for: id)
    if let font = resources.font(written.titleTextAttributes.font) { bar.titleFont = font }
    if let item = written.items.last { bar.item = navigationItem(item) }
    return bar
  }

  func makeToolbar(_ written: ToolbarElement, id: String) -> Toolbar {
    let bar = Toolbar()
    bar.generation = generation
    bar.naturalHeight = setting.toolbarHeight
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.items = written.items.map(barButtonItem)
    return bar
  }

  func makeTabBar(_ written: TabBarElement, id: String) -> TabBar {
    let bar = TabBar()
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.items = written.items.map(tabBarItem)
    bar.selectedIndex = written.items.firstIndex { $0.id == written.selectedItemID } ?? 0
    return bar
  }

  /// What a navigation bar shows, its views made with it.
  func navigationItem(_ written: NavigationItemElement) -> NavigationItem {
    var item = NavigationItem(title: written.title)
    item.prompt = written.prompt
    item.titleView = written.titleView.map(build)
    item.leadingItems = written.leftItems.map(barButtonItem)
    item.trailingItems = written.rightItems.map(barButtonItem)
    return item
  }

  /// An item of a navigation bar or toolbar, its view made with it.
  func barButtonItem(_ written: BarItemElement) -> BarButtonItem {
    let id = written.id ?? ""
    var item = BarButtonItem(
      title: written.title, image: resources.image(written.image, for: id),
      systemItem: written.systemItem.flatMap(BarSystemItem.init), customView: written.customView.map(build))
    item.isEnabled = written.isEnabled
    item.isDone = written.style == "done"
    item.width = written.width ?? 0
    item.tintColor = resources.color(written.tintColor, for: id)
    return item
  }

  /// An item of a tab bar.
  func tabBarItem(_ written: BarItemElement) -> TabBarItem {
    let id = written.id ?? ""
    var item = TabBarItem(
      title: written.title, image: resources.image(written.image, for: id),
      systemItem: written.systemItem.flatMap(TabBarItem.SystemItem.init))
    item.selectedImage = resources.image(written.selectedImage, for: id)
    item.badgeValue = written.badgeValue
    item.isEnabled = written.isEnabled
    return item
  }
}

extension ViewTreeBuilder {
  func makeSearchBar(_ written: SearchBarElement, id: String) -> SearchBar {
    let bar = SearchBar()
    bar.text = written.text
    bar.placeholder = written.placeholder
    bar.prompt = written.prompt
    if written.isMinimal { bar.searchBarStyle = .minimal }
    bar.showsCancelButton = written.showsCancelButton
    bar.barTintColor = resources.color(written.element.color("barTintColor"), for: id)
    return bar
  }
}
