import Graphics

// What changes mark: the engine's edits, and the views that the passes have to come by. Nothing is solved here.
extension View {
  /// Whether `layoutSubviews` is due here or below.
  package var needsLayout: Bool { !layoutState.marks.isDisjoint(with: .anyLayout) }

  /// Asks for `layoutSubviews`, without the judgement that a call from an override gets.
  package func markNeedsLayout() { mark(.layout, below: .layoutBelow) }

  /// Asks for `updateConstraints`, without the judgement that a call from an override gets.
  package func markNeedsUpdateConstraints() {
    judgeNothingButTell()
    mark(.update, below: .updateBelow)
  }

  /// Every view above one that is marked knows of it.
  private func mark(_ own: LayoutMarks, below: LayoutMarks) {
    guard !layoutState.marks.contains(own) else { return }
    layoutState.marks.insert(own)
    superview?.markUpwards(below)
  }

  /// Marks this view and all above it, up to the first that is.
  func markUpwards(_ below: LayoutMarks) {
    var view: View? = self
    while let current = view, !current.layoutState.marks.isSuperset(of: below) {
      current.layoutState.marks.formUnion(below)
      view = current.superview
    }
  }

  // MARK: Changes

  /// A constraint that this view holds was activated.
  func constraintWasAdded(_ constraint: LayoutConstraint) {
    judge(.constraint(constraint))
    edit { $0.added.append(constraint) }
  }

  /// A constraint that this view held was deactivated.
  func constraintWasRemoved(_ constraint: LayoutConstraint) {
    judge(.constraint(constraint))
    guard let row = constraint.row else { return }
    constraint.row = nil
    layoutRoot.layoutState.engine?.removeRow(row)
    markRootWithEdits()
  }

  /// The constant or the priority of a constraint that this view holds changed.
  func constraintDidChange(_ constraint: LayoutConstraint) {
    judge(.constraint(constraint))
    guard constraint.row != nil, !constraint.isEdited else { return }
    constraint.isEdited = true
    edit { $0.changed.append(constraint) }
  }

  /// The natural size changed; it is measured again, and only that of this view.
  func contentDidChange() {
    // The content of a view that is placed by hand says nothing to the layout.
    if !translatesAutoresizingMaskIntoConstraints { judge(.content) }
    layoutState.measurements.removeAll()
    markNeedsLayout()
    superview?.subviewContentDidChange(self)
    noteContentChange()
  }

  /// How strongly the content is held changed.
  func contentPriorityDidChange() {
    judge(.content)
    noteContentChange()
  }

  private func noteContentChange() {
    guard !layoutState.marks.contains(.contentChanged), isInSystem else { return }
    guard layoutRoot !== self else { return edit { $0.hasNewRootContent = true } }
    layoutState.marks.insert(.contentChanged)
    edit { $0.contents.append(self) }
  }

  /// Margins changed.
  func marginsDidChange() {
    judge(.content)
    edit { $0.hasNewMargins = true }
    markNeedsLayout()
  }

  /// The bounds show another part of the content. A layout that is under way takes it as it is.
  func boundsOriginDidChange() {
    if runningPass == nil { markNeedsLayout() }
    if hasGuide(.scrollFrame) { edit { $0.hasNewMargins = true } }
  }

  /// The frame changed: what layout sets by itself is no news to the engine.
  func frameDidChange(from old: Rect) {
    if frame.size != old.size { markNeedsLayout() }
    guard !layoutState.marks.contains(.beingPlaced) else { return }
    if layoutState.placedFrame != nil { layoutState.autoresizingReference = superview?.bounds.size }
    guard layoutState.autoresizingFrame != frame else { return }
    layoutState.autoresizingFrame = frame
    noteFrameChange()
  }

  private func noteFrameChange() {
    judge(.frame)
    // Layout sets the frame again; an override does so in its turn.
    if runningPass == nil { superview?.markNeedsLayout() }
    guard translatesAutoresizingMaskIntoConstraints, isInSystem, !layoutState.marks.contains(.maskChanged),
      layoutRoot !== self
    else { return }
    layoutState.marks.insert(.maskChanged)
    edit { $0.masks.append(self) }
  }

  /// Content that is read the other way stands and is measured anew.
  func directionDidChange() {
    layoutState.measurements.removeAll()
    markNeedsUpdateConstraints()
    structureDidChange()
  }

  /// The text size changed here and below, and every text's natural size with it.
  func textSizeDidChange() {
    forEachInTree { $0.contentDidChange() }
  }

  /// Views or guides were added or removed, or what places a view is of another kind: the system is made anew.
  func structureDidChange() {
    judge(.content)
    markNeedsLayout()
    layoutRoot.discardEngine()
    markRootWithEdits()
  }

  /// The view left its superview, and with it the place that it had there.
  func forgetPlace() {
    guard layoutState.placedFrame != nil else { return }
    layoutState.placedFrame = nil
    layoutState.autoresizingFrame = frame
    layoutState.autoresizingReference = nil
  }

  /// Takes a frame that layout gives.
  func takeFrame(_ frame: Rect) {
    guard self.frame != frame else { return }
    layoutState.marks.insert(.beingPlaced)
    self.frame = frame
    layoutState.marks.remove(.beingPlaced)
  }

  // MARK: Roots

  /// The top of the layout that the view belongs to: a tree's root, or a view that is a layout of its own.
  var layoutRoot: View {
    var view = self
    while !view.isLayoutBoundary, let above = view.superview { view = above }
    return view
  }

  /// The pass that is under way over the tree.
  var runningPass: LayoutPass? {
    guard let pass = rootView.layoutState.pass, pass.isRunning else { return nil }
    return pass
  }

  /// Forgets the system of this root, so that the next layout builds another.
  func discardEngine() {
    if layoutState.engine?.release() == true { layoutState.engine = nil }
  }

  private var isInSystem: Bool { layoutState.firstVariable >= 0 }

  private func judge(_ change: LayoutChange) { runningPass?.judge(change, of: self) }

  private func judgeNothingButTell() {
    guard let pass = runningPass, let call = pass.currentCall else { return }
    pass.noteInvalidator(call.view)
  }

  /// Notes an edit for the engine, where one is kept.
  private func edit(_ note: (inout LayoutEdits) -> Void) {
    guard isInSystem, let engine = layoutRoot.layoutState.engine else { return }
    note(&engine.edits)
    markRootWithEdits()
  }

  /// The root has something to solve. A layout of its own may take another size: what holds it is laid out as well.
  private func markRootWithEdits() {
    let root = layoutRoot
    root.markUpwards(.layoutBelow)
    if root.superview != nil {
      root.markNeedsLayout()
      root.superview?.markNeedsLayout()
    }
  }
}
