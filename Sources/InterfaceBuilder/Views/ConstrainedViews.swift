/// The views that constraints or stacks place, by id: their saved frames are not read.
struct ConstrainedViews {
  private var ids: Set<String> = []

  /// Collects them below a root.
  init(below root: ViewElement) {
    var owners: [String: Set<String>] = [:]
    collect(root.element, insideOf: [], subtree: &owners)
    markPartners(in: root.element, owner: root.id, subtrees: owners)
  }

  /// Whether constraints place the view.
  func contains(_ id: String?) -> Bool { id.map(ids.contains) ?? false }

  /// Notes, for every view, the ids of the views above it; arranged views are placed by their stack.
  private mutating func collect(
    _ element: InterfaceElement, insideOf ancestors: Set<String>, subtree: inout [String: Set<String>]
  ) {
    var above = ancestors
    if let id = element.id, element.isView {
      subtree[id] = ancestors
      above.insert(id)
    }
    for child in element.children { collect(child, insideOf: above, subtree: &subtree) }
    if element.name == "stackView" {
      for view in element.list("subviews") { view.id.map { _ = ids.insert($0) } }
    }
  }

  /// A constraint places an item unless its partner lies inside of it: then it places the partner only.
  private mutating func markPartners(
    in element: InterfaceElement, owner: String?, subtrees ancestors: [String: Set<String>]
  ) {
    let holder = element.isView ? element.id ?? owner : owner
    for written in element.list("constraints") where written.name == "constraint" {
      let constraint = ConstraintElement(written)
      let first = constraint.firstItem ?? holder
      let second = constraint.secondItem ?? (constraint.secondAttribute == nil ? nil : holder)
      if let first, !(second.flatMap { ancestors[$0] }?.contains(first) ?? false) { ids.insert(first) }
      if let second, !(first.flatMap { ancestors[$0] }?.contains(second) ?? false) { ids.insert(second) }
    }
    for child in element.children { markPartners(in: child, owner: holder, subtrees: ancestors) }
  }
}
