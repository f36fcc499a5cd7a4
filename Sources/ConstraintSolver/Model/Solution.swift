/// The optimum of a system.
package struct Solution: Sendable {
  /// The value of every variable, by ``Variable/index``.
  package let values: [Double]
  /// The conflicts between required constraints, sorted by the constraint that was broken.
  package let conflicts: [Conflict]
  /// The violation of every optional priority in the system, strongest first.
  package let violations: [LevelViolation]
  /// Whether the solver verified the optimum. If not, the numbers of the system differ by so many orders of magnitude
  /// that rounding errors hide which constraints have to give way, and the values may be wrong.
  package let isProven: Bool

  /// The required constraints that were broken, in order of addition.
  package var broken: [ConstraintID] { conflicts.map(\.broken) }

  package subscript(variable: Variable) -> Double { values[variable.index] }
}

/// Required constraints that cannot all hold.
package struct Conflict: Hashable, Sendable {
  /// An irreducible infeasible set, in order of addition: if any one member is removed, the others can hold.
  package let members: [ConstraintID]
  /// The member that was broken: the last added one, but a protected one only if all members are protected.
  package let broken: ConstraintID
}

/// The violation of the constraints of one priority.
package struct LevelViolation: Hashable, Sendable {
  package let priority: Double
  /// The sum of the absolute violations of the constraints. Broken constraints are not counted.
  package let total: Double
}

// MARK: - Explanations

/// A constraint that holds a variable at its value.
package struct Holder: Hashable, Sendable {
  package let constraint: ConstraintID
  package let priority: Double
  /// The forces that the constraint resists, strongest priority first: for each priority that pulls at the constraint,
  /// the decrease in that priority's violation if the constraint's constant increased by 1. Empty if no priority pulls
  /// at the constraint, which then only determines the value.
  package let forces: [LevelForce]
}

/// The force of a priority on a constraint, which is one component of the constraint's multiplier.
package struct LevelForce: Hashable, Sendable {
  /// The priority that pulls.
  package let priority: Double
  /// The decrease in the priority's violation per unit of increase in the constraint's constant.
  package let amount: Double
}

// MARK: - Ranges

/// The values that a variable can have.
package struct VariableRange: Hashable, Sendable {
  /// The lower end, or nil if the variable can decrease without limit.
  package let lower: RangeLimit?
  /// The upper end, or nil if the variable can increase without limit.
  package let upper: RangeLimit?
}

/// An end of a range.
package struct RangeLimit: Hashable, Sendable {
  /// The last value in the range.
  package let value: Double
  /// The constraints that together exclude the values beyond the limit, in order of addition. Without any one of them
  /// the range would be larger.
  package let constraints: [ConstraintID]
}

/// The values of a variable in all optima, with an optimum for each end of their range.
package struct Ambiguity: Hashable, Sendable {
  /// The values of the variable in all optima.
  package let range: VariableRange
  /// The values of all variables in an optimum that minimizes this one. If there is no minimum, this variable is 1
  /// below its value in the solution.
  package let least: [Double]
  /// The values of all variables in an optimum that maximizes this one. If there is no maximum, this variable is 1
  /// above its value in the solution.
  package let greatest: [Double]
}
