/// How strongly a constraint is held, over 0 up to 1000. Priorities are strictly ordered, never added up.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a literal.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Makes a priority from a literal.
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// Must hold.
  public static let required: LayoutPriority = 1000
  /// The level at which content resists being squeezed.
  public static let defaultHigh: LayoutPriority = 750
  /// The level at which dragging makes a scene of a window larger or smaller.
  public static let dragThatCanResizeScene: LayoutPriority = 510
  /// The level at which a scene keeps its size.
  public static let sceneSizeStayPut: LayoutPriority = 500
  /// The level at which dragging leaves a scene's size alone.
  public static let dragThatCannotResizeScene: LayoutPriority = 490
  /// The level at which content resists being stretched.
  public static let defaultLow: LayoutPriority = 250
  /// The level at which a tree is made as small as it can be.
  public static let fittingSizeLevel: LayoutPriority = 50

  /// Weaker priorities come first.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// A stronger priority.
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }
  /// A weaker priority.
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }
}
