import Graphics
import Testing

@Suite("Colours of appearances")
struct DynamicColorTests {
  private static let tint = Color(hex: 0x123456)

  private func appearance(
    dark: Bool = false, contrast: Bool = false, palette: ColorPalette = .glass, elevated: Bool = false,
    tint: Color = tint
  ) -> ColorAppearance {
    ColorAppearance(
      isDark: dark, hasHighContrast: contrast, palette: palette, isElevated: elevated, tint: tint)
  }

  @Test("A colour of two appearances and two contrasts has four values")
  func appearances() {
    let color = Color(light: .red, dark: .green, highContrastLight: .blue, highContrastDark: .yellow)
    #expect(color.resolved(for: appearance()) == .red)
    #expect(color.resolved(for: appearance(dark: true)) == .green)
    #expect(color.resolved(for: appearance(contrast: true)) == .blue)
    #expect(color.resolved(for: appearance(dark: true, contrast: true)) == .yellow)
    // Without values for high contrast, it has the usual ones.
    #expect(Color(light: .red, dark: .green).resolved(for: appearance(dark: true, contrast: true)) == .green)
    #expect(!Color(light: .red, dark: .red).isDynamic)
  }

  @Test("A palette and a level are chosen apart from the appearance, and within each other")
  func levels() {
    let color = Color(
      light: .white, dark: Color(base: Color(inEachPalette: { $0 == .glass ? .black : .brown }), elevated: .purple))
    #expect(color.resolved(for: appearance(palette: .classic, elevated: true)) == .white)
    #expect(color.resolved(for: appearance(dark: true)) == .black)
    #expect(color.resolved(for: appearance(dark: true, palette: .classic)) == .brown)
    #expect(color.resolved(for: appearance(dark: true, elevated: true)) == .purple)
  }

  @Test("Opacities multiply, of tints and of dynamic colours too, and an alpha component replaces them")
  func opacity() {
    let half = Color.tintColor.opacity(0.5).opacity(0.5)
    #expect(half.resolved(for: appearance()) == Color(hex: 0x123456, alpha: 0.25))
    #expect(half.withAlphaComponent(0.75).resolved(for: appearance()) == Color(hex: 0x123456, alpha: 0.75))
    let dynamic = Color(light: .red, dark: Color.blue.opacity(0.5)).opacity(0.5)
    #expect(dynamic.resolved(for: appearance(dark: true)).alpha == 0.25)
    #expect(dynamic.withAlphaComponent(1).resolved(for: appearance(dark: true)) == .blue)
  }

  @Test("A tint that is defined by itself is the usual blue")
  func endlessTint() {
    #expect(Color.tintColor.resolved(for: appearance(tint: .tintColor)) == Color(hex: 0x0088FF))
  }

  @Test("A changed component is that of a fixed colour without a name")
  func changedComponent() {
    var color = Color(light: .red, dark: .green).named(.system("systemRed"))
    color.blue = 1
    #expect(!color.isDynamic && color.source == nil && color == .magenta)
  }

  @Test("A colour is called by its name, with the value that an asset or a tint has")
  func words() {
    #expect(Color.red.words == "#FF0000")
    #expect(Color(hex: 0x0A0B0C, alpha: 0.5).words == "#0A0B0C80")
    #expect(Color.red.named(.system("systemRed")).words == "systemRed")
    #expect(Color.red.named(.asset("Brand")).words == "Brand #FF0000")
    #expect(Color.red.named(.tint(nil)).words == "#FF0000")
  }

  @Test(
    "Hue, saturation and brightness give the colour of the circle",
    arguments: [
      (0.0, 1.0, 1.0, 0xFF0000), (1 / 6, 1, 1, 0xFFFF00), (0.5, 1, 1, 0x00FFFF), (5 / 6, 1, 1, 0xFF00FF),
      (1, 1, 1, 0xFF0000), (2 / 3, 0.4, 1, 0x9999FF), (0.25, 0, 0.2, 0x333333), (-3, 2, 1, 0xFF0000),
    ] as [(Double, Double, Double, UInt32)])
  func hue(hue: Double, saturation: Double, brightness: Double, hex: UInt32) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(zip(color.components, Color(hex: hex).components).allSatisfy { abs($0 - $1) < 1e-9 })
  }
}
