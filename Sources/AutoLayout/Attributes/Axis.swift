import Graphics

/// Along or across.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The width or the height.
  public func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }
  func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}
