/// A constraint as it is written: `first relation multiplier * second + constant`.
struct ConstraintElement: DocumentElement {
  let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }

  /// What is placed or measured; `baseline` is the last one.
  enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// How both sides compare.
  enum Relation: String, CaseIterable, Hashable, Sendable {
    case equal, greaterThanOrEqual, lessThanOrEqual
  }

  /// The id of the first item; none for the view that owns the constraint.
  var firstItem: String? { element.attributes["firstItem"] }
  /// What of the first item; none where it is not understood.
  var firstAttribute: Attribute? { element.word("firstAttribute") }
  /// How both sides compare.
  var relation: Relation { element.word("relation") ?? .equal }
  /// The id of the second item; none for a constant, or for the owner where there is a second attribute.
  var secondItem: String? { element.attributes["secondItem"] }
  /// What of the second item.
  var secondAttribute: Attribute? { element.word("secondAttribute") }
  /// The factor on the second side.
  var multiplier: Double { element.attributes["multiplier"].flatMap(ConstraintMultiplier.value) ?? 1 }
  /// The summand on the second side, in points; for symbolic constraints the one that was saved.
  var constant: Double {
    element.number("constant") ?? element.child(forKey: "constant")?.number("value") ?? 0
  }
  /// Whether the constant is the system's standard distance.
  var isSymbolic: Bool { element.flag("symbolic") ?? false }
  /// How much the constraint matters, 1...1000; 1000 is required.
  var priority: Double { element.number("priority") ?? 1000 }
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
