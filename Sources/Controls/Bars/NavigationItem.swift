import AutoLayout
import Graphics

/// The content of a navigation bar for one screen.
public struct NavigationItem {
  public var title: String?
  /// A line of text above the title.
  public var prompt: String?
  /// The title of the back button, or `nil` for no back button. Since iOS 26, the button shows a chevron only.
  public var backTitle: String?
  /// A view shown instead of the title.
  public var titleView: View?
  /// The items at the leading edge, in reading order.
  public var leadingItems: [BarButtonItem] = []
  /// The items at the trailing edge, from the edge inwards.
  public var trailingItems: [BarButtonItem] = []
  /// Whether the title is shown large, in a second row below the buttons.
  public var showsLargeTitle = false
  /// The search field of the screen, or `nil` for a screen without one. ``NavigationBar`` shows the field.
  public var searchController: SearchController?
  /// Where the search field is.
  public var preferredSearchBarPlacement = SearchBarPlacement.automatic

  public init(title: String? = nil) { self.title = title }
}

extension NavigationItem {
  /// The views that the item shows.
  var views: [View] {
    (leadingItems + trailingItems).compactMap(\.customView) + [titleView].compactMap { $0 }
  }
}
