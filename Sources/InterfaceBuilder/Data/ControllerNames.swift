/// The controllers of a document by the names of their scenes, for container views.
struct ControllerNames {
  enum Answer: Hashable {
    /// The id of the controller.
    case found(String)
    /// No controller has the name; these are the names of all.
    case unknown([String])
    /// Several controllers have the name; these are their ids.
    case ambiguous([String])
  }

  private let controllers: [(id: String, name: String, otherNames: Set<String>)]

  init(_ document: InterfaceDocument) {
    let names = SceneNaming(document)
    controllers = document.scenes.enumerated().compactMap { index, scene in
      scene.controller?.id.map { id in
        (id, names.unique[index], Set(names.known[index] + [id, scene.rootView?.id].compactMap(\.self)))
      }
    }
  }

  /// Returns the name of a controller's scene, or `nil` if the document has no such controller.
  func name(ofController id: String) -> String? { controllers.first { $0.id == id }?.name }

  /// Returns the controller with a name.
  func controller(named name: String) -> Answer {
    if let exact = controllers.first(where: { $0.name == name }) { return .found(exact.id) }
    let found = controllers.filter { $0.otherNames.contains(name) }.map(\.id)
    switch found.count {
    case 0: return .unknown(controllers.map(\.name))
    case 1: return .found(found[0])
    default: return .ambiguous(found)
    }
  }
}
