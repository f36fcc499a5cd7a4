import Graphics
import Testing

@testable import ReviewReport

@Suite("Small pictures")
struct ThumbnailTests {
  @Test("The longest side is as long as a list needs, the other in proportion")
  func size() {
    let picture = Pixmap(width: 1170, height: 2532, scale: 3, pixels: [UInt32](repeating: 0, count: 1170 * 2532))
    let small = Thumbnail.of(picture)
    #expect(small.height == 160 && small.width == 73)
    let line = Pixmap(width: 1, height: 5000, scale: 1, pixels: [UInt32](repeating: 0, count: 5000))
    #expect(Thumbnail.of(line).width == 1)
  }

  @Test("A small picture stays as it is")
  func small() {
    let picture = Pixmap(width: 2, height: 1, scale: 1, pixels: [0x8040_0000, 0xFF00_00FF])
    #expect(Thumbnail.of(picture) == picture)
  }

  @Test("A pixel has the mean of the light, not of the component values")
  func light() {
    // One column of four white: a quarter of the light, which sRGB writes as 137.
    let row = (0..<640).map { $0 % 4 == 0 ? UInt32(0xFFFF_FFFF) : 0xFF00_0000 }
    let picture = Pixmap(width: 640, height: 4, scale: 1, pixels: row + row + row + row)
    #expect(Set(Thumbnail.of(picture).pixels) == [0xFF89_8989])
  }

  @Test("An even colour stays the same, and clear pixels become white")
  func plain() {
    for color: UInt32 in [0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456, 0xFFFE_01C8] {
      let picture = Pixmap(width: 320, height: 320, scale: 1, pixels: [UInt32](repeating: color, count: 320 * 320))
      #expect(Set(Thumbnail.of(picture).pixels) == [color])
    }
    let clear = Pixmap(width: 320, height: 320, scale: 1, pixels: [UInt32](repeating: 0, count: 320 * 320))
    #expect(Set(Thumbnail.of(clear).pixels) == [0xFFFF_FFFF])
  }
}
