import CairoRaster
import Graphics
import TestSupport
import Testing

@Suite("PNG files that viewers may show in another way")
struct PNGAmbiguityTests {
  private let picture = Pixmap(width: 3, height: 2, scale: 1, pixels: (0..<6).map { 0x8000_0000 | $0 << 3 })
  private static let header = PNGBuilder.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 3, 0, 0, 0])

  private func chunks(_ types: [String]) -> [UInt8] {
    PNGBuilder.signature + types.flatMap { $0 == "IHDR" ? Self.header : PNGBuilder.chunk($0, [1, 2, 3]) }
  }

  /// A file of the encoder with a chunk after its header, or before its end.
  private func file(with type: String, atEnd: Bool = false) -> [UInt8] {
    let file = PNG.encode(picture)
    let place = atEnd ? file.count - 12 : 33
    return Array(file[..<place]) + PNGBuilder.chunk(type, [0, 0, 0, 1]) + Array(file[place...])
  }

  @Test("Galley's own files show one picture only")
  func own() {
    let opaque = Pixmap(width: 40, height: 40, scale: 1, pixels: (0..<1600).map { 0xFF00_0000 | $0 * 977 })
    for picture in [picture, opaque] { #expect(PNG.ambiguity(in: PNG.encode(picture)) == nil) }
  }

  @Test(
    "Animation, colour spaces and orientation are found, though the pixels can be read",
    arguments: ["acTL", "fcTL", "fdAT", "gAMA", "cHRM", "iCCP", "cICP", "mDCV", "cLLI", "eXIf", "iDOT"])
  func viewerChunk(type: String) throws {
    for atEnd in [false, true] {
      let file = file(with: type, atEnd: atEnd)
      #expect(try PNG.decode(file) == picture)
      #expect(PNG.ambiguity(in: file) == .chunk(type))
    }
  }

  @Test(
    "What optimisers and editors say about a picture is none",
    arguments: ["tEXt", "zTXt", "iTXt", "tIME", "pHYs", "sBIT", "bKGD", "hIST", "sPLT", "sRGB"])
  func harmless(type: String) {
    for atEnd in [false, true] { #expect(PNG.ambiguity(in: file(with: type, atEnd: atEnd)) == nil) }
  }

  @Test("Bytes after the end are found, as are those of a second picture")
  func afterEnd() {
    let file = PNG.encode(picture)
    for more in [[0], file] { #expect(PNG.ambiguity(in: file + more) == .bytesAfterEnd) }
  }

  @Test(
    "Chunks of pixels that are there twice or out of order are found; pixels in several chunks are not",
    arguments: [
      (["IHDR", "PLTE", "tRNS", "IDAT", "IDAT", "IDAT", "tIME", "IEND"], nil),
      (["IHDR", "tEXt", "IDAT", "IEND"], nil),
      (["IHDR", "PLTE", "tRNS", "tRNS", "IDAT", "IEND"], .order("tRNS")),
      (["IHDR", "PLTE", "tEXt", "PLTE", "IDAT", "IEND"], .order("PLTE")),
      (["IHDR", "tRNS", "PLTE", "IDAT", "IEND"], .order("PLTE")),
      (["IHDR", "IDAT", "tRNS", "IEND"], .order("tRNS")),
      (["IHDR", "IDAT", "tEXt", "IDAT", "IEND"], .order("IDAT")),
    ] as [([String], PNGAmbiguity?)])
  func order(types: [String], ambiguity: PNGAmbiguity?) {
    #expect(PNG.ambiguity(in: chunks(types)) == ambiguity)
  }

  @Test("A file cut off at any byte, with a length beyond its end or of another format is none")
  func broken() {
    let file = PNG.encode(picture)
    for count in 0..<file.count { #expect(PNG.ambiguity(in: Array(file.prefix(count))) == nil) }
    for length in [[0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0, 0, 1, 0]] as [[UInt8]] {
      #expect(PNG.ambiguity(in: PNGBuilder.signature + length + file.dropFirst(12)) == nil)
    }
    #expect(PNG.ambiguity(in: Array("GIF89a".utf8) + file) == nil)
  }
}
