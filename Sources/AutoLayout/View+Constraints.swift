extension View {
  /// Adds all constraints, or none if this view cannot hold one of them, and then records the first error.
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

  /// Adds a valid constraint, and removes it from its former holder.
  func hold(_ constraint: LayoutConstraint) {
    constraint.owner?.release(constraint)
    constraint.owner = self
    constraints.append(constraint)
    constraintWasAdded(constraint)
  }

  /// Removes a constraint if this view holds it.
  func release(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    constraintWasRemoved(constraint)
  }

  /// Removes the first constraint of this view that equals another in everything but its priority and identifier.
  ///
  /// - Returns: The constraint that was removed, or `nil` if none matched.
  @discardableResult
  public func removeConstraint(matching pattern: LayoutConstraint) -> LayoutConstraint? {
    guard let match = constraints.first(where: { $0.matches(pattern) }) else { return nil }
    release(match)
    return match
  }

  /// Returns the constraints with an identifier that this view and its descendants hold, in depth-first order.
  public func constraints(withIdentifier identifier: String) -> [LayoutConstraint] {
    constraints.filter { $0.identifier == identifier }
      + subviews.flatMap { $0.constraints(withIdentifier: identifier) }
  }

  // MARK: Recorded errors

  /// Records an error, which the next layout of the view's tree reports.
  func record(_ error: ConstraintError) {
    if !recordedErrors.contains(error) { recordedErrors.append(error) }
  }

  /// The errors recorded by this view and its descendants, each once, in depth-first order.
  var errorsInTree: [ConstraintError] {
    var errors: [ConstraintError] = []
    forEachInTree { view in
      for error in view.recordedErrors where !errors.contains(error) { errors.append(error) }
    }
    return errors
  }

  // MARK: Guides

  /// The strip above the safe area: the top layout guide of a view controller.
  package var topBarGuide: LayoutGuide { guide(.topBar, identifier: "_UILayoutGuide") }
  /// The strip below the safe area: the bottom layout guide of a view controller.
  package var bottomBarGuide: LayoutGuide { guide(.bottomBar, identifier: "_UILayoutGuide") }

  /// Adds a guide and removes it from its former owner.
  func adopt(_ guide: LayoutGuide) {
    guide.owningView?.abandon(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    structureDidChange()
  }

  /// Removes a guide and every constraint that refers to it.
  func abandon(_ guide: LayoutGuide) {
    guard guide.owningView === self, layoutGuides.contains(where: { $0 === guide }) else { return }
    var holder: View? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        view.release(constraint)
      }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    structureDidChange()
  }
}
