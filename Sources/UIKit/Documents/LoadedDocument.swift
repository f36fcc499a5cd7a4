import AutoLayout
import Controls
import Foundation
import Galley
import Graphics

/// The objects that are loaded together from a part of a document: those of a controller's view, of a xib or of a cell.
///
/// As in UIKit, all objects are made first. Then runtime attributes are set, outlets and actions are connected, and
/// `awakeFromNib()` is called on each object, in the order of the document.
final class LoadedDocument: NibLoading {
  let loader: DocumentLoader
  let nodes: LoadedObjects
  /// The scene that segues and cells belong to, or `nil` for a xib.
  let scene: UIStoryboardScene?
  private weak var owner: AnyObject?
  private let ownersID: String?
  private var objects: [String: AnyObject] = [:]
  /// The elements of the objects that were made, in the order of the document.
  private var made: [(element: InterfaceElement, object: AnyObject)] = []
  private var elementsOfViews: [String: InterfaceElement] = [:]

  /// - Parameters:
  ///   - owner: The object that loads the document.
  ///   - ownersID: The id of the owner in the document.
  init(_ loader: DocumentLoader, scene: UIStoryboardScene? = nil, owner: AnyObject?, ownersID: String?) {
    self.loader = loader
    self.scene = scene
    self.owner = owner
    self.ownersID = ownersID
    nodes = loader.load()
    if let ownersID, let owner { objects[ownersID] = owner }
  }

  // MARK: Making objects

  /// Makes the objects of elements: views with their subviews, and others.
  func make(_ elements: [InterfaceElement]) -> [AnyObject] {
    nodes.prepare(elements.filter(\.isViewOfDocument))
    return elements.compactMap { element in
      element.isViewOfDocument ? makeView(element) : makeObject(element)
    }
  }

  func makeView(_ element: InterfaceElement, ofTable table: InterfaceElement? = nil) -> UIView {
    let node = table.map { nodes.buildCell(element, ofTable: $0) } ?? nodes.build(element)
    // What it is added to decides about its size.
    node.autoresizingReference = nil
    return makeView(element, in: node)
  }

  /// Makes the view in front of one that was built for an element, and those in front of its subviews.
  func makeView(_ element: InterfaceElement, in node: View) -> UIView {
    note(element)
    return face(of: node)
  }

  private func note(_ element: InterfaceElement) {
    element.visit { if let id = $0.id { elementsOfViews[id] = $0 } }
  }

  private func face(of node: View) -> UIView {
    let element = node.identifier.flatMap { elementsOfViews[$0] }
    let system = UIView.faceClass(of: node)
    let type = element?.objectClass(system) ?? system
    let view = type.init(coder: NibCoder(node, loading: self)) ?? UIView()
    if let element { take(view, for: element) }
    return view
  }

  /// Makes the views in front of the subviews of a view, as UIKit decodes them inside of the superview's
  /// `init(coder:)`.
  func makeSubviews(of view: UIView) {
    for node in view.node.subviews where node.hooks == nil {
      let subview = face(of: node)
      subview.willMove(toSuperview: view)
      view.keep(subview)
      subview.didMoveToSuperview()
      view.didAddSubview(subview)
    }
  }

  private func take(_ view: UIView, for element: InterfaceElement) {
    if let tag = element.attributes["tag"].flatMap({ Int($0) }) { view.tag = tag }
    take(view as AnyObject, for: element)
    registerPrototypes(of: element, in: view)
    if let bar = view as? UIToolbar { bar.take(element.list("items").map(makeBarButtonItem)) }
    if let bar = view as? UINavigationBar, !element.list("items").isEmpty {
      bar.items = element.list("items").filter { $0.name == "navigationItem" }.map { item in
        let made = UINavigationItem(title: "")
        fill(made, from: item)
        return made
      }
    }
  }

  private func take(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id, objects[id] == nil { objects[id] = object }
    made.append((element, object))
  }

  private func makeObject(_ element: InterfaceElement) -> AnyObject? {
    guard let object = newObject(element) else { return nil }
    take(object, for: element)
    return object
  }

  private func newObject(_ element: InterfaceElement) -> AnyObject? {
    switch element.name {
    case "placeholder", "exit", "": nil
    case let name where name.hasSuffix("GestureRecognizer"):
      UIGestureRecognizer.kind(ofElement: name).flatMap { element.objectClass($0).makeByCoder() }
    case "customObject": element.registeredClass?.makeObject?() ?? NSObject()
    case "barButtonItem": makeBarButtonItem(element)
    case "navigationItem": UINavigationItem(title: element.string("title") ?? "")
    case let name where name.lowercased().hasSuffix("controller"): scene == nil ? makeController(element) : nil
    default: nil
    }
  }

  /// Makes a controller among the objects of a xib.
  private func makeController(_ element: InterfaceElement) -> UIViewController? {
    let part = UIStoryboardScene(element, objects: [], in: loader, storyboard: nil)
    return part.makeController()
  }

  /// Lets connections lead to items that were made with the controller.
  func addKnown(itemsOf controller: UIViewController, _ element: InterfaceElement) {
    if let item = element.child(forKey: "navigationItem") {
      if let id = item.id { objects[id] = controller.navigationItem }
      let sides = [
        (nodes.leftItems(item), controller.navigationItem.leftBarButtonItems),
        (nodes.rightItems(item), controller.navigationItem.rightBarButtonItems),
        (
          item.child(forKey: "backBarButtonItem").map { [$0] } ?? [],
          controller.navigationItem.backBarButtonItem.map { [$0] }
        ),
      ]
      for (elements, items) in sides {
        for (element, item) in zip(elements, items ?? []) {
          add(item, of: element)
        }
      }
      if let title = item.child(forKey: "titleView"), let view = controller.navigationItem.titleView {
        add(view, of: title)
      }
    }
    for (element, item) in zip(element.list("toolbarItems"), controller.toolbarItems ?? []) { add(item, of: element) }
  }

  private func add(_ object: AnyObject, of element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
    guard let item = object as? UIBarButtonItem, let custom = element.child(forKey: "customView"), let id = custom.id
    else { return }
    objects[id] = item.customView
  }

  // MARK: Bars

  func makeBarButtonItem(_ element: InterfaceElement) -> UIBarButtonItem {
    makeBarButtonItem(element, nodes.barButtonItem(element))
  }

  private func makeBarButtonItem(_ element: InterfaceElement, _ item: BarButtonItem) -> UIBarButtonItem {
    let made = element.objectClass(UIBarButtonItem.self).init(coder: NSCoder()) ?? UIBarButtonItem()
    let customView = item.customView.flatMap { node in
      element.child(forKey: "customView").map { makeView($0, in: node) }
    }
    made.take(item, customView: customView)
    if let tag = element.attributes["tag"].flatMap({ Int($0) }) { made.tag = tag }
    take(made, for: element)
    return made
  }

  /// Gives a navigation item what the document has for it.
  func fill(_ item: UINavigationItem, from element: InterfaceElement) {
    let content = nodes.navigationItem(element)
    let left = zip(nodes.leftItems(element), content.leadingItems).map(makeBarButtonItem)
    let right = zip(nodes.rightItems(element), content.trailingItems).map(makeBarButtonItem)
    let titleView = content.titleView.flatMap { node in
      element.child(forKey: "titleView").map { makeView($0, in: node) }
    }
    item.take(content, left: left, right: right, titleView: titleView)
    if let back = element.child(forKey: "backBarButtonItem") { item.backBarButtonItem = makeBarButtonItem(back) }
    take(item, for: element)
  }

  // MARK: Prototypes

  /// Lets lists make the cells of their prototypes when their data sources ask for them.
  private func registerPrototypes(of element: InterfaceElement, in view: UIView) {
    if let table = view as? UITableView {
      for (identifier, make) in makersOfCells(element.list("prototypes"), ofTable: element) {
        table.registerPrototype(identifier) { make() as? UITableViewCell }
      }
    }
    if let collection = view as? UICollectionView {
      for (identifier, make) in makersOfCells(element.list("cells"), ofTable: nil) {
        collection.registerPrototype(identifier) { make() as? UICollectionViewCell }
      }
      registerSupplementaryPrototypes(of: element, in: collection)
    }
  }

  private func registerSupplementaryPrototypes(of element: InterfaceElement, in collection: UICollectionView) {
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for prototype in element.children {
      guard let kind = kinds[prototype.key ?? ""] else { continue }
      for (identifier, make) in makersOfCells([prototype], ofTable: nil) {
        collection.registerPrototype(identifier, ofKind: kind) { UICollectionReusableView.showing(make()) }
      }
    }
  }

  private func makersOfCells(
    _ prototypes: [InterfaceElement], ofTable table: InterfaceElement?
  ) -> [(identifier: String, make: () -> UIView)] {
    prototypes.compactMap { prototype in
      prototype.attributes["reuseIdentifier"].map { identifier in
        (
          identifier,
          { [loader, scene, ownersID, weak owner] in
            LoadedDocument(loader, scene: scene, owner: owner, ownersID: ownersID).makeCell(prototype, ofTable: table)
          }
        )
      }
    }
  }

  /// Makes a cell as a document of its own, whose connections may lead to the controller.
  private func makeCell(_ prototype: InterfaceElement, ofTable table: InterfaceElement?) -> UIView {
    nodes.prepare([prototype])
    let cell = makeView(prototype, ofTable: table)
    finish()
    return cell
  }

  // MARK: Connections

  /// Sets runtime attributes, makes connections, and wakes all objects.
  ///
  /// - Parameter owner: The element of the owner, whose outlets are connected too.
  func finish(connecting owner: InterfaceElement? = nil) {
    nodes.activateConstraints()
    made.sort {
      ($0.element.position.line, $0.element.position.column) < ($1.element.position.line, $1.element.position.column)
    }
    for (element, object) in made { setAttributes(of: element, on: object) }
    let ownConnections = owner.flatMap { element in self.owner.map { [(element: element, object: $0)] } } ?? []
    for (element, object) in ownConnections + made { connect(element, object) }
    for (_, object) in made { awake(object) }
  }

  private func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController where scene == nil: controller.awakeFromNib()
    default: break
    }
  }

  func setAttributes(of element: InterfaceElement, on object: AnyObject) {
    for (keyPath, value) in nodes.runtimeAttributes(of: element) {
      RuntimeAttributes.set(keyPath, of: object, to: value, isOfApp: element.registeredClass != nil)
    }
  }

  func connect(_ element: InterfaceElement, _ object: AnyObject) {
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet", "outletCollection":
        guard let property = connection.attributes["property"], let id = connection.attributes["destination"],
          let value = self.object(id)
        else { continue }
        Outlets.connect(
          property, of: object, to: value, at: "\(loader.document.path):\(connection.position.line)",
          reportsUnknown: !element.hasUnknownClass)
      case "action": addAction(connection, of: object)
      default: continue
      }
    }
  }

  /// Returns an object, a view, a constraint or a guide by its id.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    if let node = nodes.view(id) { return UIView.face(of: node) }
    if let constraint = nodes.constraint(id) { return kept(constraint) }
    if let guide = nodes.guide(id), let view = guide.owningView { return UIView.face(of: view).guide(for: guide) }
    return nil
  }

  /// Returns the constraint in front of one of the layout. Its view keeps it, because outlets are often weak.
  private func kept(_ node: LayoutConstraint) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint.face(of: node)
    if let view = node.firstItem?.layoutView { UIView.face(of: view).keep(constraint) }
    return constraint
  }

  private func addAction(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection.attributes["selector"] else { return }
    let target = connection.attributes["destination"].flatMap(self.object)
    switch object {
    case let control as UIControl:
      control.addTarget(
        target, action: Selector(name), for: UIControl.Event(documentName: connection.attributes["eventType"]))
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target as Any, action: Selector(name))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = Selector(name)
    default: break
    }
  }
}

extension InterfaceElement {
  /// Whether the element is a view among the objects of a document.
  var isViewOfDocument: Bool { isView && !name.hasSuffix("ontroller") }
}

extension UIControl.Event {
  /// The event of a connection; a connection without one is for a tap.
  fileprivate init(documentName name: String?) {
    switch name {
    case "touchDown": self = .touchDown
    case "valueChanged": self = .valueChanged
    case "editingChanged": self = .editingChanged
    case "editingDidBegin": self = .editingDidBegin
    case "editingDidEnd": self = .editingDidEnd
    case "editingDidEndOnExit": self = .editingDidEndOnExit
    case "primaryActionTriggered": self = .primaryActionTriggered
    default: self = .touchUpInside
    }
  }
}

extension UIGestureRecognizer {
  /// Returns the class for the name of an element.
  fileprivate static func kind(ofElement name: String) -> UIGestureRecognizer.Type? {
    switch name {
    case "tapGestureRecognizer": UITapGestureRecognizer.self
    case "panGestureRecognizer": UIPanGestureRecognizer.self
    case "swipeGestureRecognizer": UISwipeGestureRecognizer.self
    case "pinchGestureRecognizer": UIPinchGestureRecognizer.self
    case "rotationGestureRecognizer": UIRotationGestureRecognizer.self
    case "longPressGestureRecognizer", "pongPressGestureRecognizer": UILongPressGestureRecognizer.self
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self
    default: UIGestureRecognizer.self
    }
  }
}
