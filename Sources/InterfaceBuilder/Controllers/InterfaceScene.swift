/// A view tree of a document: that of a storyboard's view controller, a top-level view or controller of a xib, or a
/// view that a storyboard's scene contains beside the controller's view.
struct InterfaceScene: Hashable, Sendable {
  /// The element that contains the scene's objects.
  let element: InterfaceElement
  /// The view controller, or `nil` for a top-level view of a xib.
  let controller: ControllerElement?
  /// The view to lay out, or `nil` if code creates the controller's view.
  let rootView: ViewElement?
  /// The index of the storyboard's scene, or `nil` in a xib.
  private(set) var storyboardIndex: Int?
  /// Whether the view is not in its controller's view: a view in the scene's dock, or the title view of a navigation
  /// item.
  private(set) var isDetached = false

  /// Reads a `scene` element of a storyboard.
  init(storyboardScene scene: InterfaceElement) {
    element = scene
    let objects = scene.list("objects")
    let member = objects.first { $0.attributes["sceneMemberID"] == "viewController" }
    controller = (member ?? objects.first(where: \.isController)).map(ControllerElement.init)
    rootView = controller?.view
  }

  /// Returns the view trees of a storyboard's scene: that of the controller, those in the dock, and the title view.
  static func scenes(ofStoryboardScene scene: InterfaceElement, at index: Int) -> [InterfaceScene] {
    let main = InterfaceScene(storyboardScene: scene)
    let docked = scene.list("objects").filter { $0.isView && !$0.isController }
    let title = main.controller?.navigationItem?.titleView?.element
    let detached = (docked + [title].compactMap(\.self)).map(InterfaceScene.init(detachedView:))
    return ([main] + detached).map { scene in
      var scene = scene
      scene.storyboardIndex = index
      return scene
    }
  }

  private init(detachedView view: InterfaceElement) {
    element = view
    controller = nil
    rootView = ViewElement(view)
    isDetached = true
  }

  /// Reads a top-level object of a xib, or returns `nil` for objects without a view, such as gesture recognizers.
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

  /// The id of the controller or view, or an empty string if the document has none.
  var id: String { controller?.id ?? rootView?.id ?? element.attributes["sceneID"] ?? "" }

  /// All segues that start in the scene, at its controller, views or bar button items.
  var segues: [SegueElement] {
    var segues: [SegueElement] = []
    element.visit { if $0.name == "segue" { segues.append(SegueElement($0)) } }
    return segues
  }
}
