import Foundation
import Galley
import Testing
import UIKit

@Suite("Paths of UIKit")
struct PathTests {
  private func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 1e-3) -> Bool {
    abs(one.minX - other.minX) < tolerance && abs(one.minY - other.minY) < tolerance
      && abs(one.maxX - other.maxX) < tolerance && abs(one.maxY - other.maxY) < tolerance
  }

  @Test("A clockwise arc goes from the right downwards")
  func arc() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.bounds, CGRect(x: 10, y: 10, width: 5, height: 5)))
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 15) < 1e-6)
  }

  @Test("A counterclockwise arc between the same angles covers the rest of the circle")
  func counterclockwise() {
    let path = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.bounds, CGRect(x: -5, y: -5, width: 10, height: 10), 0.01))
  }

  @Test("The points of a circle's curves are a radius from its centre, within 0.03%")
  func circle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    // The middle of a quarter's curve: de Casteljau's algorithm at one half.
    guard case .move(let start) = path.elements[0], case .curve(let a, let b, let end) = path.elements[1] else {
      Issue.record("the circle has no curves")
      return
    }
    let x = (start.x + 3 * a.x + 3 * b.x + end.x) / 8
    let y = (start.y + 3 * a.y + 3 * b.y + end.y) / 8
    #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
    #expect(path.elements.count == 5)
  }

  @Test("An arc that rounds a right angle touches both sides at its radius")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-6 && abs(path.currentPoint.y - 4) < 1e-6)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)))
  }

  @Test("Only the corners that are named are round")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(isNear(path.bounds, CGRect(x: 0, y: 0, width: 20, height: 20)))
  }

  @Test("By the even-odd rule, a rectangle within another is a hole")
  func evenOdd() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setFill()
      path.fill()
    }
    let pixmap = try #require(image.cgImage?.pixmap)
    func pixel(_ x: Double, _ y: Double) -> UInt32 {
      pixmap.pixels[Int(y * pixmap.scale) * pixmap.width + Int(x * pixmap.scale)]
    }
    #expect(pixel(5, 5) == 0)
    #expect(pixel(1, 5) == 0xFFFF_0000)
  }

  @Test("A reversed path has the same points from its end")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addCurve(to: CGPoint(x: 2, y: 2), controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 1))
    #expect(
      path.reversing().cgPath.elements == [
        .move(Point(x: 2, y: 2)), .curve(Point(x: 2, y: 1), Point(x: 1, y: 1), to: Point(x: 1, y: 0)),
        .line(Point(x: 0, y: 0)),
      ])
  }

  @Test("A transform moves the path that was made, and a copy keeps its own")
  func transformed() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let before = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds == CGRect(x: 5, y: 0, width: 2, height: 2))
    #expect(before.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }
}
