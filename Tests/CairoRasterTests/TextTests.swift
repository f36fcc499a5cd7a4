import CairoRaster
import Graphics
import Testing

@Suite("Text")
struct TextTests {
  private let black: UInt32 = 0xFF00_0000
  private let white: UInt32 = 0xFFFF_FFFF
  /// Half of one of 31 steps between none and full coverage is 4.1 of 255, and one for rounding.
  private static let tolerance = 5

  @Test("A glyph is on its baseline at its pen", arguments: [1, 2, 3])
  func placed(scale: Int) throws {
    let pixmap = try paint(scale: Double(scale), .boxes(at: [2], baseline: 6, size: 8))
    let dark = (0..<pixmap.height).flatMap { row in
      (0..<pixmap.width).filter { pixmap[$0, row] == black }.map { [$0 / scale, row / scale] }
    }
    // Half of 8 points: 4 x 4, from the pen to the right and from the baseline upwards.
    let expected = (2..<6).flatMap { row in (2..<6).map { [$0, row] } }
    #expect(Set(dark) == Set(expected))
    #expect(dark.count == 16 * scale * scale)
    #expect(pixmap.pixels.allSatisfy { $0 == black || $0 == white })
  }

  @Test("A pen a quarter of a pixel on covers three quarters and one quarter")
  func quarters() throws {
    let levels = try paint(.boxes(at: [2.25], baseline: 6, size: 8)).levels(row: 4)
    // 255 - 0.75 * 255 = 63.75, 255 - 0.25 * 255 = 191.25
    #expect(levels[..<2] == [255, 255] && levels[3..<6] == [0, 0, 0] && levels[7] == 255)
    #expect(abs(levels[2] - 64) <= Self.tolerance && abs(levels[6] - 191) <= Self.tolerance)
  }

  @Test("Pens are rounded to quarters of pixels")
  func rounding() throws {
    let exact = try paint(.boxes(at: [2.25], baseline: 6, size: 8))
    #expect(try paint(.boxes(at: [2.36], baseline: 6, size: 8)) == exact)
    #expect(try paint(.boxes(at: [2.38], baseline: 6, size: 8)) != exact)
  }

  @Test("Letters that overlap do not darken each other")
  func translucentOverlap() throws {
    let grey = Color(white: 0, alpha: 0.4)
    for item in [
      DisplayItem.boxes(at: [0, 2], baseline: 6, size: 8, grey),
      .boxes(BoxFont.overlappingSquares, at: [0], baseline: 6, size: 8, grey),
    ] {
      #expect(try paint(item).levels(row: 4) == [153, 153, 153, 153, 153, 153, 255, 255])
    }
  }

  @Test("Masks cover what the outline covers, to half a level")
  func masksLikeOutlines() throws {
    let size = 20.0
    for quarter in 0..<4 {
      let pen = 2 + Double(quarter) / 4
      let text = try paint(
        width: 30, height: 30, .boxes(BoxFont.triangle, at: [pen], baseline: 25.5, size: size, Color(hex: 0x3366CC)))
      let outline = Path.elements([
        .move(Point(x: pen, y: 25.5)), .line(Point(x: pen + size / 2, y: 5.5)),
        .line(Point(x: pen + size, y: 25.5)), .close,
      ])
      let filled = try paint(width: 30, height: 30, .fill(outline, Color(hex: 0x3366CC)))
      #expect(text.largestDifference(from: filled) <= Self.tolerance)
    }
  }

  @Test("A clip cuts glyphs, whole pixels and soft edges alike")
  func clipped() throws {
    func levels(clip: Path) throws -> [Int] {
      let text = DisplayItem.boxes(at: [2], baseline: 6, size: 8)
      return try paint(.group(DisplayGroup(clip: clip, items: [text]))).levels(row: 4)
    }
    #expect(
      try levels(clip: .rect(Rect(x: 0, y: 0, width: 4, height: 8))) == [255, 255, 0, 0, 255, 255, 255, 255])
    let soft = try levels(clip: .rect(Rect(x: 0, y: 0, width: 4.5, height: 8)))
    #expect(soft[2..<4] == [0, 0] && (127...128).contains(soft[4]) && soft[5...] == [255, 255, 255])
  }

  @Test("Text fades with its group, with and without a layer")
  func faded() throws {
    let text = DisplayItem.boxes(at: [2], baseline: 6, size: 8)
    let alone = try paint(.group(DisplayGroup(alpha: 0.4, items: [text])))
    #expect(alone.levels(row: 4) == [255, 255, 153, 153, 153, 153, 255, 255])
    let ground = DisplayItem.fill(.rect(Rect(x: 0, y: 0, width: 8, height: 8)), .white)
    #expect(try paint(.group(DisplayGroup(alpha: 0.4, items: [ground, text]))) == alone)
  }

  @Test("Letters and the lines through them fade as one")
  func fadedDecoration() throws {
    let run = GlyphRun(face: FontFace(path: BoxFont.path, size: 8), glyphs: [Glyph(id: BoxFont.square, x: 2, y: 0)])
    let strike = TextDecoration(rect: Rect(x: 0, y: 4, width: 8, height: 1), color: nil)
    let line = TextLine(baseline: 6, x: 0, width: 8, runs: [run], decorations: [strike])
    let text = DisplayItem.text(Paragraph(size: Size(width: 8, height: 8), lines: [line]), at: .zero, .black)
    let pixmap = try paint(.group(DisplayGroup(alpha: 0.4, items: [text])))
    // 0.4 * 255 = 102 of black leaves 153, also in columns 2 to 5, where the line crosses the letter.
    #expect(pixmap.levels(row: 4) == [153, 153, 153, 153, 153, 153, 153, 153])
  }

  @Test("Turned text is filled as an outline")
  func turned() throws {
    // A quarter turn to the left about the origin, then into view: the square lies left of and above the pen.
    let turn = AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 8)
    let text = DisplayItem.boxes(at: [2], baseline: 6, size: 8)
    let pixmap = try paint(.group(DisplayGroup(transform: turn, items: [text])))
    // (x, y) goes to (y, 8 - x): columns 2..<6 and rows 2..<6.
    #expect(pixmap.levels(row: 2) == [255, 255, 0, 0, 0, 0, 255, 255])
    #expect(pixmap[3, 5] == black && pixmap[3, 6] == white && pixmap[3, 1] == white)
  }

  @Test("Slanted faces lean by a fifth")
  func slanted() throws {
    let pixmap = try paint(width: 40, height: 40, .boxes(at: [4], baseline: 30, size: 40, isSlanted: true))
    // The top of a square of 20 is 4 to the right of its foot.
    #expect(pixmap[4, 29] != white && pixmap[6, 11] == white && pixmap[8, 11] == black)
    #expect(pixmap[27, 11] != white && pixmap[25, 29] == white)
  }

  @Test("Emboldened faces are thicker by 0.006 em at each side, around the same middle")
  func emboldened() throws {
    // A square of 250 pixels at 10, 15, and 3 pixels around it.
    let pixmap = try paint(
      width: 280, height: 280, .boxes(at: [10], baseline: 265, size: 500, isEmboldened: true))
    #expect(
      pixmap[5, 100] == white && pixmap[8, 100] == black && pixmap[261, 100] == black && pixmap[264, 100] == white)
    #expect(
      pixmap[100, 10] == white && pixmap[100, 13] == black && pixmap[100, 266] == black && pixmap[100, 269] == white)
  }

  @Test(
    "Rounded faces have outer corners with the radius of half a stroke of regular text, and edges at the same place")
  func rounded() throws {
    // A square of 250 pixels at 10, 15, with corners of 0.0419 em: 21 pixels, which leave 6 of the diagonal.
    let pixmap = try paint(width: 280, height: 280, .boxes(at: [10], baseline: 265, size: 500, isRounded: true))
    for (x, y) in [(0, 0), (249, 0), (0, 249), (249, 249)] {
      let inwards = (x == 0 ? 1 : -1, y == 0 ? 1 : -1)
      #expect(pixmap[10 + x + 5 * inwards.0, 15 + y + 5 * inwards.1] == white)
      #expect(pixmap[10 + x + 7 * inwards.0, 15 + y + 7 * inwards.1] == black)
      #expect(pixmap[10 + x + 22 * inwards.0, 15 + y] == black && pixmap[10 + x + 18 * inwards.0, 15 + y] != black)
    }
    #expect(
      pixmap[9, 100] == white && pixmap[10, 100] == black && pixmap[259, 100] == black && pixmap[260, 100] == white)
  }

  @Test("Runs and lines under text have their own colours or the paragraph's")
  func colors() throws {
    let run = GlyphRun(
      face: FontFace(path: BoxFont.path, size: 4), color: Color(hex: 0xFF0000),
      glyphs: [Glyph(id: BoxFont.square, x: 0, y: 0)])
    let underline = TextDecoration(rect: Rect(x: 0, y: 5, width: 8, height: 1), color: nil)
    let line = TextLine(baseline: 4, x: 2, width: 2, runs: [run], decorations: [underline])
    let paragraph = Paragraph(size: Size(width: 8, height: 6), lines: [line])
    let pixmap = try paint(.text(paragraph, at: Point(x: 0, y: 1), Color(hex: 0x0000FF)))
    #expect(pixmap[2, 4] == 0xFFFF_0000)
    #expect(pixmap[0, 6] == 0xFF00_00FF)
  }

  @Test("A rasterizer paints the same picture twice")
  func repeated() throws {
    let list = DisplayList(
      size: Size(width: 30, height: 30), items: [.boxes(BoxFont.triangle, at: [1, 5.3], baseline: 20, size: 17)])
    let rasterizer = Rasterizer()
    let first = try rasterizer.pixmap(of: list, scale: 3)
    #expect(try rasterizer.pixmap(of: list, scale: 3) == first)
    #expect(try Rasterizer().pixmap(of: list, scale: 3) == first)
  }

  @Test("Rasterizers in several tasks do not disturb each other")
  func parallel() async throws {
    let list = DisplayList(
      size: Size(width: 60, height: 60),
      items: (1...20).map { .boxes(BoxFont.triangle, at: [1, 20.3], baseline: 50, size: Double($0)) })
    let expected = try Rasterizer().pixmap(of: list, scale: 2)
    try await withThrowingTaskGroup(of: Pixmap.self) { group in
      for _ in 0..<8 { group.addTask { try Rasterizer().pixmap(of: list, scale: 2) } }
      for try await pixmap in group { #expect(pixmap == expected) }
    }
  }

  @Test("A font that cannot be read is named")
  func missingFont() {
    let run = GlyphRun(face: FontFace(path: "/nowhere.ttf", index: 2, size: 12), glyphs: [Glyph(id: 1, x: 0, y: 0)])
    let line = TextLine(baseline: 10, x: 0, width: 12, runs: [run])
    let paragraph = Paragraph(size: Size(width: 12, height: 12), lines: [line])
    #expect(throws: RasterError.unreadableFont(path: "/nowhere.ttf", index: 2)) {
      try paint(.text(paragraph, at: .zero, .black))
    }
  }

  @Test("Missing glyphs and absurd sizes and positions paint nothing")
  func degenerate() throws {
    let pixmap = try paint(
      .boxes(999_999, at: [2], baseline: 6, size: 8), .boxes(at: [.nan, 1e300, -1e9], baseline: 6, size: 8),
      .boxes(at: [2], baseline: 6, size: -8), .boxes(at: [2], baseline: 6, size: .nan))
    #expect(pixmap.pixels.allSatisfy { $0 == white })
  }

  @Test("Glyphs too large for masks are filled as outlines")
  func large() throws {
    #expect(try paint(.boxes(at: [-100], baseline: 100, size: 1000)).pixels.allSatisfy { $0 == black })
    #expect(try paint(.boxes(at: [-1e6], baseline: 1e6, size: 1e8)).pixels.allSatisfy { $0 == black })
  }
}
