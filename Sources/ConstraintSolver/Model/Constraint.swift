/// An unknown of a system, free to take any finite value. Made by ``Solver/makeVariable()``.
public struct Variable: Hashable, Sendable {
  /// The order of creation, from 0.
  public let index: Int

  /// Names the variable of an index.
  package init(index: Int) { self.index = index }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable
  /// What the unknown is multiplied by.
  public var coefficient: Double

  /// Makes a term; a coefficient of 0 leaves the variable out.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable, BitwiseCopyable {
  /// The terms add up to the constant or less.
  case lessThanOrEqual
  /// The terms add up to the constant.
  case equal
  /// The terms add up to the constant or more.
  case greaterThanOrEqual
}

/// A linear constraint: the sum of the terms compared with a constant.
public struct Constraint: Hashable, Sendable {
  /// The priority of a constraint that must hold.
  public static let required: Double = 1000

  /// The left side; a variable may occur more than once.
  public var terms: [Term]
  /// How the sum of the terms compares with the constant.
  public var relation: Relation
  /// The right side.
  public var constant: Double
  /// The priority, above 0 and up to ``required``; every step is strictly stronger than all below it together.
  public var priority: Double
  /// Whether the constraint survives every conflict with constraints that are not protected.
  public var isProtected: Bool

  /// Makes a constraint `sum(terms) relation constant`.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = Constraint.required,
    isProtected: Bool = false
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.isProtected = isProtected
  }
}

/// The name of a constraint inside its solver; later ones are greater, and none is used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The order of addition, from 0.
  public let index: Int

  /// Whether the left constraint was added before the right one.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
