import Graphics

/// What a layout found besides the frames.
public struct LayoutOutcome {
  /// The conflicts, in the order in which they were broken.
  public var conflicts: [LayoutConflict] = []
  /// Constraints that could not be activated.
  public var errors: [ConstraintError] = []
  /// How often the system was solved until sizes that depend on widths had settled.
  public var passes = 0
  /// The systems that were solved, where ``LayoutEnvironment/recordsSystems`` asks for them.
  package var systems: LayoutSystemRecord?
}

/// Required constraints that cannot all hold, and the one given up.
public struct LayoutConflict {
  /// The conflicting constraints; without any one of them the others can hold.
  public let constraints: [LayoutConstraint]
  /// The one that was broken.
  public let broken: LayoutConstraint
}
