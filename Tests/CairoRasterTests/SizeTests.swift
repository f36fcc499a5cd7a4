import CairoRaster
import Graphics
import Testing

@Suite("Sizes of pictures")
struct SizeTests {
  @Test("A picture has size times scale pixels", arguments: [(1.0, 390, 844), (2, 780, 1688), (3, 1170, 2532)])
  func scales(scale: Double, width: Int, height: Int) throws {
    let pixmap = try paint(width: 390, height: 844, scale: scale)
    #expect((pixmap.width, pixmap.height, pixmap.scale) == (width, height, scale))
  }

  @Test("Parts of pixels count as whole ones, rounding errors do not")
  func roundingUp() throws {
    let pixmap = try paint(width: 10.1, height: 100.0 + 1.0 / 3, scale: 3)
    #expect((pixmap.width, pixmap.height) == (31, 301))
  }

  @Test("A point is scale pixels", arguments: [1, 2, 3])
  func pointsToPixels(scale: Int) throws {
    let pixmap = try paint(scale: Double(scale), .fill(.rect(Rect(x: 2, y: 0, width: 3, height: 8)), .black))
    let black = pixmap.levels(row: 0).indices.filter { pixmap.levels(row: 0)[$0] == 0 }
    #expect(black == Array(2 * scale..<5 * scale))
  }

  @Test(
    "A size or scale that is not a positive number is an error",
    arguments: [(0.0, 1.0, 1.0), (1, -1, 1), (.nan, 1, 1), (1, 1, 0), (1, 1, -2), (1, 1, .nan), (-1, -1, -1)])
  func invalid(width: Double, height: Double, scale: Double) {
    #expect {
      try paint(width: width, height: height, scale: scale)
    } throws: { error in
      if case RasterError.invalidSize? = error as? RasterError { true } else { false }
    }
  }

  @Test(
    "An absurd size is an error, not an allocation",
    arguments: [(1e9, 1e9, 1.0), (40_000, 1, 1), (20_000, 20_000, 1), (1, 1, 1e6), (.infinity, 1, 1)])
  func tooLarge(width: Double, height: Double, scale: Double) {
    #expect(throws: RasterError.tooLarge(width: width, height: height, scale: scale)) {
      try paint(width: width, height: height, scale: scale)
    }
  }
}
