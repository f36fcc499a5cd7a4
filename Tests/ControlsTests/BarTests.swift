import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Bars")
struct BarTests {
  /// A character of 17 points is 8.5 wide in ``GridText``.
  private func texts(of view: View, width: Double, height: Double) -> [Rect] {
    marks(of: view, width: width, height: height).filter { $0.kind == .text }.map(\.rect)
  }

  @Test("A prompt makes a navigation bar 30 points higher, a large title 52")
  func navigationBarHeights() {
    let bar = NavigationBar()
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

  @Test("Done and save items are semibold in the words of the locale")
  func systemItems() {
    let (bar, text) = (NavigationBar(), GridText())
    bar.item.leadingItems = [BarButtonItem(systemItem: .cancel)]
    bar.item.trailingItems = [BarButtonItem(systemItem: .done), BarButtonItem(systemItem: .redo)]
    bar.layout(
      size: Size(width: 320, height: 44),
      in: LayoutEnvironment(traits: TraitCollection(locale: "de-CH"), measuring: text))
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

  @Test("A toolbar is 44 points high, from iOS 17 on 49")
  func toolbarHeight() {
    let toolbar = Toolbar()
    toolbar.generation = .iOS15
    #expect(toolbar.intrinsicContentSize.height == 44)
    toolbar.generation = .iOS17
    #expect(toolbar.intrinsicContentSize.height == 49)
  }

  @Test("Tabs share a narrow bar, and are 168 points wide and centred in a wide one")
  func tabWidths() {
    let bar = TabBar()
    bar.items = ["ab", "cd", "ef"].map { TabBarItem(title: $0) }
    // Titles of 10 points are 10 wide.
    #expect(texts(of: bar, width: 360, height: 49).map(\.midX) == [60, 180, 300])
    #expect(texts(of: bar, width: 1_024, height: 49).map(\.midX) == [344, 512, 680])
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
