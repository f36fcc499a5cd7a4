/// A change of what layout works on.
enum LayoutChange {
  /// `setNeedsUpdateConstraints` was called.
  case needsUpdateConstraints
  /// `setNeedsLayout` was called.
  case needsLayout
  /// A constraint was activated, deactivated or edited; the view is the one that holds it.
  case constraint(LayoutConstraint)
  /// A natural size, a margin or the hierarchy changed.
  case content
  /// A frame was set by hand.
  case frame
}

extension LayoutPass {
  /// Judges a change by the rules for the override that makes it; changes outside of overrides are free.
  func judge(_ change: LayoutChange, of view: View) {
    // Without an override, it is content that changes while it is measured.
    guard let call = currentCall else { return noteInvalidator(view) }
    noteInvalidator(call.view)
    call.view.layoutState.marks.insert(.unsettled)
    if case .constraint = change { noteConstraintChange() }
    if call.method.isOfUpdatePass {
      judge(change, of: view, inUpdate: call)
    } else {
      judge(change, of: view, inLayout: call)
    }
  }

  private func judge(_ change: LayoutChange, of view: View, inUpdate call: OverrideCall) {
    switch change {
    case .needsUpdateConstraints:
      record(.setNeedsUpdateConstraints(view: view.label, during: call.method, of: call.view.label))
    case .constraint(let constraint) where call.hasCalledSuper:
      suspect(.superNotLast(call.method, view: call.view.label, constraint: constraint.name))
    case .needsLayout, .constraint, .content, .frame: break
    }
  }

  private func judge(_ change: LayoutChange, of view: View, inLayout call: OverrideCall) {
    let isInside = view.isInside(call.view)
    switch change {
    case .needsUpdateConstraints:
      record(.setNeedsUpdateConstraints(view: view.label, during: call.method, of: call.view.label))
    case .needsLayout where view === call.view: record(.setNeedsLayout(call.method, view: view.label))
    case .constraint(let constraint) where !isInside:
      record(.constraintOutsideSubtree(constraint: constraint.name, during: call.method, of: call.view.label))
    case .frame:
      // To place what is below is what the override is for; its own place is its superview's business.
      if !isInside || view === call.view { recordOutside(view, call) }
    case .content where view === call.view: break
    case .constraint where call.method == .viewWillLayoutSubviews:
      // The view's own layout, which takes the constraint in, is still to come.
      break
    case .needsLayout, .constraint, .content:
      guard isInside else { return recordOutside(view, call) }
      guard call.hasCalledSuper else { return }
      suspect(.invalidationAfterSuper(view: view.label, during: call.method, of: call.view.label))
    }
  }

  /// Judges a view that moved because of the constraints that an override changed.
  func judgeMove(of view: View) {
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
  /// Whether super's method was called and did its work.
  fileprivate var hasCalledSuper: Bool { method.superMark.map(view.layoutState.marks.contains) ?? false }
}
