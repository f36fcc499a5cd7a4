extension View {
  /// Lays out from a view downwards: rounds of update pass, solution and layout pass until nothing asks for another.
  func performDeferredLayout(from top: View) {
    withPass { pass in
      for _ in 1...LayoutPass.maximumRounds {
        pass.beginRound()
        top.performRound(in: pass)
        guard top.isDue || pass.hasNewInsets else { return }
      }
      pass.reportLoop(in: .layout)
      top.forgetMarks()
    }
  }

  /// Lays out what has changed from the topmost view above this one that is due in an unbroken line, as
  /// `layoutIfNeeded` does.
  func performLayoutIfNeeded() {
    if let pass = runningPass { return layOutWithinPass(pass) }
    var top = self
    while let above = top.superview, above.layoutState.marks.contains(.layout) || top.isLayoutBoundary { top = above }
    rootView.performDeferredLayout(from: top)
    rootView.forEachEngine { $0.updateAmbiguity() }
  }

  /// An override that lays out some of its subtree at once; what is under way above goes on by itself.
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
    if pass.hasNewInsets {
      pass.tellInsets()
      root.performUpdatePass()
      root.settle(in: pass)
    }
    guard needsLayout else { return }
    layoutTopDown(in: pass, root: root)
  }

  /// Whether something below changed while it was laid out.
  private var isDue: Bool {
    let isUnsettled = layoutRoot.layoutState.engine.map { !$0.edits.isEmpty } ?? true
    return needsLayout || isUnsettled || !layoutState.marks.isDisjoint(with: .anyUpdate)
  }

  /// Leaves a tree that never settles as it stands.
  private func forgetMarks() {
    forEachInTree { $0.layoutState.marks.subtract(.initial) }
  }

  /// Runs steps of the deferred layout pass, within the one that is under way or as one of their own.
  func withPass(_ steps: (LayoutPass) -> Void) {
    if let pass = runningPass { return steps(pass) }
    let root = rootView
    let pass = root.layoutState.pass ?? LayoutPass()
    root.layoutState.pass = pass
    pass.isRunning = true
    defer { pass.end() }
    steps(pass)
  }
}

// The update pass: constraints are brought up to date from the bottom up, as far as was asked for.
extension View {
  /// Brings the constraints up to date here and below; again where an override asks for it, a bounded number of times.
  func performUpdatePass() {
    guard !layoutState.marks.isDisjoint(with: .anyUpdate) else { return }
    withPass { pass in
      for _ in 1...LayoutPass.maximumRounds {
        pass.beginRound()
        updateConstraintsBottomUp(in: pass)
        guard !layoutState.marks.isDisjoint(with: .anyUpdate) else { return }
      }
      pass.reportLoop(in: .update)
      forgetUpdateMarks()
    }
  }

  /// Layouts of their own are updated when they are laid out.
  private func updateConstraintsBottomUp(in pass: LayoutPass) {
    if layoutState.marks.contains(.updateBelow) {
      for subview in subviews where !subview.isLayoutBoundary && !subview.layoutState.marks.isDisjoint(with: .anyUpdate)
      {
        subview.updateConstraintsBottomUp(in: pass)
      }
    }
    if layoutState.marks.contains(.update) { callUpdateConstraints(in: pass) }
    let isDueBelow = subviews.contains { !$0.isLayoutBoundary && !$0.layoutState.marks.isDisjoint(with: .anyUpdate) }
    if !isDueBelow { layoutState.marks.remove(.updateBelow) }
  }

  private func callUpdateConstraints(in pass: LayoutPass) {
    // Before the call, so that what the override asks for is not forgotten.
    layoutState.marks.remove(.update)
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
    if layoutState.marks.contains(mark) { runningPass?.forgetPendingViolations(of: self) }
    layoutState.marks.insert(mark)
  }

  private func forgetUpdateMarks() {
    layoutState.marks.subtract(.anyUpdate)
    for subview in subviews where !subview.isLayoutBoundary { subview.forgetUpdateMarks() }
  }
}

// The layout pass: frames are set from the top down, as far as something has changed.
extension View {
  /// Calls `layoutSubviews` where it is due, each view before its subviews.
  ///
  /// - Parameter root: the top of the layout that the view belongs to.
  func layoutTopDown(in pass: LayoutPass, root: View) {
    if layoutState.marks.contains(.layout) {
      callLayoutSubviews(in: pass, root: root)
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

  /// Lays out a root of the size it has: the tree's, or one inside it.
  func layoutAsRoot(in pass: LayoutPass) {
    performUpdatePass()
    settle(in: pass)
    layoutTopDown(in: pass, root: self)
  }

  private func callLayoutSubviews(in pass: LayoutPass, root: View) {
    // Before the calls, so that what an override asks for is not forgotten.
    layoutState.marks.subtract([.layout, .unsettled])
    let viewController = viewController
    if let viewController {
      pass.call(.viewWillLayoutSubviews, of: self) { viewController.viewWillLayoutSubviews() }
    }
    pass.call(.layoutSubviews, of: self) {
      layoutSubviews()
      root.settle(in: pass)
    }
    if let viewController {
      pass.call(.viewDidLayoutSubviews, of: self) {
        viewController.viewDidLayoutSubviews()
        root.settle(in: pass)
      }
    }
  }

  /// What `layoutSubviews` does when it reaches its base: the subviews take their frames, with what the override changed
  /// before.
  func baseLayoutSubviews() {
    if layoutState.marks.contains(.unsettled), let pass = runningPass { settleDuringLayout(in: pass) }
    for subview in subviews {
      if let frame = subview.layoutState.placedFrame { subview.takeFrame(frame) }
    }
    // Last: what a subview invalidates as it takes its frame belongs to super.
    noteSuper(.calledLayoutSubviews)
  }

  /// Subviews that moved take their frames in this layout, and so ask for no other.
  private func settleDuringLayout(in pass: LayoutPass) {
    let isDueAgain = layoutState.marks.contains(.layout)
    layoutState.marks.remove(.unsettled)
    layoutRoot.settle(in: pass)
    if !isDueAgain { layoutState.marks.remove(.layout) }
  }
}
