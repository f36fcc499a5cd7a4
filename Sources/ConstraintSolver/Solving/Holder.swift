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
