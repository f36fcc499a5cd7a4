import CairoRaster
import Graphics
import Testing

@Suite("Images")
struct ImageTests {
  /// Red, green; blue, half a white.
  private let image = Pixmap(
    width: 2, height: 2, scale: 1, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080])
  private let square = Rect(x: 2, y: 2, width: 2, height: 2)

  @Test("An image at its own size is copied")
  func copy() throws {
    let pixmap = try paint(background: .black, .image(image, in: square, tint: nil))
    #expect([pixmap[2, 2], pixmap[3, 2], pixmap[2, 3]] == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    // Premultiplied grey over black.
    #expect(pixmap[3, 3] == 0xFF80_8080)
    #expect(pixmap[4, 4] == 0xFF00_0000)
    #expect(pixmap[1, 2] == 0xFF00_0000)
  }

  @Test("An enlarged image keeps its edges")
  func enlarged() throws {
    let plain = Pixmap(width: 2, height: 2, scale: 1, pixels: [UInt32](repeating: 0xFF12_3456, count: 4))
    let pixmap = try paint(.image(plain, in: Rect(x: 1, y: 1, width: 6, height: 6), tint: nil))
    #expect((1..<7).allSatisfy { row in (1..<7).allSatisfy { pixmap[$0, row] == 0xFF12_3456 } })
    #expect(pixmap[0, 3] == 0xFFFF_FFFF)
    #expect(pixmap[7, 3] == 0xFFFF_FFFF)
  }

  @Test("A reduced image is the mean of its pixels")
  func reduced() throws {
    let stripes = Pixmap(
      width: 16, height: 16, scale: 1, pixels: (0..<256).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
    let pixmap = try paint(.image(stripes, in: Rect(x: 0, y: 0, width: 4, height: 4), tint: nil))
    #expect((0..<4).allSatisfy { (120...135).contains(pixmap.levels(row: 1)[$0]) })
  }

  @Test("A tint takes the place of the colours and keeps the alpha")
  func tint() throws {
    let pixmap = try paint(background: nil, .image(image, in: square, tint: Color(hex: 0x00FF00)))
    #expect(pixmap[2, 2] == 0xFF00_FF00)
    #expect(pixmap[2, 3] == 0xFF00_FF00)
    #expect(pixmap[3, 3] == 0x8000_8000)
  }

  @Test("A group's alpha fades an image")
  func faded() throws {
    let group = DisplayGroup(alpha: 0.4, items: [.image(image, in: square, tint: nil)])
    #expect(try paint(background: .black, .group(group))[2, 2] == 0xFF66_0000)
  }

  @Test("A group's alpha fades a tinted image")
  func fadedTint() throws {
    let group = DisplayGroup(alpha: 0.4, items: [.image(image, in: square, tint: Color(hex: 0x00FF00))])
    let pixmap = try paint(background: .black, .group(group))
    #expect(pixmap[2, 2] == 0xFF00_6600)
    // 0.4 * 255 = 102; the last pixel's own alpha leaves 128 / 255 of it.
    #expect(pixmap[3, 3] == 0xFF00_3300)
  }

  @Test("Images without pixels or room are left out")
  func degenerate() throws {
    let nothing = Pixmap(width: 0, height: 0, scale: 1, pixels: [])
    let pixmap = try paint(
      .image(nothing, in: square, tint: nil), .image(image, in: .zero, tint: .black),
      .image(image, in: Rect(x: 0, y: 0, width: -4, height: 2), tint: nil),
      .image(image, in: Rect(x: .nan, y: 0, width: 4, height: 2), tint: nil))
    #expect(pixmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}
