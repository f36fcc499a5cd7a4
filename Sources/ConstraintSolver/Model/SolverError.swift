/// An error in a constraint or an edit. The system is unchanged.
package enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is NaN or infinite.
  case coefficientNotFinite(ConstraintID, Variable)
  /// A constant is NaN or infinite.
  case constantNotFinite(ConstraintID)
  /// A priority is 0 or less, or greater than 1000.
  case priorityOutOfRange(ConstraintID, Double)
  /// A term has a variable that this solver did not make.
  case unknownVariable(ConstraintID, Variable)
  /// The system has no such constraint.
  case unknownConstraint(ConstraintID)
}

extension SolverError: CustomStringConvertible {
  /// The error in one line that starts with the place, in the notation of a system's JSON.
  package var description: String {
    switch self {
    case .coefficientNotFinite(let id, let variable):
      "constraints[\(id.index)].terms: expected a finite coefficient for variable \(variable.index)"
    case .constantNotFinite(let id): "constraints[\(id.index)].constant: expected a finite number"
    case .priorityOutOfRange(let id, let priority):
      "constraints[\(id.index)].priority: expected a number greater than 0 and at most 1000, not "
        + (Int(exactly: priority).map { "\($0)" } ?? "\(priority)")
    case .unknownVariable(let id, let variable):
      "constraints[\(id.index)].terms: unknown variable \(variable.index)"
    case .unknownConstraint(let id): "constraints[\(id.index)]: no such constraint; it was removed or never added"
    }
  }
}
