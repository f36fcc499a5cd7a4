import AutoLayout
import Graphics

/// The platform's margins where a document sets none, as the Interface Builder of a version reckons them.
struct MarginRules: Hashable, Sendable {
  /// The version of Interface Builder that saved the document.
  var toolsVersion: Double
  /// Whether the document's device has a home button.
  var hasHomeButton: Bool

  /// The version that brought the safe area, with iOS 11.
  private static let versionOfSafeArea = 13000.0

  /// Whether a root's margins start at the safe area rather than at its edges.
  var rootMarginsStartAtSafeArea: Bool { toolsVersion >= Self.versionOfSafeArea }

  /// The side margin in points of a view as wide as the screen: UIKit gives 20 from 400 points on, else 16.
  static func side(atWidth width: Double) -> Double {
    DirectionalEdgeInsets.systemMinimum(inRootOfWidth: width).leading
  }

  /// A scene's root, without the safe area.
  func root(width: Double) -> DirectionalEdgeInsets { .systemMinimum(inRootOfWidth: width) }

  /// A table cell's content view.
  ///
  /// - Parameters:
  ///   - width: The cell's width.
  ///   - deviceWidth: The width of the screen: it alone decides in storyboards.
  func cellContent(width: Double, deviceWidth: Double, isInXib: Bool, hasAccessory: Bool) -> DirectionalEdgeInsets {
    guard toolsVersion >= Self.versionOfSafeArea else {
      return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = isInXib ? sideInXib(width: width, deviceWidth: deviceWidth) : Self.tableSide(atWidth: deviceWidth)
    let vertical: Double = toolsVersion >= 24000 ? 15 : 11
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }

  /// The side margin in points of a table: 15 on the narrowest phones, as separators are inset.
  private static func tableSide(atWidth width: Double) -> Double { width < 375 ? 15 : side(atWidth: width) }

  /// A cell that stands alone: its own width decides, later only as far as it is narrower than the device; in between
  /// home-button devices had 15.
  private func sideInXib(width: Double, deviceWidth: Double) -> Double {
    if toolsVersion < 14800 { return Self.side(atWidth: width) }
    if toolsVersion < 17000, hasHomeButton { return 15 }
    return Self.side(atWidth: min(width, deviceWidth))
  }

  /// The margins of a content view that sets some and keeps its superview's where they are larger.
  static func larger(_ one: DirectionalEdgeInsets, _ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading), bottom: max(one.bottom, other.bottom),
      trailing: max(one.trailing, other.trailing))
  }
}
