/// The reading direction of an interface.
public enum LayoutDirection: String, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Distances from the four edges towards the inside, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets with the same distance from every edge.
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  public static let zero = EdgeInsets()

  /// The sum of the left and right distances.
  public var horizontal: Double { left + right }
  /// The sum of the top and bottom distances.
  public var vertical: Double { top + bottom }
  public static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// Returns the differences from other insets, which may be negative.
  package func subtracting(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}

/// Distances from the four edges towards the inside, in points, with leading and trailing edges.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = DirectionalEdgeInsets()

  /// Makes insets from left and right distances for a reading direction.
  public init(_ insets: EdgeInsets, for direction: LayoutDirection) {
    switch direction {
    case .leftToRight:
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    case .rightToLeft:
      self.init(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
  }

  /// Returns the insets with left and right distances for a reading direction.
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
