import Graphics

/// Where an item lies along one axis, as expressions in the coordinates of an ancestor.
struct LayoutBox {
  /// The left or top edge.
  var start: LinearExpression
  /// The width or height.
  var extent: LinearExpression

  /// The right or bottom edge.
  var end: LinearExpression { position(at: 1) }
  /// The middle.
  var center: LinearExpression { position(at: 0.5) }

  /// The point a share of the way from start to end.
  private func position(at share: Double) -> LinearExpression {
    var position = start
    position.add(share, extent)
    return position
  }

  /// The box with its edges moved inwards.
  func inset(start startInset: Double, end endInset: Double) -> LayoutBox {
    var box = self
    box.start.constant += startInset
    box.extent.constant -= startInset + endInset
    return box
  }
}
