import AutoLayout
import Graphics

/// The default margins on the canvas of a version of Interface Builder.
struct MarginRules: Hashable, Sendable {
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double
  /// Whether the document's device has a home button.
  var hasHomeButton: Bool

  /// The first version with safe areas, of Xcode 9 and iOS 11.
  private static let versionOfSafeArea = 13000.0

  /// Whether a root's margins are measured from the safe area instead of its edges.
  var rootMarginsStartAtSafeArea: Bool { toolsVersion >= Self.versionOfSafeArea }

  /// Returns the side margin of a view that is as wide as the screen: 16 points below a width of 400, else 20.
  static func side(atWidth width: Double) -> Double {
    DirectionalEdgeInsets.systemMinimum(inRootOfWidth: width).leading
  }

  /// Returns the margins of a scene's root without the safe area.
  func root(width: Double) -> DirectionalEdgeInsets { .systemMinimum(inRootOfWidth: width) }

  /// Returns the margins of the content view of a table cell.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, which matters only in xibs.
  ///   - deviceWidth: The width of the screen.
  func cellContent(width: Double, deviceWidth: Double, isInXib: Bool, hasAccessory: Bool) -> DirectionalEdgeInsets {
    guard toolsVersion >= Self.versionOfSafeArea else {
      return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = isInXib ? sideInXib(width: width, deviceWidth: deviceWidth) : Self.tableSide(atWidth: deviceWidth)
    let vertical: Double = toolsVersion >= 24000 ? 15 : 11
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }

  /// Returns the side margin of a table: 15 points on the narrowest phones, like the inset of separators.
  private static func tableSide(atWidth width: Double) -> Double { width < 375 ? 15 : side(atWidth: width) }

  /// Returns the side margin of a cell in a xib. It depends on the cell's width, or since version 14800 on the smaller
  /// of the cell's width and the device's width. From version 14800 until 17000, it is 15 on devices with a home
  /// button.
  private func sideInXib(width: Double, deviceWidth: Double) -> Double {
    if toolsVersion < 14800 { return Self.side(atWidth: width) }
    if toolsVersion < 17000, hasHomeButton { return 15 }
    return Self.side(atWidth: min(width, deviceWidth))
  }

  /// Returns the larger margin at each edge.
  static func larger(_ one: DirectionalEdgeInsets, _ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading), bottom: max(one.bottom, other.bottom),
      trailing: max(one.trailing, other.trailing))
  }
}
