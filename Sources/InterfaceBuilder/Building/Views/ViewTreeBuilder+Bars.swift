import AutoLayout
import Controls
import Graphics

extension ViewTreeBuilder {
  func makeNavigationBar(_ written: NavigationBarElement, id: String) -> NavigationBar {
    let bar = NavigationBar()
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.titleColor = resources.color(written.titleTextAttributes.color, for: id)
    if let font = resources.font(written.titleTextAttributes.font) { bar.titleFont = font }
    if let item = written.items.last { bar.item = navigationItem(item) }
    return bar
  }

  func makeToolbar(_ written: ToolbarElement, id: String) -> Toolbar {
    let bar = Toolbar()
    bar.generation = generation
    bar.naturalHeight = setting.toolbarHeight
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.items = written.items.map(barButtonItem)
    return bar
  }

  func makeTabBar(_ written: TabBarElement, id: String) -> TabBar {
    let bar = TabBar()
    bar.barTintColor = resources.color(written.barTintColor, for: id)
    bar.items = written.items.map(tabBarItem)
    bar.selectedIndex = written.items.firstIndex { $0.id == written.selectedItemID } ?? 0
    return bar
  }

  /// What a navigation bar shows, its views made with it.
  func navigationItem(_ written: NavigationItemElement) -> NavigationItem {
    var item = NavigationItem(title: written.title)
    item.prompt = written.prompt
    item.titleView = written.titleView.map(build)
    item.leadingItems = written.leftItems.map(barButtonItem)
    item.trailingItems = written.rightItems.map(barButtonItem)
    return item
  }

  /// An item of a navigation bar or toolbar, its view made with it.
  func barButtonItem(_ written: BarItemElement) -> BarButtonItem {
    let id = written.id ?? ""
    var item = BarButtonItem(
      title: written.title, image: resources.image(written.image, for: id),
      systemItem: written.systemItem.flatMap(BarSystemItem.init), customView: written.customView.map(build))
    item.isEnabled = written.isEnabled
    item.isDone = written.style == "done"
    item.width = written.width ?? 0
    item.tintColor = resources.color(written.tintColor, for: id)
    return item
  }

  /// An item of a tab bar.
  func tabBarItem(_ written: BarItemElement) -> TabBarItem {
    let id = written.id ?? ""
    var item = TabBarItem(
      title: written.title, image: resources.image(written.image, for: id),
      systemItem: written.systemItem.flatMap(TabBarItem.SystemItem.init))
    item.selectedImage = resources.image(written.selectedImage, for: id)
    item.badgeValue = written.badgeValue
    item.isEnabled = written.isEnabled
    return item
  }
}
