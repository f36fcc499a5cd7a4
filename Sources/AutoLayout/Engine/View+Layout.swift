import Graphics

extension View {
  /// Lays out the tree below this root: the solver places what constraints speak of, ``layoutSubviews()`` the rest.
  ///
  /// - Parameters:
  ///   - size: the root's size in points.
  ///   - safeArea: how far bars and corners cover the root, in points.
  ///   - environment: the traits and the text engine.
  /// - Returns: the conflicts and errors met. Frames are left in the views.
  @discardableResult
  public func layout(size: Size, safeArea: EdgeInsets = .zero, in environment: LayoutEnvironment) -> LayoutOutcome {
    ownEnvironment = environment
    safeAreaInsets = safeArea
    var outcome = LayoutOutcome(errors: errorsInTree)
    if environment.recordsSystems { outcome.systems = LayoutSystemRecord() }
    layoutTree(.fixed(size), into: &outcome)
    return outcome
  }

  /// The size the tree takes when each extent approaches a target at a priority, in points. Nothing is placed.
  public func systemLayoutSizeFitting(
    _ target: Size, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel, in environment: LayoutEnvironment
  ) -> Size {
    ownEnvironment = environment
    prepareConstraints()
    let size = LayoutSystem.RootSize.fitting(
      target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    let system = solveUntilSettled(size)
    system.finish()
    return solvedFrame.size
  }

  /// Solves this root's system, places its views, then the layouts of their own inside it.
  private func layoutTree(_ size: LayoutSystem.RootSize, into outcome: inout LayoutOutcome) {
    prepareConstraints()
    var system = solveUntilSettled(size)
    system.markAmbiguity()
    outcome.passes = max(outcome.passes, system.passes)
    tell(system.conflicts(), in: &outcome)
    outcome.systems?.add(system)
    system.finish()
    frame.size = solvedFrame.size
    PixelRounding(scale: traitCollection.displayScale).apply(below: self)
    layoutSubtree(into: &outcome)
  }

  /// Top-down: what views place by themselves, among it the layouts of their own.
  private func layoutSubtree(into outcome: inout LayoutOutcome) {
    layoutSubviews()
    finishLayout()
    for subview in subviews {
      if subview.isLayoutBoundary {
        subview.layoutTree(.fixed(subview.frame.size), into: &outcome)
      } else {
        subview.layoutSubtree(into: &outcome)
      }
    }
  }

  /// Bottom-up: views add the constraints that depend on their state.
  private func prepareConstraints() {
    for subview in subviews where !subview.isLayoutBoundary { subview.prepareConstraints() }
    updateConstraints()
    solvedWidth = nil
  }

  /// Width pass, measure, height pass: repeats until what depends on widths and places no longer changes.
  private func solveUntilSettled(_ size: LayoutSystem.RootSize) -> LayoutSystem {
    MarginPass(root: self, size: size.target).update(self, isPlaced: false)
    var system = LayoutSystem(root: self, size: size)
    system.solve()
    // Text settles in two or three passes; the bound guards against layouts whose sizes chase each other.
    while system.passes < 6 {
      MarginPass(root: self, size: solvedFrame.size).update(self, isPlaced: true)
      guard system.updateVolatileRows() else { break }
      system.solve()
    }
    return system
  }
}

extension LayoutSystem.RootSize {
  /// The size that is given or aimed at.
  fileprivate var target: Size {
    switch self {
    case .fixed(let size), .fitting(let size, _, _): size
    }
  }
}

extension LayoutSystem {
  /// Takes the variables away from the views, which may then join other layouts.
  func finish() {
    for view in views { view.variableBase = -1 }
    for guide in guides { guide.variableBase = -1 }
  }
}
