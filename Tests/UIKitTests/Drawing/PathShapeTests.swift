import Foundation
import Testing
import UIKit

@Suite("Shapes of paths")
struct PathShapeTests {
  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
    return pairs.allSatisfy { abs($0.0 - $0.1) < 0.01 }
  }

  @Test("The box of a path is that of its curve, its bounding box that of all control points")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 30))
    // A parabola reaches half the height of its control point; the cubic's points are at two thirds.
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 15)))
    #expect(near(path.boundingBox, CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("An S-shaped curve reaches beyond its ends on both sides")
  func curves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 4, y: 12), control2: CGPoint(x: 8, y: -12))
    // The extreme values of 36 t (1 - t)^2 - 36 t^2 (1 - t) are 36 / (6 sqrt 3) = 3.46 on either side.
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: -3.464, width: 12, height: 6.928)))
  }

  @Test("A point is in a path by its rule and its transform")
  func contains() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 3, y: 3)))
    #expect(!path.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 8, y: 8), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 12, y: 3)))
    #expect(path.contains(CGPoint(x: 12, y: 3), transform: CGAffineTransform(translationX: 5, y: 0)))
  }

  @Test("Copies are equal until one is changed")
  func copies() throws {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 4))
    let copy = try #require(path.mutableCopy())
    #expect(copy == path)
    #expect(copy.hashValue == path.hashValue)
    copy.addLine(to: .zero)
    #expect(copy != path)
    var move = CGAffineTransform(translationX: 3, y: 1)
    let moved = try #require(path.copy(using: &move))
    #expect(near(moved.boundingBoxOfPath, CGRect(x: 3, y: 1, width: 8, height: 4)))
  }

  @Test("Lines between points begin a part of their own, and a closed part ends at its start")
  func lines() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 50, y: 50))
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 9)])
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    #expect(path.contains(CGPoint(x: 4, y: 2)))
  }

  @Test("An arc by a negative angle runs back")
  func relativeArc() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(abs(path.currentPoint.y + 10) < 1e-6)
  }

  @Test("An arc in Core Graphics turns the other way than in UIKit, and more than a turn is a circle")
  func directions() {
    let (core, full) = (CGMutablePath(), CGMutablePath())
    core.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(core.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    full.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 9, clockwise: false)
    #expect(near(full.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
    let none = CGMutablePath()
    none.addArc(center: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: false)
    #expect(none.boundingBoxOfPath.width == 0)
  }

  @Test("An arc is joined by a line to the current point")
  func joins() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -30, y: 0))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(near(path.bounds, CGRect(x: -30, y: 0, width: 40, height: 10)))
  }

  @Test("A tangent arc that turns left is on the left, and on a straight line there is only the line")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addArc(tangent1End: CGPoint(x: 10, y: 20), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-6)
    #expect(abs(path.currentPoint.y - 16) < 1e-6)
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test(
    "A radius is at most half of the shorter side")
  func radii() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 10), cornerRadius: 50)
    #expect(near(path.bounds, CGRect(x: 0, y: 0, width: 30, height: 10)))
    #expect(path.contains(CGPoint(x: 6, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test(
    "The corner that is named is round, the other three are not",
    arguments: zip([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight], 0..<4))
  func corners(corner: UIRectCorner, place: Int) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), byRoundingCorners: corner,
      cornerRadii: CGSize(width: 8, height: 2))
    let points = [(1, 1), (29, 1), (1, 19), (29, 19)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(points.indices.filter { !path.contains(points[$0]) } == [place])
  }

  @Test("A rounded rectangle begins at its upper left corner, after the corner if that is round")
  func starts() {
    func start(_ corners: UIRectCorner) -> CGPoint {
      let rect = CGRect(x: 10, y: 20, width: 30, height: 20)
      return UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 4, height: 4))
        .currentPoint
    }
    #expect(start(.bottomRight) == CGPoint(x: 10, y: 20))
    #expect(start([.topLeft, .bottomRight]) == CGPoint(x: 14, y: 20))
  }

  @Test("A quadratic curve runs through the points of its formula")
  func quadraticCurve() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 20, y: 10))
    path.close()
    // x = 40 t - 20 t^2 and y = 20 t (1 - t): at y = 4, the curve is at x = 9.53 and x = 18.47.
    for (x, isInside) in [(9, false), (10, true), (18, true), (19, false)] {
      #expect(path.contains(CGPoint(x: Double(x), y: 4)) == isInside, "x = \(x)")
    }
  }

  @Test("A copy has the shape and all settings, and is another path")
  func copySettings() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 4))
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 2
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    #expect([copy.lineWidth, copy.miterLimit, copy.flatness] == [3, 4, 2])
    #expect(copy.lineCapStyle == .square)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.usesEvenOddFillRule)
    copy.removeAllPoints()
    #expect(copy.isEmpty)
    #expect(copy.bounds == .zero)
    #expect(!path.isEmpty)
  }

  @Test("A path that is appended begins a part, and a path of Core Graphics can be replaced")
  func appends() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 0, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 12, y: 2)))
    #expect(!path.contains(CGPoint(x: 7, y: 2)))
    path.cgPath = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("A reversed path has the same shape, and a closed part stays closed")
  func reversed() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 5))
    let reversed = path.reversing()
    #expect(reversed.contains(CGPoint(x: 2, y: 2)))
    #expect(reversed.bounds == path.bounds)
  }
}
