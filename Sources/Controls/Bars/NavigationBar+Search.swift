import AutoLayout
import Graphics

extension NavigationBar {
  /// The field that the bar places, or `nil` if there is none or a toolbar has it.
  private var searchBar: SearchBar? {
    guard let searchBar = item.searchController?.searchBar, searchBar.superview === self else { return nil }
    return searchBar
  }

  /// Adds the search field of the bar's item, unless a toolbar has it.
  func adoptSearchBar(insteadOf previous: SearchBar?) {
    let searchBar = item.searchController?.searchBar
    if let previous, previous !== searchBar, previous.superview === self { previous.removeFromSuperview() }
    guard let searchBar, searchBar.superview !== self, !(searchBar.superview is Toolbar) else { return }
    addSubview(searchBar)
  }

  // MARK: Place

  private var searchMetrics: SearchFieldMetrics { metrics.bars.search }

  private var searchPlace: SearchFieldPlace {
    let isOnPad = traitCollection.userInterfaceIdiom == .pad
    let usual = isOnPad ? searchMetrics.padPlace : searchMetrics.phonePlace
    switch item.preferredSearchBarPlacement {
    case .stacked: return .below
    case .inline where isOnPad: return .trailing
    case .automatic, .inline, .integrated: return usual == .bottom && hasTabBarBeside ? .below : usual
    }
  }

  private var hasTabBarBeside: Bool { isAboveTabBar || superview?.subviews.contains { $0 is TabBar } ?? false }

  /// Whether the bar has a field that floats at the bottom of the screen.
  var hasSearchBarAtBottom: Bool { searchBar != nil && searchPlace == .bottom }

  /// How much taller a field at the bottom is than the glass of a toolbar there, in points.
  var bottomSearchGrowth: Double { max(0, (searchBar?.naturalFieldHeight ?? 0) - leastBottomSearchHeight) }

  private var leastBottomSearchHeight: Double { isInLowBar ? 44 : metrics.bars.toolbar.glassHeight ?? 44 }

  /// The height that a field below the title takes, or 0 if there is none.
  var searchRowHeight: Double {
    guard let searchBar, searchPlace == .below else { return 0 }
    return searchMetrics.spaceAbove + searchBar.naturalFieldHeight + searchMetrics.spaceBelow
  }

  /// The width of a field in the row of buttons, or `nil` if there is none: by eye, and at most half of the bar.
  var trailingSearchWidth: Double? {
    searchBar != nil && searchPlace == .trailing ? min(240, bounds.width / 2) : nil
  }

  var trailingSearchFrame: Rect? {
    guard let width = trailingSearchWidth, let searchBar else { return nil }
    let height = min(searchBar.naturalFieldHeight, row.height)
    return Rect(
      x: isRightToLeft ? leftMargin : bounds.width - rightMargin - width, y: row.midY - height / 2, width: width,
      height: height)
  }

  // MARK: Layout

  func layOutSearchBar() {
    guard let searchBar else { return }
    switch searchPlace {
    case .below:
      searchBar.frame = Rect(
        x: leftMargin, y: bounds.maxY - searchMetrics.spaceBelow - searchBar.naturalFieldHeight,
        width: bounds.width - leftMargin - rightMargin, height: searchBar.naturalFieldHeight)
    case .trailing: searchBar.frame = trailingSearchFrame ?? .zero
    case .bottom: searchBar.frame = bottomSearchFrame(for: searchBar)
    }
  }

  /// Returns the frame of a field that floats at the bottom of the superview, where a navigation controller has its
  /// toolbar.
  private func bottomSearchFrame(for searchBar: SearchBar) -> Rect {
    guard let superview else { return .zero }
    let insets = metrics.bars.toolbar.controllerInsets
    let height = max(leastBottomSearchHeight, searchBar.naturalFieldHeight)
    let screen = superview.bounds.inset(
      by: EdgeInsets(left: superview.safeAreaInsets.left, right: superview.safeAreaInsets.right))
    return convert(
      Rect(
        x: screen.minX + insets.left, y: screen.maxY - insets.bottom - height, width: screen.width - insets.horizontal,
        height: height), from: superview)
  }
}
