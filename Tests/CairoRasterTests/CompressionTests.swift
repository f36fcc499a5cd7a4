import Graphics
import TestSupport
import Testing

@testable import CairoRaster

@Suite("Compressing pictures")
struct CompressionTests {
  /// How the next pixel is chosen.
  enum Content: CaseIterable {
    case noise, fewColors, runs, repeatedRows, translucentNoise
  }

  @Test("libpng reads back pictures of any size and content", arguments: Content.allCases)
  func roundTrip(_ content: Content) {
    var random = SeededGenerator(seed: 11)
    // A row of 11,000 pixels of three bytes is wider than the window of deflate.
    for (width, height) in [(1, 1), (1, 300), (2, 2), (3, 7), (257, 40), (11_000, 4), (300, 90)] {
      let pixmap = pixmap(content, width, height, &random)
      #expect(CairoPNGReader.read(PNG.encode(pixmap)) == pixmap, "\(content), \(width) x \(height), seed 11")
    }
  }

  private func pixmap(_ content: Content, _ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Pixmap {
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &random)
      switch content {
      case .noise: pixels.append(0xFF00_0000 | color)
      case .fewColors: pixels.append(0xFF00_0000 | color & 0x30_0003)
      case .translucentNoise: pixels.append(0x8000_0000 | color & 0x7F_7F7F)
      case .runs:
        pixels += [UInt32](repeating: 0xFF00_0000 | color, count: Int.random(in: 1...700, using: &random))
      case .repeatedRows:
        let row = (0..<width).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
        for _ in 0..<Int.random(in: 1...40, using: &random) { pixels += row }
      }
    }
    return Pixmap(width: width, height: height, scale: 1, pixels: Array(pixels.prefix(width * height)))
  }

  @Test("Rows that repeat, and runs of a colour, take a few bits for every 258 bytes")
  func repetitions() {
    // 1,000 rows of 3,001 bytes are 11,632 matches. At most 16 bits each for the length and distance of a row are
    // 23,300 bytes; the first row is noise of 3,000 bytes.
    var random = SeededGenerator(seed: 12)
    let row = (0..<1000).map { _ in 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let rows = Pixmap(
      width: 1000, height: 1000, scale: 1, pixels: Array([[UInt32]](repeating: row, count: 1000).joined()))
    #expect(PNG.encode(rows).count < 23_300 + 3_200)
    // The byte that names the filter and the index of the only colour are 0: 3,880 matches of two bits are 970 bytes.
    let plain = Pixmap(width: 1000, height: 1000, scale: 1, pixels: [UInt32](repeating: 0xFFAA_BBCC, count: 1_000_000))
    #expect(PNG.encode(plain).count < 1_200)
  }

  @Test("Same bytes are counted up to the first difference, a limit and the end", arguments: [1, 3, 40])
  func sameBytes(distance: Int) {
    for first in 0...80 {
      // The bytes repeat at the distance, up to the one at `first`.
      var bytes = (0..<distance + 80).map { UInt8($0 % distance) }
      if first < 80 { bytes[distance + first] ^= 0x80 }
      bytes.withUnsafeBytes { bytes in
        for limit in 0...80 {
          #expect(bytes.sameCount(at: distance, distance: distance, limit: limit) == min(first, limit))
        }
      }
    }
  }

  @Test("A code is as short as Huffman's, and its lengths fill the code space")
  func huffman() {
    // Weights 1, 1, 2, 4, 8: depths 4, 4, 3, 2, 1 (each pair is merged before the next heavier symbol).
    #expect(PrefixCode(counts: [8, 0, 4, 2, 1, 1], longest: 15).lengths == [1, 0, 2, 3, 4, 4])
    #expect(PrefixCode(counts: [0, 0, 0], longest: 15).lengths.filter { $0 > 0 }.count == 2)
    #expect(PrefixCode(counts: [0, 9, 0], longest: 15).lengths.filter { $0 > 0 }.count == 2)
  }

  @Test("Codes of the recommendation's example are canonical, first bit lowest")
  func canonicalCodes() {
    // RFC 1951, 3.2.2: lengths 2, 1, 3, 3 for A, B, C, D give the codes 10, 0, 110, 111.
    #expect(PrefixCode(counts: [2, 5, 1, 1], longest: 15).codes == [0b01, 0b0, 0b011, 0b111])
  }

  @Test("No code is longer than allowed, whatever the counts", arguments: [7, 15])
  func limitedLengths(longest: Int) {
    // Fibonacci numbers give the deepest tree: one level for each symbol.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = PrefixCode(counts: counts, longest: longest).lengths.map(Int.init)
    #expect(lengths.max() == longest)
    // Kraft: the sum of 2^-length is 1.
    let shares: [Int] = lengths.map { 1 << (longest - $0) }
    #expect(shares.reduce(0, +) == 1 << longest)
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy(>=))
  }

  @Test("Lengths and distances have the recommendation's symbols")
  func symbols() {
    // RFC 1951, 3.2.5.
    let lengths: [(length: Int, symbol: Int, base: UInt32, extraBits: UInt8)] = [
      (3, 257, 3, 0), (10, 264, 10, 0), (11, 265, 11, 1), (12, 265, 11, 1), (18, 268, 17, 1), (130, 280, 115, 4),
      (257, 284, 227, 5), (258, 285, 258, 0),
    ]
    for (length, symbol, base, extraBits) in lengths {
      let found = Int(DeflateSymbols.ofLength[length])
      #expect(257 + found == symbol)
      #expect(DeflateSymbols.lengths.bases[found] == base && DeflateSymbols.lengths.extraBits[found] == extraBits)
    }
    let distances: [(distance: UInt32, symbol: Int, base: UInt32, extraBits: UInt8)] = [
      (1, 0, 1, 0), (4, 3, 4, 0), (5, 4, 5, 1), (6, 4, 5, 1), (7, 5, 7, 1), (9, 6, 9, 2), (1024, 19, 769, 8),
      (1025, 20, 1025, 9), (32_768, 29, 24_577, 13),
    ]
    for (distance, symbol, base, extraBits) in distances {
      #expect(DeflateSymbols.ofDistance(distance) == symbol)
      #expect(DeflateSymbols.distances.bases[symbol] == base)
      #expect(DeflateSymbols.distances.extraBits[symbol] == extraBits)
    }
  }
}
