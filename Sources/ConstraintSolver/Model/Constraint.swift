/// An unknown of a system, which can have any finite value. Made by ``Solver/makeVariable()``.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The variable's position in the order of creation, from 0.
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// The value that a variable takes if several are optimal.
///
/// Variables that prefer zero take their values first, then those that prefer bounds, both in the order of creation.
/// Where optional constraints of one priority compete, all variables that their outcome moves prefer zero.
package enum Preference: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// The value nearest to zero.
  case zero
  /// The least value; if there is none, the greatest; if there is none either, zero.
  case bound
}

/// A variable times a coefficient.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  package var variable: Variable
  package var coefficient: Double

  /// Makes a term. A term with the coefficient 0 has no effect.
  // Inlinable, because other modules make a system's rows from millions of terms.
  @inlinable
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// The comparison between the two sides of a constraint.
package enum Relation: Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual

  /// The relation as `<=`, `==` or `>=`.
  package var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Makes the relation for `<=`, `==` or `>=`; nil for any other string.
  package init?(symbol: String) {
    switch symbol {
    case "<=": self = .lessThanOrEqual
    case "==": self = .equal
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

/// A linear constraint, which compares the sum of its terms with a constant.
package struct Constraint: Hashable, Sendable {
  /// The priority of a constraint that must hold.
  package static let required: Double = 1000

  /// The left side. A variable may occur more than once.
  package var terms: [Term]
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// The priority, greater than 0 and at most ``required``. A constraint takes precedence over all constraints of lower
  /// priority together.
  package var priority: Double
  /// Whether the constraint is never broken in a conflict that also has constraints without protection.
  package var isProtected: Bool
  /// The constraint's place in the order of breaking, which counts while it is required; nil for its place in the order
  /// of addition.
  package var breakKey: BreakKey?

  /// Makes the constraint `sum(terms) relation constant`.
  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = Constraint.required,
    isProtected: Bool = false, breakKey: BreakKey? = nil
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.isProtected = isProtected
    self.breakKey = breakKey
  }
}

/// The identifier of a constraint in its solver. Identifiers grow in the order of addition and are never reused.
package struct ConstraintID: Hashable, Comparable, Sendable {
  /// The constraint's position in the order of addition, from 0.
  package let index: Int

  package static func < (left: ConstraintID, right: ConstraintID) -> Bool { left.index < right.index }
}
