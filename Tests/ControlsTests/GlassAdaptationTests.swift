import AutoLayout
import Graphics
import TestSupport
import Testing

@testable import Controls

/// Expectations: WWDC 2025, "Meet Liquid Glass". Small elements flip between light and dark with their symbols.
@Suite("Glass that adapts to the picture behind it")
struct GlassAdaptationTests {
  private func drawn(
    _ view: View, style: TraitCollection.UserInterfaceStyle, contrast: AccessibilityContrast = .normal
  ) -> [DisplayItem] {
    let traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast, look: .iOS26)
    view.layout(size: Size(width: 402, height: 54), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return view.drawnItems()
  }

  private func adaptiveGroups(_ items: [DisplayItem]) -> [DisplayGroup] {
    items.compactMap { item in
      guard case .group(let group) = item, group.alternative != nil else { return nil }
      return group
    }
  }

  private static func views() -> [View] {
    let toolbar = Toolbar()
    var title = BarButtonItem(title: "abc")
    title.isEnabled = false
    toolbar.items = [BarButtonItem(systemItem: .add), title]
    let tabs = TabBar()
    tabs.items = [TabBarItem(title: "a"), TabBarItem(title: "b")]
    // The tint colour is that of the view in any case.
    tabs.selectedIndex = -1
    let navigation = NavigationBar()
    navigation.item.backTitle = "abc"
    let search = SearchBar()
    search.placeholder = "abc"
    search.showsCancelButton = true
    let button = Button()
    button.configuration = ButtonConfiguration(style: .glass, title: "abc")
    return [toolbar, tabs, navigation, search, button]
  }

  @Test("Over a dark picture, light glass and what is on it have the colours of dark appearance", arguments: 0..<5)
  func dark(index: Int) throws {
    let groups = adaptiveGroups(drawn(Self.views()[index], style: .light))
    let expected = adaptiveGroups(drawn(Self.views()[index], style: .dark))
    #expect(!groups.isEmpty && groups.count == expected.count)
    for (group, other) in zip(groups, expected) {
      guard case .onDark(_, below: let limit, let items) = group.alternative else {
        Issue.record("\(String(describing: group.alternative))")
        continue
      }
      #expect(limit < 0.5)
      #expect(items.marks == other.items.marks)
    }
  }

  @Test("Over a bright picture, dark glass and what is on it have the colours of light appearance", arguments: 0..<5)
  func bright(index: Int) throws {
    let groups = adaptiveGroups(drawn(Self.views()[index], style: .dark))
    let expected = adaptiveGroups(drawn(Self.views()[index], style: .light))
    #expect(!groups.isEmpty && groups.count == expected.count)
    for (group, other) in zip(groups, expected) {
      guard case .onBright(_, above: let limit, let items) = group.alternative else {
        Issue.record("\(String(describing: group.alternative))")
        continue
      }
      #expect(limit > 0.5)
      #expect(items.marks == other.items.marks)
    }
  }

  @Test("Neighbours that share glass adapt together, a title by itself, and a coloured item not at all")
  func pieces() {
    let toolbar = Toolbar()
    toolbar.items = [
      BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .trash), BarButtonItem(title: "abc"),
      BarButtonItem(systemItem: .done),
    ]
    #expect(adaptiveGroups(drawn(toolbar, style: .light)).count == 2)
  }

  @Test("Since the toolbar of iOS 18 has no glass, it does not adapt")
  func flat() {
    let toolbar = Toolbar()
    toolbar.overrideLook = .iOS18
    toolbar.items = [BarButtonItem(systemItem: .add)]
    #expect(adaptiveGroups(drawn(toolbar, style: .light)).isEmpty)
  }

  @Test("With increased contrast, glass is white or black with a border of the other")
  func contrast() {
    for (style, ground, border) in [
      (TraitCollection.UserInterfaceStyle.light, Color.white, Color.black), (.dark, .black, .white),
    ] {
      let view = VisualEffectView(glass: GlassEffect())
      let marks = drawn(view, style: style, contrast: .high).marks
      #expect(marks.first?.color == ground)
      #expect(marks.last?.color == border)
      #expect(drawn(view, style: style).marks.last?.color != border)
    }
  }
}

/// Bars up to iOS 18 that content is behind.
@Suite("The material of bars")
struct BarMaterialTests {
  private func backdrop(of bar: View, style: TraitCollection.UserInterfaceStyle) -> Backdrop? {
    let traits = TraitCollection(userInterfaceStyle: style, look: .iOS18)
    bar.layout(size: Size(width: 402, height: 49), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return bar.drawnItems().lazy.compactMap { if case .backdrop(_, let backdrop) = $0 { backdrop } else { nil } }.first
  }

  @Test("What is behind a bar shines through, blurred; a bar's own colour hides it")
  func material() {
    let (toolbar, tabs, navigation) = (Toolbar(), TabBar(), NavigationBar())
    (toolbar.isAtScrollEdge, tabs.isAtScrollEdge, navigation.isAtScrollEdge) = (false, false, false)
    for bar in [toolbar, tabs, navigation] {
      #expect(backdrop(of: bar, style: .light)?.blurRadius == 30)
      // White over white, as recorded, and the dark of Apple's design resources.
      #expect(backdrop(of: bar, style: .light)?.tint == .white.opacity(0.94))
      #expect(backdrop(of: bar, style: .dark)?.tint == Color(hex: 0x1D1D1D, alpha: 0.94))
    }
    toolbar.barTintColor = .white
    #expect(backdrop(of: toolbar, style: .light) == nil)
    toolbar.barTintColor = nil
    toolbar.isAtScrollEdge = true
    #expect(backdrop(of: toolbar, style: .light) == nil)
  }
}

@Suite("Corners of configured buttons")
struct ButtonCornerTests {
  /// Returns the radius of a button of a size, whose characters of 17 points are 20 high.
  private func radius(_ configuration: ButtonConfiguration, width: Double, height: Double) -> Double? {
    let button = Button()
    button.configuration = configuration
    let traits = TraitCollection(look: .iOS26)
    button.layout(
      size: Size(width: width, height: height), in: LayoutEnvironment(traits: traits, measuring: GridText()))
    return button.drawnItems().lazy.compactMap {
      if case .fill(.roundedRect(_, let radius), _) = $0 { radius } else { nil }
    }.first
  }

  @Test("Since iOS 26, a button with one line has capsule ends at any height")
  func capsule() {
    let configuration = ButtonConfiguration(style: .filled, title: "abc")
    #expect(radius(configuration, width: 120, height: 34) == 17)
    #expect(radius(configuration, width: 120, height: 60) == 30)
    #expect(radius(configuration, width: 52, height: 60) == 26)
  }

  @Test("What is above the title does not make the corners larger, unless they are asked to be capsule ends")
  func stacked() throws {
    var configuration = ButtonConfiguration(style: .filled, title: "abc", image: Image(systemName: "house"))
    configuration.imagePlacement = .top
    let imageHeight = try #require(configuration.image).size.height
    let height = 34 + imageHeight.rounded()
    #expect(try #require(radius(configuration, width: 120, height: height)) < height / 2 - 5)
    #expect(try #require(radius(configuration, width: 120, height: height)) > 12)
    configuration.cornerStyle = .capsule
    #expect(radius(configuration, width: 120, height: height) == height / 2)
  }
}
