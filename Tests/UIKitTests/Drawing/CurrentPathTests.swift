import Foundation
import Galley
import Testing
import UIKit

/// Drawings of 20 x 20 points, at one pixel per point.
@Suite("Paths, lines and clips of contexts")
struct CurrentPathTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let square = CGRect(x: 5, y: 5, width: 10, height: 10)

  /// Returns the pixels at points of what a closure draws, with red fills and blue strokes.
  private func pixels(_ points: [(Int, Int)], _ draw: (CGContext) -> Void) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      draw($0.cgContext)
    }
    let pixmap = try #require(image.cgImage?.pixmap)
    return points.map { pixmap.pixels[$0.1 * pixmap.width + $0.0] }
  }

  @Test(
    "A path is filled, stroked or both",
    arguments: [
      (CGPathDrawingMode.fill, [0xFFFF_0000, 0xFFFF_0000, 0]), (.stroke, [0, 0xFF00_00FF, 0xFF00_00FF]),
      (.fillStroke, [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]), (.eoFill, [0xFFFF_0000, 0xFFFF_0000, 0]),
      (.eoFillStroke, [0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]),
    ] as [(CGPathDrawingMode, [UInt32])])
  func modes(mode: CGPathDrawingMode, colors: [UInt32]) throws {
    let found = try pixels([(10, 10), (5, 10), (4, 10)]) { context in
      context.setLineWidth(2)
      context.addRect(square)
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
    }
    #expect(found == colors)
  }

  @Test("By the even-odd rule, a path and a clip have a hole")
  func evenOdd() throws {
    func nested(_ context: CGContext) {
      context.addRects([CGRect(x: 0, y: 0, width: 20, height: 20), square])
    }
    #expect(
      try pixels([(10, 10), (2, 2)]) {
        nested($0); $0.fillPath()
      } == [red, red])
    #expect(
      try pixels([(10, 10), (2, 2)]) {
        nested($0); $0.fillPath(using: .evenOdd)
      } == [0, red])
    let clipped = try pixels([(10, 10), (2, 2)]) {
      nested($0)
      $0.clip(using: .evenOdd)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(clipped == [0, red])
  }

  @Test("Each two points are the ends of a line")
  func segments() throws {
    let points = [(0, 5), (20, 5), (0, 15), (20, 15)].map { CGPoint(x: $0.0, y: $0.1) }
    let found = try pixels([(10, 5), (10, 15), (10, 10)]) { context in
      context.setLineWidth(2)
      context.strokeLineSegments(between: points)
    }
    #expect(found == [blue, blue, 0])
  }

  @Test("A dashed line begins with a dash, and round ends reach beyond the points")
  func dashesAndCaps() throws {
    func line(_ context: CGContext, from x: CGFloat) {
      context.setLineWidth(6)
      context.move(to: CGPoint(x: x, y: 10))
      context.addLine(to: CGPoint(x: 16, y: 10))
      context.strokePath()
    }
    let dashed = try pixels([(1, 10), (5, 10), (9, 10)]) {
      $0.setLineDash(phase: 0, lengths: [4, 4])
      line($0, from: 0)
    }
    #expect(dashed == [blue, 0, blue])
    #expect(try pixels([(3, 10)]) { line($0, from: 5) } == [0])
    let round = try pixels([(3, 10)]) {
      $0.setLineCap(.round)
      line($0, from: 5)
    }
    #expect(round == [blue])
  }

  @Test("A rectangle is stroked on both sides of its edges, with its own width")
  func strokedRectangle() throws {
    let found = try pixels([(3, 10), (6, 10), (2, 10), (7, 10)]) { $0.stroke(square, width: 4) }
    #expect(found == [blue, blue, 0, 0])
  }

  @Test("UIRectFrame and a renderer's stroke stay within the rectangle, in the colours of fills and of strokes")
  func frames() throws {
    #expect(try pixels([(5, 10), (14, 10), (4, 10), (6, 10)]) { _ in UIRectFrame(square) } == [red, red, 0, 0])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      UIColor.blue.set()
      $0.stroke(square)
    }
    let pixmap = try #require(image.cgImage?.pixmap)
    #expect([4, 5, 6, 14, 15].map { pixmap.pixels[200 + $0] } == [0, blue, 0, blue, 0])
  }

  @Test("An ellipse leaves the corners, negative extents are the same rectangle")
  func ellipses() throws {
    let turned = CGRect(x: 15, y: 15, width: -10, height: -10)
    #expect(try pixels([(10, 10), (5, 5)]) { $0.fillEllipse(in: square) } == [red, 0])
    #expect(try pixels([(10, 10), (6, 6), (16, 10)]) { $0.fill(turned) } == [red, red, 0])
  }

  @Test("What is added to the transform acts first, and is in the matrix")
  func transforms() throws {
    let found = try pixels([(12, 6), (8, 6), (17, 6)]) { context in
      context.translateBy(x: 10, y: 5)
      context.scaleBy(x: 2, y: 3)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 5))
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(found == [red, 0, 0])
  }

  @Test("The box of the clip is in the coordinates of the transform, and states are restored one by one")
  func clipBox() throws {
    _ = try pixels([]) { context in
      context.saveGState()
      context.clip(to: square)
      context.saveGState()
      context.translateBy(x: 5, y: 2)
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 30))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 3, width: 4, height: 10))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == square)
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      #expect(context.ctm == .identity)
    }
  }

  @Test("Clips of several rectangles show both, and an empty clip shows nothing")
  func clips() throws {
    let whole = CGRect(x: 0, y: 0, width: 20, height: 20)
    let rects = [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 10, y: 10, width: 5, height: 5)]
    let found = try pixels([(2, 2), (12, 12), (7, 7)]) {
      $0.clip(to: rects)
      $0.fill(whole)
    }
    #expect(found == [red, red, 0])
    let empty = try pixels([(2, 2)]) {
      UIRectClip(rects[0])
      UIRectClip(rects[1])
      #expect($0.boundingBoxOfClipPath == .zero)
      $0.fill(whole)
    }
    #expect(empty == [0])
  }

  @Test("A path knows its current point, its box and what is in it")
  func information() throws {
    _ = try pixels([]) { context in
      #expect(context.path == nil)
      context.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 9, y: 2), CGPoint(x: 9, y: 6)])
      #expect(context.currentPointOfPath == CGPoint(x: 9, y: 6))
      #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 8, height: 4))
      context.closePath()
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
      #expect(context.pathContains(CGPoint(x: 8, y: 3), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 2, y: 5), mode: .fill))
    }
  }

  @Test("A context of a picture has its origin in the lower left corner")
  func bitmap() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.width == 4)
    #expect(image.height == 8)
    #expect([0, 5, 6, 7].map { image.pixmap.pixels[$0 * 4] } == [0, 0, red, red])
    let none = CGContext(
      data: nil, width: 0, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: 0)
    #expect(none == nil)
  }

  @Test("A radial gradient has its first colour in the middle, and ends at its circle unless it goes on")
  func radialGradient() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.5, 0.5]))
    func found(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
      try pixels([(10, 10), (16, 10), (0, 0)]) {
        let center = CGPoint(x: 10, y: 10)
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 9, options: options)
      }
    }
    #expect(try found([]) == [red, blue, 0])
    #expect(try found(.drawsAfterEndLocation) == [red, blue, blue])
  }

  @Test("A linear gradient goes on before its start only if asked")
  func linearGradient() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.25, 0.25]))
    func found(_ options: CGGradientDrawingOptions) throws -> [UInt32] {
      try pixels([(10, 1), (10, 5), (10, 10), (10, 18)]) {
        $0.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 4), end: CGPoint(x: 0, y: 16), options: options)
      }
    }
    #expect(try found([]) == [0, red, blue, 0])
    #expect(try found(.drawsBeforeStartLocation) == [red, red, blue, 0])
    #expect(try found(.drawsAfterEndLocation) == [0, red, blue, blue])
  }

  @Test("Fills have a shadow at its offset, in its colour")
  func shadow() throws {
    let found = try pixels([(3, 3), (14, 8), (14, 3)]) {
      $0.setShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: UIColor.blue.cgColor)
      $0.fill(CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    #expect(found == [red, blue, 0])
  }
}
