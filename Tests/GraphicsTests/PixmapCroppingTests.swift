import Graphics
import Testing

@Suite("Parts of an image")
struct PixmapCroppingTests {
  private let image = Pixmap(width: 3, height: 2, scale: 2, pixels: [1, 2, 3, 4, 5, 6])

  @Test("A part has the pixels of its columns and rows, and the scale of the image")
  func inside() {
    #expect(image.cropped(columns: 1..<3, rows: 1..<2) == Pixmap(width: 2, height: 1, scale: 2, pixels: [5, 6]))
    #expect(image.cropped(columns: 0..<3, rows: 0..<2) == image)
  }

  @Test("What lies outside of the image is transparent")
  func outside() {
    #expect(
      image.cropped(columns: 2..<4, rows: 1..<3) == Pixmap(width: 2, height: 2, scale: 2, pixels: [6, 0, 0, 0]))
    #expect(
      image.cropped(columns: -1..<1, rows: -1..<1) == Pixmap(width: 2, height: 2, scale: 2, pixels: [0, 0, 0, 1]))
    #expect(
      image.cropped(columns: 5..<6, rows: 0..<1) == Pixmap(width: 1, height: 1, scale: 2, pixels: [0]))
  }
}
