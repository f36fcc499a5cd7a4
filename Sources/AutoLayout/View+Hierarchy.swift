import Graphics

extension View {
  /// Inserts a subview at an index from back to front, or moves a view that already is a subview.
  func insert(_ view: View, at index: Int) {
    precondition(!isInside(view), "a view cannot contain itself")
    guard view.superview !== self else { return move(view, to: index) }
    view.announceMove(to: self)
    view.leaveSuperview()
    if !view.isLayoutBoundary { view.discardEngine() }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.parentView = self
    view.layoutState.autoresizingFrame = view.frame
    structureDidChange()
    if view.needsLayout { markUpwards(.layoutBelow) }
    if !view.layoutState.marks.isDisjoint(with: .anyUpdate) { markUpwards(.updateBelow) }
    view.confirmMove()
    noteAddition(of: view)
  }

  /// Leaves the superview, and removes every constraint between the subtree and views outside it.
  func leaveHierarchy() {
    guard superview != nil else { return }
    announceMove(to: nil)
    leaveSuperview()
    confirmMove()
  }

  private func leaveSuperview() {
    guard let former = superview else { return }
    former.announceRemoval(of: self)
    former.structureDidChange()
    var ancestor: View? = former
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.refers(toSubtreeOf: self) {
        holder.release(constraint)
      }
      ancestor = holder.superview
    }
    former.subviews.removeAll { $0 === self }
    parentView = nil
    clearPlacedFrame()
  }

  /// Returns whether the view is `ancestor` or one of its descendants.
  func isInside(_ ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// Returns the nearest view that contains both, or `nil` if they are in different trees. A view counts as its own
  /// ancestor.
  public func ancestorShared(with other: View) -> View? {
    var candidate: View? = self
    while let current = candidate {
      if other.isInside(current) { return current }
      candidate = current.superview
    }
    return nil
  }

  /// The root of the view's tree.
  package var rootView: View {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The identifier that results and errors use: ``identifier``, or else the class and position below the nearest
  /// ancestor with an identifier.
  package var label: String {
    if let identifier { return identifier }
    guard let superview else { return elementClass }
    let place = superview.subviews.filter { $0.elementClass == elementClass }.firstIndex { $0 === self } ?? 0
    return "\(superview.label)/\(elementClass)[\(place)]"
  }

  /// Visits the view and its descendants in depth-first order, subviews from back to front.
  package func forEachInTree(_ visit: (View) -> Void) {
    visit(self)
    for subview in subviews { subview.forEachInTree(visit) }
  }

  /// Returns the first of the view and its descendants, in depth-first order, that satisfies a condition.
  package func firstInTree(where isWanted: (View) -> Bool) -> View? {
    if isWanted(self) { return self }
    for subview in subviews {
      if let found = subview.firstInTree(where: isWanted) { return found }
    }
    return nil
  }

  // MARK: Order of the subviews

  func insert(_ view: View, above sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place + 1)
  }

  func insert(_ view: View, below sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place)
  }

  /// Moves a subview to another index. Does nothing if the view is not a subview.
  func move(_ view: View, to index: Int) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    structureDidChange()
  }

  func swapSubviews(at first: Int, and second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    structureDidChange()
  }

  /// Returns the index of a subview as if another view were not a subview.
  private func place(of sibling: View, without view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}
