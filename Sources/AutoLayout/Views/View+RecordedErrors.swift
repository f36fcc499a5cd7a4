extension View {
  /// Keeps an error for the layout of whichever tree the view is in by then.
  func record(_ error: ConstraintError) {
    if !recordedErrors.contains(error) { recordedErrors.append(error) }
  }

  /// The errors of constraints on this view and all below it, each once, from the top down.
  var errorsInTree: [ConstraintError] {
    var errors: [ConstraintError] = []
    forEachInTree { view in
      for error in view.recordedErrors where !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
