extension View {
  /// Takes constraints, all or none; the error of the first that this view cannot hold is recorded.
  func hold(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      do throws(ConstraintError) {
        try constraint.validate(heldBy: self)
      } catch {
        return constraint.record(error)
      }
    }
    for constraint in constraints { hold(constraint) }
  }

  /// Lets go of this very constraint, if it is this view that holds it.
  func release(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    constraintWasRemoved(constraint)
  }

  /// Removes the first constraint held by this view that says the same as another, whatever its priority.
  ///
  /// - Returns: the constraint that was removed; none where nothing matched.
  @discardableResult
  public func removeConstraint(matching pattern: LayoutConstraint) -> LayoutConstraint? {
    guard let match = constraints.first(where: { $0.matches(pattern) }) else { return nil }
    release(match)
    return match
  }

  /// The constraints of a name that this view and the views below it hold, from the top down.
  public func constraints(withIdentifier identifier: String) -> [LayoutConstraint] {
    constraints.filter { $0.identifier == identifier }
      + subviews.flatMap { $0.constraints(withIdentifier: identifier) }
  }

  func hold(_ constraint: LayoutConstraint) {
    constraint.owner?.release(constraint)
    constraint.owner = self
    constraints.append(constraint)
    constraintWasAdded(constraint)
  }
}
