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
