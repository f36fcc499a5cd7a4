import AutoLayout
import Graphics

/// A constraint as it is written: `first relation multiplier * second + constant`.
struct ConstraintElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The id of the first item; none for the view that owns the constraint.
  var firstItem: String? { element.attributes["firstItem"] }
  /// What of the first item; none where it is not understood.
  var firstAttribute: LayoutAttribute? { element.attributes["firstAttribute"].flatMap(LayoutAttribute.init(written:)) }
  /// How both sides compare.
  var relation: LayoutConstraint.Relation { element.word("relation") ?? .equal }
  /// The id of the second item; none for a constant, or for the owner where there is a second attribute.
  var secondItem: String? { element.attributes["secondItem"] }
  /// What of the second item.
  var secondAttribute: LayoutAttribute? {
    element.attributes["secondAttribute"].flatMap(LayoutAttribute.init(written:))
  }
  /// The factor on the second side.
  var multiplier: Double { element.attributes["multiplier"].flatMap(ConstraintMultiplier.value) ?? 1 }
  /// The summand on the second side, in points; for symbolic constraints the one that was saved.
  var constant: Double {
    element.number("constant") ?? element.child(forKey: "constant")?.number("value") ?? 0
  }
  /// Whether the constant is the system's standard distance.
  var isSymbolic: Bool { element.flag("symbolic") ?? false }
  /// How much the constraint matters.
  var priority: LayoutPriority { element.priority("priority") ?? .required }
  /// Whether it is removed when the program runs.
  var isPlaceholder: Bool { element.flag("placeholder") ?? false }
  /// The name that logs show.
  var identifier: String? { element.attributes["identifier"] }
}

/// The forms in which documents write a multiplier.
enum ConstraintMultiplier {
  /// The value of `16:9`, `1/3` or `0.5`; none for other texts.
  static func value(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _) where value.isFinite: return value
    case (2, let dividend?, let divisor?) where dividend.isFinite && divisor.isFinite && divisor != 0:
      return dividend / divisor
    default: return nil
    }
  }
}

extension LayoutAttribute {
  /// The attribute that documents write by a name; they call the last baseline `baseline`.
  init?(written name: String) {
    guard let attribute = LayoutAttribute(rawValue: name == "baseline" ? "lastBaseline" : name) else { return nil }
    guard attribute != .notAnAttribute else { return nil }
    self = attribute
  }
}

extension InterfaceElement {
  /// An attribute that is a priority, held to 1...1000.
  func priority(_ name: String) -> LayoutPriority? {
    number(name).map { LayoutPriority(Float(min(max($0, 1), 1000))) }
  }
}

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

extension Finding {
  /// A constraint that refers to an object that is not there.
  fileprivate static func unresolved(_ constraint: ConstraintElement, reference: String) -> Finding {
    Finding(
      rule: .unresolvedReference, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' refers to '\(reference)', which is no view or guide of its scene.")
  }

  /// A constraint whose attribute is not understood.
  fileprivate static func unreadable(_ constraint: ConstraintElement) -> Finding {
    let attribute = constraint.element.attributes["firstAttribute"] ?? ""
    return Finding(
      rule: .unreadableConstraint, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' speaks of '\(attribute)', which is no layout attribute.")
  }

  /// A constraint that Auto Layout would refuse.
  fileprivate static func uninstallable(_ constraint: ConstraintElement, _ error: ConstraintError) -> Finding {
    Finding(
      rule: .invalidConstraint, constraints: [constraint.id ?? ""], message: error.description)
  }
}
