import Graphics

extension EdgeInsets {
  func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }
  func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}

extension LayoutAttribute {
  /// The axis the attribute lies on; none where there is no attribute.
  var axis: Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  /// Whether the attribute depends on margins or text, which may change between passes.
  var isVolatile: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins, .firstBaseline, .lastBaseline:
      true
    default: false
    }
  }
}

extension LayoutItem {
  /// Whether the item's edges depend on margins or the safe area.
  var isVolatile: Bool {
    guard let guide = self as? LayoutGuide else { return false }
    switch guide.role {
    // The frame of a scroll view stays where it is while the content moves.
    case .margins, .safeArea, .readableContent, .topBar, .bottomBar, .keyboard, .scrollFrame: return true
    case .free, .scrollContent: return false
    }
  }
}
