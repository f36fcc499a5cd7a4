import Graphics

extension View {
  /// The natural extent along an axis: unwrapped in the width pass, at the width that it gave afterwards.
  func naturalSize(along axis: Axis) -> Double {
    guard measuresHeightAtWidth, let width = solvedWidth else { return intrinsicContentSize.extent(along: axis) }
    return intrinsicContentSize(atWidth: width).extent(along: axis)
  }

  /// The width at which text is measured: the one that layout gave, or the natural one before.
  var measuringWidth: Double { solvedWidth ?? max(0, intrinsicContentSize.width) }
}
