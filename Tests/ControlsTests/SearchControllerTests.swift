import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Places of a search controller's field: since iOS 26 those of the toolbar of a navigation controller, which view
/// hierarchies of simulators show 28 points from the edges; up to iOS 18 a row of 52 points below the title.
@Suite("Search controllers")
struct SearchControllerTests {
  /// A screen with a navigation bar at the top that has a search field.
  private struct Screen {
    let view = View()
    let bar = NavigationBar()
    let search = SearchController()

    init(_ change: (inout NavigationItem) -> Void = { _ in }) {
      bar.item.title = "abc"
      change(&bar.item)
      bar.item.searchController = search
      view.containing { bar }.constrained { view in
        bar.topAnchor == view.topAnchor + 62
        bar.leadingAnchor == view.leadingAnchor
        bar.trailingAnchor == view.trailingAnchor
      }
    }

    /// Returns the frame of the field on the screen.
    func field(
      _ look: SystemLook, width: Double = 402, height: Double = 874, idiom: TraitCollection.UserInterfaceIdiom = .phone,
      size: ContentSizeCategory = .large, direction: LayoutDirection = .leftToRight
    ) -> Rect {
      let traits = TraitCollection(
        layoutDirection: direction, preferredContentSizeCategory: size, look: look, userInterfaceIdiom: idiom)
      view.layout(
        size: Size(width: width, height: height), in: LayoutEnvironment(traits: traits, measuring: GridText()))
      return view.convert(search.searchBar.bounds, from: search.searchBar)
    }
  }

  @Test("Since iOS 26, the field floats 28 points above the bottom of a phone, in both directions of text")
  func bottom() {
    let screen = Screen()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(screen.field(.iOS26, direction: direction) == Rect(x: 28, y: 798, width: 346, height: 48))
    }
    #expect(screen.bar.frame.height == 54)
  }

  @Test("Up to iOS 18, the field is below the title, and below a large title")
  func below() {
    let screen = Screen()
    #expect(screen.field(.iOS18) == Rect(x: 20, y: 62 + 44 + 1, width: 362, height: 36))
    #expect(screen.bar.frame.height == 96)
    let large = Screen { $0.showsLargeTitle = true }
    #expect(large.field(.iOS18).minY == 62 + 44 + 52 + 1)
    #expect(large.bar.frame.height == 148)
  }

  @Test("A stacked field is below the title on iOS 26, and so is any field above a tab bar")
  func stacked() {
    let stacked = Screen { $0.preferredSearchBarPlacement = .stacked }
    #expect(stacked.field(.iOS26).minY == 62 + 54)
    let tabbed = Screen()
    tabbed.view.addSubview(TabBar())
    #expect(tabbed.field(.iOS26).minY == 62 + 54)
  }

  @Test("On a tablet of iOS 26, the field is at the trailing end of the bar, and items are before it")
  func tablet() {
    let screen = Screen { $0.trailingItems = [BarButtonItem(systemItem: .add)] }
    let field = screen.field(.iOS26, width: 820, height: 1180, idiom: .pad)
    #expect(field == Rect(x: 820 - 16 - 240, y: 62, width: 240, height: 44))
    let glass = screen.bar.displayItems().marks.filter { $0.kind == .symbol }.map(\.rect.midX)
    #expect(glass == [820 - 16 - 240 - 12 - 22])
    #expect(screen.field(.iOS26, width: 820, height: 1180, idiom: .pad, direction: .rightToLeft).minX == 16)
  }

  @Test("The field takes the free width of a toolbar that has its item")
  func toolbar() throws {
    let screen = Screen()
    let toolbar = Toolbar()
    toolbar.items = [
      try #require(screen.bar.item.searchBarPlacementBarButtonItem), BarButtonItem(systemItem: .compose),
    ]
    toolbar.frame = Rect(x: 0, y: 800, width: 402, height: 48)
    screen.view.addSubview(toolbar)
    // 402 less 16 at the sides, 48 of the other item and 12 between them.
    #expect(screen.field(.iOS26) == Rect(x: 16, y: 800, width: 402 - 32 - 48 - 12, height: 48))
    screen.bar.item.title = "abcd"
    #expect(screen.search.searchBar.superview === toolbar)
    #expect(NavigationItem().searchBarPlacementBarButtonItem == nil)
  }

  @Test("A field that is replaced leaves the bar")
  func replaced() {
    let screen = Screen()
    screen.bar.item.searchController = SearchController()
    #expect(screen.search.searchBar.superview == nil)
    screen.bar.item.searchController = nil
    #expect(screen.bar.subviews.isEmpty)
  }

  @Test(
    "A field grows with the leading of body text from text size L on",
    arguments: [(ContentSizeCategory.small, 36.0), (.large, 36), (.accessibilityExtraLarge, 36 * 48.0 / 22)])
  func growth(size: ContentSizeCategory, height: Double) {
    let bar = SearchBar()
    let traits = TraitCollection(preferredContentSizeCategory: size, look: .iOS18, displayScale: 2)
    bar.layout(size: Size(width: 300, height: 200), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    #expect(bar.intrinsicContentSize.height == 20 + (height * 2).rounded() / 2)
    let field = bar.displayItems().marks.last { $0.kind == .fill }
    #expect(field?.rect.height == (height * 2).rounded() / 2)
  }

  @Test(
    "Text and magnifying glass of a field grow together, and the text never covers the glass",
    arguments: ContentSizeCategory.allCases)
  func text(size: ContentSizeCategory) throws {
    for look in [SystemLook.iOS18, .iOS26] {
      let bar = SearchBar()
      bar.placeholder = "abc"
      let traits = TraitCollection(preferredContentSizeCategory: size, look: look)
      bar.layout(size: Size(width: 375, height: 200), in: LayoutEnvironment(traits: traits, measuring: GridText()))
      let marks = bar.displayItems().marks
      let (glass, text) = (
        try #require(marks.first { $0.kind == .symbol }), try #require(marks.first { $0.kind == .text })
      )
      // A line of GridText is as high as the font.
      #expect(abs(text.rect.height - Self.bodySizes[size]!) < 0.01)
      #expect(glass.rect.maxX <= text.rect.minX)
      #expect(glass.rect.width > 0.9 * text.rect.height)
    }
  }

  /// Human Interface Guidelines > Typography > Dynamic Type sizes, body.
  private static let bodySizes: [ContentSizeCategory: Double] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
    .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
  ]
}
