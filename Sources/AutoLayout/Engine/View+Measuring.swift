import Graphics

extension View {
  /// The natural extent along an axis: unwrapped in the width pass, at the width that it gave afterwards.
  func naturalSize(along axis: Axis) -> Double {
    guard measuresHeightAtWidth, let width = solvedWidth else { return measuredSize.extent(along: axis) }
    return measuredSize(atWidth: width).extent(along: axis)
  }

  /// The width at which text is measured: the one that layout gave, or the natural one before.
  var measuringWidth: Double { solvedWidth ?? max(0, measuredSize.width) }

  /// The first baseline's distance from the top, measured once for each width.
  func measuredFirstBaseline(atWidth width: Double) -> Double? {
    if let known = measurements[width].firstBaseline { return known }
    let offset = firstBaselineOffset(atWidth: width)
    measurements[width].firstBaseline = .some(offset)
    return offset
  }

  /// The last baseline's distance from the bottom, measured once for each width.
  func measuredLastBaseline(atWidth width: Double) -> Double? {
    if let known = measurements[width].lastBaseline { return known }
    let offset = lastBaselineOffset(atWidth: width)
    measurements[width].lastBaseline = .some(offset)
    return offset
  }

  private var measuredSize: Size {
    if let known = measurements.natural { return known }
    let size = intrinsicContentSize
    measurements.natural = size
    return size
  }

  private func measuredSize(atWidth width: Double) -> Size {
    if let known = measurements[width].size { return known }
    let size = intrinsicContentSize(atWidth: width)
    measurements[width].size = size
    return size
  }
}
