extension LayoutConstraint {
  /// Installs the constraint in the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` when the constraint makes no sense or its items share no ancestor.
  public func install() throws(ConstraintError) {
    try validate()
    let views = try itemViews()
    var ancestor = views[0]
    for view in views.dropFirst() {
      guard let shared = ancestor.ancestorShared(with: view) else {
        throw .noCommonAncestor(constraint: name, first: views[0].label, second: view.label)
      }
      ancestor = shared
    }
    ancestor.hold(self)
  }

  /// Installs the constraint in a view, which then holds it instead of the nearest common ancestor of its items.
  ///
  /// - Throws: ``ConstraintError`` when the constraint makes no sense or the view is no ancestor of both its items. A view
  ///   counts as its own ancestor.
  public func install(in view: View) throws(ConstraintError) {
    try validate(heldBy: view)
    view.hold(self)
  }

  /// Takes the constraint out of layout.
  public func remove() { owner?.release(self) }

  /// Checks that a view may hold the constraint: it makes sense, and the view is an ancestor of all its items.
  func validate(heldBy holder: View) throws(ConstraintError) {
    try validate()
    let views = try itemViews()
    guard views.allSatisfy({ $0.isInside(holder) }) else {
      throw .notAnAncestor(
        constraint: name, view: holder.label, first: views[0].label, second: views.dropFirst().first?.label)
    }
  }

  /// Keeps an error with the views it concerns, for the layout of whichever tree they are in by then.
  func record(_ error: ConstraintError) {
    for view in [firstItem, secondItem].compactMap({ $0?.layoutView }) { view.record(error) }
  }

  /// Whether an item is the view, lies below it or is a guide of either.
  func refers(toSubtreeOf view: View) -> Bool {
    items.contains { $0.layoutView?.isInside(view) ?? false }
  }

  /// The items that are still there, the first one first.
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
}

extension LayoutConstraint {
  /// Checks what does not depend on where the items stand.
  func validate() throws(ConstraintError) {
    if let error = errorInNumbers ?? errorInAttributes { throw error }
  }

  /// What is wrong with the multiplier, the constant or the priority.
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

  /// Whether both sides are extents or distances between two positions.
  private var isBetweenExtents: Bool {
    isExtent(firstAttribute, from: distanceStarts.first) && isExtent(secondAttribute, from: distanceStarts.second)
  }

  private func isExtent(_ attribute: LayoutAttribute, from start: DistanceStart?) -> Bool {
    guard let start else { return attribute.kind == .dimension }
    return attribute.kind != .dimension && attribute.isCompatible(with: start.attribute)
  }
}
