import Graphics

extension View {
  /// The view's controller adds to the safe area by another amount. Inside a tree the next layout reckons with it.
  func additionalSafeAreaDidChange(from old: EdgeInsets, to new: EdgeInsets) {
    guard superview == nil else { return marginsDidChange() }
    takeSafeArea(
      EdgeInsets(
        top: safeAreaInsets.top - old.top + new.top, left: safeAreaInsets.left - old.left + new.left,
        bottom: safeAreaInsets.bottom - old.bottom + new.bottom,
        right: safeAreaInsets.right - old.right + new.right))
  }
}

extension DirectionalEdgeInsets {
  /// The least margins of a scene's root: at the sides 16 points, 20 from a width of 400 on, as in frames that Xcode saved.
  package static func systemMinimum(inRootOfWidth width: Double) -> DirectionalEdgeInsets {
    let side = width < 400 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
