/// Why a solver refused a constraint or an edit; the system stays as it was.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is NaN or infinite.
  case coefficientNotFinite(ConstraintID, Variable)
  /// A constant is NaN or infinite.
  case constantNotFinite(ConstraintID)
  /// A priority is not above 0 and at most 1000.
  case priorityOutOfRange(ConstraintID, Double)
  /// A term names a variable that this solver did not make.
  case unknownVariable(ConstraintID, Variable)
  /// No constraint of this name is in the system.
  case unknownConstraint(ConstraintID)
  /// Moving a constant goes through more ranges than this.
  case tooManyRanges(ConstraintID, Int)
}
