import CairoRaster
import Graphics
import TestSupport
import Testing

@Suite("Reading PNG")
struct PNGDecodingTests {
  struct Kind: CustomTestStringConvertible {
    let colorType: UInt8
    let depth: UInt8
    let isInterlaced: Bool
    var testDescription: String { "colour type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")" }
  }

  static let kinds = [
    (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
  ].flatMap { colorType, depths in
    depths.flatMap { depth in
      [false, true].map { Kind(colorType: UInt8(colorType), depth: UInt8(depth), isInterlaced: $0) }
    }
  }

  @Test("Rows of any bytes and filters are read as libpng reads them", arguments: kinds)
  func likeLibpng(kind: Kind) throws {
    var numbers = SeededGenerator(seed: 0x5EED)
    for (width, height) in [(1, 1), (3, 2), (13, 11), (32, 9)] {
      let file = randomFile(kind, width: width, height: height, &numbers)
      guard let expected = CairoPNGReader.read(file) else {
        // From 1.18 on Cairo keeps 16 bits as floating-point numbers.
        #expect(kind.depth == 16)
        continue
      }
      let decoded = try PNG.decode(file)
      #expect((decoded.width, decoded.height) == (width, height))
      // Cairo cuts 16 bits off to eight, ours are rounded: one step for the component, one for its alpha.
      #expect(decoded.largestDifference(from: expected) <= (kind.depth == 16 ? 2 : 0))
    }
  }

  private func randomFile(_ kind: Kind, width: Int, height: Int, _ numbers: inout SeededGenerator) -> [UInt8] {
    var builder = PNGBuilder(
      width: width, height: height, depth: kind.depth, colorType: kind.colorType, isInterlaced: kind.isInterlaced)
    if kind.colorType == 3 {
      builder.palette = (0..<3 << Int(kind.depth)).map { _ in numbers.nextByte() }
      builder.transparency = [0, 100, 255].prefix(1 << Int(kind.depth)).map { $0 }
    }
    let rows = builder.rowCounts.flatMap { count in
      [numbers.nextByte() % 5] + (1..<count).map { _ in numbers.nextByte() }
    }
    return builder.file(rows: rows)
  }

  @Test("A colour that a file declares transparent becomes transparent", arguments: [0, 2] as [UInt8])
  func transparentColor(colorType: UInt8) throws {
    var builder = PNGBuilder(width: 2, height: 1, colorType: colorType)
    builder.transparency = colorType == 0 ? [0, 7] : [0, 7, 0, 8, 0, 9]
    let file = builder.file(rows: colorType == 0 ? [0, 7, 8] : [0, 7, 8, 9, 7, 8, 10])
    #expect(try PNG.decode(file).pixels == [0, colorType == 0 ? 0xFF08_0808 : 0xFF07_080A])
  }

  @Test("Of two neighbours equally near, Paeth's predictor takes the byte above, not the one above to the left")
  func paethTie() throws {
    // Left 8 + above 14 - upper left 10 = 12: 4 from the left, 2 from both others.
    let file = PNGBuilder(width: 2, height: 2, colorType: 0).file(rows: [0, 10, 14, 4, 254, 0])
    #expect(try PNG.decode(file).pixels == [0xFF0A_0A0A, 0xFF0E_0E0E, 0xFF08_0808, 0xFF0E_0E0E])
  }

  @Test("16 bits are rounded to eight")
  func sixteenBits() throws {
    let file = PNGBuilder(width: 1, height: 1, depth: 16).file(rows: [0, 0x00, 0x80, 0x00, 0x81, 0xFF, 0x7F])
    // 128 / 257 = 0.498, 129 / 257 = 0.502, 65,407 / 257 = 254.5
    #expect(try PNG.decode(file).pixels == [0xFF00_01FF] || PNG.decode(file).pixels == [0xFF00_01FE])
  }

  @Test("The scale is the reader's")
  func scale() throws {
    let file = PNGBuilder(width: 6, height: 4, colorType: 0).file(rows: [UInt8](repeating: 0, count: 28))
    #expect(try PNG.decode(file, scale: 2).size == Size(width: 3, height: 2))
  }

  @Test("A file cut short at any byte is an error")
  func truncated() {
    let pixmap = Pixmap(width: 9, height: 7, scale: 1, pixels: (0..<63).map { 0xFF00_0000 | $0 << 3 })
    let file = PNG.encode(pixmap)
    for count in 0..<file.count {
      #expect(throws: PNGError.self) { try PNG.decode(Array(file.prefix(count))) }
    }
  }

  @Test("A file with any bit flipped is an error")
  func damaged() {
    let file = PNG.encode(Pixmap(width: 3, height: 3, scale: 1, pixels: (0..<9).map { 0xFF00_0000 | $0 << 3 }))
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << UInt8(bit)
        #expect(throws: PNGError.self) { try PNG.decode(damaged) }
      }
    }
  }

  @Test("Each fault has its own error")
  func errors() {
    let rows = PNGBuilder(width: 2, height: 1, colorType: 0)
    expect(.noSignature, Array("GIF89a and more".utf8))
    expect(.truncated, [])
    expect(.damagedPixels, rows.file(rows: [0, 1]))
    expect(.damagedPixels, rows.file(rows: [0, 1, 2, 3]))
    expect(.damagedPixels, rows.file(rows: [9, 1, 2]))
    expect(.invalidChunk("IHDR"), PNGBuilder(width: 2, height: 1, depth: 3, colorType: 0).file(rows: [0, 1, 2]))
    expect(.invalidChunk("IHDR"), PNGBuilder(width: 0, height: 1).file(rows: []))
    expect(.invalidChunk("PLTE"), PNGBuilder(width: 2, height: 1, colorType: 3).file(rows: [0, 1, 2]))
    expect(.tooLarge(width: 60_000, height: 60_000), PNGBuilder(width: 60_000, height: 60_000).file(rows: [0]))
    expect(.unsupportedChunk("CgBI"), PNGBuilder.signature + PNGBuilder.chunk("CgBI", [0, 0, 0, 0]))
  }

  @Test("A small file that claims a huge picture takes no memory for it")
  func bomb() {
    expect(.damagedPixels, PNGBuilder(width: 10_000, height: 10_000, depth: 16, colorType: 6).file(rows: [0]))
  }

  private func expect(_ error: PNGError, _ bytes: [UInt8]) {
    #expect(throws: error) { try PNG.decode(bytes) }
  }
}

extension SeededGenerator {
  fileprivate mutating func nextByte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 24) }
}
