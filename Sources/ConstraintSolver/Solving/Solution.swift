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
