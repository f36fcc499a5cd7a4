import Graphics
import Testing

@testable import ImageDiff

/// Pictures of one screen by two renderers, drawn by hand: rows of strokes stand for lines of text.
@Suite("Pictures of two renderers")
struct RendererComparisonTests {
  private struct Screen {
    var pixmap: Pixmap

    init(width: Int = 400, height: Int = 300, color: UInt32 = 0xFFFF_FFFF) {
      pixmap = Pixmap(
        width: width, height: height, scale: 1, pixels: Array(repeating: color, count: width * height))
    }

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32 = 0xFF00_0000) {
      for row in y..<y + height {
        for column in x..<x + width { pixmap.pixels[row * pixmap.width + column] = color }
      }
    }

    /// Strokes of a width, with a pitch, over a length: letters of a font.
    mutating func text(_ x: Int, _ y: Int, length: Int, pitch: Int, height: Int = 12, scale: Int = 1) {
      for stroke in stride(from: x, to: x + length, by: pitch) { fill(stroke, y, 2 * scale, height) }
    }
  }

  /// A title, a line of text and a button with a border.
  private func screen(pitch: Int, lengths: (Int, Int) = (100, 200), button: (x: Int, y: Int) = (40, 200)) -> Pixmap {
    var screen = Screen()
    screen.text(20, 30, length: lengths.0, pitch: pitch)
    screen.text(20, 80, length: lengths.1, pitch: pitch)
    screen.fill(button.x, button.y, 120, 44, 0xFF00_7AFF)
    return screen.pixmap
  }

  @Test("Letters of another shape, a little wider, are the same structure")
  func fonts() {
    let other = screen(pitch: 5, lengths: (108, 214))
    #expect(RendererComparison(of: screen(pitch: 4), with: other).differences() == [])
    #expect(RendererComparison(of: other, with: screen(pitch: 4)).differences() == [])
  }

  @Test("The scale of the pictures does not matter")
  func scales() {
    var large = Screen(width: 800, height: 600)
    large.text(40, 60, length: 200, pitch: 8, height: 24, scale: 2)
    large.text(40, 160, length: 400, pitch: 8, height: 24, scale: 2)
    large.fill(80, 400, 240, 88, 0xFF00_7AFF)
    #expect(RendererComparison(of: screen(pitch: 4), with: large.pixmap).differences() == [])
  }

  @Test("A part that is missing, added or elsewhere is named with its place")
  func changes() {
    var missing = Screen()
    missing.text(20, 30, length: 100, pitch: 4)
    missing.fill(40, 200, 120, 44, 0xFF00_7AFF)
    let whole = screen(pitch: 4)
    // The strokes end two pixels after the last one begins, at 20 + 196 + 2; edges are found between pixels.
    let line = "a part of 199 x 13 pixels at 19, 79"
    #expect(RendererComparison(of: whole, with: missing.pixmap).differences() == ["\(line) is only in the first"])
    #expect(RendererComparison(of: missing.pixmap, with: whole).differences() == ["\(line) is only in the second"])
    let moved = RendererComparison(of: whole, with: screen(pitch: 4, button: (200, 240))).differences()
    #expect(moved == ["a part of 121 x 45 pixels at 39, 199 is at 199, 239 in the second"])
  }

  @Test("Pictures of other proportions, and pictures with nothing in them, are not taken for the same")
  func notComparable() {
    let tall = Screen(width: 400, height: 400).pixmap
    #expect(
      RendererComparison(of: Screen().pixmap, with: tall).differences()
        == ["the pictures have other proportions: 400 x 300 and 400 x 400 pixels"])
    let blank = RendererComparison(of: Screen().pixmap, with: Screen(color: 0xFF00_0000).pixmap).differences()
    #expect(blank == ["neither picture has a text, a symbol or a border to compare"])
    #expect(RendererComparison(of: Screen().pixmap, with: Screen().pixmap).differences() == [])
  }
}
