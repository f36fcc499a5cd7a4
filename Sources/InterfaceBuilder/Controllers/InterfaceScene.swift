/// A scene: a storyboard's view controller with its views, or a top-level object of a xib.
public struct InterfaceScene: Hashable, Sendable {
  /// The element that holds the scene's objects.
  let element: InterfaceElement
  /// The view controller; none for a view that stands alone in a xib.
  let controller: ControllerElement?
  /// The view that is laid out: the controller's, or the one that stands alone; none where code makes it.
  let rootView: ViewElement?

  /// A storyboard's scene.
  init(storyboardScene scene: InterfaceElement) {
    element = scene
    let objects = scene.list("objects")
    let member = objects.first { $0.attributes["sceneMemberID"] == "viewController" }
    controller = (member ?? objects.first(where: \.isController)).map(ControllerElement.init)
    rootView = controller?.view
  }

  /// A xib's top-level object; none for objects that are not seen, for example gesture recognizers.
  init?(topLevelObject object: InterfaceElement) {
    element = object
    if object.isController {
      controller = ControllerElement(object)
      rootView = controller?.view
    } else if object.isView {
      controller = nil
      rootView = ViewElement(object)
    } else {
      return nil
    }
  }

  /// The id of the controller or the view; empty where the document has none.
  public var id: String { controller?.id ?? rootView?.id ?? element.attributes["sceneID"] ?? "" }

  /// The scene's name: storyboard identifier, else title, else user label, else id.
  public var name: String {
    let names = [controller?.storyboardIdentifier, controller?.title, controller?.userLabel, rootView?.userLabel]
    return names.compactMap(\.self).first { !$0.isEmpty } ?? id
  }

  /// Whether there is something to lay out.
  public var hasView: Bool { rootView != nil }

  /// Every segue that starts in the scene, from its controller, views or bar items.
  var segues: [SegueElement] {
    var segues: [SegueElement] = []
    element.visit { if $0.name == "segue" { segues.append(SegueElement($0)) } }
    return segues
  }
}
