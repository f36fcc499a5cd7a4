import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

/// Expectations are frames of iOS 26.1 and 26.2 on phones 402 points wide: recorded pictures and view hierarchies of
/// simulators. A character of 17 points is 8.5 wide in ``GridText``.
@Suite("Bars of iOS 26")
struct GlassBarTests {
  /// Lays out a bar and returns what it draws.
  private func drawn(
    _ bar: View, width: Double = 402, height: Double, direction: LayoutDirection = .leftToRight, isLow: Bool = false,
    style: TraitCollection.UserInterfaceStyle = .light, size: ContentSizeCategory = .large
  ) -> [DisplayItem] {
    let traits = TraitCollection(
      layoutDirection: direction, preferredContentSizeCategory: size, userInterfaceStyle: style, look: .iOS26,
      verticalSizeClass: isLow ? .compact : .regular)
    bar.layout(
      size: Size(width: width, height: height), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return bar.displayItems()
  }

  private func navigationBar(_ change: (inout NavigationItem) -> Void) -> NavigationBar {
    let bar = NavigationBar()
    change(&bar.item)
    return bar
  }

  // MARK: Navigation bar

  @Test("A navigation bar is 54 points high, with a prompt 32 more, with a large title 52 more")
  func navigationHeights() {
    let bar = navigationBar { $0.title = "abc" }
    bar.overrideLook = .iOS26
    #expect(bar.intrinsicContentSize.height == 54)
    bar.item.showsLargeTitle = true
    #expect(bar.intrinsicContentSize.height == 106)
    bar.item.showsLargeTitle = false
    bar.item.prompt = "abc"
    #expect(bar.intrinsicContentSize.height == 86)
  }

  @Test("A large title of 48 points takes 61.5 points")
  func grownLargeTitle() {
    let traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge, look: .iOS26)
    #expect(NavigationBar.largeTitleHeight(for: traits) == 61.5)
  }

  @Test(
    "The back button is a circle of 44 points at the margin, without a title",
    arguments: [(LayoutDirection.leftToRight, 16.0), (.rightToLeft, 342)])
  func backButton(direction: LayoutDirection, x: Double) {
    let items = drawn(navigationBar { $0.backTitle = "Back" }, height: 54, direction: direction)
    #expect(items.glass == [Rect(x: x, y: 0, width: 44, height: 44)])
    #expect(items.marks.filter { $0.kind == .text }.isEmpty)
    let chevron = items.marks.filter { $0.kind == .symbol }.map(\.rect.midX)
    #expect(chevron.count == 1 && abs(chevron[0] - x - 22) < 0.5)
  }

  @Test("A title is in the middle of the 44 points at the top of the bar, and beside the leading items without room")
  func title() {
    let bar = navigationBar { $0.title = "abcd" }
    #expect(drawn(bar, height: 54).texts == [Rect(x: 184, y: 13.5, width: 34, height: 17)])
    bar.item.leadingItems = [BarButtonItem(title: "0123456789012345678")]
    // The glass ends at 16 + 161.5 + 32 = 209.5.
    #expect(drawn(bar, height: 54).texts.last?.minX == 217.5)
  }

  @Test("Titles are 16 points from the ends of their glass, which are 12 points apart")
  func titles() {
    let bar = navigationBar { $0.trailingItems = [BarButtonItem(title: "abcd"), BarButtonItem(title: "ab")] }
    // 34 + 32 and 17 + 32 points.
    #expect(
      drawn(bar, height: 54).glass == [
        Rect(x: 320, y: 0, width: 66, height: 44), Rect(x: 259, y: 0, width: 49, height: 44),
      ])
  }

  @Test("Images that are neighbours share glass, 8 points apart; titles and done items have their own")
  func groups() {
    let bar = navigationBar {
      $0.trailingItems = [BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .search)]
    }
    #expect(drawn(bar, height: 54).glass == [Rect(x: 290, y: 0, width: 96, height: 44)])
    bar.item.trailingItems.insert(BarButtonItem(title: "abcd"), at: 1)
    #expect(drawn(bar, height: 54).glass.map(\.minX) == [342, 264, 208])
    bar.item.trailingItems[1] = BarButtonItem(systemItem: .done)
    #expect(drawn(bar, height: 54).glass.map(\.width) == [44, 44, 44])
  }

  @Test("Items can refuse shared glass, and any glass")
  func sharing() {
    var alone = BarButtonItem(systemItem: .add)
    alone.sharesBackground = false
    var bare = BarButtonItem(systemItem: .search)
    bare.hidesSharedBackground = true
    let bar = navigationBar { $0.trailingItems = [alone, BarButtonItem(systemItem: .trash), bare] }
    #expect(drawn(bar, height: 54).glass.map(\.minX) == [342, 286])
  }

  @Test("Done is a check mark on the tint colour, Cancel a cross; other items are in the label colour")
  func systemItems() {
    let bar = navigationBar {
      $0.leadingItems = [BarButtonItem(systemItem: .cancel)]
      $0.trailingItems = [BarButtonItem(systemItem: .done)]
    }
    bar.tintColor = Color(hex: 0x336699)
    let items = drawn(bar, height: 54)
    #expect(items.texts.isEmpty)
    #expect(items.glassMarks.map(\.color).last == Color(hex: 0x336699))
    #expect(items.marks.filter { $0.kind == .symbol }.map(\.color) == [.black, .white])
  }

  @Test("Titles of buttons grow with the text size up to 21 points")
  func growingTitles() {
    let bar = navigationBar { $0.leadingItems = [BarButtonItem(title: "abcd")] }
    let heights = [ContentSizeCategory.large, .extraExtraLarge, .accessibilityLarge].map {
      drawn(bar, height: 54, size: $0).texts.map(\.height)
    }
    #expect(heights == [[17], [21], [21]])
  }

  @Test("Scrolled content fades under a navigation bar, content at its edge does not", arguments: [0.0, 1])
  func scrollEdge(offset: Double) {
    let (root, scroll, bar) = (View(), ScrollView(), NavigationBar())
    scroll.frame = Rect(x: 0, y: 0, width: 402, height: 874)
    bar.frame = Rect(x: 0, y: 62, width: 402, height: 54)
    scroll.contentInsetAdjustmentBehavior = .never
    root.addSubview(scroll)
    root.addSubview(bar)
    _ = drawn(root, height: 874)
    scroll.contentOffset.y = offset
    let strengths = bar.displayItems().marks.compactMap(\.color?.alpha)
    #expect(strengths.isEmpty == (offset == 0))
    #expect(strengths == strengths.sorted(by: >))
  }

  // MARK: Tab bar

  private func tabBar(_ titles: String...) -> TabBar {
    let bar = TabBar()
    bar.items = titles.map { TabBarItem(title: $0) }
    return bar
  }

  @Test("Three tabs are 94 points wide in the middle of a capsule of 274, which is 62 high", arguments: [402.0, 375])
  func fewTabs(width: Double) {
    let items = drawn(tabBar("a", "b", "c"), width: width, height: 83)
    let x = width == 402 ? 64.0 : 51
    #expect(items.glass == [Rect(x: x, y: 0, width: 274, height: 62)])
    #expect(items.selection?.rect == Rect(x: x + 4, y: 4, width: 94, height: 54))
    // 10 points high in the 12 from 35 on below the top of the tab.
    #expect(items.texts.map(\.midX) == [x + 51, x + 137, x + 223])
    #expect(items.texts.map(\.minY) == [40, 40, 40])
  }

  @Test("Five tabs share a capsule that ends 21 points before the sides")
  func manyTabs() throws {
    let bar = tabBar("a", "b", "c", "d", "e")
    bar.selectedIndex = 4
    let items = drawn(bar, height: 83)
    #expect(items.glass == [Rect(x: 21, y: 0, width: 360, height: 62)])
    // On a simulator, the tabs are 77 points wide and 68.75 apart.
    let selected = try #require(items.selection).rect
    #expect(abs(selected.width - 77) < 1 / 3.0 && abs(selected.minX - (21 + 4 + 4 * 68.75)) < 1 / 3.0)
    #expect(drawn(bar, height: 83, direction: .rightToLeft).selection?.rect.minX == 25)
  }

  @Test("A bar without room has its capsule 8 points above the lower end")
  func lowBar() {
    #expect(drawn(tabBar("a"), height: 49).glass.map(\.maxY) == [41])
  }

  @Test("On a phone in landscape, tabs are as wide as their content, in a capsule of 44 points")
  func landscape() {
    let items = drawn(tabBar("abcd", "ab"), width: 667, height: 64, isLow: true)
    // 6 + 8 + 24 + 12 and 6 + 8 + 12 + 12 points, with 4 between and around them.
    #expect(items.glass.map(\.size) == [Size(width: 100, height: 44)])
    #expect(items.selection?.rect.size == Size(width: 50, height: 36))
  }

  @Test("At the top of a tablet, titles of 17 points are 16 from the ends of tabs of 36 points")
  func tablet() {
    let bar = tabBar("abcd", "ab")
    bar.isAtTop = true
    let items = drawn(bar, width: 820, height: 44)
    #expect(items.selection?.rect.size == Size(width: 66, height: 36))
    #expect(items.glass.map(\.size) == [Size(width: 66 + 49 + 8, height: 44)])
    #expect(items.texts.map(\.size) == [Size(width: 34, height: 17), Size(width: 17, height: 17)])
  }

  /// A recorded picture of iOS 26.2 with the frames that VoiceOver uses.
  @Test("Four tabs on 402 points are 98 wide, and six 74, from 25 points on to 377", arguments: [(4, 98.0), (6, 74)])
  func widthsOfTabs(count: Int, width: Double) {
    let bar = TabBar()
    bar.items = (0..<count).map { TabBarItem(title: "\($0)") }
    _ = drawn(bar, height: 83)
    let tabs = bar.accessibilityParts.map(\.frame)
    let pitch = (352 - width) / Double(count - 1)
    #expect(tabs.count == count)
    for (index, tab) in tabs.enumerated() {
      #expect(abs(tab.minX - (25 + pitch * Double(index))) < 0.01)
      #expect(abs(tab.width - width) < 0.01)
    }
  }

  /// Recorded pictures of iOS 26.2 show it without an image. On simulators of iOS 26.1, a badge starts 8.5 points after
  /// the middle of an image.
  @Test("A badge of 18 points starts 4 points before the end of the image, 6 below the top", arguments: [nil, 25.0])
  func badge(imageWidth: Double?) {
    let bar = tabBar("a", "b", "c")
    bar.items[1].badgeValue = "3"
    bar.items[1].image = imageWidth.map { Image(.missing("a"), size: Size(width: $0, height: 20)) }
    let badge = drawn(bar, height: 83).marks.last { $0.kind == .fill }
    // The middle tab's middle is 201.
    #expect(badge?.rect == Rect(x: imageWidth == nil ? 197 : 209.5, y: 6, width: 18, height: 18))
  }

  @Test("The colours of a bar are ignored, the selected tab is tinted and on a darker or brighter ground")
  func tabColors() {
    let bar = tabBar("a", "b")
    (bar.barTintColor, bar.unselectedItemTintColor, bar.tintColor) = (.black, .black, Color(hex: 0x336699))
    let light = drawn(bar, height: 83)
    #expect(light.marks.filter { $0.kind == .text }.map(\.color) == [Color(hex: 0x336699), Color(hex: 0x191919)])
    #expect(light.selection?.color == .black.opacity(0.071))
    #expect(drawn(bar, height: 83, style: .dark).selection?.color == .white.opacity(0.144))
  }

  // MARK: Toolbar and search field

  @Test("A toolbar has glass of 48 points at its top, in a controller 10 points lower and 28 from the sides")
  func toolbar() {
    let bar = Toolbar()
    bar.items = [
      BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(systemItem: .trash),
    ]
    #expect(drawn(bar, height: 54).glass.map(\.origin) == [Point(x: 16, y: 0), Point(x: 338, y: 0)])
    #expect(drawn(bar, height: 44).glass.map(\.minY) == [-2, -2])
    bar.isInController = true
    #expect(
      drawn(bar, height: 86).glass == [
        Rect(x: 28, y: 10, width: 48, height: 48), Rect(x: 326, y: 10, width: 48, height: 48),
      ])
  }

  @Test("A search field is a capsule of 44 points, 8 from the sides, whose text starts 39.5 points after its edge")
  func searchField() {
    let bar = SearchBar()
    bar.placeholder = "abc"
    let items = drawn(bar, height: 56)
    #expect(items.glass == [Rect(x: 8, y: 6, width: 386, height: 44)])
    #expect(items.texts.map(\.minX) == [47.5])
    bar.showsCancelButton = true
    // A circle with a cross, 12 points away.
    #expect(drawn(bar, height: 56).glass.map(\.maxX) == [338, 394])
  }
}

extension [DisplayItem] {
  /// The pieces of glass in drawing order.
  fileprivate var glassMarks: [Mark] {
    flattened.flatMap { item -> [Mark] in
      guard case .backdrop = item else { return [] }
      return [item].marks
    }
  }

  /// The ground of the selected tab: the first area after the glass.
  fileprivate var selection: Mark? { marks.filter { $0.kind == .fill }.dropFirst().first }

  fileprivate var glass: [Rect] { glassMarks.map(\.rect) }
  fileprivate var texts: [Rect] { marks.filter { $0.kind == .text }.map(\.rect) }
}
