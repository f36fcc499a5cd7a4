import Graphics

extension Size {
  /// The width or the height.
  public func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}
