import Galley

/// Bars on a picture, and the materials of bars.
enum GalleryBars {
  static func sections(_ text: SceneTexts, _ traits: TraitCollection) -> [View] {
    // Bars up to iOS 18 reach the edge of the screen, and those of iOS 26 float above it.
    let hasGlass = (traits.look ?? .current) == .iOS26
    let place = GalleryStage.Place.bottom(inset: hasGlass ? 10 : 0)
    return [
      GallerySection("NavigationBar") { StackView.grid(columns: 2, navigationBars(text)) },
      GallerySection("Toolbar, TabBar") {
        StackView.grid(columns: 2, toolbars(text, place) + tabBars(text, place))
      },
      GallerySection("VisualEffectView") { StackView.grid(columns: 4, blurs + (hasGlass ? glasses : [])) },
    ]
  }

  private static func navigationBars(_ text: SceneTexts) -> [GallerySpecimen] {
    [("back and one item", false), ("showsLargeTitle", true)].map { caption, isLarge in
      var item = NavigationItem(title: text("title"))
      (item.backTitle, item.showsLargeTitle) = (isLarge ? nil : text("home"), isLarge)
      item.trailingItems = [BarButtonItem(systemItem: .add)]
      return GallerySpecimen(caption, fillsColumn: true, stage(item))
    }
      + [("Cancel and Done", nil), ("prompt", text("phrase"))].map { caption, prompt in
        var item = NavigationItem(title: text("title"))
        item.prompt = prompt
        item.leadingItems = [BarButtonItem(systemItem: .cancel)]
        item.trailingItems = [BarButtonItem(systemItem: .done)]
        return GallerySpecimen(caption, fillsColumn: true, stage(item))
      } + [false, true].map { searchSpecimen(text, isLarge: $0) }
  }

  private static func searchSpecimen(_ text: SceneTexts, isLarge: Bool) -> GallerySpecimen {
    var item = NavigationItem(title: text("title"))
    item.showsLargeTitle = isLarge
    item.trailingItems = [BarButtonItem(systemItem: .add)]
    let search = SearchController()
    search.searchBar.placeholder = text("search")
    item.searchController = search
    if isLarge { item.preferredSearchBarPlacement = .stacked }
    return GallerySpecimen(
      isLarge ? "searchController, .stacked" : "searchController", fillsColumn: true,
      GalleryStage(height: 220, .top(inset: 0), made(NavigationBar()) { $0.item = item }))
  }

  private static func stage(_ item: NavigationItem) -> View {
    GalleryStage(height: 140, .top(inset: 0), made(NavigationBar()) { $0.item = item })
  }

  private static func toolbars(_ text: SceneTexts, _ place: GalleryStage.Place) -> [GallerySpecimen] {
    let spread: [BarSystemItem] = [.action, .flexibleSpace, .compose, .flexibleSpace, .trash]
    let titled = [
      BarButtonItem(title: text("action")), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(systemItem: .done),
    ]
    return [("symbols", spread.map { BarButtonItem(systemItem: $0) }), ("titles", titled)].map { caption, items in
      GallerySpecimen(
        caption, fillsColumn: true, GalleryStage(height: 120, place, made(Toolbar()) { $0.items = items }))
    }
  }

  private static func tabBars(_ text: SceneTexts, _ place: GalleryStage.Place) -> [GallerySpecimen] {
    var tabs = [("home", "house.fill"), ("library", "books.vertical.fill"), ("profile", "person.fill")].map {
      TabBarItem(title: text($0), image: Image(systemName: $1))
    }
    let plain = GallerySpecimen("first of three", fillsColumn: true, stage(tabs, selected: 0, place))
    tabs[1].badgeValue = "3"
    tabs.append(TabBarItem(title: text("more"), image: Image(systemName: "ellipsis")))
    return [plain, GallerySpecimen("third of four, badgeValue", fillsColumn: true, stage(tabs, selected: 2, place))]
  }

  private static func stage(_ tabs: [TabBarItem], selected: Int, _ place: GalleryStage.Place) -> View {
    GalleryStage(height: 120, place, made(TabBar()) { ($0.items, $0.selectedIndex) = (tabs, selected) })
  }

  private static var blurs: [GallerySpecimen] {
    let styles: [VisualEffectView.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
    ]
    return styles.map { effect(".\($0)", VisualEffectView(style: $0)) }
  }

  private static var glasses: [GallerySpecimen] {
    [
      ("glass, regular", GlassEffect()), ("glass, clear", GlassEffect(style: .clear)),
      ("glass, tinted", GlassEffect(tintColor: .systemBlue)),
    ]
    .map { effect($0, VisualEffectView(glass: $1)) }
  }

  private static func effect(_ caption: String, _ view: VisualEffectView) -> GallerySpecimen {
    GallerySpecimen(caption, fillsColumn: true, GalleryStage(height: 90, .center(inset: 18), view))
  }
}
