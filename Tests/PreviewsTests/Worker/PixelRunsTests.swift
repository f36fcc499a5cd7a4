import Graphics
import TestSupport
import Testing

@testable import Previews

@Suite("Pictures as runs of pixels")
struct PixelRunsTests {
  private static func pixmap(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> Pixmap {
    Pixmap(
      width: width, height: height, scale: 1,
      pixels: (0..<height).flatMap { row in (0..<width).map { pixel($0, row) } })
  }

  @Test("Red comes first, and colours are not premultiplied")
  func colors() {
    let picture = Pixmap(width: 3, height: 1, scale: 1, pixels: [0xFF11_2233, 0x8040_0000, 0])
    let straight: [UInt32] = [0xFF33_2211, 0x8000_0080, 0]
    #expect(RunReader.pixels(of: PixelRuns(picture).bytes, width: 3) == straight)
  }

  @Test("A picture of one colour is two runs, whatever its size")
  func plain() {
    let picture = Self.pixmap(width: 300, height: 200) { _, _ in 0xFFFF_FFFF }
    let words: [UInt32] = [300 << 2 | 1, 0xFFFF_FFFF, 300 * 199 << 2]
    #expect(
      PixelRuns(picture).bytes == words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
  }

  @Test("Reading the runs gives every pixel", arguments: [1, 3, 4, 5, 64, 65, 131])
  func roundTrip(width: Int) {
    var random = SeededGenerator(seed: width)
    // Few colours in stretches make runs of all kinds and lengths.
    for colors in [1, 2, 3, 1 << 20] as [UInt64] {
      var color: UInt32 = 0
      let picture = Self.pixmap(width: width, height: 40) { column, row in
        if row % 5 == 1 { return UInt32(column % 7 == row % 7 ? 1 : 0) | 0xFF00_0000 }
        if random.next() % 3 == 0 { color = UInt32(random.next() % colors) }
        return color & 0xFF_FFFF | 0xFF00_0000
      }
      let expected = picture.pixels.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 }
      #expect(RunReader.pixels(of: PixelRuns(picture).bytes, width: width) == expected)
    }
  }

  @Test("A picture without pixels has no runs")
  func empty() { #expect(PixelRuns(Pixmap(width: 0, height: 0, scale: 1, pixels: [])).bytes.isEmpty) }
}

/// Reads runs pixel by pixel, as the documentation of ``PixelRuns`` says.
enum RunReader {
  static func pixels(of bytes: [UInt8], width: Int) -> [UInt32] {
    var words = stride(from: 0, to: bytes.count, by: 4).map { place in
      bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }[...]
    var pixels: [UInt32] = []
    while let head = words.popFirst() {
      let count = Int(head >> 2)
      switch head & 3 {
      case 0: for _ in 0..<count { pixels.append(pixels[pixels.count - width]) }
      case 1: pixels += [UInt32](repeating: words.removeFirst(), count: count)
      default: for _ in 0..<count { pixels.append(words.removeFirst()) }
      }
    }
    return pixels
  }
}
