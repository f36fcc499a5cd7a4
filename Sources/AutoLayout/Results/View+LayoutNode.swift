import Graphics

extension View {
  /// The solved tree as a value.
  ///
  /// - Parameter hasStyles: whether it holds how each view looks.
  public func layoutNode(withStyles hasStyles: Bool = false) -> LayoutNode {
    let insets = alignmentRectInsets
    return LayoutNode(
      id: label, elementClass: elementClass, name: userLabel.isEmpty ? descriptiveText ?? "" : userLabel, frame: frame,
      alignmentRect: frame.inset(by: insets), isHidden: isHidden, isAmbiguous: hasAmbiguousLayout, text: textSummary,
      style: hasStyles ? layoutStyle() : nil, children: subviews.map { $0.layoutNode(withStyles: hasStyles) })
  }
}
