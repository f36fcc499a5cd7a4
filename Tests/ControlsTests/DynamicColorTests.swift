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

  @Test(
    "System red has the values of its look in light and dark appearance and with high contrast",
    arguments: [
      (SystemLook.iOS13, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
      (.iOS18, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]), (.iOS26, [0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165]),
    ] as [(SystemLook, [UInt32])])
  func systemColors(look: SystemLook, values: [UInt32]) {
    #expect(inAllAppearances(.systemRed, look) == values.map { Color(hex: $0) })
    #expect(inAllAppearances(.systemRed.opacity(0.5), look) == values.map { Color(hex: $0, alpha: 0.5) })
  }

  private func inAllAppearances(_ color: Color, _ look: SystemLook) -> [Color] {
    AccessibilityContrast.allCases.flatMap { contrast in
      TraitCollection.UserInterfaceStyle.allCases.map {
        color.resolvedColor(with: TraitCollection(userInterfaceStyle: $0, accessibilityContrast: contrast, look: look))
      }
    }
  }

  @Test("A system colour in a view has the values of the look that the view overrides")
  func overriddenLook() {
    let (root, view) = (View(), View())
    view.overrideLook = .iOS18
    root.addSubview(view)
    root.layout(size: Size(width: 9, height: 9), in: .grid(look: .iOS26))
    #expect(root.resolved(.systemIndigo) == Color(hex: 0x6155F5))
    #expect(view.resolved(.systemIndigo) == Color(hex: 0x5856D6))
    #expect(view.effectiveTintColor == Color(hex: 0x007AFF))
  }

  @Test("Increased contrast makes secondary text, fills and grouped backgrounds stronger")
  func strongerSurfaces() {
    #expect(Color.secondaryLabel.resolvedColor(with: highContrast) == Color(hex: 0x3C3C43, alpha: 0.68))
    #expect(Color.systemFill.resolvedColor(with: highContrast) == Color(hex: 0x787880, alpha: 0.28))
    #expect(Color.systemGroupedBackground.resolvedColor(with: highContrast) == Color(hex: 0xEBEBF0))
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
    #expect(drawnColor(.tintColor, in: .dark) == Color(hex: 0x0091FF))
  }

  @Test("A tint colour that is the tint colour itself is the superview's")
  func circularTint() {
    #expect(drawnColor(.tintColor, in: .light, tint: .tintColor) == Color(hex: 0x0088FF))
    #expect(drawnColor(.tintColor, in: .light, tint: Color(light: .tintColor, dark: .black)) == Color(hex: 0x0088FF))
  }

  @Test("A provider is asked for both appearances, both contrasts and both palettes")
  func provider() {
    let color = Color { traits in
      if traits.look == .iOS18 { return .black }
      let white = traits.userInterfaceStyle == .dark ? 0.2 : 0.8
      return Color(white: traits.accessibilityContrast == .high ? white / 2 : white)
    }
    #expect(color.resolvedColor(with: dark) == Color(white: 0.2))
    #expect(color.resolvedColor(with: highContrast) == Color(white: 0.4))
    #expect(color.resolvedColor(with: TraitCollection(look: .iOS18)) == .black)
  }

  @Test(
    "In dark appearance, backgrounds of elevated views are one grey lighter",
    arguments: [
      (SystemColor.systemBackground, 0x000000 as UInt32, 0x1C1C1E as UInt32), (.systemGroupedBackground, 0, 0x1C1C1E),
      (.secondarySystemBackground, 0x1C1C1E, 0x2C2C2E), (.secondarySystemGroupedBackground, 0x1C1C1E, 0x2C2C2E),
      (.tertiarySystemBackground, 0x2C2C2E, 0x3A3A3C), (.tertiarySystemGroupedBackground, 0x2C2C2E, 0x3A3A3C),
    ])
  func elevation(color: SystemColor, base: UInt32, elevated: UInt32) {
    var traits = dark
    #expect(color.color(compatibleWith: traits) == Color(hex: base))
    traits.userInterfaceLevel = .elevated
    #expect(color.color(compatibleWith: traits) == Color(hex: elevated))
    #expect(color.dynamicColor.opacity(0.5).resolvedColor(with: traits) == Color(hex: elevated, alpha: 0.5))
    traits.userInterfaceStyle = .light
    #expect(color.color(compatibleWith: traits) == color.color(in: .light))
  }

  @Test("Colours without an elevated one are the same at both levels")
  func sameAtBothLevels() {
    let elevated = TraitCollection(userInterfaceStyle: .dark, userInterfaceLevel: .elevated)
    for color in [Color.label, .systemBlue, .systemFill, .separator, .white, .tintColor] {
      #expect(color.resolvedColor(with: elevated) == color.resolvedColor(with: dark))
    }
  }

  @Test("A view that overrides the level draws elevated colours, and so do its subviews")
  func levelOverride() {
    let (sheet, content) = (View(), View())
    sheet.overrideUserInterfaceLevel = .elevated
    sheet.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    content.frame = sheet.frame
    content.backgroundColor = .systemBackground
    sheet.addSubview(content)
    let root = View()
    root.addSubview(sheet)
    root.layout(size: Size(width: 20, height: 20), in: LayoutEnvironment(traits: dark, measuring: GridText()))
    #expect(root.displayList().items.marks.first?.color == Color(hex: 0x1C1C1E))
  }

  @Test("A provider is asked for both levels")
  func levelProvider() {
    let color = Color { Color(white: $0.userInterfaceLevel == .elevated ? 0.6 : 0.3) }
    #expect(color.resolvedColor(with: TraitCollection()) == Color(white: 0.3))
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceLevel: .elevated)) == Color(white: 0.6))
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
