import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// What controls, items and labels look like while they are disabled.
@Suite("Disabled controls")
struct DisabledControlTests {
  /// UIColor.tertiaryLabel in light appearance.
  private let tertiaryLabel = Color(hex: 0x3C3C43, alpha: 0.3)
  private let tint = Color(hex: 0xFF2D55)
  private static let template = Image(
    Pixmap(width: 2, height: 3, scale: 1, pixels: Array(repeating: 0xFF00_0000, count: 6)), isTemplate: true)

  private static var fadingControls: [Control] {
    let (control, slider, stepper, segments) = (Switch(), Slider(), Stepper(), SegmentedControl())
    (control.isOn, control.onTintColor) = (true, Color(hex: 0x336699))
    (slider.value, slider.minimumValueImage) = (0.3, Image(.missing("low"), size: Size(width: 9, height: 12)))
    stepper.value = 30
    segments.segments = [.init(title: "a"), .init(title: "bcd", isEnabled: false)]
    segments.selectedSegmentIndex = 0
    return [control, slider, stepper, segments, DatePicker()]
  }

  @Test("A disabled control is drawn as when enabled, at 40% opacity", arguments: fadingControls.indices)
  func fading(index: Int) {
    let control = Self.fadingControls[index]
    let enabled = marks(of: control, width: 220, height: 36)
    control.isEnabled = false
    let disabled = marks(of: control, width: 220, height: 36)
    #expect(!enabled.isEmpty)
    for (before, after) in zip(enabled, disabled) {
      #expect(abs((after.color?.alpha ?? 0) - 0.4 * (before.color?.alpha ?? 0)) < 1e-9)
      #expect(after.rect == before.rect)
    }
    #expect(disabled.count == enabled.count)
  }

  @Test("The text of a disabled label has half of its opacity")
  func label() throws {
    let label = Label(text: "abc")
    label.textColor = Color(red: 0.8, green: 0.2, blue: 0.1, alpha: 0.6)
    label.isEnabled = false
    let text = try #require(marks(of: label, width: 80, height: 20).first?.color)
    #expect((text.red, text.green, text.blue) == (0.8, 0.2, 0.1))
    #expect(abs(text.alpha - 0.3) < 1e-9)
    label.isEnabled = true
    #expect(marks(of: label, width: 80, height: 20).colors(of: .text) == [label.textColor])
  }

  private func templateButton(_ type: ButtonType) -> Button {
    let button = Button(type: type)
    button.setTitle("abc", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.setImage(Self.template, for: .normal)
    button.tintColor = tint
    return button
  }

  @Test("An enabled button's image has the tint colour, a disabled one's is grey")
  func buttonImage() {
    let button = templateButton(.system)
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [tint, .black])
    button.isEnabled = false
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [tertiaryLabel, .black])
  }

  /// Documentation of `setTitleColor(_:for:)`: a colour that is not set for a state is that of the normal state, and
  /// only if that is not set either, a default of the system.
  @Test("A disabled button keeps a title colour that is set, and has the system's grey or white otherwise")
  func disabledTitle() {
    for (type, color) in [(ButtonType.system, tertiaryLabel), (.custom, .white)] {
      let button = Button(type: type)
      button.setTitle("abc", for: .normal)
      button.isEnabled = false
      #expect(marks(of: button, width: 90, height: 40).map(\.color) == [color])
      button.setTitleColor(tint, for: .normal)
      #expect(marks(of: button, width: 90, height: 40).map(\.color) == [tint])
    }
  }

  @Test("A disabled text field looks as when enabled, as in recorded pictures of iOS 15 to 17")
  func textField() {
    let field = TextField()
    (field.text, field.borderStyle) = ("abc", .roundedRect)
    let enabled = marks(of: field, width: 90, height: 34)
    field.isEnabled = false
    #expect(!enabled.isEmpty && marks(of: field, width: 90, height: 34) == enabled)
  }

  @Test("A title colour for the disabled state replaces the grey")
  func ownDisabledColor() {
    let button = templateButton(.custom)
    button.setTitleColor(Color(hex: 0x884400), for: .disabled)
    button.isEnabled = false
    #expect(marks(of: button, width: 90, height: 40).colors(of: .text) == [Color(hex: 0x884400)])
  }

  @Test("A disabled configured button has grey content on a grey background")
  func configuredButton() {
    var configuration = ButtonConfiguration(style: .filled, title: "abc")
    configuration.image = Self.template
    configuration.baseBackgroundColor = Color(hex: 0x336699)
    configuration.baseForegroundColor = Color(hex: 0xFFCC00)
    let button = Button(configuration: configuration)
    let content = Color(hex: 0xFFCC00)
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [Color(hex: 0x336699), content, content])
    button.isEnabled = false
    // UIColor.tertiarySystemFill in light appearance.
    let background = Color(hex: 0x767680, alpha: 0.12)
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [background, tertiaryLabel, tertiaryLabel])
  }

  @Test("Only disabled bar button items are grey, in navigation bars and toolbars")
  func barItems() {
    let (bar, toolbar) = (NavigationBar(), Toolbar())
    var (enabled, disabled) = (BarButtonItem(title: "abc"), BarButtonItem(systemItem: .add))
    (enabled.tintColor, disabled.isEnabled) = (tint, false)
    bar.item.leadingItems = [enabled, disabled]
    toolbar.items = [enabled, disabled]
    for view in [bar, toolbar] {
      let marks = marks(of: view, width: 300, height: 44)
      #expect(marks.colors(of: .text) == [tint])
      #expect(marks.colors(of: .symbol) == [tertiaryLabel])
    }
  }

  @Test("A disabled tab has 40% of its opacity, a disabled segment 35%")
  func parts() {
    let (tabs, segments) = (TabBar(), SegmentedControl())
    tabs.items = [TabBarItem(title: "abc"), TabBarItem(title: "de")]
    tabs.items[1].isEnabled = false
    tabs.unselectedItemTintColor = tint
    tabs.tintColor = .black
    #expect(marks(of: tabs, width: 300, height: 49).colors(of: .text) == [.black, tint.opacity(0.4)])
    segments.segments = [.init(title: "abc"), .init(title: "de", isEnabled: false)]
    #expect(marks(of: segments, width: 300, height: 32).colors(of: .text) == [.black, Color.black.opacity(0.35)])
  }

  @Test("A stepper at an end of its range shows the sign beyond it at half its opacity")
  func stepperAtEnds() {
    let stepper = Stepper()
    (stepper.minimumValue, stepper.value, stepper.maximumValue) = (2, 2, 9)
    let (full, faded) = (Color.black, Color.black.opacity(0.5))
    // One line of the minus sign, two of the plus sign.
    #expect(marks(of: stepper, width: 94, height: 32).colors(of: .stroke) == [faded, full, full])
    stepper.value = 9
    #expect(marks(of: stepper, width: 94, height: 32).colors(of: .stroke) == [full, faded, faded])
  }
}
