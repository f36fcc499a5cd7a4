import Graphics
import ImageDiff
import Testing

@Suite("Tolerated colours")
struct ToleratedAreaTests {
  /// A row of greys. The step between two greys is their difference in 255ths: chroma does not differ.
  private func row(_ greys: [UInt32]) -> Pixmap {
    Pixmap(width: greys.count, height: 1, scale: 1, pixels: greys.map { 0xFF00_0000 | $0 << 16 | $0 << 8 | $0 })
  }

  private func count(_ greys: [UInt32], _ others: [UInt32], _ areas: (x: Int, width: Int, step: Double)...) -> Int {
    let areas = areas.map {
      ToleratedArea(bounds: PixelRect(x: $0.x, y: 0, width: $0.width, height: 1), step: $0.step)
    }
    return PixelComparison(of: row(greys), with: row(others), tolerating: areas).difference().count
  }

  @Test("A pixel counts if its colour differs by more than its area tolerates")
  func step() {
    // 5/255 is 0.0196, 6/255 is 0.0235.
    #expect(count([0, 0, 0], [5, 6, 0], (0, 3, 0.02)) == 1)
    #expect(count([0, 0, 0], [5, 6, 5], (0, 2, 0.03)) == 1)
    #expect(count([0, 255], [255, 0], (0, 2, 1)) == 0)
  }

  @Test("Without a tolerance every step counts")
  func none() {
    #expect(count([0, 0], [1, 0]) == 1)
    #expect(count([0, 0], [1, 0], (0, 2, 0)) == 1)
  }

  @Test("The last area that contains a pixel applies, whether stricter or milder")
  func order() {
    #expect(count([0, 0, 0], [5, 5, 5], (0, 3, 0.02), (1, 1, 0)) == 1)
    #expect(count([0, 0, 0], [5, 5, 5], (1, 1, 0), (0, 3, 0.02)) == 0)
  }

  @Test("Areas may be outside the image, or empty")
  func outside() {
    #expect(count([0, 0], [9, 9], (-5, 6, 1), (7, 4, 1), (0, 0, 1)) == 1)
  }

  @Test("White on a clear ground is not tolerated: the ground may be dark")
  func clearGround() {
    let words = Pixmap(width: 2, height: 1, scale: 1, pixels: [0xFFFF_FFFF, 0])
    let nothing = Pixmap(width: 2, height: 1, scale: 1, pixels: [0, 0])
    let area = ToleratedArea(bounds: PixelRect(x: 0, y: 0, width: 2, height: 1), step: 0.9)
    #expect(PixelComparison(of: words, with: nothing, tolerating: [area]).difference().count == 1)
  }
}
