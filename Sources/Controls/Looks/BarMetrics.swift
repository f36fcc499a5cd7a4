import AutoLayout
import Graphics

/// The sizes of bars that differ between the looks of iOS, in points.
struct BarMetrics {
  var items: BarItemMetrics
  var navigation: NavigationBarMetrics
  var tabs: TabBarMetrics
  var toolbar: ToolbarMetrics
  var search: SearchFieldMetrics
}

/// Buttons in navigation bars and toolbars.
struct BarItemMetrics {
  /// Whether items have pieces of glass behind them instead of a bar.
  var hasGlass: Bool
  /// The distance of items from the sides of the bar, or `nil` for 16 in bars narrower than 400 points and 20 in wider
  /// ones.
  var sideMargin: Double?
  /// The distance of items from the sides of the bar on phones in landscape, or `nil` for `sideMargin`.
  var lowSideMargin: Double?
  /// The distance between the items of a navigation bar.
  var navigationSpacing: Double
  /// The distance between the items of a toolbar.
  var toolbarSpacing: Double
  /// The distance between images that share a piece of glass.
  var sharedSpacing: Double
  /// The distance of titles from the ends of their glass.
  var titleInset: Double
  /// The distance of images from the ends of their glass.
  var imageInset: Double
  /// The weights of titles.
  var titleWeight: Int
  var doneWeight: Int
  /// The size, weight and scale of symbols without a configuration.
  var symbols: Image.SymbolConfiguration
}

struct NavigationBarMetrics {
  /// The height of the bar, without prompt and large title.
  var height: Double
  var padHeight: Double
  /// The height on phones in landscape, except large ones.
  var lowHeight: Double
  /// The height of the row of buttons at the top of the bar, or `nil` if the row fills the bar.
  var rowHeight: Double?
  /// The smallest distance of the bar from the top of the screen, upright and on phones in landscape.
  var leastTop: Double
  var leastLowTop: Double
  /// How far the bar starts above the safe area on a phone with an island.
  var islandOverlap: Double
  /// The distance of the bar from the top of a sheet on a phone, or `nil` for the canvas's rule.
  var sheetTop: Double?
  /// The distance of the back button from the leading edge, or `nil` for the margin of items.
  var backInset: Double?
  /// The height that a large title adds to the bar.
  var largeTitle: LargeTitleHeight
  /// The distance of large titles from the leading edge, or `nil` for the margin of items.
  var largeTitleInset: Double?
  var promptHeight: Double
  var promptFontSize: Double
}

/// How the height of a large title follows from its text style.
enum LargeTitleHeight {
  /// The leading of the text style and a padding.
  case leading(padding: Double)
  /// The height of the line and a padding, and at least a height.
  case line(padding: Double, least: Double)
}

struct TabBarMetrics {
  /// The height of the bar, without the home indicator.
  var height: Double
  /// The height of the bar on phones in landscape, except large ones, without the home indicator.
  var lowHeight: Double
  /// The floating capsule, or `nil` if tabs share a bar that is as wide as the screen.
  var capsule: FloatingTabMetrics?
  /// The height at the top of tablets, where tab bars of controllers are, or `nil` if they are at the bottom.
  var topHeight: Double?
  /// The space below a tab bar at the top of a tablet, if there is no navigation bar.
  var spaceBelowTop: Double
  /// The size, weight and scale of symbols without a configuration.
  var symbols: Image.SymbolConfiguration
  var titleWeight: Int
  var badgeHeight: Double
  /// Where badges start that are above titles.
  var badgeStart: BadgeStart
}

/// Where the badge of a tab starts, by the tab's icon or the middle of a tab without one.
enum BadgeStart {
  /// A distance after the middle, towards the trailing edge.
  case afterMiddle(Double)
  /// A distance before the trailing end of the icon.
  case beforeEnd(Double)
}

/// A floating capsule with tabs.
struct FloatingTabMetrics {
  /// The height of the bar on phones upright and in landscape, with the space below the capsule.
  var barHeight: Double
  var lowBarHeight: Double
  /// The height of the capsule on phones upright and in landscape.
  var height: Double
  var lowHeight: Double
  /// The smallest distance of the capsule from the sides of the bar.
  var sideMargin: Double
  /// The distance of the tabs from the edge of the capsule.
  var inset: Double
  /// The distance between the middles of tabs, if there is room.
  var pitch: Double
  /// How much tabs are wider than the distance between them, so that they overlap.
  var overlap: Double
  /// How much wider tabs that fill the bar are than equal shares of the capsule, by their number. Other numbers overlap
  /// as usual.
  var surplus: [Int: Double]
}

struct ToolbarMetrics {
  /// The natural height, and that on tablets.
  var height: Double
  var padHeight: Double
  /// The height of the pieces of glass, or `nil` if items fill the bar.
  var glassHeight: Double?
  /// The place of the glass in the toolbar of a navigation controller: its distance from the top, the sides and the
  /// bottom of the bar, which ends at the bottom of the screen.
  var controllerInsets: EdgeInsets
}

struct SearchFieldMetrics {
  var height: Double
  /// The corner radius of the field, or `nil` for a capsule.
  var cornerRadius: Double?
  /// The distance of the magnifying glass from the leading edge of the field, in a box of 20 points.
  var glyphInset: Double
  /// The distance of the text from the leading edge of the field.
  var textInset: Double
  var textWeight: Int
  /// The place of a search controller's field on a phone and on a tablet, unless another one is preferred.
  var phonePlace: SearchFieldPlace
  var padPlace: SearchFieldPlace
  /// The space above and below a field that is below the title.
  var spaceAbove: Double
  var spaceBelow: Double
}

/// The place of a search controller's field.
enum SearchFieldPlace {
  /// Below the title and a large title.
  case below
  /// In the row of buttons, at the trailing end.
  case trailing
  /// Floating at the bottom of the screen.
  case bottom
}
