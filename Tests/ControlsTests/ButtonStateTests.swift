import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Buttons while they are touched or selected, and buttons of glass.
@Suite("States and glass of buttons")
struct ButtonStateTests {
  private let blue = Color(hex: 0x007AFF)

  private func system(_ change: (Button) -> Void) -> Button {
    let button = Button(type: .system)
    button.setTitle("abc", for: .normal)
    change(button)
    return button
  }

  @Test("A touched system button fades to 20%, and a custom one shows what is set for the state")
  func highlighted() {
    let button = system { $0.isHighlighted = true }
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [blue.opacity(0.2)])
    let custom = Button(type: .custom)
    custom.setTitle("abc", for: .normal)
    custom.setTitleColor(.black, for: .highlighted)
    #expect(marks(of: custom, width: 90, height: 40).map(\.color) == [.white])
    custom.isHighlighted = true
    #expect(marks(of: custom, width: 90, height: 40).map(\.color) == [.black])
  }

  @Test("A selected system button has its title in a box of the tint colour unless it has content for that state")
  func selected() {
    let button = system { $0.isSelected = true }
    #expect(marks(of: button, width: 90, height: 40).map(\.kind) == [.fill, .text])
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [blue, .white])
    button.setTitle("de", for: .selected)
    #expect(marks(of: button, width: 90, height: 40).map(\.kind) == [.text])
  }

  @Test("A disabled button is not drawn as touched")
  func disabled() {
    let button = system { ($0.isHighlighted, $0.isEnabled) = (true, false) }
    #expect(button.state == .disabled)
    #expect(marks(of: button, width: 90, height: 40).map(\.color) == [Color(hex: 0x3C3C43, alpha: 0.3)])
  }

  private func backdrops(_ style: ButtonConfiguration.Style, _ look: SystemLook, isEnabled: Bool = true) -> [Backdrop] {
    let button = Button(configuration: ButtonConfiguration(style: style, title: "abc"))
    (button.overrideLook, button.isEnabled) = (look, isEnabled)
    layOut(button)
    return button.displayItems().flattened.compactMap { item in
      guard case .backdrop(_, let backdrop) = item else { return nil }
      return backdrop
    }
  }

  @Test("Glass exists since iOS 26, and before it buttons have a field")
  func glass() {
    for style in [ButtonConfiguration.Style.glass, .prominentGlass, .clearGlass, .prominentClearGlass] {
      #expect(backdrops(style, .iOS26).count == 1)
      #expect(backdrops(style, .iOS18).isEmpty)
    }
    for style in [ButtonConfiguration.Style.plain, .gray, .tinted, .filled] {
      #expect(backdrops(style, .iOS26).isEmpty)
    }
  }

  @Test("Prominent glass has the tint colour unless the button is disabled")
  func prominentGlass() {
    // systemBlue of iOS 26: Human Interface Guidelines > Color > Specifications.
    #expect(backdrops(.prominentGlass, .iOS26).map(\.tint) == [Color(hex: 0x0088FF)])
    #expect(backdrops(.prominentGlass, .iOS26, isEnabled: false) == backdrops(.glass, .iOS26))
  }

  @Test("Configured buttons are capsules on iOS 26 and have corners of 6 points before")
  func corners() {
    for (look, expected) in [(SystemLook.iOS18, 6.0), (.iOS26, 20)] {
      let button = Button(configuration: ButtonConfiguration(style: .filled, title: "abc"))
      button.overrideLook = look
      layOut(button, at: Rect(x: 0, y: 0, width: 100, height: 40))
      guard case .fill(.roundedRect(_, let radius), _)? = button.displayItems().first else {
        Issue.record("no background")
        continue
      }
      #expect(radius == expected)
    }
  }

  @Test("A close button is a disc of 30 points with a cross")
  func close() {
    let button = Button(type: .close)
    layOut(button)
    #expect(button.intrinsicContentSize == Size(width: 30, height: 30))
    let drawn = marks(of: button, width: 30, height: 30)
    #expect(drawn.map(\.kind) == [.fill, .symbol])
    #expect(drawn.first?.rect == Rect(x: 0, y: 0, width: 30, height: 30))
  }
}
