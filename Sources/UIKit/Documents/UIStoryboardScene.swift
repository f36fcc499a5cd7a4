import Controls
import Foundation
import Galley

/// A controller of a document, from which an app's controller is made and its view is loaded.
package final class UIStoryboardScene {
  let element: InterfaceElement
  /// The other objects of the scene: gesture recognizers, views in its dock and others.
  private let objects: [InterfaceElement]
  private let loader: DocumentLoader
  private let storyboard: UIStoryboard?

  init(
    _ element: InterfaceElement, objects: [InterfaceElement], in loader: DocumentLoader, storyboard: UIStoryboard?
  ) {
    self.element = element
    self.objects = objects
    self.loader = loader
    self.storyboard = storyboard
  }

  // MARK: The controller

  /// Makes the controller, with those of a container's relationships, and wakes it.
  func makeController(creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    let coder = SceneCoder(self)
    let made = creator?(coder) ?? element.objectClass(Self.systemClass(of: element.name)).init(coder: coder)
    guard let made else { return nil }
    coder.finish(made)
    made.awakeFromNib()
    return made
  }

  private static func systemClass(of name: String) -> UIViewController.Type {
    switch name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    default: UIViewController.self
    }
  }

  /// Gives a controller that is being made what the document has for it, except its view.
  fileprivate func prepare(_ controller: UIViewController) -> LoadedDocument {
    controller.scene = self
    controller.storyboard = storyboard
    let loaded = LoadedDocument(loader, scene: self, owner: controller, ownersID: element.id)
    if let title = element.string("title") { controller.title = title }
    takeOptions(controller)
    if let item = element.child(forKey: "navigationItem") { loaded.fill(controller.navigationItem, from: item) }
    if let item = element.child(forKey: "tabBarItem") {
      let tab = item.objectClass(UITabBarItem.self).init(coder: NSCoder()) ?? UITabBarItem()
      tab.take(loaded.nodes.tabBarItem(item))
      controller.tabBarItem = tab
    }
    let toolbarItems = element.list("toolbarItems")
    if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems.map { loaded.makeBarButtonItem($0) } }
    return loaded
  }

  private func takeOptions(_ controller: UIViewController) {
    if element.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if element.flag("extendedLayoutIncludesOpaqueBars") == true { controller.extendedLayoutIncludesOpaqueBars = true }
    if element.flag("definesPresentationContext") == true { controller.definesPresentationContext = true }
    if element.flag("automaticallyAdjustsScrollViewInsets") == false {
      controller.automaticallyAdjustsScrollViewInsets = false
    }
    if let style = UIModalPresentationStyle(documentName: element.attributes["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = CGSize(size) }
  }

  // MARK: Containers

  /// Gives a container its bars and the controllers of its relationships.
  fileprivate func fill(_ controller: UIViewController, in loaded: LoadedDocument) {
    switch controller {
    case let navigation as UINavigationController: fill(navigation, in: loaded)
    case let tabs as UITabBarController:
      if let bar = element.child(forKey: "tabBar") { loaded.nodes.apply(bar, to: tabs.tabBar.bar) }
      tabs.viewControllers = children("viewControllers")
    case let split as UISplitViewController: split.viewControllers = children(nil)
    default: break
    }
  }

  private func fill(_ navigation: UINavigationController, in loaded: LoadedDocument) {
    if let bar = element.child(forKey: "navigationBar") {
      navigation.makeNavigationBar(of: bar.objectClass(UINavigationBar.self))
      loaded.nodes.apply(bar, to: navigation.navigationBar.bar)
      loaded.setAttributes(of: bar, on: navigation.navigationBar)
    }
    if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
    if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
    navigation.viewControllers = children("rootViewController")
  }

  private func children(_ relationship: String?) -> [UIViewController] {
    segues(of: element).filter { segue in
      segue.attributes["kind"] == "relationship"
        && (relationship == nil || segue.attributes["relationship"] == relationship)
    }.compactMap { $0.attributes["destination"].flatMap { storyboard?.makeController($0) } }
  }

  // MARK: The view

  /// Loads the controller's view with the other objects of the scene, or returns `nil` if the document has none.
  func makeView(for controller: UIViewController) -> UIView? {
    guard let view = element.child(forKey: "view") else { return nil }
    let loaded = LoadedDocument(loader, scene: self, owner: controller, ownersID: element.id)
    let elements = [view] + objects.filter { $0.name != "placeholder" }
    let made = loaded.make(elements)
    guard let root = made.first as? UIView else { return nil }
    loaded.addKnown(itemsOf: controller, element)
    loaded.nodes.registerGuides(of: element, in: root.node)
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame = UIScreen.main.bounds
    if root.node.tintColor == nil, let tint = loaded.nodes.windowTint { root.node.tintColor = tint }
    // Constraints with the controller's guides, and code that is called from now on, find the view in place.
    controller.view = root
    loaded.finish(connecting: element)
    controller.retainLoaded(made.dropFirst())
    var containers: [InterfaceElement] = []
    view.visit { if $0.name == "containerView" { containers.append($0) } }
    controller.performEmbedSegues(of: containers, in: loaded)
    return root
  }

  // MARK: Segues

  private func segues(of element: InterfaceElement) -> [InterfaceElement] {
    element.list("connections").filter { $0.name == "segue" }
  }

  /// Performs the segue of the scene with an identifier.
  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) {
    var segue: InterfaceElement?
    element.visit { if $0.name == "segue", $0.attributes["identifier"] == identifier { segue = $0 } }
    guard let segue, let destination = segue.attributes["destination"].flatMap({ storyboard?.makeController($0) })
    else {
      DocumentLog.note("no segue with the identifier '\(identifier)' starts at \(type(of: controller))")
      return
    }
    if let style = UIModalPresentationStyle(documentName: segue.attributes["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    let made = UIStoryboardSegue(identifier: identifier, source: controller, destination: destination) {
      [unowned controller] in
      Self.perform(segue.attributes["kind"] ?? "", from: controller, to: destination)
    }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  private static func perform(_ kind: String, from source: UIViewController, to destination: UIViewController) {
    switch kind {
    case "show", "push":
      if let navigation = source.navigationController, !(destination is UINavigationController) {
        navigation.pushViewController(destination, animated: false)
      } else {
        source.present(destination, animated: false)
      }
    case "showDetail": source.showDetailViewController(destination, sender: nil)
    case "unwind", "embed", "relationship": break
    default: source.present(destination, animated: false)
    }
  }
}

/// Hands the scene of a storyboard to the controller that is being made of it.
package final class SceneCoder: NSCoder {
  private let scene: UIStoryboardScene
  private var loaded: LoadedDocument?

  init(_ scene: UIStoryboardScene) { self.scene = scene }

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }

  /// Called by the controller's `init(coder:)`.
  func prepare(_ controller: UIViewController) {
    let loaded = scene.prepare(controller)
    self.loaded = loaded
    scene.fill(controller, in: loaded)
  }

  /// Sets what needs the whole controller: its runtime attributes, and the connections of its bar items.
  func finish(_ controller: UIViewController) {
    guard let loaded else { return }
    loaded.setAttributes(of: scene.element, on: controller)
    loaded.finish()
  }
}

extension UIModalPresentationStyle {
  /// The style by its name in documents.
  init?(documentName name: String?) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "custom": self = .custom
    default: return nil
    }
  }
}
