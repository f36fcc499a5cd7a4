import AutoLayout

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
