import Graphics

extension InterfaceDocument {
  /// Returns the frames that Interface Builder saved for the views of a scene that constraints place, by the views' identifiers, in
  /// points in their superviews' coordinates.
  package func savedFrames(in scene: SceneReference) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    func add(_ element: InterfaceElement) {
      let view = ViewElement(element)
      if let id = element.id, view.isPlacedByConstraints, let frame = element.rect("frame") { frames[id] = frame }
      element.children.forEach(add)
    }
    let scenes = scenes
    if scenes.indices.contains(scene.index) { scenes[scene.index].rootView.map { add($0.element) } }
    return frames
  }
}

extension ViewElement {
  fileprivate var isPlacedByConstraints: Bool { element.flag("translatesAutoresizingMaskIntoConstraints") == false }
}
