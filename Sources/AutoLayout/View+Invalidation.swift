import Graphics

// Invalidation: records what changed, as edits for the engine and as marks for the passes. Nothing is solved here.
extension View {
  /// Whether `layoutSubviews` is scheduled for the view or a descendant.
  package var needsLayout: Bool { !layoutState.marks.isDisjoint(with: .anyLayout) }

  /// Schedules `layoutSubviews` without counting as a call by an override.
  package func markNeedsLayout() { mark(.layout, below: .layoutBelow) }

  /// Schedules `updateConstraints` without counting as a call by an override.
  func markNeedsUpdateConstraints() {
    noteInvalidation()
    mark(.update, below: .updateBelow)
  }

  /// Marks the view, and all its ancestors as having a marked descendant.
  private func mark(_ own: LayoutMarks, below: LayoutMarks) {
    guard !layoutState.marks.contains(own) else { return }
    layoutState.marks.insert(own)
    superview?.markUpwards(below)
  }

  /// Marks this view and its ancestors, up to the first that is already marked.
  func markUpwards(_ below: LayoutMarks) {
    var view: View? = self
    while let current = view, !current.layoutState.marks.isSuperset(of: below) {
      current.layoutState.marks.formUnion(below)
      view = current.superview
    }
  }

  // MARK: Changes

  func constraintWasAdded(_ constraint: LayoutConstraint) {
    checkRules(for: .constraint(constraint))
    // Stacks replace theirs, as UIKit's do.
    if constraint.origin == .user { runningPass?.noteAddition(of: constraint) }
    edit { $0.added.append(constraint) }
  }

  func constraintWasRemoved(_ constraint: LayoutConstraint) {
    checkRules(for: .constraint(constraint))
    if constraint.origin == .user { runningPass?.noteRemoval(of: constraint) }
    guard let row = constraint.row else { return }
    constraint.row = nil
    layoutRoot.layoutState.engine?.removeRow(row)
    markRootWithEdits()
  }

  func constraintDidChange(_ constraint: LayoutConstraint) {
    checkRules(for: .constraint(constraint))
    guard constraint.row != nil, !constraint.isEdited else { return }
    constraint.isEdited = true
    edit { $0.changed.append(constraint) }
  }

  func contentDidChange() {
    // If the frame places the view, its content does not affect constraints.
    if !translatesAutoresizingMaskIntoConstraints { checkRules(for: .content) }
    measurements.removeAll()
    markNeedsLayout()
    superview?.subviewContentDidChange(self)
    noteContentChange()
  }

  func contentPriorityDidChange() {
    checkRules(for: .content)
    noteContentChange()
  }

  private func noteContentChange() {
    guard !layoutState.marks.contains(.contentChanged), isInSystem else { return }
    guard layoutRoot !== self else { return edit { $0.hasNewRootContent = true } }
    layoutState.marks.insert(.contentChanged)
    edit { $0.contents.append(self) }
  }

  func marginsDidChange() {
    checkRules(for: .content)
    edit { $0.hasNewMargins = true }
    markNeedsLayout()
  }

  /// Called after the view was hidden or shown.
  func visibilityDidChange() {
    superview?.subviewVisibilityDidChange(self)
    // Constraints of hidden views are broken first.
    if layoutRoot.layoutState.engine?.hasConflicts == true { edit { $0.hasNewVisibility = true } }
  }

  /// Called after the origin of the bounds changed. A running layout uses the new origin, so nothing is scheduled.
  func boundsOriginDidChange() {
    if runningPass == nil { markNeedsLayout() }
    if hasGuide(.scrollFrame) { edit { $0.hasNewMargins = true } }
  }

  /// Called after the frame changed. A change made by layout itself is not an edit.
  func frameDidChange(from old: Rect) {
    if frame.size != old.size { markNeedsLayout() }
    guard !layoutState.marks.contains(.beingPlaced) else { return }
    // As in UIKit, the subviews of an app's own views follow from the moment when they were added.
    if hooks != nil, frame.size != old.size { keepAutoresizingReferences(old.size) }
    if layoutState.placedFrame != nil { layoutState.autoresizingReference = superview?.bounds.size }
    guard layoutState.autoresizingFrame != frame else { return }
    layoutState.autoresizingFrame = frame
    noteFrameChange()
  }

  private func noteFrameChange() {
    checkRules(for: .frame)
    // Outside a pass, the superview's layout has to set the frame again. An override sets it whenever it runs.
    if runningPass == nil { superview?.markNeedsLayout() }
    guard translatesAutoresizingMaskIntoConstraints, isInSystem, !layoutState.marks.contains(.maskChanged),
      layoutRoot !== self
    else { return }
    layoutState.marks.insert(.maskChanged)
    edit { $0.masks.append(self) }
  }

  func directionDidChange() {
    measurements.removeAll()
    markNeedsUpdateConstraints()
    structureDidChange()
  }

  func traitsDidChange() {
    forEachInTree { $0.contentDidChange() }
  }

  /// Called after views or guides were added or removed, or when a view begins or ends being placed by constraints. The
  /// system has to be rebuilt.
  func structureDidChange() {
    checkRules(for: .content)
    markNeedsLayout()
    layoutRoot.discardEngine()
    markRootWithEdits()
  }

  /// Discards the frame that layout set in the former superview.
  func clearPlacedFrame() {
    guard layoutState.placedFrame != nil else { return }
    layoutState.placedFrame = nil
    layoutState.autoresizingFrame = frame
    layoutState.autoresizingReference = nil
  }

  /// Sets the frame that layout determined.
  func setFrameByLayout(_ frame: Rect) {
    guard self.frame != frame else { return }
    layoutState.marks.insert(.beingPlaced)
    hooks?.place(at: frame)
    self.frame = frame
    layoutState.marks.remove(.beingPlaced)
  }

  // MARK: Roots

  /// The root of the layout that the view is part of: the root of the tree, or a layout boundary.
  var layoutRoot: View {
    var view = self
    while !view.isLayoutBoundary, let above = view.superview { view = above }
    return view
  }

  /// The deferred layout pass that is running in the tree, or `nil`.
  var runningPass: LayoutPass? {
    guard let pass = rootView.layoutState.pass, pass.isRunning else { return nil }
    return pass
  }

  /// Discards the system of this root, so that the next layout builds a new one.
  func discardEngine() {
    if layoutState.engine?.release() == true { layoutState.engine = nil }
  }

  private var isInSystem: Bool { layoutState.firstVariable >= 0 }

  private func checkRules(for change: LayoutChange) { runningPass?.check(change, of: self) }

  private func noteInvalidation() {
    guard let pass = runningPass, let call = pass.currentCall else { return }
    pass.noteInvalidator(call.view)
  }

  /// Records an edit for the engine, if the view is in a system.
  private func edit(_ note: (inout LayoutEdits) -> Void) {
    guard isInSystem, let engine = layoutRoot.layoutState.engine else { return }
    note(&engine.edits)
    markRootWithEdits()
  }

  /// Schedules the layout root to be solved. Because a nested layout may change its size, its superview is laid out as
  /// well.
  private func markRootWithEdits() {
    let root = layoutRoot
    root.markUpwards(.layoutBelow)
    if root.superview != nil {
      root.markNeedsLayout()
      root.superview?.markNeedsLayout()
    }
  }
}
