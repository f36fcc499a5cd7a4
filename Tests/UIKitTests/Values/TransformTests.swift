import Foundation
import Testing
import UIKit

@Suite("Transforms of UIKit")
struct TransformTests {
  @Test("A quarter turn moves the x axis to the y axis")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test("What is added to a transform acts before it")
  func order() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let other = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 2))
    let moved = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 20, y: 60))
  }

  @Test("A transform and its inverse leave points where they are")
  func inverse() {
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: -2).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: 11).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 11) < 1e-9)
  }

  @Test("A rectangle becomes the upright one around its corners")
  func rectangle() {
    let rect = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 1) < 1e-12 && abs(rect.width - 1) < 1e-12 && abs(rect.height - 2) < 1e-12)
  }

  @Test("A turn about the z axis is that of the plane, and concatenation takes the first one first")
  func space() {
    let plane = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.4, 0, 0, 1))
    let expected = CGAffineTransform(rotationAngle: 0.4)
    #expect(abs(plane.a - expected.a) < 1e-12 && abs(plane.b - expected.b) < 1e-12)
    let moved = CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(3, 3, 1))
    #expect(CATransform3DGetAffineTransform(moved).tx == 3)
    #expect(CATransform3DIsAffine(moved))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
  }

  @Test("Rectangles are written and read as UIKit writes them")
  func words() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
  }

  @Test("A path of rows has its section first")
  func indexPath() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]))
    #expect(path.item == 3)
  }
}
