import Graphics

extension View {
  /// Lays out the tree below this root: runs the update pass, solves the constraints and runs the layout pass, which
  /// calls ``layoutSubviews()`` where frames change.
  ///
  /// A tree that was laid out before keeps its system and its measurements, and only what has changed is solved again.
  /// The result is the same as that of a layout from scratch.
  ///
  /// - Parameters:
  ///   - size: The root's size in points.
  ///   - safeArea: The insets that bars and the screen's corners cover, in points.
  ///   - environment: The traits and the text engine.
  /// - Returns: The conflicts, errors and violations found. The frames are in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    prepare(size: size, safeArea: safeArea, in: environment)
    performDeferredLayout(from: self)
    return takeOutcome()
  }

  /// Sets the environment, size and safe area of the next layout.
  package func prepare(size: Size, safeArea: EdgeInsets, in environment: LayoutEnvironment) {
    adopt(environment)
    setRootSafeArea(safeArea)
    setRootSize(size)
  }

  /// Returns what was found since the last call.
  func takeOutcome() -> LayoutOutcome {
    var outcome = LayoutOutcome(errors: errorsInTree)
    if environment?.recordsSystems == true { outcome.systems = LayoutSystemRecord() }
    outcome.violations = layoutState.pass?.takeViolations() ?? []
    collect(into: &outcome)
    releaseUnlessRoot()
    return outcome
  }

  /// Sets the parts of the root that bars and the screen's corners cover, to which its controller adds.
  package func setRootSafeArea(_ covered: EdgeInsets) {
    let safeArea = covered + (viewController?.additionalSafeAreaInsets ?? .zero)
    guard safeAreaInsets != safeArea else { return }
    layoutState.safeAreaInsets = safeArea
    marginsDidChange()
  }

  /// Sets the size of the root.
  private func setRootSize(_ size: Size) {
    keepAutoresizingReferences(bounds.size)
    setFrameByLayout(Rect(origin: frame.origin, size: size))
  }

  /// Before the size changes: the subviews' frames were set for the former one.
  func keepAutoresizingReferences(_ former: Size) {
    for subview in subviews where subview.layoutState.autoresizingReference == nil {
      subview.layoutState.autoresizingReference = former
    }
  }

  /// Adds what the systems of this root and of nested layouts found, in tree order.
  private func collect(into outcome: inout LayoutOutcome) {
    forEachEngine { engine in
      engine.settleAsFitted()
      engine.updateAmbiguity()
      outcome.conflicts += engine.system.conflicts()
      outcome.isProven = outcome.isProven && engine.system.isProven
      outcome.passes = max(outcome.passes, engine.passes)
      engine.passes = 0
      outcome.systems?.add(engine.system)
    }
  }

  /// Visits the engines of this root and of nested layouts, in tree order.
  func forEachEngine(_ visit: (LayoutEngine) -> Void) {
    guard let engine = layoutState.engine else { return }
    visit(engine)
    for boundary in engine.system.boundaries { boundary.forEachEngine(visit) }
  }

  // MARK: Environment

  /// Sets the environment, and discards the systems if the new one differs.
  func adopt(_ environment: LayoutEnvironment) {
    if let former = self.environment, former.isEquivalent(to: environment), !environment.recordsSystems {
      former.alertForUnsatisfiableConstraints = environment.alertForUnsatisfiableConstraints
      return
    }
    layoutState.environment = environment
    forEachInTree { view in
      // Stacks ask for sizes when they update their constraints, before the system does.
      view.measurements.prepare(for: environment)
      view.discardEngine()
      view.layoutState.marks.formUnion(.initial)
    }
    forEachInTree { $0.hooks?.environmentDidChange() }
    superview?.markUpwards([.layoutBelow, .updateBelow])
    if !isLayoutRoot { layoutRoot.discardEngine() }
  }

  // MARK: Systems

  /// Returns the engine of this root after solving it for a size.
  func currentEngine(at size: LayoutSystem.RootSize) -> LayoutEngine {
    if layoutState.engine == nil, !isLayoutRoot { layoutRoot.discardEngine() }
    let engine = layoutState.engine ?? LayoutEngine(root: self)
    layoutState.engine = engine
    if !engine.isSettled(at: size) { engine.settle(self, size) }
    return engine
  }

  /// Solves this root's system if anything has changed, and records the solved frames in the views.
  func settle(in pass: LayoutPass) {
    let engine = currentEngine(at: .fixed(frame.size))
    guard !engine.hasPlacedViews else { return }
    engine.hasPlacedViews = true
    PixelRounding(scale: traitCollection.displayScale, pass: pass).apply(below: self)
  }

  /// Whether the view is the root of a layout, and so keeps an engine.
  var isLayoutRoot: Bool { superview == nil || isLayoutBoundary }

  /// Discards the engine of a view within another layout, which needs the variables back.
  private func releaseUnlessRoot() {
    if !isLayoutRoot { discardEngine() }
  }
}

extension LayoutSystem {
  /// Removes the variables and rows from the views and constraints, which can then join other systems.
  func finish() {
    release(root)
    finishBelowRoot()
  }

  /// Does the same as `finish` for all views but the root, which may no longer exist.
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
