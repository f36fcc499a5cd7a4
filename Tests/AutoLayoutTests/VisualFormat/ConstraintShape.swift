import AutoLayout

/// A constraint as a value, for comparison; items are compared by identity.
struct ConstraintShape: Hashable, CustomStringConvertible {
  var first: ObjectIdentifier
  var firstAttribute: LayoutAttribute
  var relation: LayoutConstraint.Relation
  var second: ObjectIdentifier?
  var secondAttribute: LayoutAttribute
  var multiplier = 1.0
  var constant = 0.0
  var priority: LayoutPriority = .required

  init(
    _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutConstraint.Relation = .equal,
    _ second: (any LayoutItem)? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute, _ constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.first = ObjectIdentifier(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second.map { ObjectIdentifier($0) }
    self.secondAttribute = secondAttribute
    self.constant = constant
    self.priority = priority
  }

  init?(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem else { return nil }
    self.init(
      first, constraint.firstAttribute, constraint.relation, constraint.secondItem, constraint.secondAttribute,
      constraint.constant, priority: constraint.priority)
    multiplier = constraint.multiplier
  }

  var description: String {
    "\(firstAttribute) \(relation) \(multiplier)*\(secondAttribute) + \(constant) @\(priority.rawValue)"
  }
}

extension LayoutConstraint {
  /// The constraints of a format as values.
  static func shapes(
    _ format: String, _ options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem]
  ) throws -> [ConstraintShape] {
    try constraints(parsing: format, options: options, metrics: metrics, views: views)
      .compactMap(ConstraintShape.init)
  }
}
