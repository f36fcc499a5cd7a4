import AutoLayout
import Graphics

/// Activates a scene's constraints in the order in which the run time does: file order, a descendant's before its
/// ancestor's. Among equals the order decides which constraint of a conflict is broken.
struct ConstraintInstaller {
  let items: ItemRegistry
  /// Whether constraints that are removed when the program runs take part.
  let includesPlaceholders: Bool
  private(set) var findings: [Finding] = []

  init(items: ItemRegistry, includesPlaceholders: Bool) {
    self.items = items
    self.includesPlaceholders = includesPlaceholders
  }

  /// Activates the constraints that a view owns.
  mutating func install(_ elements: [ConstraintElement], ownedBy owner: View) {
    for element in elements where includesPlaceholders || !element.isPlaceholder {
      guard let constraint = constraint(from: element, owner: owner) else { continue }
      do throws(ConstraintError) {
        try constraint.install()
      } catch {
        findings.append(.uninstallable(element, error))
      }
    }
  }

  private mutating func constraint(from element: ConstraintElement, owner: View) -> LayoutConstraint? {
    guard let attribute = element.firstAttribute else {
      findings.append(.unreadable(element))
      return nil
    }
    guard let first = item(element.firstItem, owner: owner, in: element) else { return nil }
    var second: (any LayoutItem)?
    if element.secondItem != nil || element.secondAttribute != nil {
      second = item(element.secondItem, owner: owner, in: element)
      if second == nil { return nil }
    }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: element.relation, toItem: second,
      attribute: element.secondAttribute ?? .notAnAttribute, multiplier: element.multiplier,
      constant: element.hasConstant || !element.isSymbolic ? element.constant : standardSpace(first, second, owner),
      priority: element.priority, identifier: element.identifier)
    constraint.documentID = element.id
    constraint.isStandardSpace = element.isSymbolic
    return constraint
  }

  private mutating func item(_ id: String?, owner: View, in element: ConstraintElement) -> (any LayoutItem)? {
    guard let id else { return owner }
    if let item = items.item(id) { return item }
    findings.append(.unresolved(element, reference: id))
    return nil
  }

  /// The standard distance where the document does not write it out.
  private func standardSpace(_ first: any LayoutItem, _ second: (any LayoutItem)?, _ owner: View) -> Double {
    let touchesContainer = first === owner || second === owner
    return touchesContainer ? StandardSpacing.toContainer : StandardSpacing.betweenSiblings
  }
}

extension ConstraintElement {
  /// Whether the document writes the constant out.
  fileprivate var hasConstant: Bool {
    element.attributes["constant"] != nil || element.child(forKey: "constant") != nil
  }
}
