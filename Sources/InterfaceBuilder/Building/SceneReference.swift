/// A scene of a document that can be built.
public struct SceneReference: Hashable, Sendable {
  /// The id of the scene's root view; the controller's where the root has none.
  public let id: String
  /// The storyboard identifier, else the title, else the user label, else the id.
  public let name: String
  /// The id of the view controller; none for a view that stands alone.
  public let controllerID: String?
  /// The scene's place among the document's scenes.
  let index: Int
}

extension InterfaceDocument {
  /// The scenes that have a view, in document order: a storyboard's view controllers, a xib's top-level views.
  public var sceneReferences: [SceneReference] {
    scenes.enumerated().compactMap { index, scene in
      guard let root = scene.rootView else { return nil }
      return SceneReference(
        id: root.id ?? scene.id, name: scene.name, controllerID: scene.controller?.id, index: index)
    }
  }
}
