extension View {
  /// Adds a constraint to this view.
  ///
  /// - Throws: ``ConstraintError`` when the constraint makes no sense or this view is no ancestor of both its items.
  public func addConstraint(_ constraint: LayoutConstraint) throws(ConstraintError) {
    try constraint.validate()
    guard let first = constraint.firstItem?.layoutView else { throw .noItem(constraint: constraint.name) }
    let second = constraint.secondItem?.layoutView
    guard first.isDescendant(of: self), second?.isDescendant(of: self) ?? true else {
      throw .notAnAncestor(constraint: constraint.name, view: label, first: first.label, second: second?.label)
    }
    hold(constraint)
  }

  /// Removes this very constraint; an equal one is left alone.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.owner === self else { return }
    constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    setNeedsLayout()
  }

  /// Adds a guide that constraints place.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.layoutGuides.removeAll { $0 === guide }
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsLayout()
  }

  /// How strongly the view refuses to grow past its content.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalContentHuggingPriority : verticalContentHuggingPriority
  }

  /// Sets how strongly the view refuses to grow past its content.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    switch axis {
    case .horizontal: horizontalContentHuggingPriority = priority
    case .vertical: verticalContentHuggingPriority = priority
    }
    setNeedsLayout()
  }

  /// How strongly the view refuses to be smaller than its content.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    axis == .horizontal ? horizontalCompressionResistancePriority : verticalCompressionResistancePriority
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    switch axis {
    case .horizontal: horizontalCompressionResistancePriority = priority
    case .vertical: verticalCompressionResistancePriority = priority
    }
    setNeedsLayout()
  }

  func hold(_ constraint: LayoutConstraint) {
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    constraints.append(constraint)
    setNeedsLayout()
  }
}
