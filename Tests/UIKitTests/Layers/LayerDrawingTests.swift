import Foundation
import Galley
import Testing
import UIKit

/// Layers are drawn into 20 x 20 pixels, at one pixel per point.
@Suite("Drawing of layers")
struct LayerDrawingTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF
  private let root = CALayer()

  init() { root.frame = CGRect(x: 0, y: 0, width: 20, height: 20) }

  private func add<Layer: CALayer>(_ layer: Layer, _ frame: CGRect, _ color: UIColor? = nil) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    root.addSublayer(layer)
    return layer
  }

  /// Returns the pixels at points.
  private func pixels(_ points: (Int, Int)...) throws -> [UInt32] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      root.render(in: $0.cgContext)
    }
    let pixmap = try #require(image.cgImage?.pixmap)
    return points.map { pixmap.pixels[$0.1 * pixmap.width + $0.0] }
  }

  @Test("A border is above the sublayers and within the bounds, these are above the background")
  func order() throws {
    root.backgroundColor = UIColor.red.cgColor
    root.borderColor = UIColor.blue.cgColor
    root.borderWidth = 3
    _ = add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 20), .green)
    #expect(try pixels((2, 10), (5, 10), (15, 10), (17, 10), (16, 10)) == [blue, green, red, blue, red])
  }

  @Test("A sublayer with a lower z position is behind, whatever the order")
  func zPosition() throws {
    let first = add(CALayer(), root.bounds, .red)
    _ = add(CALayer(), root.bounds, .green)
    #expect(try pixels((5, 5)) == [green])
    first.zPosition = 1
    #expect(try pixels((5, 5)) == [red])
  }

  @Test("A sublayer that is hidden or clear is not drawn, one that is faded shines through")
  func opacity() throws {
    let layer = add(CALayer(), CGRect(x: 5, y: 5, width: 10, height: 10), .red)
    layer.opacity = 0.5
    #expect(try pixels((10, 10), (2, 2)) == [0x8080_0000, 0])
    layer.isHidden = true
    #expect(try pixels((10, 10)) == [0])
    layer.isHidden = false
    layer.opacity = 0
    #expect(try pixels((10, 10)) == [0])
  }

  @Test("A mask shows the part of the layer in its own frame")
  func mask() throws {
    let layer = add(CALayer(), CGRect(x: 4, y: 4, width: 16, height: 16), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 8, width: 16, height: 4)
    layer.mask = mask
    #expect(try pixels((10, 14), (10, 6), (10, 18)) == [red, 0, 0])
  }

  @Test("A shape that masks has its place in the layer")
  func shapeMask() throws {
    let layer = add(CALayer(), root.bounds, .red)
    let mask = CAShapeLayer()
    mask.frame = CGRect(x: 10, y: 0, width: 10, height: 20)
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    layer.mask = mask
    #expect(try pixels((11, 1), (1, 1), (16, 1)) == [red, 0, 0])
  }

  @Test(
    "A corner of the mask is round, the other three are not",
    arguments: [
      (CACornerMask.layerMinXMinYCorner, 0), (.layerMaxXMinYCorner, 1), (.layerMinXMaxYCorner, 2),
      (.layerMaxXMaxYCorner, 3),
    ])
  func corners(corner: CACornerMask, place: Int) throws {
    let layer = add(CALayer(), root.bounds, .red)
    layer.cornerRadius = 8
    layer.maskedCorners = corner
    let corners = try pixels((0, 0), (19, 0), (0, 19), (19, 19))
    #expect(corners.indices.filter { corners[$0] == 0 } == [place])
  }

  @Test("A shadow is at its offset, in its colour")
  func shadow() throws {
    let layer = add(CALayer(), CGRect(x: 2, y: 2, width: 6, height: 6), .red)
    layer.shadowColor = UIColor.blue.cgColor
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 8, height: 3)
    #expect(try pixels((12, 8), (12, 3), (4, 4)) == [blue, 0, red])
  }

  @Test("Sublayers are cut off at the bounds if these mask them")
  func masksToBounds() throws {
    let layer = add(CALayer(), CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = CALayer()
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    inner.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(inner)
    #expect(try pixels((7, 7), (12, 12)) == [red, red])
    layer.masksToBounds = true
    #expect(try pixels((7, 7), (12, 12)) == [red, 0])
  }

  @Test("A gradient goes from its start point to its end point, with its colours at their locations")
  func gradient() throws {
    let layer = add(CAGradientLayer(), root.bounds)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [0.5, 0.5]
    #expect(try pixels((10, 5), (10, 15)) == [red, blue])
    layer.startPoint = CGPoint(x: 1, y: 0)
    layer.endPoint = CGPoint(x: 0, y: 0)
    layer.locations = [0.25, 0.25]
    #expect(try pixels((17, 10), (12, 10)) == [red, blue])
  }

  @Test("A shape is filled, and stroked on both sides of its path")
  func shape() throws {
    let layer = add(CAShapeLayer(), root.bounds)
    layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    layer.fillColor = UIColor.green.cgColor
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 4
    #expect(try pixels((10, 10), (3, 10), (6, 10), (2, 10), (7, 10)) == [green, blue, blue, 0, green])
    layer.strokeEnd = 0
    layer.fillColor = nil
    #expect(try pixels((10, 10), (3, 10)) == [0, 0])
  }

  @Test("By the even-odd rule, the inner rectangle of a shape is a hole")
  func evenOdd() throws {
    let path = CGMutablePath()
    path.addRect(root.bounds)
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let layer = add(CAShapeLayer(), root.bounds)
    layer.path = path
    layer.fillColor = UIColor.red.cgColor
    #expect(try pixels((10, 10)) == [red])
    layer.fillRule = .evenOdd
    #expect(try pixels((10, 10), (2, 10)) == [0, red])
  }

  @Test("A layer's own class lays out and draws in the layer's coordinates")
  func ownClass() throws {
    final class Dot: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let dot = add(Dot(), CGRect(x: 10, y: 6, width: 8, height: 8))
    #expect(try pixels((11, 7), (1, 1), (13, 7)) == [red, 0, 0])
    #expect(dot.layouts == 1)
  }

  @Test(
    "The text of a layer is at the side of its alignment", arguments: [(CATextLayerAlignmentMode.left, 0), (.right, 1)])
  func text(mode: CATextLayerAlignmentMode, half: Int) throws {
    let layer = add(CATextLayer(), root.bounds)
    layer.string = "l"
    layer.fontSize = 14
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = mode
    let inked = try [0, 10].map { left in
      try (0..<200).contains { try pixels((left + $0 % 10, $0 / 10)) != [0] }
    }
    #expect(inked == [half == 0, half == 1])
  }
}
