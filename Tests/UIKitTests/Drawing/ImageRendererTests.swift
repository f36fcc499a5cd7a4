import Foundation
import Galley
import Testing
import UIKit

@Suite("Renderers of images, and images and texts in contexts")
struct ImageRendererTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  private func format(scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  private func pixels(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> [UInt32] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format()).image {
      draw($0.cgContext)
    }
    return try #require(image.cgImage?.pixmap.pixels)
  }

  /// A red column beside a blue one, of one pixel each.
  private let columns = UIImage(
    cgImage: CGImage(Pixmap(width: 2, height: 1, scale: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])))

  @Test("An image has the size in points and the scale of its format, that of the screen by default")
  func scales() {
    let size = CGSize(width: 5, height: 4)
    let image = UIGraphicsImageRenderer(size: size, format: format(scale: 2)).image { _ in }
    #expect(image.size == size)
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 10)
    #expect(UIGraphicsImageRenderer(size: size).image { _ in }.scale == 3)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale == 2)
  }

  @Test("A renderer shows the part of the drawing in its bounds")
  func bounds() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 2, height: 2), format: format())
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 20, width: 1, height: 1))
    }
    #expect(image.cgImage?.pixmap.pixels == [0, red, 0, 0])
    #expect(renderer.format.bounds == CGRect(x: 10, y: 20, width: 2, height: 2))
  }

  @Test("An opaque image is black where nothing is drawn")
  func opaque() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format(opaque: true)).image { _ in }
    #expect(image.cgImage?.pixmap.pixels == [0xFF00_0000])
  }

  @Test("The contexts of older functions are nested, each with the scale that was asked")
  func nested() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 0)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size == CGSize(width: 4, height: 3))
    #expect(inner?.scale == 3)
    #expect(outer?.scale == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("An image is drawn at a point in its size, or in a rectangle, with an alpha")
  func images() throws {
    #expect(try pixels(4, 1) { _ in columns.draw(at: CGPoint(x: 1, y: 0)) } == [0, red, blue, 0])
    let faded = try pixels(2, 1) { _ in
      columns.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1), blendMode: .normal, alpha: 0.5)
    }
    #expect(faded == [0x8080_0000, 0x8000_0080])
  }

  @Test("A pattern repeats the image from the corner of the rectangle, and ends with it")
  func patterns() throws {
    let found = try pixels(6, 1) { _ in columns.drawAsPattern(in: CGRect(x: 1, y: 0, width: 3, height: 1)) }
    #expect(found == [0, red, blue, red, 0, 0])
  }

  @Test("A path is filled with an alpha, and stroked in the colour of strokes")
  func paths() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    let filled = try pixels(2, 1) { _ in
      UIColor.red.setFill()
      path.fill(with: .normal, alpha: 0.5)
    }
    #expect(filled == [0x8080_0000, 0x8080_0000])
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 1))
    line.addLine(to: CGPoint(x: 1, y: 1))
    line.lineWidth = 2
    let stroked = try pixels(1, 3) { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      line.stroke()
    }
    #expect(stroked == [blue, blue, 0])
  }

  @Test("A path clips what is drawn after it")
  func clips() throws {
    let found = try pixels(3, 1) { _ in
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).addClip()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(found == [0, red, 0])
  }

  @Test(
    "The background of a text is as wide as the text, from the point where it is drawn")
  func background() throws {
    let text = NSAttributedString(
      string: "w", attributes: [.font: UIFont.systemFont(ofSize: 10), .backgroundColor: UIColor.red])
    let width = text.size().width
    let found = try pixels(30, 20) { _ in text.draw(at: CGPoint(x: 10, y: 2)) }
    #expect(found[4 * 30 + 9] == 0)
    // The size of a text is rounded up to a pixel, so the last one may be covered in part.
    #expect(found[4 * 30 + 10 + Int(width) - 2] == red)
    #expect(found[4 * 30 + 10 + Int(width) - 1] != 0)
    #expect(found[4 * 30 + 10 + Int(width.rounded(.up))] == 0)
  }

  @Test("Without lines of its own, a text stands on the point; with them, it hangs from it")
  func baselines() throws {
    func rows(_ options: NSStringDrawingOptions) throws -> ClosedRange<Int> {
      let found = try pixels(30, 40) { _ in
        "x".draw(
          with: CGRect(x: 5, y: 20, width: 25, height: 20), options: options,
          attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)
      }
      let inked = (0..<40).filter { row in found[row * 30..<row * 30 + 30].contains { $0 != 0 } }
      return try #require(inked.first)...(try #require(inked.last))
    }
    #expect(try rows([]).upperBound <= 20)
    #expect(try rows(.usesLineFragmentOrigin).lowerBound > 20)
  }
}
