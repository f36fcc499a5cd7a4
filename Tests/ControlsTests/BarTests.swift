import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Bars up to iOS 18")
struct BarTests {
  /// A character of 17 points is 8.5 wide in ``GridText``.
  private func texts(of view: View, width: Double, height: Double) -> [Rect] {
    marks(of: view, width: width, height: height).filter { $0.kind == .text }.map(\.rect)
  }

  @Test("A prompt makes a navigation bar 30 points higher, a large title 52")
  func navigationBarHeights() {
    let bar = NavigationBar()
    bar.overrideLook = .iOS18
    bar.item.title = "abc"
    #expect(bar.intrinsicContentSize.height == 44)
    bar.item.prompt = "def"
    #expect(bar.intrinsicContentSize.height == 74)
    bar.item.showsLargeTitle = true
    #expect(bar.intrinsicContentSize.height == 126)
    bar.item.prompt = nil
    #expect(bar.intrinsicContentSize.height == 96)
  }

  @Test(
    "Items are 16 points from the edges of bars narrower than 400 points, else 20",
    arguments: [(399.0, 16.0), (400, 20)])
  func navigationBarMargins(width: Double, margin: Double) {
    let bar = NavigationBar()
    bar.item.leadingItems = [BarButtonItem(title: "ab")]
    bar.item.trailingItems = [BarButtonItem(title: "abcd"), BarButtonItem(title: "ab")]
    let rects = texts(of: bar, width: width, height: 44)
    #expect(rects.map(\.minX) == [margin, width - margin - 34, width - margin - 34 - 16 - 17])
    #expect(rects.map(\.midY) == [22, 22, 22])
  }

  @Test("A title is centred in the bar unless the buttons need the room")
  func navigationBarTitle() {
    let bar = NavigationBar()
    bar.item.title = "abcd"
    bar.item.trailingItems = [BarButtonItem(title: "abcdefgh")]
    // The title is 34 points wide; the buttons are from 320 - 16 - 68 = 236 on.
    #expect(texts(of: bar, width: 320, height: 44).last?.minX == 143.0)
    bar.item.title = "abcdefghijklmnopqrst"
    // 170 points between 16 and 228.
    #expect(texts(of: bar, width: 320, height: 44).last?.minX == 58.0)
  }

  @Test("A large title is at the leading edge below the buttons")
  func largeTitle() {
    let bar = NavigationBar()
    bar.item.title = "abc"
    bar.item.showsLargeTitle = true
    bar.item.trailingItems = [BarButtonItem(title: "ab")]
    let rects = texts(of: bar, width: 320, height: 96)
    // 34 points high in a room of 48 that starts 52 above the bottom.
    #expect(rects == [Rect(x: 287, y: 13.5, width: 17, height: 17), Rect(x: 16, y: 51, width: 51, height: 34)])
  }

  @Test("A large title has the size of the text style, and the bar grows with its leading")
  func largeTitleSize() {
    let (bar, text) = (NavigationBar(), GridText())
    bar.item.title = "abc"
    bar.item.showsLargeTitle = true
    let traits = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge, look: .iOS18)
    bar.layout(size: Size(width: 320, height: 125), in: LayoutEnvironment(traits: traits, measuring: text))
    _ = bar.displayItems()
    // AX5: 60 points with a leading of 70 (Human Interface Guidelines, "Typography"); the bar is 44 + 70 + 11 high.
    #expect(text.requests.last?.runs[0].font.size == 60)
    #expect(bar.intrinsicContentSize.height == 125)
  }

  /// Lays out a bar in landscape and returns its natural height and where it draws texts.
  private func landscape(
    _ bar: View, width: Double = 800, height: Double = 32, sides: Double = 0,
    horizontal: TraitCollection.SizeClass = .compact, vertical: TraitCollection.SizeClass = .compact,
    direction: LayoutDirection = .leftToRight
  ) -> (height: Double, texts: [Rect], marks: [Mark]) {
    let traits = TraitCollection(
      layoutDirection: direction, look: .iOS18, horizontalSizeClass: horizontal, verticalSizeClass: vertical)
    bar.layout(
      size: Size(width: width, height: height), safeArea: EdgeInsets(left: sides, right: sides),
      in: LayoutEnvironment(traits: traits, measuring: GridText()))
    let marks = bar.displayItems().marks
    return (bar.intrinsicContentSize.height, marks.filter { $0.kind == .text }.map(\.rect), marks)
  }

  @Test("Bars of a phone in landscape are 32 points high, unless the phone is large")
  func landscapeHeights() {
    for bar in [NavigationBar(), TabBar(), Toolbar()] as [View] {
      #expect(landscape(bar).height == 32)
      #expect(landscape(bar, horizontal: .regular).height == (bar is NavigationBar ? 44 : 49))
    }
  }

  @Test("A large title is not shown on a phone in landscape")
  func largeTitleInLandscape() {
    let bar = NavigationBar()
    bar.item.title = "abcd"
    bar.item.showsLargeTitle = true
    let drawn = landscape(bar)
    // 17 points in the middle of the only row.
    #expect(drawn.height == 32 && drawn.texts == [Rect(x: 383, y: 7.5, width: 34, height: 17)])
  }

  @Test("Items keep away from the sides that the safe area leaves out")
  func sides() {
    let bar = NavigationBar()
    bar.item.leadingItems = [BarButtonItem(title: "ab")]
    bar.item.trailingItems = [BarButtonItem(title: "ab")]
    #expect(landscape(bar, sides: 59).texts.map(\.minX) == [79, 704])
    let toolbar = Toolbar()
    toolbar.items = [BarButtonItem(title: "ab")]
    #expect(landscape(toolbar, sides: 59).texts.map(\.minX) == [79])
    let tabs = TabBar()
    tabs.items = [TabBarItem(title: "ab")]
    #expect(landscape(tabs, width: 200, sides: 59).texts.map(\.midX) == [100])
  }

  @Test("A tab's title is beside its image on a phone in landscape and on a tablet, and mirrored right to left")
  func inlineTabs() {
    let bar = TabBar()
    bar.items = [TabBarItem(title: "abcd", image: Image(.missing("a"), size: Size(width: 20, height: 20)))]
    // 20 for the image, 6 between, 4 characters of 12 points: 50 points in the middle of 800.
    #expect(landscape(bar).texts.last == Rect(x: 401, y: 10, width: 24, height: 12))
    #expect(landscape(bar, direction: .rightToLeft).texts.last == Rect(x: 375, y: 10, width: 24, height: 12))
    // 13 points on tablets.
    let tablet = landscape(bar, height: 49, horizontal: .regular, vertical: .regular)
    #expect(tablet.texts.last == Rect(x: 400, y: 18, width: 26, height: 13))
    #expect(texts(of: bar, width: 800, height: 49).last.map { $0.minY > 34 } == true)
  }

  @Test("A bar with nothing behind it has neither background nor line, unless it has a colour")
  func scrollEdge() {
    let bars = (NavigationBar(), TabBar(), Toolbar())
    (bars.0.isAtScrollEdge, bars.1.isAtScrollEdge) = (false, false)
    #expect(marks(of: bars.0, width: 320, height: 44).count == 2)
    #expect(marks(of: bars.1, width: 320, height: 49).count == 2)
    (bars.0.isAtScrollEdge, bars.1.isAtScrollEdge, bars.2.isAtScrollEdge) = (true, true, true)
    #expect(marks(of: bars.0, width: 320, height: 44).isEmpty)
    #expect(marks(of: bars.1, width: 320, height: 49).isEmpty)
    #expect(marks(of: bars.2, width: 320, height: 44).isEmpty)
    (bars.0.barTintColor, bars.1.barTintColor) = (.black, .black)
    #expect(marks(of: bars.0, width: 320, height: 44).map(\.color) == [.black])
    #expect(marks(of: bars.1, width: 320, height: 49).map(\.color) == [.black])
    // Those of controllers have their colour only over content, as `scrollEdgeAppearance` documents.
    bars.2.barTintColor = .black
    (bars.0.isPlainAtScrollEdge, bars.1.isPlainAtScrollEdge, bars.2.isPlainAtScrollEdge) = (true, true, true)
    #expect(marks(of: bars.0, width: 320, height: 44).isEmpty)
    #expect(marks(of: bars.1, width: 320, height: 49).isEmpty)
    #expect(marks(of: bars.2, width: 320, height: 44).isEmpty)
    (bars.0.isAtScrollEdge, bars.1.isAtScrollEdge, bars.2.isAtScrollEdge) = (false, false, false)
    #expect(marks(of: bars.0, width: 320, height: 44).first?.color == .black)
    #expect(marks(of: bars.1, width: 320, height: 49).first?.color == .black)
    #expect(marks(of: bars.2, width: 320, height: 44).first?.color == .black)
  }

  @Test(
    "The line of a bar is one pixel outside the bar, black at 30% or in dark appearance white at 15%",
    arguments: [TraitCollection.UserInterfaceStyle.light, .dark])
  func lines(style: TraitCollection.UserInterfaceStyle) {
    let color = style == .light ? Color.black.opacity(0.3) : Color.white.opacity(0.15)
    let (bar, tabs) = (NavigationBar(), TabBar())
    (bar.isAtScrollEdge, tabs.isAtScrollEdge) = (false, false)
    for scale in [2.0, 3] {
      let pixel = 1 / scale
      let upper = line(of: bar, height: 44, style, scale: scale)
      let lower = line(of: tabs, height: 49, style, scale: scale)
      #expect(upper?.rect == Rect(x: 0, y: 44, width: 320, height: pixel))
      #expect(lower?.rect == Rect(x: 0, y: -pixel, width: 320, height: pixel))
      #expect(upper?.color == color && lower?.color == color)
    }
  }

  private func line(
    of bar: View, height: Double, _ style: TraitCollection.UserInterfaceStyle, scale: Double
  ) -> Mark? {
    let traits = TraitCollection(userInterfaceStyle: style, look: .iOS18, displayScale: scale)
    bar.layout(
      size: Size(width: 320, height: height), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return bar.displayItems().marks.last
  }

  @Test("Without content behind it, a navigation bar is transparent since iOS 15", arguments: SystemLook.allCases)
  func automaticScrollEdge(look: SystemLook) {
    #expect(marks(of: NavigationBar(), width: 320, height: 44, look: look).isEmpty == (look >= .iOS15))
  }

  @Test("Content that is scrolled under a navigation bar gives it a background", arguments: [0.0, 1])
  func scrolledContent(offset: Double) {
    let (root, scroll, bar) = (View(), ScrollView(), NavigationBar())
    (scroll.frame, bar.frame) = (
      Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 0, y: 0, width: 320, height: 44)
    )
    scroll.contentInsetAdjustmentBehavior = .never
    root.addSubview(scroll)
    root.addSubview(bar)
    root.layout(
      size: Size(width: 320, height: 480),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: GridText()))
    scroll.contentOffset.y = offset
    #expect(bar.displayItems().isEmpty == (offset == 0))
  }

  /// A table-like scroll view of 480 points, with a bar of 49 points at its lower end.
  private func bottomBar<Bar: View>(
    _ bar: Bar, contentHeight: Double, look: SystemLook = .iOS18, prepare: (Bar, View) -> Void = { _, _ in }
  ) -> (root: View, bar: Bar) {
    let (root, scroll) = (View(), ScrollView())
    (scroll.frame, bar.frame) = (
      Rect(x: 0, y: 0, width: 320, height: 480), Rect(x: 0, y: 431, width: 320, height: 49)
    )
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = Size(width: 320, height: contentHeight)
    root.addSubview(scroll)
    prepare(bar, root)
    if bar.superview == nil, (bar as? TabBar)?.screenBehind == nil { root.addSubview(bar) }
    let environment = LayoutEnvironment(traits: TraitCollection(look: look), measuring: GridText())
    root.layout(size: Size(width: 320, height: 480), in: environment)
    if bar.superview == nil { bar.layout(size: bar.frame.size, in: environment) }
    return (root, bar)
  }

  @Test("Content that passes behind a tab bar or toolbar gives it a background, content above it does not")
  func contentBehindBottomBars() {
    for (height, isTransparent) in [(431.0, true), (432, false)] {
      let (tabs, tools) = (bottomBar(TabBar(), contentHeight: height), bottomBar(Toolbar(), contentHeight: height))
      withExtendedLifetime((tabs.root, tools.root)) {
        #expect(tabs.bar.displayItems().isEmpty == isTransparent)
        #expect(tools.bar.displayItems().isEmpty == isTransparent)
      }
    }
    let old = bottomBar(TabBar(), contentHeight: 100, look: .iOS13)
    withExtendedLifetime(old.root) { #expect(!old.bar.displayItems().isEmpty) }
  }

  @Test("A bar outside the view tree of its screen looks at the content of the screen behind it")
  func screenBehind() {
    for (height, isTransparent) in [(431.0, true), (432, false)] {
      let (root, bar) = bottomBar(TabBar(), contentHeight: height) { bar, root in bar.screenBehind = root }
      bar.frame = Rect(x: 0, y: 431, width: 320, height: 49)
      #expect(bar.superview == nil)
      withExtendedLifetime(root) { #expect(bar.displayItems().isEmpty == isTransparent) }
    }
  }

  @Test("The background of a bar that ends at the safe area extends under the home indicator", arguments: [34.0, 35.5])
  func homeIndicator(below: Double) {
    let (root, bar) = (View(), Toolbar())
    bar.isAtScrollEdge = false
    bar.frame = Rect(x: 0, y: 600 - below - 49, width: 320, height: 49)
    root.addSubview(bar)
    root.layout(
      size: Size(width: 320, height: 600), safeArea: EdgeInsets(bottom: 34),
      in: LayoutEnvironment(traits: TraitCollection(look: .iOS18), measuring: GridText()))
    #expect(bar.displayItems().marks[0].rect.height == (below == 34 ? 83 : 49))
  }

  @Test("A prompt is centred above the field of a search bar, which is 19 points higher")
  func searchPrompt() {
    let bar = SearchBar()
    bar.placeholder = "abcd"
    let field = texts(of: bar, width: 320, height: 56)
    bar.prompt = "ab"
    #expect(bar.intrinsicContentSize.height == 75)
    let drawn = texts(of: bar, width: 320, height: 75)
    // 13 points high in the 19 below 4, and two characters of 6.5 points.
    #expect(drawn[0] == Rect(x: 153.5, y: 7, width: 13, height: 13))
    #expect(Array(drawn.dropFirst()) == field.map { $0.offset(by: Point(x: 0, y: 19)) })
    // There is no room for it in a bar of the usual height.
    #expect(texts(of: bar, width: 320, height: 56) == field)
  }

  @Test("Done and save items are semibold in the words of the locale")
  func systemItems() {
    let (bar, text) = (NavigationBar(), GridText())
    bar.item.leadingItems = [BarButtonItem(systemItem: .cancel)]
    bar.item.trailingItems = [BarButtonItem(systemItem: .done), BarButtonItem(systemItem: .redo)]
    bar.layout(
      size: Size(width: 320, height: 44),
      in: LayoutEnvironment(traits: TraitCollection(locale: "de-CH", look: .iOS18), measuring: text))
    _ = bar.displayItems()
    let fonts = Dictionary(
      text.requests.map { ($0.runs[0].text, $0.runs[0].font.weight) }, uniquingKeysWith: { $1 })
    #expect(fonts == ["Abbrechen": 400, "Fertig": 600, "Redo": 400])
  }

  @Test("Flexible spaces of a toolbar share the free width, fixed spaces and items keep theirs")
  func toolbarSpaces() {
    let toolbar = Toolbar()
    var wide = BarButtonItem(title: "a")
    wide.width = 60
    toolbar.items = [
      BarButtonItem(title: "ab"), BarButtonItem(systemItem: .fixedSpace), BarButtonItem(title: "cd"),
      BarButtonItem(systemItem: .flexibleSpace), wide, BarButtonItem(title: "efgh"),
    ]
    // 16 + 17 + 8 + 17 from the left; 16 + 34 + 12 + 60 from the right, where "a" of 8.5 points is centred in 60.
    #expect(texts(of: toolbar, width: 320, height: 44).map(\.minX) == [16, 41, 198 + 26, 270])
  }

  @Test(
    "Several flexible spaces of a toolbar have equal widths, 0 if there is no room",
    arguments: [(320.0, [143.0, 287.0]), (60.0, [16.0, 33.0])])
  func severalFlexibleSpaces(width: Double, positions: [Double]) {
    let toolbar = Toolbar()
    toolbar.items = [
      BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "ab"), BarButtonItem(systemItem: .flexibleSpace),
      BarButtonItem(title: "cd"),
    ]
    // The titles and margins take 17 + 17 + 16 + 16 = 66 points; each space gets half of the other 254, which is 127.
    #expect(texts(of: toolbar, width: width, height: 44).map(\.minX) == positions)
  }

  @Test("A toolbar is 44 points high, from iOS 17 on 49, and from iOS 26 on 48")
  func toolbarHeight() {
    let toolbar = Toolbar()
    toolbar.overrideLook = .iOS15
    #expect(toolbar.intrinsicContentSize.height == 44)
    toolbar.overrideLook = .iOS18
    #expect(toolbar.intrinsicContentSize.height == 49)
    toolbar.overrideLook = .iOS26
    #expect(toolbar.intrinsicContentSize.height == 48)
  }

  @Test("Tabs share a narrow bar, and are 168 points wide and centred in a wide one")
  func tabWidths() {
    let bar = TabBar()
    bar.items = ["ab", "cd", "ef"].map { TabBarItem(title: $0) }
    // Titles of 10 points are 10 wide.
    #expect(texts(of: bar, width: 360, height: 49).map(\.midX) == [60, 180, 300])
    #expect(texts(of: bar, width: 1_024, height: 49).map(\.midX) == [344, 512, 680])
  }

  /// A recorded picture of iOS 17.2, on which the field begins 8 points after the edge of the bar.
  @Test("The magnifying glass of a search bar is 16.3 points wide and high, 8 after the edge of the field")
  func magnifyingGlass() throws {
    let glass = try #require(marks(of: SearchBar(), width: 393, height: 56).first { $0.kind == .symbol }).rect
    #expect(abs(glass.minX - 16) < 0.4 && abs(glass.midY - 28) < 0.4)
    #expect(abs(glass.width - 16.3) < 0.4 && abs(glass.height - 16.3) < 0.4)
  }

  /// Recorded pictures of iOS 13, on which the plus is 17.67 x 18 points in lines of 1.64.
  @Test("The plus of a navigation bar up to iOS 18 has medium lines")
  func plus() throws {
    let bar = NavigationBar()
    bar.item.leadingItems = [BarButtonItem(systemItem: .add)]
    let plus = try #require(marks(of: bar, width: 375, height: 44).first { $0.kind == .symbol }).rect
    #expect(abs(plus.width - 17.67) < 0.7 && abs(plus.minX - 18) < 0.7)
  }

  @Test("A badge is red with a white text, at least as wide as high")
  func badge() {
    let bar = TabBar()
    bar.items = [TabBarItem(title: "ab")]
    bar.items[0].badgeValue = "1"
    let drawn = marks(of: bar, width: 100, height: 49)
    // systemRed: Human Interface Guidelines > Color > Specifications.
    let badge = drawn.last { $0.kind == .fill }
    #expect(badge?.color == Color(hex: 0xFF3B30))
    #expect(badge?.rect.width == 18)
    #expect(drawn.last?.color == .white)
    bar.items[0].badgeValue = "1234"
    // Four characters of 13 points and 10 points beside them.
    #expect(marks(of: bar, width: 100, height: 49).last { $0.kind == .fill }?.rect.width == 36)
  }

  /// Recorded pictures of iOS 17.5 and 18.5.
  @Test("A badge is 11 points at the right of the tab's middle up to iOS 18, and at its left from right to left")
  func mirroredBadge() {
    let bar = TabBar()
    bar.items = [TabBarItem(title: "ab")]
    bar.items[0].badgeValue = "1"
    let rects = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      marks(of: bar, width: 100, height: 49, .light, direction).last { $0.color == Color(hex: 0xFF3B30) }?.rect
    }
    #expect(rects.map { $0?.minX } == [61, 21])
    #expect(rects.map { $0?.minY } == [3, 3])
  }

  @Test("The image of a tab is in the middle if its title is missing or empty", arguments: [nil, ""])
  func imageWithoutTitle(title: String?) {
    let bar = TabBar()
    let image = Image(.missing("a"), size: Size(width: 8, height: 8))
    bar.items = [TabBarItem(title: title, image: image)]
    let drawn = marks(of: bar, width: 100, height: 49).filter { $0.rect.width == 8 }
    #expect(drawn.map(\.rect.midY) == [24.5])
  }

  @Test("The selected tab shows its selected image")
  func selectedImage() {
    let bar = TabBar()
    let (small, large) = (Size(width: 8, height: 8), Size(width: 16, height: 12))
    bar.items = (0..<2).map { _ in TabBarItem(image: Image(.missing("a"), size: small)) }
    for index in bar.items.indices { bar.items[index].selectedImage = Image(.missing("b"), size: large) }
    bar.selectedIndex = 1
    let images = marks(of: bar, width: 200, height: 49).filter { $0.kind == .fill && $0.rect.width <= 20 }
    #expect(images.map(\.rect.size) == [small, large])
  }

  @Test("A minimal search bar has no background, and its field leaves room for the cancel button")
  func searchBar() {
    let bar = SearchBar()
    #expect(marks(of: bar, width: 320, height: 56).filter { $0.kind == .fill }.count == 2)
    bar.searchBarStyle = .minimal
    #expect(
      marks(of: bar, width: 320, height: 56).filter { $0.kind == .fill }.map(\.rect) == [
        Rect(x: 8, y: 10, width: 304, height: 36)
      ])
    bar.showsCancelButton = true
    // "Cancel" is 51 wide, with 12 points beside it.
    #expect(
      marks(of: bar, width: 320, height: 56).filter { $0.kind == .fill }.map(\.rect) == [
        Rect(x: 8, y: 10, width: 241, height: 36)
      ])
  }
}
