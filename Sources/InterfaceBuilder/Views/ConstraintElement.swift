import AutoLayout
import Files
import Graphics

/// A constraint as the document specifies it: `first relation multiplier * second + constant`.
struct ConstraintElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// The id of the first item, or `nil` for the view that owns the constraint.
  var firstItem: String? { element.attributes["firstItem"] }
  /// The attribute of the first item, or `nil` if it is unknown.
  var firstAttribute: LayoutAttribute? {
    element.attributes["firstAttribute"].flatMap(LayoutAttribute.init(documentName:))
  }
  var relation: LayoutConstraint.Relation { element.word("relation") ?? .equal }
  /// The id of the second item, or `nil` for a constant. If there is a second attribute, `nil` means the owner.
  var secondItem: String? { element.attributes["secondItem"] }
  var secondAttribute: LayoutAttribute? {
    element.attributes["secondAttribute"].flatMap(LayoutAttribute.init(documentName:))
  }
  var multiplier: Double { element.attributes["multiplier"].flatMap(ConstraintMultiplier.value) ?? 1 }
  /// The constant in points, or `nil` if the document does not specify it.
  var constant: Double? {
    let child = element.child(forKey: "constant")
    guard child != nil || element.attributes["constant"] != nil else { return nil }
    return element.number("constant") ?? child?.number("value") ?? 0
  }
  /// Whether the constant is the system's standard spacing.
  var isSymbolic: Bool { element.flag("symbolic") ?? false }
  var priority: LayoutPriority { element.priority("priority") ?? .required }
  /// Whether the constraint exists only at design time.
  var isPlaceholder: Bool { element.flag("placeholder") ?? false }
  /// The name of the constraint in logs.
  var identifier: String? { element.attributes["identifier"] }
}

/// The forms of a multiplier in documents.
enum ConstraintMultiplier {
  /// Returns the value of a string such as `16:9`, `1/3` or `0.5`, or `nil` if it has another form.
  static func value(_ text: String) -> Double? {
    let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map {
      Double(Substring($0))
    }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _) where value.isFinite: return InterfaceElement.bounded(value)
    case (2, let dividend?, let divisor?) where dividend.isFinite && divisor.isFinite && divisor != 0:
      return InterfaceElement.bounded(dividend / divisor)
    default: return nil
    }
  }
}

extension LayoutAttribute {
  /// Creates an attribute from its name in documents, which call the last baseline `baseline`.
  init?(documentName name: String) {
    guard let attribute = LayoutAttribute(rawValue: name == "baseline" ? "lastBaseline" : name) else { return nil }
    guard attribute != .notAnAttribute else { return nil }
    self = attribute
  }
}

extension InterfaceElement {
  /// Returns an attribute that is a priority, clamped to 1...1000.
  func priority(_ name: String) -> LayoutPriority? {
    number(name).map { LayoutPriority(Float(min(max($0, 1), 1000))) }
  }
}

// MARK: - Building

/// Activates a scene's constraints in UIKit's order: document order, but a descendant's before its ancestor's. What the
/// constraints say decides which one of a conflict is broken. The order only decides between two that say the same.
struct ConstraintInstaller {
  let items: ItemRegistry
  /// The names of the constraints' outlets.
  let names: DocumentNames
  /// Whether to activate constraints that exist only at design time.
  let includesPlaceholders: Bool
  private(set) var findings: [Finding] = []

  init(items: ItemRegistry, names: DocumentNames, includesPlaceholders: Bool) {
    self.items = items
    self.names = names
    self.includesPlaceholders = includesPlaceholders
  }

  /// Activates the constraints that a view owns.
  mutating func install(_ elements: [ConstraintElement], ownedBy owner: View) {
    for element in elements where includesPlaceholders || !element.isPlaceholder {
      guard let constraint = constraint(from: element, owner: owner) else { continue }
      do throws(ConstraintError) {
        try constraint.install()
      } catch {
        findings.append(.invalid(element, error))
      }
    }
  }

  private mutating func constraint(from element: ConstraintElement, owner: View) -> LayoutConstraint? {
    guard let attribute = element.firstAttribute else {
      findings.append(.unreadable(element, "firstAttribute"))
      return nil
    }
    guard element.secondAttribute != nil || element.element.attributes["secondAttribute"] == nil else {
      findings.append(.unreadable(element, "secondAttribute"))
      return nil
    }
    guard let first = item(element.firstItem, owner: owner, in: element) else { return nil }
    var second: (any LayoutItem)?
    if element.secondItem != nil || element.secondAttribute != nil {
      second = item(element.secondItem, owner: owner, in: element)
      if second == nil { return nil }
    }
    let defaultConstant = element.isSymbolic ? standardSpace(between: first, and: second, owner: owner) : 0
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: element.relation, toItem: second,
      attribute: element.secondAttribute ?? .notAnAttribute, multiplier: element.multiplier,
      constant: element.constant ?? defaultConstant, priority: element.priority, identifier: element.identifier)
    constraint.documentID = element.id
    items.register(constraint, id: element.id)
    constraint.nameInDocument = names[element.id]
    constraint.isStandardSpace = element.isSymbolic
    return constraint
  }

  private mutating func item(_ id: String?, owner: View, in element: ConstraintElement) -> (any LayoutItem)? {
    guard let id else { return owner }
    if let item = items.item(id) { return item }
    findings.append(.unresolved(element, reference: id))
    return nil
  }

  private func standardSpace(
    between first: any LayoutItem, and second: (any LayoutItem)?, owner: View
  ) -> Double {
    let touchesContainer = first === owner || second === owner
    return touchesContainer ? StandardSpacing.toContainer : StandardSpacing.betweenSiblings
  }
}

extension Finding {
  fileprivate static func unresolved(_ constraint: ConstraintElement, reference: String) -> Finding {
    Finding(
      rule: .unresolvedReference, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' refers to '\(reference)', "
        + "which is not a view or layout guide of its scene.")
  }

  fileprivate static func unreadable(_ constraint: ConstraintElement, _ name: String) -> Finding {
    let attribute = constraint.element.attributes[name] ?? ""
    return Finding(
      rule: .unreadableConstraint, constraints: [constraint.id ?? ""],
      message: "Constraint '\(constraint.id ?? "")' has the unknown attribute '\(attribute)'.")
  }

  fileprivate static func invalid(_ constraint: ConstraintElement, _ error: ConstraintError) -> Finding {
    Finding(
      rule: .invalidConstraint, constraints: [constraint.id ?? ""], message: error.description)
  }
}
