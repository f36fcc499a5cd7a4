import Graphics

extension View {
  /// The natural size within a room, with what surrounds the alignment rectangle; the bounds' size along an axis that has
  /// none.
  func contentSizeThatFits(_ room: Size) -> Size {
    let insets = alignmentRectInsets
    let isWrapped = measuresHeightAtWidth && room.width > 0
    var natural = intrinsicContentSize
    // A text that is narrower than the room keeps its own width.
    if isWrapped { natural = intrinsicContentSize(atWidth: min(room.width - insets.horizontal, natural.width)) }
    return Size(
      width: natural.width < 0 ? bounds.width : natural.width + insets.horizontal,
      height: natural.height < 0 ? bounds.height : natural.height + insets.vertical)
  }
}
