/// The priority of a constraint, above 0 and at most 1000. A constraint takes precedence over any number of constraints
/// with lower priorities.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }

  /// The priority of a constraint that must be satisfied.
  public static let required: LayoutPriority = 1000
  /// The default priority with which content resists being compressed.
  public static let defaultHigh: LayoutPriority = 750
  /// The priority at which dragging can resize a window's scene.
  public static let dragThatCanResizeScene: LayoutPriority = 510
  /// The priority at which a window's scene keeps its size.
  public static let sceneSizeStayPut: LayoutPriority = 500
  /// The priority at which dragging cannot resize a window's scene.
  public static let dragThatCannotResizeScene: LayoutPriority = 490
  /// The default priority with which content resists being stretched.
  public static let defaultLow: LayoutPriority = 250
  /// The priority at which ``View/systemLayoutSizeFitting(_:)`` makes a view as small as possible.
  public static let fittingSizeLevel: LayoutPriority = 50

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// Returns a higher priority.
  public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue + amount)
  }
  /// Returns a lower priority.
  public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
    LayoutPriority(priority.rawValue - amount)
  }
}
