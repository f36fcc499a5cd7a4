import Graphics

extension View {
  /// Takes in a subview at a place in the order from back to front; one that is there already moves.
  func insert(_ view: View, at index: Int) {
    precondition(!isInside(view), "a view cannot hold itself")
    guard view.superview !== self else { return move(view, to: index) }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    if !view.isLayoutBoundary { view.discardEngine() }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.layoutState.autoresizingFrame = view.frame
    structureDidChange()
    if view.needsLayout { markUpwards(.layoutBelow) }
    if !view.layoutState.marks.isDisjoint(with: .anyUpdate) { markUpwards(.updateBelow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Leaves the superview, with every constraint that ties the subtree to the outside.
  func leaveHierarchy() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
  }

  private func leaveSuperview() {
    guard let former = superview else { return }
    former.willRemoveSubview(self)
    former.structureDidChange()
    var ancestor: View? = former
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.refers(toSubtreeOf: self) {
        holder.release(constraint)
      }
      ancestor = holder.superview
    }
    former.subviews.removeAll { $0 === self }
    superview = nil
    forgetPlace()
  }

  /// Whether the view is another or lies below it.
  func isInside(_ ancestor: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superview
    }
    return false
  }

  /// The nearest view that holds both; a view counts as its own ancestor.
  public func ancestorShared(with other: View) -> View? {
    var candidate: View? = self
    while let current = candidate {
      if other.isInside(current) { return current }
      candidate = current.superview
    }
    return nil
  }

  /// The top of the tree.
  public var rootView: View {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The id that results and errors use: the identifier, else class and place under the nearest identified ancestor.
  package var label: String {
    if let identifier { return identifier }
    guard let superview else { return elementClass }
    let place = superview.subviews.filter { $0.elementClass == elementClass }.firstIndex { $0 === self } ?? 0
    return "\(superview.label)/\(elementClass)[\(place)]"
  }

  /// Visits the view and everything below it, back to front.
  package func forEachInTree(_ visit: (View) -> Void) {
    visit(self)
    for subview in subviews { subview.forEachInTree(visit) }
  }

  /// The first of the view and everything below it, back to front, that something holds of.
  package func firstInTree(where isWanted: (View) -> Bool) -> View? {
    if isWanted(self) { return self }
    for subview in subviews {
      if let found = subview.firstInTree(where: isWanted) { return found }
    }
    return nil
  }
}

// The order of the subviews from back to front. Moving a view within it keeps the view's constraints.
extension View {
  func insert(_ view: View, above sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place + 1)
  }

  func insert(_ view: View, below sibling: View) {
    guard let place = place(of: sibling, without: view) else { return }
    insert(view, at: place)
  }

  /// Moves a subview to another place; nothing happens to a view that is none.
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

  /// The place of a subview once another view is out of the way.
  private func place(of sibling: View, without view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }
}
