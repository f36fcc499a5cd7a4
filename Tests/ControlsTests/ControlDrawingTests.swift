import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

@Suite("Drawing of controls")
struct ControlDrawingTests {
  @Test("An unknown kind is an outlined box with its class name")
  func unknownView() {
    let view = UnknownView(className: "PDFView")
    layOut(view, at: Rect(x: 0, y: 0, width: 120, height: 40))
    let items = view.displayItems()
    #expect(view.platformClass == "PDFView")
    #expect(items.strokes.first?.dash.isEmpty == false)
    #expect(items.textOrigins.count == 1)
  }

  @Test("Progress grows from where reading starts")
  func progress() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 0.0), (.rightToLeft, 75)] {
      let view = ProgressView()
      view.progress = 0.25
      layOut(view, at: Rect(x: 0, y: 0, width: 100, height: 4), direction)
      #expect(try #require(view.displayItems().fills.last).rect == Rect(x: x, y: 0, width: 25, height: 4))
    }
  }

  @Test("Progress beyond its range is held to it")
  func excessiveProgress() throws {
    let view = ProgressView()
    view.progress = 7
    layOut(view, at: Rect(x: 0, y: 0, width: 100, height: 4))
    #expect(try #require(view.displayItems().fills.last).rect.width == 100)
  }

  @Test("A switch's knob stands where reading ends when on")
  func switchKnob() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 22.0), (.rightToLeft, 2)] {
      let control = Switch()
      control.isOn = true
      layOut(control, at: Rect(x: 0, y: 0, width: 51, height: 31), direction)
      #expect(try #require(control.displayItems().fills.last).rect.minX == x)
    }
  }

  @Test("The first segment stands where reading starts")
  func segmentOrder() throws {
    for (direction, x) in [(LayoutDirection.leftToRight, 2.0), (.rightToLeft, 102)] {
      let control = SegmentedControl()
      control.segments = [.init(title: "a"), .init(title: "b")]
      control.selectedSegmentIndex = 0
      layOut(control, at: Rect(x: 0, y: 0, width: 200, height: 32), direction)
      #expect(try #require(control.displayItems().fills.last).rect.minX == x)
    }
  }

  @Test("A control that cannot be touched is faded")
  func disabled() throws {
    let control = Switch()
    control.isEnabled = false
    layOut(control)
    guard case .group(let group) = try #require(control.displayItems().first) else {
      Issue.record("not faded")
      return
    }
    #expect(group.alpha < 1)
  }

  @Test("A password shows as dots")
  func passwords() {
    let field = TextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    layOut(field)
    #expect(field.textSummary?.string == "••••••")
  }

  @Test("An indicator that stands still is hidden where it should be")
  func stillIndicator() {
    let view = ActivityIndicatorView()
    layOut(view, at: Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.displayItems().isEmpty)
    view.hidesWhenStopped = false
    #expect(!view.displayItems().isEmpty)
  }

  @Test("Every platform colour has its name of documents and differs in the dark where it should")
  func colors() {
    #expect(SystemColor(rawValue: "secondaryLabelColor") == .secondaryLabel)
    #expect(SystemColor.systemBackground.color(in: .light) == .white)
    #expect(SystemColor.systemBackground.color(in: .dark) == .black)
    #expect(SystemColor.systemRed.color(in: .dark) == Color(hex: 0xFF453A))
    #expect(SystemColor.darkText.color(in: .dark) == .black)
  }

  @Test("No control crashes without an environment or without room")
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
}
