/// A change that affects layout.
enum LayoutChange {
  case needsUpdateConstraints
  case needsLayout
  /// A constraint was activated, deactivated or changed. The view is the one that holds it.
  case constraint(LayoutConstraint)
  /// An intrinsic size, a margin or the hierarchy changed.
  case content
  /// A frame was set other than by layout.
  case frame
}

extension LayoutPass {
  /// Checks a change against the rules for the override that makes it. Changes outside overrides are always allowed.
  func check(_ change: LayoutChange, of view: View) {
    // Without a running override, content changes while it is measured.
    guard let call = currentCall else { return noteInvalidator(view) }
    noteInvalidator(call.view)
    call.view.layoutState.marks.insert(.unsettled)
    if case .constraint = change { noteConstraintChange() }
    if call.method.isOfUpdatePass {
      check(change, of: view, inUpdate: call)
    } else {
      check(change, of: view, inLayout: call)
    }
  }

  private func check(_ change: LayoutChange, of view: View, inUpdate call: OverrideCall) {
    switch change {
    case .needsUpdateConstraints:
      record(.setNeedsUpdateConstraints(view: view.label, during: call.method, of: call.view.label))
    case .constraint(let constraint) where call.hasCalledSuper:
      suspect(.superNotLast(call.method, view: call.view.label, constraint: constraint.name))
    case .needsLayout, .constraint, .content, .frame: break
    }
  }

  private func check(_ change: LayoutChange, of view: View, inLayout call: OverrideCall) {
    let isInside = view.isInside(call.view)
    switch change {
    case .needsUpdateConstraints:
      record(.setNeedsUpdateConstraints(view: view.label, during: call.method, of: call.view.label))
    case .needsLayout where view === call.view: record(.setNeedsLayout(call.method, view: view.label))
    case .constraint(let constraint) where !isInside:
      record(.constraintOutsideSubtree(constraint: constraint.name, during: call.method, of: call.view.label))
    case .frame:
      // An override may place descendants, but its own frame is up to its superview.
      if !isInside || view === call.view { recordOutside(view, call) }
    case .content where view === call.view: break
    case .constraint where call.method == .viewWillLayoutSubviews:
      // Allowed, because the view has not been laid out yet.
      break
    case .needsLayout, .constraint, .content:
      guard isInside else { return recordOutside(view, call) }
      guard call.hasCalledSuper else { return }
      suspect(.invalidationAfterSuper(view: view.label, during: call.method, of: call.view.label))
    }
  }

  /// Checks a view that moved because an override changed constraints.
  func checkMove(of view: View) {
    guard let call = currentCall, !call.method.isOfUpdatePass, call.changesConstraints,
      view === call.view || !view.isInside(call.view)
    else { return }
    recordOutside(view, call)
  }

  private func recordOutside(_ view: View, _ call: OverrideCall) {
    record(.invalidationOutsideSubtree(view: view.label, during: call.method, of: call.view.label))
  }
}

extension LayoutPass.OverrideCall {
  /// Whether super was called and returned.
  fileprivate var hasCalledSuper: Bool { method.superMark.map(view.layoutState.marks.contains) ?? false }
}
