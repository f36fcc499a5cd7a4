/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// An irreducible infeasible set, in order of addition: without any one member the others can hold.
  public let members: [ConstraintID]
  /// The member that was given up: never a protected one beside others, else the one that was added last.
  public let broken: ConstraintID
}

/// How far the constraints of one priority are from holding.
public struct LevelViolation: Hashable, Sendable {
  /// The priority.
  public let priority: Double
  /// The sum of the absolute violations, broken constraints left out.
  public let total: Double
}

/// The optimum of a system.
public struct Solution: Sendable {
  /// The value of every variable, by ``Variable/index``.
  public let values: [Double]
  /// What required constraints contradict each other, by the constraint that was broken.
  public let conflicts: [Conflict]
  /// The violation of every priority present below the required, the strongest first.
  public let violations: [LevelViolation]

  /// The required constraints that were given up, in order of addition.
  public var broken: [ConstraintID] { conflicts.map(\.broken) }

  /// The value of a variable.
  public subscript(variable: Variable) -> Double { values[variable.index] }
}

/// A constraint that holds a variable at its value.
public struct Holder: Hashable, Sendable {
  /// The constraint.
  public let constraint: ConstraintID
  /// The priority of the constraint.
  public let priority: Double
  /// What the constraint resists, the strongest priority first: for each priority of which a claim pulls at the
  /// constraint, how much less that priority would be violated if the constraint's constant were greater by 1. Empty
  /// where the constraint only gives the variable its value.
  public let forces: [LevelForce]
}

/// The force of a priority on a constraint: a component of its multiplier.
public struct LevelForce: Hashable, Sendable {
  /// The priority that pulls.
  public let priority: Double
  /// By how much the violation of the priority would fall if the constraint's constant rose by 1.
  public let amount: Double
}

/// The values that a variable can take.
public struct VariableRange: Hashable, Sendable {
  /// The least value and what keeps the variable from falling below; none where it can fall for ever.
  public let lower: RangeLimit?
  /// The greatest value and what keeps the variable from rising above; none where it can rise for ever.
  public let upper: RangeLimit?
}

/// An end of a range.
public struct RangeLimit: Hashable, Sendable {
  /// The last value in the range.
  public let value: Double
  /// The constraints that together allow no value beyond, in order of addition: without any one of them there would be
  /// more room.
  public let constraints: [ConstraintID]
}

/// How far a variable can move without changing the violation of any priority.
public struct Ambiguity: Hashable, Sendable {
  /// The values of the variable among all optima.
  public let range: VariableRange
  /// The values of all variables at an optimum where this one is least; where there is no least, 1 below the solution.
  public let least: [Double]
  /// The values of all variables at an optimum where this one is greatest; where there is no greatest, 1 above the
  /// solution.
  public let greatest: [Double]
}

/// A range of a constraint's constant in which the same constraints hold, however the constant moves.
public struct CriticalRange: Hashable, Sendable {
  /// The values of the constant; the next range begins where this one ends.
  public var range: ClosedRange<Double>
  /// The constraints below the required priority that do not hold, in order of addition.
  public let violated: [ConstraintID]
  /// The required constraints that are given up, in order of addition.
  public let broken: [ConstraintID]

  /// Whether another range is told from this one by more than the constant.
  func isAlike(_ other: CriticalRange) -> Bool { violated == other.violated && broken == other.broken }
}
