/// The search field of a screen.
///
/// ```swift
/// let search = SearchController()
/// search.searchBar.placeholder = "Search"
/// navigationBar.item.searchController = search
/// ```
///
/// Up to iOS 18, the field is below the title. Since iOS 26, it is a capsule of glass: on phones at the bottom of the
/// view that the navigation bar is in, on tablets at the trailing end of the bar.
public final class SearchController {
  /// The bar with the search field. On glass and below a title, it shows the field without a background around it.
  public let searchBar = SearchBar()

  public init() { searchBar.fillsBar = true }
}

/// Where a navigation item's search field is.
public enum SearchBarPlacement: Hashable, Sendable {
  /// Where the look has it: up to iOS 18 below the title; since iOS 26 at the bottom of the screen on phones, and at
  /// the trailing end of the bar on tablets. A phone's screen with a tab bar has it below the title in both.
  case automatic
  /// In the row of buttons on tablets. The same as `automatic` on phones.
  case inline
  /// In a toolbar on phones and in the row of buttons on tablets, since iOS 26. The same as `automatic` before.
  case integrated
  /// Below the title.
  case stacked
}

extension NavigationItem {
  /// A toolbar item with the search field, for a screen whose toolbar has other items, too. In the toolbar, the field
  /// takes the free width. It is `nil` if the item has no search controller.
  ///
  /// ```swift
  /// let search = navigationBar.item.searchBarPlacementBarButtonItem
  /// toolbar.items = [search, BarButtonItem(systemItem: .compose)].compactMap(\.self)
  /// ```
  public var searchBarPlacementBarButtonItem: BarButtonItem? {
    guard let searchController else { return nil }
    var item = BarButtonItem(customView: searchController.searchBar)
    item.isSearchField = true
    return item
  }
}
