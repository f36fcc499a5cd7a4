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

extension View {
  /// Keeps an error for the layout of whichever tree the view is in by then.
  func record(_ error: ConstraintError) {
    if !layoutState.recordedErrors.contains(error) { layoutState.recordedErrors.append(error) }
  }

  /// The errors of constraints on this view and all below it, each once, from the top down.
  var errorsInTree: [ConstraintError] {
    var errors: [ConstraintError] = []
    forEachInTree { view in
      for error in view.layoutState.recordedErrors where !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}

extension View {
  /// The strip above the safe area: a view controller's top layout guide.
  package var topBarGuide: LayoutGuide { guide(.topBar, identifier: "_UILayoutGuide") }
  /// The strip below the safe area: a view controller's bottom layout guide.
  package var bottomBarGuide: LayoutGuide { guide(.bottomBar, identifier: "_UILayoutGuide") }

  /// Takes a guide from its former view.
  func adopt(_ guide: LayoutGuide) {
    guide.owningView?.abandon(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    structureDidChange()
  }

  /// Lets go of a guide, with every constraint that refers to it.
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
