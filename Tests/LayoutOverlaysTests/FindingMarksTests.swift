import Testing

@testable import Galley
@testable import LayoutOverlays

@Suite("Findings outlined over a picture")
struct FindingMarksTests {
  private let renderer: Renderer

  init() throws { renderer = try Renderer() }

  private func marked(width: Double, height: Double) throws -> (size: Size, pixels: Pixmap) {
    let picture = DisplayList(size: Size(width: width, height: height))
    let area = Rect(x: 0, y: 10, width: 60, height: 20)
    let marks = FindingMarks([FindingMarks.Mark(7, areas: [area], severity: .warning)])
    let list = marks.over(picture, background: .white, measuring: renderer.measuring)
    return (list.size, try renderer.pixmap(of: list, scale: 1, background: .white))
  }

  @Test("The picture of a row gets an edge of 16 points, on which the number is")
  func row() throws {
    let (size, pixels) = try marked(width: 320, height: 44)
    #expect(size == Size(width: 352, height: 76))
    // The area begins at (16, 26), so the middle of the plate is 8 points to the left of it, and no line is inside.
    #expect(pixels.isColored(x: 12, y: 24))
    #expect(!pixels.isColored(x: 46, y: 36))
  }

  @Test("The picture of a screen keeps its size")
  func screen() throws {
    let (size, pixels) = try marked(width: 320, height: 480)
    #expect(size == Size(width: 320, height: 480))
    #expect(pixels.isColored(x: 40, y: 32))
    #expect(!pixels.isColored(x: 40, y: 20))
  }
}

extension Pixmap {
  /// Whether a pixel of a picture on white is not white.
  fileprivate func isColored(x: Int, y: Int) -> Bool {
    let pixel = pixels[y * width + x]
    return [0, 8, 16].contains { pixel >> $0 & 0xFF < 240 }
  }
}
