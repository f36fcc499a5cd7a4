extension LayoutConstraint {
  /// Installs the constraint in the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` if the constraint is invalid or its items have no common ancestor.
  public func install() throws(ConstraintError) {
    try validate()
    try commonAncestor().hold(self)
  }

  /// Installs the constraint, or records why it cannot be installed.
  ///
  /// UIKit lets a view hold a constraint between a horizontal and a vertical position, which code counts on (tests of
  /// SnapKit), and raises an exception when it is laid out (SnapKit, issue 305). Here it is held too, and the layout
  /// reports it and leaves it out.
  func activate() {
    do throws(ConstraintError) {
      try install()
    } catch {
      record(error)
      if relatesTwoAxes { try? commonAncestor().hold(self) }
    }
  }

  /// Whether one side is a horizontal and the other a vertical position.
  var relatesTwoAxes: Bool {
    distanceStarts.isEmpty && secondAttribute != .notAnAttribute && firstAttribute.axis != secondAttribute.axis
      && firstAttribute.kind != .dimension && secondAttribute.kind != .dimension
  }

  private func commonAncestor() throws(ConstraintError) -> View {
    let views = try itemViews()
    var ancestor = views[0]
    for view in views.dropFirst() {
      guard let shared = ancestor.ancestorShared(with: view) else {
        throw .noCommonAncestor(constraint: name, first: views[0].label, second: view.label)
      }
      ancestor = shared
    }
    return ancestor
  }

  /// Installs the constraint in a view, which holds it instead of the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` if the constraint is invalid or the view is not an ancestor of both items. A view
  ///   counts as its own ancestor.
  public func install(in view: View) throws(ConstraintError) {
    try validate(heldBy: view)
    view.hold(self)
  }

  /// Deactivates the constraint.
  public func remove() { owner?.release(self) }

  /// Checks that the constraint is valid and that a view is an ancestor of all its items.
  func validate(heldBy holder: View) throws(ConstraintError) {
    try validate()
    let views = try itemViews()
    guard views.allSatisfy({ $0.isInside(holder) }) else {
      throw .notAnAncestor(
        constraint: name, view: holder.label, first: views[0].label, second: views.dropFirst().first?.label)
    }
  }

  /// Records an error with the items' views, whose trees report it in their next layouts.
  func record(_ error: ConstraintError) {
    for view in [firstItem, secondItem].compactMap({ $0?.layoutView }) { view.record(error) }
  }

  /// Returns whether an item is the view, a descendant, or a guide of either.
  func refers(toSubtreeOf view: View) -> Bool {
    items.contains { $0.layoutView?.isInside(view) ?? false }
  }

  /// The items that still exist, the first item first.
  var items: [any LayoutItem] {
    [firstItem, secondItem, distanceStarts.first?.item, distanceStarts.second?.item].compactMap { $0 }
  }

  /// The views of all items, the first item's first.
  private func itemViews() throws(ConstraintError) -> [View] {
    guard let first = firstItem?.layoutView else { throw .noItem(constraint: name) }
    guard secondAttribute != .notAnAttribute else { return [first] }
    guard let second = secondItem?.layoutView else { throw .noItem(constraint: name) }
    guard !distanceStarts.isEmpty else { return [first, second] }
    return items.compactMap(\.layoutView)
  }

  // MARK: Validation

  /// Checks the attributes and numbers, which do not depend on where the items are in the tree.
  func validate() throws(ConstraintError) {
    if let error = errorInNumbers ?? errorInAttributes { throw error }
  }

  /// The error in the multiplier, the constant or the priority, or `nil`.
  var errorInNumbers: ConstraintError? {
    guard multiplier.isFinite, multiplier != 0 || secondAttribute == .notAnAttribute || isBetweenExtents else {
      return .invalidNumber(constraint: name, multiplier)
    }
    guard constant.isFinite else { return .invalidNumber(constraint: name, constant) }
    guard priority.rawValue > 0, priority <= .required else {
      return .invalidPriority(constraint: name, Double(priority.rawValue))
    }
    return nil
  }

  private var errorInAttributes: ConstraintError? {
    let isCompatible = distanceStarts.isEmpty ? firstAttribute.isCompatible(with: secondAttribute) : isBetweenExtents
    return isCompatible ? nil : .incompatibleAttributes(constraint: name, firstAttribute, secondAttribute)
  }

  /// Whether both sides are sizes or distances between two positions.
  private var isBetweenExtents: Bool {
    isExtent(firstAttribute, from: distanceStarts.first) && isExtent(secondAttribute, from: distanceStarts.second)
  }

  private func isExtent(_ attribute: LayoutAttribute, from start: DistanceStart?) -> Bool {
    guard let start else { return attribute.kind == .dimension }
    return attribute.kind != .dimension && attribute.isCompatible(with: start.attribute)
  }
}
