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
  static func side(atWidth width: Double) -> Double { width < 400 ? 16 : 20 }

  /// A scene's root, without the safe area.
  func root(width: Double) -> DirectionalEdgeInsets {
    let side = Self.side(atWidth: width)
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// A table cell's content view in a table of a width.
  func cellContent(tableWidth: Double, isInXib: Bool, hasAccessory: Bool) -> DirectionalEdgeInsets {
    guard toolsVersion >= Self.versionOfSafeArea else {
      return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side = Self.side(atWidth: tableWidth)
    let vertical = cellVertical(isInXib: isInXib)
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
  }

  private func cellVertical(isInXib: Bool) -> Double {
    if toolsVersion >= 24000 { return 15 }
    return isInXib && hasHomeButton && (14800.0..<17000.0).contains(toolsVersion) ? 15 : 11
  }

  /// The margins of a content view that sets some and keeps its superview's where they are larger.
  static func larger(_ one: DirectionalEdgeInsets, _ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(one.top, other.top), leading: max(one.leading, other.leading), bottom: max(one.bottom, other.bottom),
      trailing: max(one.trailing, other.trailing))
  }
}
