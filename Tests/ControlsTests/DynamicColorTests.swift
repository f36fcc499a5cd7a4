import AutoLayout
import Controls
import Graphics
import TestSupport
import Testing

/// Sources of values: Human Interface Guidelines > Color > Specifications.
@Suite("Dynamic colours")
struct DynamicColorTests {
  private let dark = TraitCollection(userInterfaceStyle: .dark)
  private let highContrast = TraitCollection(accessibilityContrast: .high)

  private func drawnColor(_ color: Color, in style: TraitCollection.UserInterfaceStyle, tint: Color? = nil) -> Color? {
    let (root, view) = (View(), View())
    root.tintColor = tint
    view.backgroundColor = color
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(view)
    root.layout(
      size: Size(width: 20, height: 20),
      in: LayoutEnvironment(traits: TraitCollection(userInterfaceStyle: style), measuring: GridText()))
    return root.displayList().items.marks.first?.color
  }

  @Test("A colour of two appearances is drawn in the one of the view")
  func appearances() {
    let color = Color(light: .white, dark: .black)
    #expect(drawnColor(color, in: .light) == .white)
    #expect(drawnColor(color, in: .dark) == .black)
  }

  @Test("System red is FF3B30 in light and FF453A in dark appearance, and D70015 with high contrast")
  func systemColors() {
    #expect(drawnColor(.systemRed, in: .light) == Color(hex: 0xFF3B30))
    #expect(drawnColor(.systemRed, in: .dark) == Color(hex: 0xFF453A))
    #expect(Color.systemRed.resolvedColor(with: highContrast) == Color(hex: 0xD70015))
  }

  @Test("A colour that is transparent in light appearance only is drawn in dark appearance")
  func transparency() {
    let color = Color(light: .clear, dark: .white)
    #expect(drawnColor(color, in: .light) == nil)
    #expect(drawnColor(color, in: .dark) == .white)
  }

  @Test("A share of a dynamic colour is a share of each appearance")
  func opacity() {
    let half = Color(light: .white, dark: Color(white: 0, alpha: 0.8)).opacity(0.5)
    #expect(half.resolvedColor(with: dark) == Color(white: 0, alpha: 0.4))
    #expect(half.resolvedColor(with: TraitCollection()) == Color(white: 1, alpha: 0.5))
    #expect(Color.secondaryLabel.withAlphaComponent(1).resolvedColor(with: dark) == Color(hex: 0xEBEBF5))
  }

  @Test("The tint colour is that of the nearest superview that sets one, in its own appearance")
  func tint() {
    #expect(drawnColor(.tintColor, in: .light, tint: .systemGreen) == Color(hex: 0x34C759))
    #expect(drawnColor(.tintColor, in: .dark, tint: .systemGreen) == Color(hex: 0x30D158))
    #expect(drawnColor(.tintColor, in: .dark) == Color(hex: 0x0A84FF))
  }

  @Test("A tint colour that is the tint colour itself is the superview's")
  func circularTint() {
    #expect(drawnColor(.tintColor, in: .light, tint: .tintColor) == Color(hex: 0x007AFF))
    #expect(drawnColor(.tintColor, in: .light, tint: Color(light: .tintColor, dark: .black)) == Color(hex: 0x007AFF))
  }

  @Test("A provider is asked for both appearances and both contrasts")
  func provider() {
    let color = Color { traits in
      let white = traits.userInterfaceStyle == .dark ? 0.2 : 0.8
      return Color(white: traits.accessibilityContrast == .high ? white / 2 : white)
    }
    #expect(color.resolvedColor(with: dark) == Color(white: 0.2))
    #expect(color.resolvedColor(with: highContrast) == Color(white: 0.4))
  }

  @Test("Changing a component makes a dynamic colour the same everywhere")
  func components() {
    var color = Color.systemBackground
    color.blue = 0.5
    #expect(color.resolvedColor(with: dark) == Color(red: 1, green: 1, blue: 0.5))
  }

  @Test("Coloured runs of text are measured in the colours of the appearance")
  func textRuns() {
    let label = Label()
    label.attributedText = AttributedText("abc", font: gridFont, color: .label)
    let text = GridText()
    label.layout(size: Size(width: 90, height: 20), in: LayoutEnvironment(traits: dark, measuring: text))
    _ = label.displayItems()
    #expect(text.requests.last?.runs.first?.color == .white)
  }
}
