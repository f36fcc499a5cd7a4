import Graphics
import Testing

@Suite("Components of colours")
struct ColorComponentTests {
  @Test("A colour has the components that it was made from")
  func red() {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
    var single: Float = 0
    Color(hex: 0xFF0000).getRed(&single, green: nil, blue: nil, alpha: nil)
    #expect(single == 1)
  }

  // Hues by sixths of the circle: red, yellow, green, cyan, blue, magenta.
  @Test(
    "Hue, saturation and brightness are those of the colour circle",
    arguments: [
      (0xFF0000, 0.0, 1.0, 1.0), (0xFFFF00, 1 / 6, 1, 1), (0x00FF00, 2 / 6, 1, 1), (0x00FFFF, 3 / 6, 1, 1),
      (0x0000FF, 4 / 6, 1, 1), (0xFF00FF, 5 / 6, 1, 1), (0x804040, 0, 0.5, 128.0 / 255), (0x000000, 0, 0, 0),
      (0x808080, 0, 0, 128.0 / 255), (0xFF0080, 1 - 128.0 / 255 / 6, 1, 1),
    ] as [(UInt32, Double, Double, Double)])
  func hue(hex: UInt32, expectedHue: Double, expectedSaturation: Double, expectedBrightness: Double) {
    var (hue, saturation, brightness, alpha) = (-1.0, -1.0, -1.0, -1.0)
    Color(hex: hex, alpha: 0.5).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    let differences = [
      hue - expectedHue, saturation - expectedSaturation, brightness - expectedBrightness, alpha - 0.5,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 })
  }

  @Test("Only greys have a brightness of white")
  func white() {
    var (white, alpha) = (-1.0, -1.0)
    #expect(Color(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.25, 0.5])
    #expect(!Color(hex: 0x808081).getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.25, 0.5])
  }
}
