import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Safe areas inside of bars. An iPhone 16 is 393 x 852 points, 59 of them above and 34 below the safe area; its status
/// bar ends 16/3 points above the safe area. Bars are 44, 49 and 49 points high up to iOS 18. In iOS 26, a navigation
/// bar is 54 points high, a tab bar takes 83 and a toolbar 86 (see `BarMetrics`).
@Suite("Container controllers")
struct ContainerControllerLayoutTests {
  /// Records the hooks that are called.
  private final class Page: ViewController {
    private(set) var calls: [String] = []
    let search = SearchController()

    convenience init(_ title: String) {
      self.init()
      self.title = title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("load")
    }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
    override func viewDidLayoutSubviews() { if calls.last != "layout" { calls.append("layout") } }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  }

  @discardableResult
  private func layOut(
    _ controller: ViewController, _ look: SystemLook = .iOS18, on device: Device? = Device.named("iphone-16"),
    _ orientation: Device.Orientation = .portrait, locale: String = "en"
  ) -> LayoutOutcome {
    let device = device ?? .iPhone17
    let traits = TraitCollection(locale: locale, look: look).on(device, orientation: orientation)
    return controller.layout(
      size: device.size(in: orientation), safeArea: device.safeArea(in: orientation),
      in: LayoutEnvironment(traits: traits, measuring: GridText()))
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

  // MARK: Safe areas

  @Test("Bars add to the safe area of the view that is shown, which fills the screen")
  func safeAreas() {
    let page = Page("A")
    let tabs = TabBarController(viewControllers: [NavigationController(rootViewController: page)])
    layOut(tabs, .iOS26)
    #expect(page.view.safeAreaInsets == EdgeInsets(top: 59 + 54, bottom: 83))
    #expect(page.view.convert(page.view.bounds, to: nil) == Rect(x: 0, y: 0, width: 393, height: 852))
    layOut(tabs, .iOS18)
    #expect(isClose(page.view.safeAreaInsets.top, 59 - 16.0 / 3 + 44))
    #expect(page.view.safeAreaInsets.bottom == 34 + 49)
    page.additionalSafeAreaInsets = EdgeInsets(bottom: 10)
    layOut(tabs, .iOS18)
    #expect(page.view.safeAreaInsets.bottom == 34 + 49 + 10)
  }

  @Test("The first layout has the right safe areas at once, so nothing is solved twice")
  func passes() {
    let page = Page("A")
    let bare = layOut(page, .iOS26).passes
    let tabs = TabBarController(viewControllers: [NavigationController(rootViewController: Page("A"))])
    #expect(layOut(tabs, .iOS26).passes <= bare + 1)
  }

  @Test("A toolbar is above the tab bar, or alone above the home indicator")
  func toolbars() {
    let page = Page("A")
    let navigation = NavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    layOut(navigation)
    #expect(page.view.safeAreaInsets.bottom == 34 + 49)
    layOut(navigation, .iOS26)
    #expect(page.view.safeAreaInsets.bottom == 86)
    let tabs = TabBarController(viewControllers: [navigation])
    layOut(tabs)
    #expect(page.view.safeAreaInsets.bottom == 34 + 49 + 49)
    #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: nil).minY == 852 - 34 - 49 - 49)
  }

  @Test("Hidden bars take no room")
  func hiddenBars() {
    let page = Page("A")
    let navigation = NavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    let tabs = TabBarController(viewControllers: [navigation])
    tabs.isTabBarHidden = true
    layOut(tabs)
    #expect(page.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(navigation.navigationBar.isHidden && tabs.tabBar.isHidden)
    navigation.setNavigationBarHidden(false)
    tabs.isTabBarHidden = false
    layOut(tabs)
    #expect(page.view.safeAreaInsets.bottom == 83 && !navigation.navigationBar.isHidden)
  }

  @Test("A pushed controller can hide the tab bar, the first one cannot")
  func hidesBottomBar() {
    let (first, second) = (Page("A"), Page("B"))
    first.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: first)
    let tabs = TabBarController(viewControllers: [navigation])
    layOut(tabs)
    #expect(first.view.safeAreaInsets.bottom == 83)
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second)
    layOut(tabs)
    #expect(second.view.safeAreaInsets.bottom == 34 && tabs.tabBar.isHidden)
    navigation.popViewController()
    layOut(tabs)
    #expect(first.view.safeAreaInsets.bottom == 83 && !tabs.tabBar.isHidden)
  }

  @Test("Since iPadOS 18, tabs share the row of a navigation bar at the top, and leave room below without one")
  func tabsOfTablets() {
    let (page, other) = (Page("A"), Page("B"))
    let navigation = NavigationController(rootViewController: page)
    let tabs = TabBarController(viewControllers: [navigation, other])
    layOut(tabs, .iOS18, on: .iPadMini)
    let top = Device.iPadMini.safeArea(in: .portrait).top
    #expect(page.view.safeAreaInsets.top == top + 50)
    #expect(tabs.tabBar.frame.minY == top && navigation.navigationBar.isTitleLeading)
    tabs.selectedIndex = 1
    layOut(tabs, .iOS26, on: .iPadMini)
    #expect(other.view.safeAreaInsets.top == top + 44 + 20)
    layOut(tabs, .iOS15, on: .iPadMini)
    #expect(other.view.safeAreaInsets.top == top)
    #expect(other.view.safeAreaInsets.bottom == Device.iPadMini.safeArea(in: .portrait).bottom + 49)
  }

  // MARK: Items

  @Test("The back button has the title of the controller beneath, or what its item says")
  func backTitles() {
    let (first, second) = (Page("Mailboxes"), Page("Inbox"))
    let navigation = NavigationController(rootViewController: first)
    layOut(navigation)
    #expect(navigation.navigationBar.item.title == "Mailboxes" && navigation.navigationBar.item.backTitle == nil)
    navigation.pushViewController(second)
    func backTitle(_ locale: String = "en") -> String? {
      layOut(navigation, locale: locale)
      return navigation.navigationBar.item.backTitle
    }
    #expect(backTitle() == "Mailboxes" && navigation.navigationBar.item.title == "Inbox")
    first.navigationItem.backButtonTitle = "Boxes"
    #expect(backTitle() == "Boxes")
    first.navigationItem.backButtonDisplayMode = .generic
    #expect(backTitle("de") == "Zurück")
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(backTitle() == "")
    second.navigationItem.leadingItems = [BarButtonItem(systemItem: .cancel)]
    #expect(backTitle() == nil)
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(backTitle() == "")
    second.navigationItem.hidesBackButton = true
    #expect(backTitle() == nil)
  }

  @Test("Large titles follow the bar, the item, and the screen before")
  func largeTitles() {
    let (first, second) = (Page("A"), Page("B"))
    let navigation = NavigationController(rootViewController: first)
    func isLarge() -> Bool {
      layOut(navigation, .iOS26)
      return navigation.navigationBar.frame.height == 54 + 52
    }
    #expect(!isLarge())
    navigation.navigationBar.prefersLargeTitles = true
    #expect(isLarge())
    navigation.pushViewController(second)
    #expect(isLarge())
    first.navigationItem.largeTitleDisplayMode = .never
    #expect(!isLarge())
    second.navigationItem.largeTitleDisplayMode = .always
    #expect(isLarge())
  }

  @Test("A new title replaces those of both items, and each item can have its own")
  func titles() {
    let page = Page("A")
    #expect(page.navigationItem.title == "A" && page.tabBarItem.title == "A")
    page.tabBarItem = TabBarItem(title: "Tab")
    page.navigationItem.title = "Bar"
    #expect(page.title == "A" && page.tabBarItem.title == "Tab")
    page.title = "B"
    #expect(page.navigationItem.title == "B" && page.tabBarItem.title == "B")
  }

  @Test("A navigation controller's tab is that of its first controller, unless it has one of its own")
  func tabs() {
    let page = Page("A")
    page.tabBarItem.badgeValue = "3"
    let navigation = NavigationController(rootViewController: page)
    let tabs = TabBarController(viewControllers: [navigation, Page("B")])
    layOut(tabs)
    #expect(tabs.tabBar.items.map(\.title) == ["A", "B"] && tabs.tabBar.items[0].badgeValue == "3")
    navigation.tabBarItem = TabBarItem(title: "Own")
    tabs.selectedIndex = 1
    layOut(tabs)
    #expect(tabs.tabBar.items.map(\.title) == ["Own", "B"] && tabs.tabBar.selectedIndex == 1)
  }

  @Test("Since iOS 26, a search field is at the bottom, in the toolbar if there is one, and below the title above tabs")
  func search() {
    let page = Page("A")
    page.navigationItem.searchController = page.search
    let navigation = NavigationController(rootViewController: page)
    func field() -> Rect {
      layOut(navigation.tabBarController ?? navigation, .iOS26)
      return page.search.searchBar.convert(page.search.searchBar.bounds, to: nil)
    }
    #expect(field() == Rect(x: 28, y: 852 - 28 - 48, width: 393 - 56, height: 48))
    #expect(page.view.safeAreaInsets.bottom == 86)
    page.toolbarItems = [BarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    #expect(field().minX > 28 + 40 && field().maxX == 393 - 28)
    #expect(page.view.safeAreaInsets.bottom == 86)
    navigation.isToolbarHidden = true
    let tabs = TabBarController(viewControllers: [navigation])
    #expect(field().minY == 59 + 54 && tabs.viewControllers.count == 1)
    #expect(page.view.safeAreaInsets == EdgeInsets(top: 59 + 54 + 54, bottom: 83))
  }

  // MARK: Life cycle

  @Test("Only what is shown is loaded and laid out, and appears once")
  func lifeCycle() {
    let (first, top, other) = (Page("A"), Page("B"), Page("C"))
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(top)
    let tabs = TabBarController(viewControllers: [navigation, other])
    layOut(tabs)
    #expect(top.calls == ["load", "willAppear", "isAppearing", "layout", "didAppear"])
    #expect(!first.isViewLoaded && !other.isViewLoaded && first.calls.isEmpty && other.calls.isEmpty)
    tabs.selectedViewController = other
    layOut(tabs)
    #expect(other.calls == ["load", "willAppear", "isAppearing", "layout", "didAppear"])
    #expect(top.calls.count == 5 && !top.view.isDescendant(of: tabs.view))
  }

  @Test("A controller finds its containers, also while its view is loaded, and loses them when it is popped")
  func containers() {
    final class Curious: ViewController {
      var found: [ViewController?] = []
      override func viewDidLoad() { found = [navigationController, tabBarController, splitViewController] }
    }
    let page = Curious()
    let navigation = NavigationController(rootViewController: Page("A"))
    let tabs = TabBarController(viewControllers: [navigation])
    navigation.pushViewController(page)
    layOut(tabs)
    #expect(page.found[0] === navigation && page.found[1] === tabs && page.found[2] == nil)
    #expect(navigation.popToRootViewController().count == 1)
    #expect(page.navigationController == nil && page.parent == nil && page.view.superview == nil)
    #expect(navigation.popViewController() == nil)
  }

  @Test("A controller cannot be twice on a stack, nor contain itself")
  func cycles() {
    let page = Page("A")
    let navigation = NavigationController(rootViewController: page)
    let tabs = TabBarController(viewControllers: [navigation, navigation])
    for controller in [page, navigation, tabs] { navigation.pushViewController(controller) }
    #expect(navigation.viewControllers.count == 1 && tabs.viewControllers.count == 1)
    tabs.selectedIndex = 7
    layOut(tabs)
    #expect(tabs.selectedViewController == nil && !page.isViewLoaded)
  }

  @Test("The rules of the layout pass hold in containers, also when items change while views appear")
  func violations() {
    final class Late: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setToolbarHidden(false, animated: animated)
        navigationItem.titleView = Label(text: "A")
      }
      override func viewDidLayoutSubviews() { navigationItem.title = "B" }
      override func viewDidAppear(_ animated: Bool) { navigationItem.prompt = "C" }
    }
    let page = Late()
    let navigation = NavigationController(rootViewController: page)
    let outcome = layOut(navigation)
    #expect(outcome.violations.isEmpty)
    #expect(outcome.conflicts.isEmpty)
    #expect(outcome.errors.isEmpty)
    #expect(navigation.navigationBar.item.title == "B")
    #expect(navigation.navigationBar.item.prompt == "C")
    #expect(isClose(page.view.safeAreaInsets.top, 59 - 16.0 / 3 + 30 + 44))
  }

  // MARK: Split views

  @Test("A split view shows two columns where the width is regular, each in a navigation controller")
  func split() {
    let (list, detail) = (Page("List"), Page("Detail"))
    let split = SplitViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    func frames() -> [Rect] {
      layOut(split, on: .iPadMini)
      return [list, detail].map { $0.view.convert($0.view.bounds, to: nil) }
    }
    let size = Device.iPadMini.size(in: .portrait)
    #expect(
      frames() == [
        Rect(x: 0, y: 0, width: 320, height: size.height),
        Rect(x: 320, y: 0, width: size.width - 320, height: size.height),
      ])
    #expect(list.navigationController?.navigationBar.item.title == "List" && detail.splitViewController === split)
    // The columns are chosen when the width is known, so their first layout may come before the hooks of appearing.
    #expect(detail.calls.sorted() == ["didAppear", "isAppearing", "layout", "load", "willAppear"])
    split.maximumPrimaryColumnWidth = 250
    #expect(frames()[0].width == 250)
    layOut(split, on: .iPadMini, locale: "ar")
    #expect(list.view.convert(list.view.bounds, to: nil).minX == size.width - 250)
  }

  @Test("Where the width is compact, a split view shows its compact column, or else the primary one")
  func collapsedSplit() {
    let (list, detail, compact) = (Page("List"), Page("Detail"), Page("Compact"))
    let split = SplitViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let tabs = TabBarController(viewControllers: [split])
    let outcome = layOut(tabs)
    #expect(outcome.conflicts.isEmpty && list.view.bounds.width == 393 && !detail.isViewLoaded)
    split.setViewController(compact, for: .compact)
    layOut(tabs)
    #expect(compact.view.bounds.width == 393 && compact.navigationController == nil)
    #expect(compact.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 83))
  }
}
