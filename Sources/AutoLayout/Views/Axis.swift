/// Along or across.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
