import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Drawing in interfaces that are read from right to left.
@Suite("Right-to-left controls")
struct RightToLeftTests {
  /// Apple, "Supporting right-to-left languages": an interface is mirrored as a whole. All contents are asymmetric.
  private static var views: [View] {
    [
      switchThatIsOn, slider, segments, stepper, pages, progress, dates, wheels, navigationBar, toolbar, tabBar,
      searchBar, textField, button, label,
    ]
  }

  private static let small = Image(.missing("s"), size: Size(width: 9, height: 12))
  private static let large = Image(.missing("l"), size: Size(width: 20, height: 14))

  private static var switchThatIsOn: View {
    let control = Switch()
    control.isOn = true
    return control
  }

  private static var slider: View {
    let slider = Slider()
    (slider.value, slider.minimumValueImage, slider.maximumValueImage) = (0.3, small, large)
    return slider
  }

  private static var segments: View {
    let control = SegmentedControl()
    control.segments = ["a", "bcdef", "gh", "ijk"].map { .init(title: $0) }
    (control.apportionsSegmentWidthsByContent, control.selectedSegmentIndex) = (true, 1)
    return control
  }

  private static var stepper: View {
    let stepper = Stepper()
    stepper.value = stepper.maximumValue
    return stepper
  }

  private static var pages: View {
    let pages = PageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 1)
    return pages
  }

  private static var progress: View {
    let view = ProgressView()
    view.progress = 0.3
    return view
  }

  private static var dates: View {
    let picker = DatePicker()
    picker.mode = .dateAndTime
    return picker
  }

  private static var wheels: View {
    let picker = PickerView()
    picker.wheels = [["a", "bc", "d"], ["efghi", "j", "k"]]
    return picker
  }

  private static var navigationBar: View {
    let bar = NavigationBar()
    bar.item.title = "abcdefghijkl"
    bar.item.backTitle = "back"
    bar.item.leadingItems = [BarButtonItem(title: "ab")]
    bar.item.trailingItems = [BarButtonItem(title: "cdefgh"), BarButtonItem(systemItem: .add)]
    return bar
  }

  private static var toolbar: View {
    let bar = Toolbar()
    bar.items = [
      BarButtonItem(title: "ab"), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "cdef"),
      BarButtonItem(title: "ghi"),
    ]
    return bar
  }

  private static var tabBar: View {
    let bar = TabBar()
    bar.items = [TabBarItem(title: "abc"), TabBarItem(title: "de"), TabBarItem(title: "fghij")]
    return bar
  }

  private static var searchBar: View {
    let bar = SearchBar()
    (bar.text, bar.showsCancelButton) = ("abc", true)
    return bar
  }

  private static var textField: View {
    let field = TextField()
    (field.text, field.clearButtonMode, field.borderStyle) = ("abc", .always, .roundedRect)
    return field
  }

  private static var button: View {
    let button = Button(configuration: ButtonConfiguration(style: .filled, title: "abc", subtitle: "defgh"))
    button.configuration?.image = large
    button.configuration?.imagePadding = 5
    button.configuration?.contentInsets = DirectionalEdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 30)
    button.contentHorizontalAlignment = .leading
    return button
  }

  private static var label: View { Label(text: "abc") }

  @Test("A control is the mirror image of itself in the other direction", arguments: views.indices)
  func mirrorImage(index: Int) {
    let view = Self.views[index]
    let size = view is Switch ? Size(width: 51, height: 31) : view is Stepper ? Size(width: 94, height: 32) : nil
    let (width, height) = (size?.width ?? 320, size?.height ?? 50)
    let expected = marks(of: view, width: width, height: height).map { $0.mirrored(in: width) }
    let actual = marks(of: Self.views[index], width: width, height: height, .light, .rightToLeft)
    #expect(!expected.isEmpty)
    #expect(actual.without(expected).isEmpty, "\(view.elementClass) draws more")
    #expect(expected.without(actual).isEmpty, "\(view.elementClass) draws less")
  }

  @Test("The current dot of four is the second from the right on the second page")
  func pageDots() {
    let pages = PageControl()
    (pages.numberOfPages, pages.currentPage) = (4, 1)
    (pages.pageIndicatorTintColor, pages.currentPageIndicatorTintColor) = (.white, .black)
    let dots = marks(of: pages, width: 155, height: 26, .light, .rightToLeft)
    // At scale 2, four dots of 7.5 points, 17.5 from each other, are 60 wide: from 47.5 to 107.5.
    #expect(dots.filter { $0.color == .black }.map(\.rect.minX) == [82.5])
    #expect(Set(dots.filter { $0.color == .white }.map(\.rect.minX)) == [47.5, 65, 100])
  }

  @Test("The back title follows its chevron, which points to the leading edge")
  func backButton() throws {
    let bar = NavigationBar()
    bar.item.backTitle = "abcd"
    // Four characters of 17 points are 34 wide.
    for (direction, tipX, titleX) in [
      (LayoutDirection.leftToRight, 11.0, 91.0 / 3), (.rightToLeft, 391, 402 - 34 - 91.0 / 3),
    ] {
      let drawn = marks(of: bar, width: 402, height: 44, .light, direction)
      let chevrons = drawn.filter { $0.kind == .stroke }.map(\.rect)
      #expect(chevrons.count == 1)
      #expect(abs(try #require(drawn.first { $0.kind == .text }).rect.minX - titleX) <= 0.5)
      // Recorded pictures of iOS 17.5 and 18.5 have it from 9.33 to 20.33 points. Half of the line of 2.4 points is
      // around the ends, and the mitre reaches out further, at a right angle by the root of 2.
      let path = try #require(chevrons.first)
      #expect(abs(path.width + 1.2 + 1.2 * 2.0.squareRoot() - 11) < 0.1)
      #expect(abs((direction == .leftToRight ? path.minX : 402 - path.maxX) - 1.2 * 2.0.squareRoot() - 9.33) < 0.1)
      #expect(abs(path.height + 2.4 - 18.8) < 0.1 && abs(path.midY - 22) < 0.1)
      guard case .stroke(.elements(let chevron), _, _) = bar.displayItems().first(where: \.isStroke) else {
        Issue.record("no chevron")
        continue
      }
      #expect(chevron[1] == .line(Point(x: tipX, y: 22)))
    }
  }

  @Test("A cell's chevron is at the trailing edge and points away from the content")
  func cellChevron() throws {
    let cell = TableViewCell()
    cell.accessoryType = .disclosureIndicator
    let table = TableView()
    table.rows = .prototypes([cell])
    // The chevron is 5.5 points wide; its centre is 20 points from the edge.
    for (direction, tipX) in [(LayoutDirection.leftToRight, 375 - 20 + 2.75), (.rightToLeft, 20 - 2.75)] {
      table.layout(size: Size(width: 375, height: 600), in: .grid(direction))
      guard case .stroke(.elements(let chevron), _, _) = try #require(cell.overlayItems().first) else {
        Issue.record("no chevron")
        continue
      }
      #expect(chevron[1] == .line(Point(x: tipX, y: cell.bounds.midY)))
    }
  }

  @Test("A separator is inset at the leading edge")
  func separators() throws {
    let table = TableView()
    table.separatorInset = EdgeInsets(left: 30, right: 5)
    table.rows = .prototypes([TableViewCell()])
    for (direction, x) in [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 5)] {
      table.layout(size: Size(width: 375, height: 600), in: .grid(direction))
      let separator = try #require(table.overlayItems().marks.first)
      #expect(separator.rect.minX == x)
      #expect(separator.rect.width == 340)
    }
  }
}

extension DisplayItem {
  fileprivate var isStroke: Bool {
    if case .stroke = self { return true }
    return false
  }
}
