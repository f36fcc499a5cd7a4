import Graphics

extension View {
  /// Lays out the tree below this root: the update pass, the solver, and the layout pass, which calls
  /// ``layoutSubviews()`` where something is to be placed.
  ///
  /// What was laid out before is laid out again by what has changed: the system is kept, and so is every measurement that
  /// still holds. The result is the same as that of a layout from scratch.
  ///
  /// - Parameters:
  ///   - size: the root's size in points.
  ///   - safeArea: how far bars and corners cover the root, in points.
  ///   - environment: the traits and the text engine.
  /// - Returns: the conflicts, errors and broken rules met. Frames are left in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    prepare(size: size, safeArea: safeArea, in: environment)
    performDeferredLayout(from: self)
    return takeOutcome()
  }

  /// Takes what a layout is to be made for.
  func prepare(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) {
    adopt(environment)
    takeSafeArea(safeArea + (viewController?.additionalSafeAreaInsets ?? .zero))
    takeSize(size)
  }

  /// What was found since it was asked for last.
  func takeOutcome() -> LayoutOutcome {
    var outcome = LayoutOutcome(errors: errorsInTree)
    if environment?.recordsSystems == true { outcome.systems = LayoutSystemRecord() }
    outcome.violations = layoutState.pass?.takeViolations() ?? []
    collect(into: &outcome)
    releaseUnlessRoot()
    return outcome
  }

  /// Gives the root its safe area.
  func takeSafeArea(_ safeArea: EdgeInsets) {
    guard safeAreaInsets != safeArea else { return }
    layoutState.safeAreaInsets = safeArea
    marginsDidChange()
  }

  /// Gives the root its size; the subviews' frames belong to the one that it had.
  private func takeSize(_ size: Size) {
    for subview in subviews where subview.layoutState.autoresizingReference == nil {
      subview.layoutState.autoresizingReference = bounds.size
    }
    takeFrame(Rect(origin: frame.origin, size: size))
  }

  /// What the solved systems have found, this root's and those of the layouts inside it, in the order of the tree.
  private func collect(into outcome: inout LayoutOutcome) {
    forEachEngine { engine in
      engine.updateAmbiguity()
      tell(engine.system.conflicts(), areNew: engine.passes > 0, in: &outcome)
      outcome.passes = max(outcome.passes, engine.passes)
      engine.passes = 0
      outcome.systems?.add(engine.system)
    }
  }

  /// Visits the engines of this root and of the layouts inside it, in the order of the tree.
  func forEachEngine(_ visit: (LayoutEngine) -> Void) {
    guard let engine = layoutState.engine else { return }
    visit(engine)
    for boundary in engine.system.boundaries { boundary.forEachEngine(visit) }
  }

  // MARK: Environment

  /// Takes an environment, and forgets what was laid out in one that differs.
  func adopt(_ environment: LayoutEnvironment) {
    if let former = self.environment, former.isAlike(environment), !environment.recordsSystems {
      former.alertForUnsatisfiableConstraints = environment.alertForUnsatisfiableConstraints
      return
    }
    layoutState.environment = environment
    forEachInTree { view in
      view.discardEngine()
      view.layoutState.marks.formUnion(.initial)
    }
    superview?.markUpwards([.layoutBelow, .updateBelow])
    if !isLayoutRoot { layoutRoot.discardEngine() }
  }

  // MARK: Systems

  /// The engine of this root, its places brought up to date for a size.
  func currentEngine(at size: LayoutSystem.RootSize) -> LayoutEngine {
    if layoutState.engine == nil, !isLayoutRoot { layoutRoot.discardEngine() }
    let engine = layoutState.engine ?? LayoutEngine(root: self)
    layoutState.engine = engine
    if !engine.isSettled(at: size) { engine.settle(self, size) }
    return engine
  }

  /// Solves this root's system where something has changed, and tells the views their frames.
  func settle(in pass: LayoutPass) {
    let engine = currentEngine(at: .fixed(frame.size))
    guard !engine.hasToldFrames else { return }
    engine.hasToldFrames = true
    PixelRounding(scale: traitCollection.displayScale, pass: pass).apply(below: self)
  }

  /// Whether the view is the top of a layout, so that it keeps its system.
  var isLayoutRoot: Bool { superview == nil || isLayoutBoundary }

  /// A view inside a layout that was laid out on its own leaves its variables to that layout.
  private func releaseUnlessRoot() {
    if !isLayoutRoot { discardEngine() }
  }
}

extension LayoutSystem {
  /// Takes the variables and rows away from the views and constraints, which may then join other layouts.
  func finish() {
    release(root)
    finishBelowRoot()
  }

  /// Does the same where the root is no more.
  func finishBelowRoot() {
    for view in descendants { release(view) }
    for guide in guides { guide.firstVariable = -1 }
    for row in rows {
      if case .constraint(let constraint) = row.source { constraint.row = nil }
    }
  }

  private func release(_ view: View) {
    view.layoutState.firstVariable = -1
    view.layoutState.rows = OwnRows()
  }
}
