import Graphics

/// The horizontal or vertical axis.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// The axis at a right angle to this one.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// Returns the width or the height.
  func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension EdgeInsets {
  func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }
  func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }
}
