import Graphics

extension SceneContents {
  /// Returns the frames that Interface Builder saved for the views of a scene that constraints place, by the views'
  /// identifiers, in points in their superviews' coordinates.
  package func savedFrames(in scene: SceneReference) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    func add(_ element: InterfaceElement) {
      let view = ViewElement(element)
      if let id = element.id, view.isPlacedByConstraints, let frame = element.rect("frame") { frames[id] = frame }
      element.children.forEach(add)
    }
    if let root = self.scene(scene)?.rootView { add(root.element) }
    return frames
  }
}

extension InterfaceDocument {
  /// The ids of the views for which the document has frames, in its order.
  package var viewIDs: [String] {
    var ids: [String] = []
    for scene in scenes {
      scene.rootView?.element.visit { element in
        if let id = element.id, element.rect("frame") != nil { ids.append(id) }
      }
    }
    return ids
  }
}

extension SceneContents {
  /// Returns the ids of a scene's required equations between views, or of a view's size, without a multiplier.
  ///
  /// What they say about frames does not depend on texts, safe areas or margins.
  package func firmConstraints(in scene: SceneReference) -> Set<String> {
    guard let root = self.scene(scene)?.rootView?.element else { return [] }
    var guides: Set<String> = []
    root.visit { if let id = $0.id, $0.name.lowercased().hasSuffix("layoutguide") { guides.insert(id) } }
    var ids: Set<String> = []
    root.visit { element in
      guard element.name == "constraint", let id = element.id else { return }
      let constraint = ConstraintElement(element)
      let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
      let isFirm =
        constraint.relation == .equal && constraint.priority == .required && constraint.multiplier == 1
        && !constraint.isPlaceholder
      if isFirm, guides.isDisjoint(with: items) { ids.insert(id) }
    }
    return ids
  }
}

extension ViewElement {
  fileprivate var isPlacedByConstraints: Bool { element.flag("translatesAutoresizingMaskIntoConstraints") == false }
}
