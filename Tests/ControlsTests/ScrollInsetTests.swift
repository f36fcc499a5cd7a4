import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Views that scroll and fill the screen of an iPhone 16, 393 x 852 points, in iOS 26: 59 points are above the safe
/// area and 34 below it, or 86 with a toolbar and 83 with a tab bar. A navigation bar adds 54, a large title 52 more
/// (see ``ContainerControllerLayoutTests``).
@Suite("What scrolls under bars, in controllers")
final class ScrollInsetTests {
  /// The controller on the screen, which keeps its views.
  private var screen: ViewController?

  enum Kind: CaseIterable {
    case plain, text, table, collection

    func make() -> ScrollView {
      switch self {
      case .plain: ScrollView()
      case .text: TextView()
      case .table: TableView()
      case .collection: CollectionView()
      }
    }
  }

  enum Bars: CaseIterable {
    case status, navigation, tab, toolbar

    var covered: EdgeInsets {
      switch self {
      case .status: EdgeInsets(top: 59, bottom: 34)
      case .navigation: EdgeInsets(top: 59 + 54, bottom: 34)
      case .tab: EdgeInsets(top: 59, bottom: 83)
      case .toolbar: EdgeInsets(top: 59 + 54, bottom: 86)
      }
    }

    func container(of page: ViewController) -> ViewController {
      switch self {
      case .status: return page
      case .navigation: return NavigationController(rootViewController: page)
      case .tab: return TabBarController(viewControllers: [page])
      case .toolbar:
        page.toolbarItems = [BarButtonItem(title: "a")]
        let navigation = NavigationController(rootViewController: page)
        navigation.isToolbarHidden = false
        return navigation
      }
    }
  }

  private final class Page: ViewController {
    let content: ScrollView

    init(_ content: ScrollView) {
      self.content = content
      super.init()
    }

    override func loadView() { view = content }
  }

  private func show(
    _ scrollView: ScrollView, under bars: Bars, _ orientation: Device.Orientation = .portrait
  ) throws {
    let device = try #require(Device.named("iphone-16"))
    let traits = TraitCollection(locale: "en", look: .iOS26).on(device, orientation: orientation)
    let screen = bars.container(of: Page(scrollView))
    self.screen = screen
    screen.layout(
      size: device.size(in: orientation), safeArea: device.safeArea(in: orientation),
      in: LayoutEnvironment(traits: traits, measuring: GridText()))
  }

  @Test("It starts below the bars unless it is never adjusted", arguments: Kind.allCases, Bars.allCases)
  func bars(kind: Kind, bars: Bars) throws {
    for behavior in [ScrollView.ContentInsetAdjustmentBehavior.automatic, .always, .never] {
      let view = kind.make()
      view.contentInsetAdjustmentBehavior = behavior
      try show(view, under: bars)
      let covered = behavior == .never ? .zero : bars.covered
      #expect(view.adjustedContentInset == covered)
      #expect(view.contentOffset == Point(x: 0, y: -covered.top))
    }
  }

  @Test("Low content starts at the edge with scrollable axes, but a table bounces", arguments: Kind.allCases)
  func scrollableAxes(kind: Kind) throws {
    let view = kind.make()
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    try show(view, under: .navigation)
    #expect(view.contentOffset.y == (kind == .table ? -113 : 0))
  }

  private func textView(_ text: String) -> TextView {
    let view = TextView()
    view.text = text
    view.font = gridFont
    return view
  }

  private func baseline(of view: TextView) throws -> Double {
    try show(view, under: .navigation)
    return try #require(view.textSummary).firstBaseline
  }

  @Test("The text of a text view begins below the bar, with its own inset of 8 points")
  func text() throws {
    let view = textView("abc")
    // A line is 20 points high, with the baseline 16 below its top.
    #expect(try baseline(of: view) == 113 + 8 + 16)
    view.contentInset.top = 30
    #expect(try baseline(of: view) == 143 + 8 + 16)
  }

  // 852 points of width, less 59 at each side, 5 of padding at each side, and 10 a character.
  @Test("A text view that is always adjusted wraps its text within the safe area", arguments: [(72, 1), (73, 2)])
  func sides(characters: Int, lines: Int) throws {
    let view = textView(String(repeating: "a", count: characters))
    view.contentInsetAdjustmentBehavior = .always
    try show(view, under: .status, .landscape)
    #expect(view.textSummary?.lines == lines)
    #expect(view.contentOffset.x == -59)
    #expect(view.contentSize.width == 852 - 2 * 59)
  }

  @Test("Text that does not scroll stays where its view is, unless the view is always adjusted")
  func fixedText() throws {
    let view = textView("abc")
    view.isScrollEnabled = false
    try show(view, under: .status)
    #expect(view.contentOffset == .zero)
    view.contentInsetAdjustmentBehavior = .always
    try show(view, under: .status)
    #expect(view.contentOffset.y == -59)
  }

  @Test(
    "The mark of a web page is in the middle of what bars of 100 points leave free, that of a map in its own middle",
    arguments: [(PlaceholderView.Kind.web, 50.0), (.map, 0)])
  func placeholders(kind: PlaceholderView.Kind, distance: Double) throws {
    func middle(under bar: Double) throws -> Double {
      let (root, view) = (View(), PlaceholderView(kind: kind))
      view.frame = Rect(x: 0, y: 0, width: 300, height: 600)
      root.addSubview(view)
      root.layout(size: Size(width: 300, height: 600), safeArea: EdgeInsets(top: bar), in: .grid())
      return try #require(view.displayItems().marks.last).rect.midY
    }
    #expect(try middle(under: 100) - middle(under: 0) == distance)
  }
}
