// The deferred layout pass: constraints are updated bottom-up, the system is solved, and frames are set top-down.
extension View {
  /// Lays out a view and its descendants: repeats update pass, solving and layout pass until nothing is scheduled.
  func performDeferredLayout(from top: View) {
    withPass { pass in
      for _ in 1...LayoutPass.maximumRounds {
        pass.beginRound()
        top.performRound(in: pass)
        guard top.isDue || pass.hasUnreportedInsets else { return }
      }
      pass.reportLoop(in: .layout)
      top.clearMarks()
    }
  }

  /// Lays out what has changed, from the topmost ancestor that is scheduled together with all views between it and this
  /// view.
  func performLayoutIfNeeded() {
    if let pass = runningPass { return layOutWithinPass(pass) }
    var top = self
    while let above = top.superview, above.layoutState.marks.contains(.layout) || top.isLayoutBoundary { top = above }
    rootView.performDeferredLayout(from: top)
    rootView.forEachEngine { $0.updateAmbiguity() }
  }

  /// Lays out a subtree at once from within an override. The running pass continues afterwards.
  private func layOutWithinPass(_ pass: LayoutPass) {
    guard let call = pass.currentCall, call.view !== self, isInside(call.view) else { return }
    layoutRoot.performUpdatePass()
    layoutRoot.settle(in: pass)
    layoutTopDown(in: pass, root: layoutRoot)
  }

  private func performRound(in pass: LayoutPass) {
    let root = layoutRoot
    root.performUpdatePass()
    root.settle(in: pass)
    if pass.hasUnreportedInsets {
      pass.reportInsets()
      root.performUpdatePass()
      root.settle(in: pass)
    }
    guard needsLayout else { return }
    layoutTopDown(in: pass, root: root)
  }

  /// Whether the layout of the view or a descendant was invalidated while it ran.
  private var isDue: Bool {
    let isUnsettled = layoutRoot.layoutState.engine.map { !$0.edits.isEmpty } ?? true
    return needsLayout || isUnsettled || !layoutState.marks.isDisjoint(with: .anyUpdate)
  }

  /// Unschedules a tree that never settles.
  private func clearMarks() {
    forEachInTree { $0.layoutState.marks.subtract(.initial) }
  }

  /// Runs steps in the running layout pass, or in a new one.
  func withPass(_ steps: (LayoutPass) -> Void) {
    if let pass = runningPass { return steps(pass) }
    let root = rootView
    let pass = root.layoutState.pass ?? LayoutPass()
    root.layoutState.pass = pass
    pass.isRunning = true
    defer { pass.end() }
    steps(pass)
  }

  // MARK: Update pass

  /// Updates the constraints of the view and its descendants, and repeats a limited number of times if an override
  /// schedules another update.
  func performUpdatePass() {
    guard !layoutState.marks.isDisjoint(with: .anyUpdate) else { return }
    withPass { pass in
      for _ in 1...LayoutPass.maximumRounds {
        pass.beginRound()
        updateConstraintsBottomUp(in: pass)
        guard !layoutState.marks.isDisjoint(with: .anyUpdate) else { return }
      }
      pass.reportLoop(in: .update)
      clearUpdateMarks()
    }
  }

  /// Updates the constraints of descendants, then those of the view. Nested layouts update theirs when they are laid
  /// out.
  private func updateConstraintsBottomUp(in pass: LayoutPass) {
    if layoutState.marks.contains(.updateBelow) {
      for subview in subviews where !subview.isLayoutBoundary && !subview.layoutState.marks.isDisjoint(with: .anyUpdate)
      {
        subview.updateConstraintsBottomUp(in: pass)
      }
    }
    if layoutState.marks.contains(.update) { runUpdateConstraints(in: pass) }
    let isDueBelow = subviews.contains { !$0.isLayoutBoundary && !$0.layoutState.marks.isDisjoint(with: .anyUpdate) }
    if !isDueBelow { layoutState.marks.remove(.updateBelow) }
  }

  private func runUpdateConstraints(in pass: LayoutPass) {
    // Cleared before the call, so that what the override schedules is kept.
    layoutState.marks.remove(.update)
    if let viewController {
      pass.call(.updateViewConstraints, of: self) { viewController.callUpdateViewConstraints() }
    } else {
      callUpdateConstraintsOfView(in: pass)
    }
  }

  private func callUpdateConstraintsOfView(in pass: LayoutPass) {
    pass.call(.updateConstraints, of: self) { callUpdateConstraints() }
  }

  /// The base implementation of a controller's `updateViewConstraints`.
  func updateConstraintsForController() {
    noteSuper(.calledUpdateViewConstraints)
    withPass { callUpdateConstraintsOfView(in: $0) }
  }

  /// The base implementation of `updateConstraints`, which only records that it was reached.
  func baseUpdateConstraints() { noteSuper(.calledUpdateConstraints) }

  /// Records that an override called super. A second call permits the changes made since the first.
  func noteSuper(_ mark: LayoutMarks) {
    if layoutState.marks.contains(mark) { runningPass?.forgetPendingViolations(of: self) }
    layoutState.marks.insert(mark)
  }

  private func clearUpdateMarks() {
    layoutState.marks.subtract(.anyUpdate)
    for subview in subviews where !subview.isLayoutBoundary { subview.clearUpdateMarks() }
  }

  // MARK: Layout pass

  /// Calls `layoutSubviews` on the view and its descendants if it is scheduled, superviews first.
  ///
  /// - Parameter root: The root of the layout that the view is part of.
  func layoutTopDown(in pass: LayoutPass, root: View) {
    if layoutState.marks.contains(.layout) {
      runLayoutSubviews(in: pass, root: root)
    }
    for subview in subviews where subview.needsLayout {
      if subview.isLayoutBoundary {
        subview.layoutAsRoot(in: pass)
      } else {
        subview.layoutTopDown(in: pass, root: root)
      }
    }
    if !subviews.contains(where: \.needsLayout) { layoutState.marks.remove(.layoutBelow) }
  }

  /// Lays out the tree, or a nested layout, at its current size.
  func layoutAsRoot(in pass: LayoutPass) {
    performUpdatePass()
    settle(in: pass)
    layoutTopDown(in: pass, root: self)
  }

  private func runLayoutSubviews(in pass: LayoutPass, root: View) {
    // Cleared before the calls, so that what an override schedules is kept.
    layoutState.marks.subtract([.layout, .unsettled])
    let viewController = viewController
    if let viewController {
      pass.call(.viewWillLayoutSubviews, of: self) { viewController.callViewWillLayoutSubviews() }
    }
    pass.call(.layoutSubviews, of: self) {
      callLayoutSubviews()
      root.settle(in: pass)
    }
    if let viewController {
      pass.call(.viewDidLayoutSubviews, of: self) {
        viewController.callViewDidLayoutSubviews()
        root.settle(in: pass)
      }
    }
  }

  /// The base implementation of `layoutSubviews`: sets the solved frames of the subviews, including changes that the
  /// override made before calling super.
  func baseLayoutSubviews() {
    if layoutState.marks.contains(.unsettled), let pass = runningPass { settleDuringLayout(in: pass) }
    for subview in subviews {
      if let frame = subview.layoutState.placedFrame { subview.setFrameByLayout(frame) }
    }
    // Last, so that what a subview invalidates when its frame is set does not count as a change by the override.
    noteSuper(.calledLayoutSubviews)
  }

  /// Solves again without scheduling another layout for the subviews that move, because they are about to get their
  /// frames.
  private func settleDuringLayout(in pass: LayoutPass) {
    let isDueAgain = layoutState.marks.contains(.layout)
    layoutState.marks.remove(.unsettled)
    layoutRoot.settle(in: pass)
    if !isDueAgain { layoutState.marks.remove(.layout) }
  }
}
