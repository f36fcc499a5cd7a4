import Controls
import Foundation

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Kept, but the titles of items are below their images.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, but the titles of items are below their images.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Kept, but nothing is drawn behind the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// Kept, but nothing is drawn behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// Kept, but items are spread as on a phone.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Kept, but items are spread as on a phone.
  open var stackedItemWidth: CGFloat = 0
  /// Kept, but items are spread as on a phone.
  open var stackedItemSpacing: CGFloat = 0

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The colours of a tab in a state.
open class UITabBarItemStateAppearance: NSObject {
  /// Kept, but titles have the colour of their icons and the system's font.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, but titles and badges stay at their places.
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  /// Kept, but titles and badges stay at their places.
  open var badgePositionAdjustment = UIOffset.zero
  /// Kept, but badges are white on red.
  open var badgeBackgroundColor: UIColor?
  /// Kept, but badges are white on red.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  /// Kept, but only normal and selected tabs have colours of their own.
  public let disabled = UITabBarItemStateAppearance()
  /// Kept, but only normal and selected tabs have colours of their own.
  public let focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  /// Makes the same appearance for each style.
  public init(style: Style) { super.init() }
  /// Does nothing: items without an appearance are drawn in the default one.
  open func configureWithDefault(for style: Style) {}
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
}
