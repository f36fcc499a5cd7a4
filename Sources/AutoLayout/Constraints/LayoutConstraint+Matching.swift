extension LayoutConstraint {
  /// Whether the constraint says the same as another: the same items, attributes, relation, multiplier and constant.
  /// Priorities are not compared, nor are identifiers.
  public func matches(_ other: LayoutConstraint) -> Bool {
    firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
      && secondItem === other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier && constant == other.constant && distanceStarts == other.distanceStarts
  }
}
