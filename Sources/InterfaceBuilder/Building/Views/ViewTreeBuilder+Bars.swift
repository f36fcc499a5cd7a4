import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  /// Adds the views that stand in the place of items.
  func addItemViews(of items: [BarItemElement], to bar: View) {
    for view in items.compactMap(\.customView) { bar.addSubview(build(view)) }
  }

  /// Adds the views that stand in the place of a navigation bar's items.
  func addItemViews(of items: [NavigationItemElement], to bar: View) {
    for item in items {
      addItemViews(of: item.leftItems + item.rightItems, to: bar)
      if let title = item.titleView { bar.addSubview(build(title)) }
    }
  }
}
