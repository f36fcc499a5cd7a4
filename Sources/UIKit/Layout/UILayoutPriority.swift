import AutoLayout

/// The priority of a constraint, above 0 and at most 1000.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  package init(priority: LayoutPriority) { self.init(priority.rawValue) }
}

extension LayoutPriority {
  package init(_ priority: UILayoutPriority) { self.init(priority.rawValue) }
}

/// A number with a name. As in UIKit, the operators are those of a protocol, so that an app's own for one of the types
/// win.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  public static func + (one: Self, difference: RawValue) -> Self { Self(rawValue: one.rawValue + difference) }
  public static func + (difference: RawValue, one: Self) -> Self { one + difference }
  public static func - (one: Self, difference: RawValue) -> Self { Self(rawValue: one.rawValue - difference) }
  public static func - (one: Self, other: Self) -> RawValue { one.rawValue - other.rawValue }
  public static func += (one: inout Self, difference: RawValue) { one = one + difference }
  public static func -= (one: inout Self, difference: RawValue) { one = one - difference }
}
