import Foundation
import Galley
import Testing
import UIKit

@Suite("Drawing with UIKit")
struct ContextTests {
  private let size = CGSize(width: 20, height: 20)

  /// Returns the pixels that a closure draws at one pixel per point.
  private func pixels(_ draw: (CGContext) -> Void) throws -> Pixmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
    return try #require(image.cgImage?.pixmap)
  }

  @Test("Colours, transforms and clips are those of the state, which is restored")
  func state() throws {
    let picture = try pixels { context in
      context.saveGState()
      context.setFillColor(UIColor.red.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      context.translateBy(x: 0, y: 5)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
    }
    #expect(picture[5, 7] == 0xFFFF_0000)
    #expect(picture[5, 2] == 0)
    #expect(picture[12, 7] == 0)
    #expect(picture[17, 17] == 0xFF00_0000)
  }

  @Test("Lines are as wide as set, and an alpha applies to what is drawn")
  func lines() throws {
    let picture = try pixels { context in
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineWidth(4)
      context.setAlpha(0.5)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
    }
    #expect(picture[10, 8] == 0x8000_0080)
    #expect(picture[10, 11] == 0x8000_0080)
    #expect(picture[10, 12] == 0)
  }

  @Test("The current path stays in its place when the transform changes")
  func pathAndTransform() throws {
    let picture = try pixels { context in
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.translateBy(x: 10, y: 10)
      context.setFillColor(UIColor.green.cgColor)
      context.fillPath()
    }
    #expect(picture[2, 2] == 0xFF00_FF00)
    #expect(picture[12, 12] == 0)
  }

  @Test("A transparency layer is composited as one")
  func layer() throws {
    let picture = try pixels { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }
    #expect(picture[5, 5] == 0x8000_0000)
  }

  @Test("Core Graphics draws images upside down, UIKit upright")
  func images() throws {
    let image = CGImage(Pixmap(width: 1, height: 2, scale: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
    let turned = try pixels { $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(turned[10, 1] == 0xFF00_00FF)
    let upright = try pixels { _ in UIImage(cgImage: image).draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(upright[10, 1] == 0xFFFF_0000)
  }

  @Test("A gradient has the mean of its colours in the middle, and ends where its options say")
  func gradient() throws {
    let colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    let picture = try pixels {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
    }
    #expect(picture[2, 10] == 0)
    #expect(picture[18, 10] == 0xFFFF_FFFF)
    let middle = Int(picture[10, 10] & 0xFF)
    // The centre of the pixel is 0.55 of the way.
    #expect(abs(middle - 140) < 4)
  }

  @Test("A slanted gradient has the same colour along lines across it")
  func slanted() throws {
    let items = gradientItems(
      colors: [.black, .white], locations: nil, from: Point(x: 0, y: 0), to: Point(x: 20, y: 20),
      in: Rect(x: 0, y: 0, width: 20, height: 20))
    let picture = try pixels { $0.add(items) }
    #expect(abs(Int(picture[15, 4] & 0xFF) - Int(picture[4, 15] & 0xFF)) <= 2)
    #expect(picture[0, 0] & 0xFF < 12)
    #expect(picture[19, 19] & 0xFF > 243)
  }

  @Test("Texts are drawn into the current context, with the alignment of their paragraphs")
  func texts() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let picture = try pixels { _ in
      "l".draw(
        in: CGRect(x: 0, y: 0, width: 20, height: 20),
        withAttributes: [
          .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red, .paragraphStyle: style,
        ])
    }
    let columns = (0..<20).filter { x in (0..<20).contains { picture[x, $0] != 0 } }
    #expect((columns.first ?? 0) >= 14)
    #expect((0..<20).contains { picture[columns.last ?? 0, $0] & 0xFF00 == 0 })
  }

  @Test("Older functions paint an image at a scale")
  func olderFunctions() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    UIColor.white.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(image.cgImage?.pixmap[1, 1] == 0xFFFF_FFFF)
    #expect(image.cgImage?.pixmap[6, 1] == 0xFF00_0000)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("A recording gives items in the coordinates of the view, and keeps dynamic colours")
  func recording() {
    let items = UIGraphics.record(size: Size(width: 10, height: 10)) {
      UIColor.label.setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 3)).fill()
    }
    #expect(items == [.fill(.rect(Rect(x: 1, y: 1, width: 3, height: 3)), .label)])
  }
}

extension Pixmap {
  /// The pixel in a column and a row.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }
}
