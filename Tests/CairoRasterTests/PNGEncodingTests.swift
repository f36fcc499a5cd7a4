import CairoRaster
import Graphics
import Testing

@Suite("Writing PNG")
struct PNGEncodingTests {
  private let opaque = Pixmap(
    width: 5, height: 3, scale: 1, pixels: (0..<15).map { 0xFF00_0000 | UInt32($0) &* 0x12_3457 & 0xFF_FFFF })

  @Test("libpng reads back an opaque picture")
  func opaqueRoundTrip() {
    #expect(CairoPNGReader.read(PNG.encode(opaque)) == opaque)
  }

  @Test("Every premultiplied colour survives libpng and our own reader")
  func premultipliedRoundTrip() throws {
    // Each alpha in its row, each component that it allows in its column.
    let pixels = (0..<256 as Range<UInt32>).flatMap { alpha in
      (0..<256 as Range<UInt32>).map { alpha << 24 | min($0, alpha) << 16 | (alpha - min($0, alpha)) << 8 | alpha / 2 }
    }
    let pixmap = Pixmap(width: 256, height: 256, scale: 2, pixels: pixels)
    let bytes = PNG.encode(pixmap)
    #expect(CairoPNGReader.read(bytes)?.pixels == pixels)
    #expect(try PNG.decode(bytes, scale: 2) == pixmap)
  }

  @Test("Colours are divided by alpha and rounded to the nearest step")
  func straightColors() {
    // 50 * 255 / 100 = 127.5, 25 * 255 / 100 = 63.75, 1 * 255 / 100 = 2.55
    let pixmap = Pixmap(width: 1, height: 1, scale: 1, pixels: [0x6432_1901])
    let rows = PNGBuilder(width: 1, height: 1, colorType: 6).file(rows: [0, 128, 64, 3, 100])
    #expect(CairoPNGReader.read(PNG.encode(pixmap)) == CairoPNGReader.read(rows))
  }

  @Test("A run of a colour can begin and end at any pixel of a row", arguments: [UInt32(0), 0xFF00_0000, 0xFFFF_FFFF])
  func runs(color: UInt32) throws {
    for width in 1...36 {
      // In row n, the other colour is in the columns from n to the right, and there is a third colour in every tenth.
      let pixels = (0..<width).flatMap { row in
        (0..<width).map { column in column % 10 == 9 ? 0xFF12_3456 : column < row ? color : 0xFF80_8080 }
      }
      let pixmap = Pixmap(width: width, height: width, scale: 1, pixels: pixels)
      #expect(try PNG.decode(PNG.encode(pixmap), scale: 1) == pixmap, "width \(width)")
    }
  }

  @Test("Up to 256 colours are written as a palette, more as RGB, or RGBA if some are translucent")
  func colorType() {
    func pixmap(colors: UInt32, alpha: UInt32) -> Pixmap {
      let pixels = (0..<300).map { alpha << 24 | ($0 % colors) & 0x7F | (($0 % colors) >> 7) << 8 }
      return Pixmap(width: 20, height: 15, scale: 1, pixels: pixels)
    }
    let cases: [(colors: UInt32, alpha: UInt32, colorType: UInt8)] = [
      (1, 255, 3), (256, 255, 3), (257, 255, 2), (256, 200, 3), (257, 200, 6),
    ]
    for (colors, alpha, colorType) in cases {
      let pixmap = pixmap(colors: colors, alpha: alpha)
      let bytes = PNG.encode(pixmap)
      #expect(bytes[25] == colorType)
      #expect(CairoPNGReader.read(bytes) == pixmap)
    }
  }

  @Test("Each chunk's checksum is the recommendation's")
  func checksums() {
    var rest = PNG.encode(opaque).dropFirst(8)
    var types: [String] = []
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4).prefix(4 + count)
      types.append(String(decoding: body.prefix(4), as: UTF8.self))
      #expect(Array(rest.dropFirst(8 + count).prefix(4)) == PNGBuilder.long(Int(PNGBuilder.checksum(body))))
      rest = rest.dropFirst(12 + count)
    }
    #expect(types == ["IHDR", "PLTE", "IDAT", "IEND"])
    #expect(rest.isEmpty)
  }

  @Test("Equal pictures give equal bytes, and pictures without pixels none")
  func deterministic() {
    #expect(PNG.encode(opaque) == PNG.encode(opaque))
    #expect(PNG.encode(Pixmap(width: 0, height: 4, scale: 1, pixels: [])).isEmpty)
  }
}
