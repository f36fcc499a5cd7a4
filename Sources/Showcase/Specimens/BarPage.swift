import Galley

/// Navigation bars, tab bars, toolbars and search bars in both looks.
enum BarPage {
  static func sections() -> [[View]] {
    SystemLook.choices.map { look in
      LookSection.make(look) {
        for bar in navigationBars + searchControllers + tabBars + toolbars { bar }
        searchBar(text: nil)
        searchBar(text: "Text")
        searchBar(text: "Text", .minimal)
      }
    }
  }

  // MARK: Navigation bars

  private static var navigationBars: [View] {
    var pushed = NavigationItem(title: "Title")
    pushed.backTitle = "Back"
    pushed.trailingItems = [BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .search)]
    var edited = NavigationItem(title: "New Event")
    edited.leadingItems = [BarButtonItem(systemItem: .cancel)]
    edited.trailingItems = [BarButtonItem(systemItem: .done)]
    var titled = NavigationItem(title: "Inbox")
    titled.leadingItems = [BarButtonItem(title: "Edit")]
    titled.trailingItems = [BarButtonItem(title: "Select")]
    titled.showsLargeTitle = true
    var prompted = NavigationItem(title: "A longer title")
    prompted.prompt = "A prompt above the title"
    prompted.leadingItems = [disabled(BarButtonItem(title: "Disabled"))]
    prompted.trailingItems = [prominent("Send")]
    return [pushed, edited, titled, prompted].map { item in
      let bar = NavigationBar()
      bar.item = item
      return onGround(bar)
    }
  }

  private static func disabled(_ item: BarButtonItem) -> BarButtonItem {
    var item = item
    item.isEnabled = false
    return item
  }

  private static func prominent(_ title: String) -> BarButtonItem {
    var item = BarButtonItem(title: title)
    item.isDone = true
    return item
  }

  // MARK: Tab bars

  private static var tabBars: [View] { [3, 5].map { onGround(tabBar(of: $0), height: 83) } }

  private static func tabBar(of count: Int) -> TabBar {
    let names = [
      ("Today", "sun.max"), ("History", "clock"), ("Photos", "photo"), ("Folders", "folder"), ("Settings", "gear"),
    ]
    let bar = TabBar()
    bar.items = names.prefix(count).map { TabBarItem(title: $0.0, image: Image(systemName: $0.1)) }
    bar.items[1].badgeValue = "3"
    bar.items[2].badgeValue = count > 3 ? "1,024" : nil
    bar.selectedIndex = count > 3 ? 3 : 0
    return bar
  }

  // MARK: Toolbars

  private static var toolbars: [View] {
    let space = BarButtonItem(systemItem: .flexibleSpace)
    let rows: [[BarButtonItem]] = [
      [BarButtonItem(systemItem: .action), space, BarButtonItem(systemItem: .compose)],
      [
        BarButtonItem(systemItem: .reply), BarButtonItem(systemItem: .organize), BarButtonItem(systemItem: .trash),
        space,
        BarButtonItem(title: "Edit"), prominent("Send"),
      ],
    ]
    return rows.map { items in
      let bar = Toolbar()
      bar.items = items
      return onGround(bar)
    }
  }

  // MARK: Search bars

  private static func searchBar(text: String?, _ style: SearchBar.Style = .default) -> View {
    let bar = SearchBar()
    (bar.text, bar.placeholder, bar.showsCancelButton) = (text, "Search", text != nil)
    bar.searchBarStyle = style
    return onGround(bar)
  }

  /// The search field of a controller in the row of buttons or at the bottom, as the look has it, and below the title.
  private static var searchControllers: [View] {
    [SearchBarPlacement.automatic, .stacked].map { placement in
      var item = NavigationItem(title: "Title")
      item.showsLargeTitle = placement == .stacked
      item.trailingItems = [BarButtonItem(systemItem: .add)]
      item.searchController = SearchController()
      item.preferredSearchBarPlacement = placement
      return ScrolledPicture(under: made(NavigationBar()) { $0.item = item })
    }
  }

  /// Puts a bar over stripes that show what shines through.
  private static func onGround(_ bar: View, height: Double? = nil) -> View {
    let ground = View()
    ground.backgroundColor = .systemBackground
    let stripe = View()
    stripe.backgroundColor = .systemTeal
    return ground.containing {
      stripe
      bar
    }.constrained { ground in
      stripe.leadingAnchor == ground.leadingAnchor
      stripe.widthAnchor == ground.widthAnchor * 0.3
      stripe.heightAnchor == 20
      stripe.bottomAnchor == ground.bottomAnchor
      bar.leadingAnchor == ground.leadingAnchor
      bar.trailingAnchor == ground.trailingAnchor
      bar.topAnchor == ground.topAnchor + 8
      bar.bottomAnchor == ground.bottomAnchor - 8
      if let height { bar.heightAnchor == height }
    }
  }
}
