import Graphics
import ImageDiff
import Testing

@testable import Reports

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

  @Test("A thumbnail of a change shows the change: a square around the largest region, within the picture")
  func change() {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 400 * 800)
    for y in 700..<720 { for x in 380..<400 { pixels[y * 400 + x] = 0xFF00_0000 } }
    let picture = Pixmap(width: 400, height: 800, scale: 2, pixels: pixels)
    let change = DifferenceRegion(
      bounds: PixelRect(x: 380, y: 700, width: 20, height: 20), count: 400, kind: .change, largestStep: 1)
    let speck = DifferenceRegion(
      bounds: PixelRect(x: 0, y: 0, width: 1, height: 1), count: 1, kind: .change, largestStep: 1)
    // 0.3 of the shorter side is 120, no further right than 400 - 120.
    #expect(Thumbnail.square(around: change.bounds, in: picture) == PixelRect(x: 280, y: 650, width: 120, height: 120))
    let small = Thumbnail.of(picture, around: [speck, change])
    #expect(small.width == 120 && small.height == 120 && small.pixels.contains(0xFF00_0000))
    #expect(Thumbnail.of(picture, around: []) == Thumbnail.of(picture))
  }

  @Test("The square around a change has a third of the change's length as surroundings, and never exceeds the picture")
  func surroundings() {
    let picture = Pixmap(width: 100, height: 400, scale: 1, pixels: [UInt32](repeating: 0, count: 40_000))
    let wide = Thumbnail.square(around: PixelRect(x: 10, y: 100, width: 50, height: 10), in: picture)
    #expect(wide == PixelRect(x: 3, y: 73, width: 65, height: 65))
    let tall = Thumbnail.square(around: PixelRect(x: 0, y: 0, width: 100, height: 400), in: picture)
    #expect(tall == PixelRect(x: 0, y: 0, width: 100, height: 400))
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
