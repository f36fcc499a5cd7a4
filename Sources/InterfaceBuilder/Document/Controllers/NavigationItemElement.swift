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
