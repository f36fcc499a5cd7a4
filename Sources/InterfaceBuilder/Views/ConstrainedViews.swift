/// The ids of the views that constraints or stack views place, whose saved frames must be ignored.
struct ConstrainedViews {
  private var ids: Set<String> = []

  init(below root: ViewElement) {
    var ancestors: [String: Set<String>] = [:]
    collect(root.element, inside: [], ancestors: &ancestors)
    markItems(in: root.element, owner: root.id, ancestors: ancestors)
  }

  /// Returns whether constraints or a stack view place the view with an id.
  func contains(_ id: String?) -> Bool { id.map(ids.contains) ?? false }

  /// Records the ancestors of every view, and marks the arranged subviews of stack views.
  private mutating func collect(
    _ element: InterfaceElement, inside containers: Set<String>, ancestors: inout [String: Set<String>]
  ) {
    var inner = containers
    if let id = element.id, element.isView {
      ancestors[id] = containers
      inner.insert(id)
    }
    for child in element.children { collect(child, inside: inner, ancestors: &ancestors) }
    if element.name == "stackView" {
      for view in element.list("subviews") { view.id.map { _ = ids.insert($0) } }
    }
  }

  /// Marks the items of every constraint. If one item contains the other, the constraint places only the inner one.
  private mutating func markItems(
    in element: InterfaceElement, owner: String?, ancestors: [String: Set<String>]
  ) {
    let viewID = element.isView ? element.id ?? owner : owner
    for child in element.list("constraints") where child.name == "constraint" {
      let constraint = ConstraintElement(child)
      let first = constraint.firstItem ?? viewID
      let second = constraint.secondItem ?? (constraint.secondAttribute == nil ? nil : viewID)
      if let first, !(second.flatMap { ancestors[$0] }?.contains(first) ?? false) { ids.insert(first) }
      if let second, !(first.flatMap { ancestors[$0] }?.contains(second) ?? false) { ids.insert(second) }
    }
    for child in element.children { markItems(in: child, owner: viewID, ancestors: ancestors) }
  }
}
