/// The names by which people refer to the scenes of a document.
package struct NamedScenes: Sendable {
  private struct Scene {
    var id: String
    var names: [String]
  }

  package enum Answer: Hashable, Sendable {
    /// The id of the scene: that of its root view for `scene(named:)`, that of its controller for `controller(named:)`.
    case found(String)
    case unknown([String])
    case ambiguous([String])
  }

  private let scenes: [Scene]

  private init(_ scenes: [Scene]) { self.scenes = scenes }

  /// The names of the controllers.
  init(controllersOf document: InterfaceDocument) {
    self.init(document.scenes.compactMap { scene in
      scene.controller?.id.map { Scene(id: $0, names: scene.allNames) }
    })
  }

  /// Returns the controller with a name.
  func controller(named name: String) -> Answer {
    let found = scenes.filter { $0.names.contains(name) }.map(\.id)
    switch found.count {
    case 0: return .unknown(scenes.compactMap(\.names.first))
    case 1: return .found(found[0])
    default: return .ambiguous(found)
    }
  }
}

extension InterfaceScene {
  /// Everything that names the scene: storyboard identifier, title, label, custom class and ids.
  var allNames: [String] {
    let names = [
      controller?.storyboardIdentifier, controller?.title, controller?.userLabel, rootView?.userLabel,
      controller?.customClass, controller == nil ? rootView?.customClass : nil, controller?.referencedName,
      controller?.id, rootView?.id,
    ]
    var seen: Set<String> = []
    return names.compactMap(\.self).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension SceneReference {
  /// Returns everything that names the scene in its document: storyboard identifier, title, label, custom class and ids.
  package func allNames(in document: InterfaceDocument) -> [String] {
    let scenes = document.scenes
    return scenes.indices.contains(index) ? scenes[index].allNames : [name, id]
  }
}
