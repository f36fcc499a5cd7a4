import Graphics

extension View {
  /// The solved tree as a value.
  public func layoutNode() -> LayoutNode {
    let insets = alignmentRectInsets
    return LayoutNode(
      id: label, elementClass: elementClass, name: userLabel.isEmpty ? descriptiveText ?? "" : userLabel, frame: frame,
      alignmentRect: frame.inset(by: insets), isHidden: isHidden, isAmbiguous: hasAmbiguousLayout, text: textSummary,
      children: subviews.map { $0.layoutNode() })
  }
}
