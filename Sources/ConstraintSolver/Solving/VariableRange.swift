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
