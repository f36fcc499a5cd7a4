import AutoLayout
import Controls
import Graphics

/// The views of a document that an app loads together, with their guides and constraints by id.
package final class LoadedObjects {
  private let setting: ViewTreeBuilder.Setting
  private let resources: SceneResources
  private let tint: DocumentColor?
  private let document: InterfaceDocument
  /// One registry for all, so that constraints find views that were built before.
  private lazy var builder = makeBuilder(for: [])

  init(setting: ViewTreeBuilder.Setting, resources: SceneResources, document: InterfaceDocument) {
    self.setting = setting
    self.resources = resources
    self.document = document
    tint = document.tintOfWindow
  }

  /// Prepares to build views. Called once, with all of them.
  package func prepare(_ views: [InterfaceElement]) { builder = makeBuilder(for: views) }

  private func makeBuilder(for views: [InterfaceElement]) -> ViewTreeBuilder {
    let all = InterfaceElement("objects", children: views.map { $0.withoutPrototypes() })
    return ViewTreeBuilder(
      constrained: ConstrainedViews(below: ViewElement(all)), setting: setting, resources: resources)
  }

  /// Builds a view with its subviews. Its constraints are not active yet.
  package func build(_ element: InterfaceElement) -> View { builder.build(ViewElement(element.withoutPrototypes())) }

  /// Builds a cell of a table.
  package func buildCell(_ cell: InterfaceElement, ofTable table: InterfaceElement) -> View {
    builder.enclosingTable = TableViewElement(table)
    defer { builder.enclosingTable = nil }
    return build(cell)
  }

  /// Lets constraints refer to the layout guides that older documents give a controller.
  package func registerGuides(of controller: InterfaceElement, in view: View) {
    let element = ControllerElement(controller)
    builder.items.register(view.topBarGuide, id: element.topLayoutGuideID)
    builder.items.register(view.bottomBarGuide, id: element.bottomLayoutGuideID)
  }

  package func activateConstraints() { builder.activateConstraints() }

  package func view(_ id: String) -> View? { builder.items.view(id) }
  package func guide(_ id: String) -> LayoutGuide? { builder.items.guide(id) }
  package func constraint(_ id: String) -> LayoutConstraint? { builder.items.constraint(id) }

  // MARK: Bars

  package func navigationItem(_ element: InterfaceElement) -> NavigationItem {
    var item = builder.navigationItem(NavigationItemElement(element))
    let own = NavigationItemElement(element)
    switch own.largeTitleDisplayMode {
    case .automatic: item.largeTitleDisplayMode = .automatic
    case .always: item.largeTitleDisplayMode = .always
    case .never: item.largeTitleDisplayMode = .never
    }
    item.backButtonTitle = own.backItem?.title
    return item
  }
  package func leftItems(_ element: InterfaceElement) -> [InterfaceElement] {
    NavigationItemElement(element).leftItems.map(\.element)
  }
  package func rightItems(_ element: InterfaceElement) -> [InterfaceElement] {
    NavigationItemElement(element).rightItems.map(\.element)
  }
  package func barButtonItem(_ element: InterfaceElement) -> BarButtonItem {
    builder.barButtonItem(BarItemElement(element))
  }
  package func tabBarItem(_ element: InterfaceElement) -> TabBarItem { builder.tabBarItem(BarItemElement(element)) }

  /// Gives a bar of a navigation controller what the document sets.
  package func apply(_ element: InterfaceElement, to bar: NavigationBar) {
    let made = builder.makeNavigationBar(NavigationBarElement(element))
    bar.barTintColor = made.barTintColor
    bar.titleColor = made.titleColor
    bar.titleFont = made.titleFont
    bar.prefersLargeTitles = NavigationBarElement(element).prefersLargeTitles
    bar.tintColor = color(element, "tintColor")
  }

  /// Gives a bar of a tab bar controller what the document sets.
  package func apply(_ element: InterfaceElement, to bar: TabBar) {
    bar.barTintColor = color(element, "barTintColor")
    bar.tintColor = color(element, "tintColor")
    if let color = color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
  }

  // MARK: Values

  /// The tint colour of the document's windows, or `nil` for the system's.
  package var windowTint: Color? { resources.color(tint, for: "") }

  package func color(_ element: InterfaceElement, _ key: String) -> Color? {
    resources.color(element.color(key), for: element.id ?? "")
  }

  /// A value of a runtime attribute.
  package enum AttributeValue {
    case none
    case boolean(Bool)
    case number(Double)
    case string(String)
    case color(Color)
    case image(Image)
    case size(Size)
    case point(Point)
    case rect(Rect)
  }

  /// The runtime attributes of an element, in the order of the document.
  package func runtimeAttributes(of element: InterfaceElement) -> [(keyPath: String, value: AttributeValue)] {
    element.list("userDefinedRuntimeAttributes").compactMap { attribute in
      attribute.attributes["keyPath"].map { ($0, value(of: attribute, in: element)) }
    }
  }

  private func value(of attribute: InterfaceElement, in element: InterfaceElement) -> AttributeValue {
    let value: AttributeValue? =
      switch attribute.attributes["type"] {
      case "boolean": attribute.flag("value").map { .boolean($0) }
      case "number": attribute.child(forKey: "value")?.number("value").map { .number($0) }
      case "string", "localizedString": attribute.string("value").map { .string($0) }
      case "color": color(attribute, "value").map { .color($0) }
      case "image": resources.image(attribute.image("value"), for: element.id ?? "").map { .image($0) }
      case "size": attribute.size("value").map { .size($0) }
      case "point": attribute.point("value").map { .point($0) }
      case "rect": attribute.rect("value").map { .rect($0) }
      default: nil
      }
    return value ?? .none
  }
}
