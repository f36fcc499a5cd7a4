import AutoLayout
import Controls
import Graphics

/// Makes the bars in front of a controller's view.
struct ChromeBuilder {
  let scene: InterfaceScene
  let flow: StoryboardFlow
  let context: CanvasContext
  let builder: ViewTreeBuilder
  /// Whether the root is in a sheet on a phone.
  var isInSheet = false
  /// Whether bars without content behind them are transparent, as since iOS 15.
  var hidesEmptyBars = false

  /// Returns the bars with frames in the root's coordinates. They are outside a root that starts below opaque bars or
  /// ends above them. On the canvas, a sheet has only a navigation bar, which covers its top.
  func bars(over root: View, size: Size, safeArea: EdgeInsets) -> [View] {
    guard scene.controller != nil, context.placement == .controller else { return [] }
    let navigationBar = navigationBar(over: size, safeArea: safeArea)
    if hidesEmptyBars { navigationBar?.screenBehind = root } else { navigationBar?.isAtScrollEdge = false }
    let top = [navigationBar].compactMap(\.self)
    guard isInSheet || !context.isInSheet(rootOf: size) else { return top }
    let (toolbar, tabBar) = (toolbar(over: size), tabBar(over: size))
    if hidesEmptyBars {
      toolbar?.screenBehind = root
      tabBar?.screenBehind = root
    } else {
      toolbar?.isAtScrollEdge = false
      tabBar?.isAtScrollEdge = false
    }
    if context.hasTabBarAtTop { return top + [tabBar, toolbar].compactMap { $0 as View? } }
    let bottom = [toolbar, tabBar].compactMap { $0 as View? }
    let height = size.height - (bottom.map(\.frame.minY).min() ?? size.height)
    if height > safeArea.bottom { for bar in bottom { bar.frame.origin.y += height } }
    return top + bottom
  }

  /// The bars of a navigation controller in a container view, without frames.
  var embeddedBars: (navigationBar: NavigationBar?, toolbar: Toolbar?) {
    let size = Size(width: context.screen.size.width, height: context.navigationBarHeight)
    let bar = context.bars.navigationController == nil ? nil : navigationBar(over: size, safeArea: .zero)
    bar?.isAtScrollEdge = hidesEmptyBars
    bar?.statusBarHeight = 0
    let toolbar = context.bars.navigationController == nil ? nil : toolbar(over: size)
    toolbar?.frame.size.height = context.toolbarHeight
    return (bar, toolbar)
  }

  // MARK: Navigation bar

  /// The navigation bar is at the bottom of the safe area's inset, below the status bar (78 documents), or fills the
  /// inset in a sheet (40 documents).
  private func navigationBar(over size: Size, safeArea: EdgeInsets) -> NavigationBar? {
    guard context.bars.hasNavigationBar else { return nil }
    let element = flow.controller(context.bars.navigationController)?.navigationBar
    let bar = builder.makeNavigationBar(
      NavigationBarElement(element?.element ?? InterfaceElement("navigationBar")))
    bar.item = navigationItem
    bar.isTitleLeading = context.hasTabBarAtTop
    bar.isPlainAtScrollEdge = true
    if let element { builder.apply(element, to: bar) }
    guard safeArea.top >= context.navigationBarHeight else {
      bar.statusBarHeight = context.screen.safeArea.top
      let height = context.navigationBarHeight
      return placed(bar, Rect(x: 0, y: -height, width: size.width, height: height))
    }
    let height = context.isInSheet(rootOf: size) ? safeArea.top : context.navigationBarHeight
    bar.statusBarHeight = safeArea.top - height
    // The bar of a sheet is higher, with the buttons in the middle.
    bar.rowHeight = height - (context.showsLargeTitle ? context.largeTitleHeight : 0)
    return placed(bar, Rect(x: 0, y: bar.statusBarHeight, width: size.width, height: height))
  }

  private var navigationItem: NavigationItem {
    var item = itemOwner?.navigationItem.map(builder.navigationItem) ?? NavigationItem()
    if item.title == nil { (item.title, item.titleOwner) = (itemOwner?.title, itemOwner?.id) }
    item.showsLargeTitle = context.showsLargeTitle
    if item.leadingItems.isEmpty, let previous = flow.controller(context.bars.previousController) {
      item.backTitle = NavigationItem.backTitle(
        leadingTo: previous.navigationItem.flatMap { $0.backItem?.title ?? $0.title },
        in: builder.resources.traits.locale)
    }
    return item
  }

  /// The controller whose items the navigation bar and the toolbar show.
  private var itemOwner: ControllerElement? { flow.controller(context.bars.itemOwner) ?? scene.controller }

  // MARK: Tab bar and toolbar

  private func tabBar(over size: Size) -> TabBar? {
    guard context.bars.hasTabBar else { return nil }
    let tabController = flow.controller(context.bars.tabBarController)
    let element = tabController?.tabBar
    let bar = builder.makeTabBar(
      TabBarElement(element?.element ?? InterfaceElement("tabBar")))
    let children = tabController?.segues.filter { $0.relationship == "viewControllers" }.compactMap(\.destination) ?? []
    bar.items = children.map { flow.controller($0)?.tabBarItem.map(builder.tabBarItem) ?? TabBarItem() }
    bar.selectedIndex = children.firstIndex { $0 == context.bars.selectedTab } ?? 0
    if let element { builder.apply(element, to: bar) }
    bar.isAtTop = context.hasTabBarAtTop
    bar.isPlainAtScrollEdge = true
    return placed(bar, context.arrangement.tabBarFrame(in: size) ?? .zero)
  }

  /// If there is a tab bar, the toolbar is above it.
  private func toolbar(over size: Size) -> Toolbar? {
    guard context.bars.hasToolbar else { return nil }
    let element = flow.controller(context.bars.navigationController)?.toolbar
    let bar = builder.makeToolbar(
      ToolbarElement(element?.element ?? InterfaceElement("toolbar")))
    bar.items = itemOwner?.toolbarItems.map(builder.barButtonItem) ?? []
    if let element { builder.apply(element, to: bar) }
    (bar.isInController, bar.isPlainAtScrollEdge) = (true, true)
    return placed(bar, context.arrangement.toolbarFrame(in: size) ?? .zero)
  }

  private func placed<Bar: View>(_ bar: Bar, _ frame: Rect) -> Bar {
    bar.frame = frame
    return bar
  }
}
