/// The ids of the views that constraints or stack views place, whose saved frames must be ignored.
struct ConstrainedViews {
  private var ids: Set<String> = []

  init(below root: ViewElement) {
    var hierarchy = ViewHierarchy()
    collect(root.element, inside: nil, hierarchy: &hierarchy)
    markItems(in: root.element, owner: root.id, hierarchy)
  }

  /// Returns whether constraints or a stack view place the view with an id.
  func contains(_ id: String?) -> Bool { id.map(ids.contains) ?? false }

  /// Records the container of every view, and marks the arranged subviews of stack views.
  private mutating func collect(
    _ element: InterfaceElement, inside container: String?, hierarchy: inout ViewHierarchy
  ) {
    var inner = container
    if let id = element.id, element.isView {
      hierarchy.containers[id] = container
      inner = id
    }
    for child in element.children { collect(child, inside: inner, hierarchy: &hierarchy) }
    if element.name == "stackView" {
      for view in element.list("subviews") { view.id.map { _ = ids.insert($0) } }
    }
  }

  /// Marks the items of every constraint. If one item contains the other, the constraint places only the inner one.
  private mutating func markItems(in element: InterfaceElement, owner: String?, _ hierarchy: ViewHierarchy) {
    let viewID = element.isView ? element.id ?? owner : owner
    for child in element.list("constraints") where child.name == "constraint" {
      let constraint = ConstraintElement(child)
      let first = constraint.firstItem ?? viewID
      let second = constraint.secondItem ?? (constraint.secondAttribute == nil ? nil : viewID)
      if let first, !hierarchy.contains(second, inside: first) { ids.insert(first) }
      if let second, !hierarchy.contains(first, inside: second) { ids.insert(second) }
    }
    for child in element.children { markItems(in: child, owner: viewID, hierarchy) }
  }
}

/// The views of a scene that contain others.
private struct ViewHierarchy {
  /// The id of the view that contains a view, by its id.
  var containers: [String: String] = [:]

  /// Returns whether a view is in another, at any depth.
  func contains(_ view: String?, inside ancestor: String) -> Bool {
    var container = view.flatMap { containers[$0] }
    // Ids may be repeated in a damaged document, so that a view seems to contain itself.
    for _ in 0...containers.count {
      guard let next = container else { return false }
      if next == ancestor { return true }
      container = containers[next]
    }
    return false
  }
}
