extension LayoutConstraint {
  /// The anchor on the left side; one of a guide without an owner where the item is gone.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(firstItem ?? LayoutGuide(), firstAttribute) }

  /// The anchor on the right side; none for a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { secondItem.map { LayoutAnchor($0, secondAttribute) } }
}
