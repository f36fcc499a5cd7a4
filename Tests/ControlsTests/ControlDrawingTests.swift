import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Drawing of controls")
struct ControlDrawingTests {
  @Test("A view of an unknown class is an outlined box with the class name")
  func unknownView() {
    let view = UnknownView(className: "PDFView")
    layOut(view, at: Rect(x: 0, y: 0, width: 120, height: 40))
    let items = view.displayItems()
    #expect(view.platformClass == "PDFView")
    #expect(items.strokes.first?.dash.isEmpty == false)
    #expect(items.textOrigins.count == 1)
  }

  @Test("Progress grows from the leading edge")
  func progress() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 75)] {
      let view = ProgressView()
      view.progress = 0.25
      layOut(view, at: Rect(x: 0, y: 0, width: 100, height: 4), direction)
      #expect(try #require(view.displayItems().fills.last).rect == Rect(x: x, y: 0, width: 25, height: 4))
    }
  }

  @Test("Progress is clamped to 0...1")
  func excessiveProgress() throws {
    let view = ProgressView()
    view.progress = 7
    layOut(view, at: Rect(x: 0, y: 0, width: 100, height: 4))
    #expect(try #require(view.displayItems().fills.last).rect.width == 100)
  }

  @Test("The knob of a switch is at the trailing edge when on")
  func switchKnob() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 22.0), (.rightToLeft, 2)] {
      let control = Switch()
      control.isOn = true
      layOut(control, at: Rect(x: 0, y: 0, width: 51, height: 31), direction)
      #expect(try #require(control.displayItems().fills.last).rect.minX == x)
    }
  }

  @Test("The first segment is at the leading edge")
  func segmentOrder() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 2.0), (.rightToLeft, 102.5)] {
      let control = SegmentedControl()
      control.segments = [.init(title: "a"), .init(title: "b")]
      control.selectedSegmentIndex = 0
      layOut(control, at: Rect(x: 0, y: 0, width: 200, height: 32), direction)
      #expect(try #require(control.displayItems().fills.last).rect.minX == x)
    }
  }

  @Test("A password is shown as dots")
  func passwords() {
    let field = TextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    layOut(field)
    #expect(field.textSummary?.string == "••••••")
  }

  @Test("An indicator that does not animate is hidden if it should be")
  func stillIndicator() {
    let view = ActivityIndicatorView()
    layOut(view, at: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.displayItems().isEmpty)
    view.hidesWhenStopped = false
    #expect(!view.displayItems().isEmpty)
  }

  /// Recorded pictures of iOS 17.2 and 26, one of them dark.
  @Test(
    "The spokes of an indicator fade counterclockwise from the left",
    arguments: [
      (TraitCollection.UserInterfaceStyle.light, 255.0, [0x9C, 0xAC, 0xBD, 0xCE, 0xDF, 0xDF, 0xDF, 0xDF]),
      (.dark, 0, [0x78, 0x63, 0x4F, 0x3B, 0x26, 0x26, 0x26, 0x26]),
    ])
  func spokeColors(style: TraitCollection.UserInterfaceStyle, ground: Double, reds: [Int]) throws {
    let view = ActivityIndicatorView()
    view.isAnimating = true
    let spokes = marks(of: view, width: 20, height: 20, style)
    for (spoke, red) in zip(spokes, reds) {
      let color = try #require(spoke.color)
      #expect(abs(color.red * 255 * color.alpha + ground * (1 - color.alpha) - Double(red)) <= 1)
    }
    let middles = spokes.map { Point(x: $0.rect.midX - 10, y: $0.rect.midY - 10) }
    #expect(middles[0].x < -6 && middles[2].y > 6 && middles[4].x > 6 && middles[6].y < -6)
  }

  /// Recorded pictures of iOS 17.2 at scale 3 and of iOS 26 at scale 1.
  @Test(
    "A spoke is 6.6 points long in an indicator of 20 points and 12.1 in a large one of 35",
    arguments: [(ActivityIndicatorView.Style.medium, 20.0, 6.625, 2.5), (.large, 35, 12.1, 4.94)])
  func spokeSizes(style: ActivityIndicatorView.Style, size: Double, length: Double, thickness: Double) throws {
    let view = ActivityIndicatorView()
    (view.style, view.isAnimating) = (style, true)
    let side = style == .large ? 37.0 : 20
    let spokes = marks(of: view, width: side, height: side)
    let line = try #require(view.displayItems().strokes.first).width
    #expect(abs(line - thickness) < 0.1)
    #expect(abs(spokes[0].rect.width + line - length) < 0.1)
    #expect(abs(spokes[0].rect.minX - line / 2) < 0.1)
    #expect(abs(spokes[4].rect.maxX + line / 2 - size) < 0.1)
  }

  @Test("System colours have the names in documents and their dark variants")
  func colors() {
    #expect(SystemColor(rawValue: "secondaryLabelColor") == .secondaryLabel)
    #expect(SystemColor.systemBackground.color(in: .light) == .white)
    #expect(SystemColor.systemBackground.color(in: .dark) == .black)
    #expect(SystemColor.systemRed.color(in: .dark) == Color(hex: 0xFF4245))
    #expect(SystemColor.darkText.color(in: .dark) == .black)
  }

  @Test("No control crashes without an environment or with a size of zero")
  func bareControls() {
    let views: [View] = [
      Label(text: "a"), Button(), Button(configuration: ButtonConfiguration(style: .filled, title: "a")), ImageView(),
      TextField(), TextView(), Switch(), Slider(), Stepper(), SegmentedControl(), ProgressView(), PageControl(),
      ActivityIndicatorView(), SearchBar(), NavigationBar(), Toolbar(), TabBar(), TableView(), TableViewCell(),
      CollectionView(), CollectionViewCell(), DatePicker(), PickerView(), VisualEffectView(), ContainerView(),
      UnknownView(className: "X"),
    ]
    for view in views {
      _ = view.displayList()
      view.layout(size: .zero, in: .grid())
      _ = view.displayList()
    }
  }

  @Test("Knobs of iOS 26 are 37 x 24 points")
  func wideKnobs() {
    let (toggle, slider) = (Switch(), Slider())
    (toggle.overrideLook, slider.overrideLook) = (.iOS26, .iOS26)
    let knobs = [marks(of: toggle, width: 63, height: 28), marks(of: slider, width: 200, height: 34)].map {
      $0.last?.rect
    }
    #expect(knobs.map { $0?.size } == [Size(width: 37, height: 24), Size(width: 37, height: 24)])
  }

  @Test("A placeholder has a mark, and a name if there is room for it", arguments: PlaceholderView.Kind.allCases)
  func placeholders(kind: PlaceholderView.Kind) {
    let view = PlaceholderView(kind: kind)
    let large = marks(of: view, width: 200, height: 200)
    let small = marks(of: view, width: 40, height: 40)
    #expect(large.first?.rect == Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(large.count { $0.kind == .text } == 1)
    #expect(small.count > 1 && small.allSatisfy { $0.kind != .text })
  }

  @Test("A colour well shows its colour in the middle of a ring of hues")
  func colorWell() {
    let well = ColorWell()
    well.selectedColor = Color(hex: 0x123456)
    let marks = marks(of: well, width: 28, height: 28)
    #expect(marks.last?.color == Color(hex: 0x123456))
    #expect(marks.last?.rect.midX == 14)
    #expect(Set(marks.compactMap(\.color)).count > 40)
  }
}
