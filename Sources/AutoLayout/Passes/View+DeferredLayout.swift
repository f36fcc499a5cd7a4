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
    while let above = top.superview, above.marks.contains(.layout) || top.isLayoutBoundary { top = above }
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
    let isUnsettled = layoutRoot.engine.map { !$0.edits.isEmpty } ?? true
    return needsLayout || isUnsettled || !marks.isDisjoint(with: .anyUpdate)
  }

  /// Leaves a tree that never settles as it stands.
  private func forgetMarks() {
    forEachInTree { $0.marks.subtract(.fresh) }
  }

  /// Runs steps of the deferred layout pass, within the one that is under way or as one of their own.
  func withPass(_ steps: (LayoutPass) -> Void) {
    if let pass = runningPass { return steps(pass) }
    let root = rootView
    let pass = root.pass ?? LayoutPass()
    root.pass = pass
    pass.isRunning = true
    defer { pass.end() }
    steps(pass)
  }
}
