// The update pass: constraints are brought up to date from the bottom up, as far as was asked for.
extension View {
  /// Brings the constraints up to date here and below; again where an override asks for it, a bounded number of times.
  func performUpdatePass() {
    guard !marks.isDisjoint(with: .anyUpdate) else { return }
    withPass { pass in
      for _ in 1...LayoutPass.maximumRounds {
        pass.beginRound()
        updateConstraintsBottomUp(in: pass)
        guard !marks.isDisjoint(with: .anyUpdate) else { return }
      }
      pass.reportLoop(in: .update)
      forgetUpdateMarks()
    }
  }

  /// Layouts of their own are updated when they are laid out.
  private func updateConstraintsBottomUp(in pass: LayoutPass) {
    if marks.contains(.updateBelow) {
      for subview in subviews where !subview.isLayoutBoundary && !subview.marks.isDisjoint(with: .anyUpdate) {
        subview.updateConstraintsBottomUp(in: pass)
      }
    }
    if marks.contains(.update) { callUpdateConstraints(in: pass) }
    let isDueBelow = subviews.contains { !$0.isLayoutBoundary && !$0.marks.isDisjoint(with: .anyUpdate) }
    if !isDueBelow { marks.remove(.updateBelow) }
  }

  private func callUpdateConstraints(in pass: LayoutPass) {
    // Before the call, so that what the override asks for is not forgotten.
    marks.remove(.update)
    if let viewController {
      pass.call(.updateViewConstraints, of: self) { viewController.updateViewConstraints() }
    } else {
      callUpdateConstraintsOfView(in: pass)
    }
  }

  private func callUpdateConstraintsOfView(in pass: LayoutPass) {
    pass.call(.updateConstraints, of: self) { updateConstraints() }
  }

  /// What a controller's `updateViewConstraints` does when it reaches its base.
  func updateConstraintsForController() {
    noteSuper(.calledUpdateViewConstraints)
    withPass { callUpdateConstraintsOfView(in: $0) }
  }

  /// What `updateConstraints` does when it reaches its base: nothing but to be seen.
  func baseUpdateConstraints() { noteSuper(.calledUpdateConstraints) }

  /// Notes that an override has called super. A second call makes good for what followed the first.
  func noteSuper(_ mark: LayoutMarks) {
    if marks.contains(mark) { runningPass?.forgetPendingViolations(of: self) }
    marks.insert(mark)
  }

  private func forgetUpdateMarks() {
    marks.subtract(.anyUpdate)
    for subview in subviews where !subview.isLayoutBoundary { subview.forgetUpdateMarks() }
  }
}
