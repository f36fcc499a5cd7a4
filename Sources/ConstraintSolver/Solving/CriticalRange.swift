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
