import CairoRaster
import Graphics
import Testing

@Suite("Backdrops")
struct BackdropTests {
  private func area(_ width: Double, _ height: Double) -> Path {
    .rect(Rect(x: 0, y: 0, width: width, height: height))
  }

  /// Black left of the middle of a white picture, below a blur of the whole picture.
  private func blurredEdge(width: Double = 64, radius: Double, scale: Double = 1) throws -> Pixmap {
    try paint(
      width: width, height: 4, scale: scale, .fill(area(width / 2, 4), .black),
      .backdrop(area(width, 4), Backdrop(blurRadius: radius)))
  }

  @Test("A blurred edge is the integral of the normal distribution")
  func edge() throws {
    // The cumulative distribution at 0.25, 0.75, 1.25 and 2.25 deviations: pixel centres at 0.5, 1.5, 2.5 and 4.5.
    let levels = try blurredEdge(radius: 2).levels(row: 2)
    for (distance, share) in [(0, 0.5987), (1, 0.7734), (2, 0.8944), (4, 0.9878)] {
      #expect(abs(Double(levels[32 + distance]) - 255 * share) <= 1)
      #expect(abs(Double(levels[31 - distance]) - 255 * (1 - share)) <= 1)
    }
    #expect(levels[0] == 0 && levels[63] == 255)
  }

  @Test(
    "Wide blurs, which shrink the picture first, keep the normal distribution",
    arguments: [(8.0, 1.0), (8, 3), (14, 1), (20, 3), (34, 2)])
  func wideEdge(radius: Double, scale: Double) throws {
    let levels = try blurredEdge(width: 512, radius: radius, scale: scale).levels(row: 2)
    let middle = levels.count / 2
    // 0.5, 1 and 2 deviations from the edge, between two pixel centres.
    for (deviations, share) in [(0.0, 0.5), (0.5, 0.6915), (1, 0.8413), (2, 0.9772)] {
      let right = middle + Int(deviations * radius * scale)
      #expect(abs(Double(levels[right] + levels[right - 1]) / 2 - 255 * share) <= 2)
    }
  }

  @Test("A blurred point is the density of the normal distribution in both directions")
  func point() throws {
    let pixmap = try paint(
      width: 33, height: 33, background: .black, .fill(.rect(Rect(x: 16, y: 16, width: 1, height: 1)), .white),
      .backdrop(area(33, 33), Backdrop(blurRadius: 2)))
    // 255 / (2 pi 2^2) = 10.1 in the middle; times exp(-1/2) two pixels away, and exp(-1) along both axes.
    for (column, row, level) in [(16, 16, 10.1), (18, 16, 6.2), (16, 14, 6.2), (18, 18, 3.7)] {
      #expect(abs(Double(pixmap.levels(row: row)[column]) - level) <= 0.7)
    }
    #expect(pixmap.levels(row: 16)[24] == 0)
  }

  @Test("A blur leaves one colour as it is")
  func plain() throws {
    let color = Color(hex: 0x3366CC)
    for radius in [0, 0.3, 5, 40] {
      let pixmap = try paint(
        width: 50, height: 50, background: color, .backdrop(area(50, 50), Backdrop(blurRadius: radius)))
      #expect(pixmap.pixels.allSatisfy { $0 == 0xFF33_66CC })
    }
  }

  @Test("What lies beside the shape counts within its reach only")
  func reach() throws {
    let shape = Path.rect(Rect(x: 8, y: 0, width: 8, height: 4))
    func levels(reach: Double) throws -> [Int] {
      try paint(
        width: 24, height: 4, .fill(area(8, 4), .black),
        .backdrop(shape, Backdrop(blurRadius: 2, reach: reach))
      ).levels(row: 1)
    }
    #expect(try levels(reach: 0) == [Int](repeating: 0, count: 8) + [Int](repeating: 255, count: 16))
    // Outside the shape, all stays sharp.
    let far = try levels(reach: 20)
    #expect(far[7] == 0 && far[16] == 255)
    #expect(abs(Double(far[8]) - 255 * 0.5987) <= 1)
  }

  @Test("Later items stay sharp")
  func order() throws {
    let pixmap = try paint(
      .backdrop(area(8, 8), Backdrop(blurRadius: 3)), .fill(.rect(Rect(x: 2, y: 2, width: 1, height: 1)), .black))
    #expect(pixmap.levels(row: 2) == [255, 255, 0, 255, 255, 255, 255, 255])
  }

  @Test("A tint is laid over, and saturation and brightness change what is below it")
  func colors() throws {
    func color(_ backdrop: Backdrop) throws -> UInt32 {
      try paint(background: Color(hex: 0x804020), .backdrop(area(8, 8), backdrop))[4, 4]
    }
    // 0.2126 * 128 + 0.7152 * 64 + 0.0722 * 32 = 75.3
    #expect(try color(Backdrop(blurRadius: 2, saturation: 0)) == 0xFF4B_4B4B)
    // 75.3 + 1.5 * (128 - 75.3) = 154.4, 75.3 - 1.5 * 11.3 = 58.4, 75.3 - 1.5 * 43.3 = 10.4
    #expect(try color(Backdrop(blurRadius: 2, saturation: 1.5)) == 0xFF9A_3A0A)
    // 0.25 * 255 = 64 steps (256 / 4).
    #expect(try color(Backdrop(blurRadius: 2, brightness: 0.25)) == 0xFFC0_8060)
    // White at 0.4 = 102: 102 + 0.6 * 128 = 178.8, 140.4, 121.2
    #expect(try color(Backdrop(blurRadius: 2, tint: .white.opacity(0.4))) == 0xFFB3_8C79)
  }

  @Test("Nothing behind leaves the tint alone")
  func transparentPicture() throws {
    let pixmap = try paint(
      background: nil, .backdrop(area(4, 8), Backdrop(blurRadius: 3, saturation: 2, tint: .black.opacity(0.4))))
    #expect(pixmap[1, 1] == 0x6600_0000)
    #expect(pixmap[6, 1] == 0)
  }

  @Test("A backdrop that is painted in several strips has no seams")
  func strips() throws {
    // Upright stripes look the same in each row. The backdrop has 400,000 pixels, more than a strip.
    let stripes = (0..<100).map {
      DisplayItem.fill(.rect(Rect(x: Double($0) * 8, y: 0, width: 4, height: 500)), .black)
    }
    let blur = DisplayItem.backdrop(
      .rect(Rect(x: 0, y: 0, width: 800, height: 500)), Backdrop(blurRadius: 5, tint: .white.opacity(0.2)))
    let pixmap = try Rasterizer().pixmap(
      of: DisplayList(size: Size(width: 800, height: 500), items: stripes + [blur]), scale: 1, background: .white)
    #expect((1..<500).allSatisfy { pixmap.levels(row: $0) == pixmap.levels(row: 0) })
  }
}
