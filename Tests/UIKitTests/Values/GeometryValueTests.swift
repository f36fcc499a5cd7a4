import Foundation
import Testing
import UIKit

@Suite("Points, transforms and paths of rows")
struct GeometryValueTests {
  @Test("Distances are written in the order of UIKit, and read back")
  func words() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3.5, right: -4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3.5, -4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3.5, -4}") == insets)
    #expect(NSCoder.cgPoint(for: "{3, -4.25}") == CGPoint(x: 3, y: -4.25))
    #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
    #expect(NSStringFromCGPoint(CGPoint(x: 3, y: -4.25)) == "{3, -4.25}")
    #expect(NSStringFromCGSize(CGSize(width: 7, height: 8)) == "{7, 8}")
    #expect(NSCoder.cgRect(for: "nothing") == .zero)
  }

  @Test("The functions of C make the values of Swift")
  func functions() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(CGSizeMake(1, 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
  }

  @Test("Sides and corners are UIKit's bits")
  func bits() {
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all.rawValue == 15)
    #expect([NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("A size is scaled and turned, and not moved")
  func sizes() {
    let move = CGAffineTransform(a: 0, b: 3, c: 2, d: 0, tx: 100, ty: 100)
    #expect(CGSize(width: 5, height: 7).applying(move) == CGSize(width: 14, height: 15))
    #expect(CGPoint(x: 5, y: 7).applying(move) == CGPoint(x: 114, y: 115))
    #expect(CGRect.null.applying(move).isNull)
  }

  @Test("A turn that is added acts first, and a transform without an inverse is its own")
  func turns() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(translationX: 5, y: 6).rotated(by: .pi / 2))
    #expect(abs(point.x - 5) < 1e-9)
    #expect(abs(point.y - 7) < 1e-9)
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4)
    #expect(flat.inverted() == flat)
    #expect(
      CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8).inverted() == CGAffineTransform(0.5, 0, 0, 0.25, -3, -2))
    #expect(!flat.isIdentity)
    #expect(CGAffineTransform().isIdentity)
  }

  @Test(
    "A quarter turn about an axis of space takes one axis to the next",
    arguments: [
      ([1, 0, 0], [0, 1, 0], [0, 0, 1]), ([0, 1, 0], [0, 0, 1], [1, 0, 0]), ([0, 0, 1], [1, 0, 0], [0, 1, 0]),
    ] as [([CGFloat], [CGFloat], [CGFloat])])
  func spaceTurns(axis: [CGFloat], from: [CGFloat], to: [CGFloat]) {
    let turn = CATransform3DMakeRotation(.pi / 2, axis[0], axis[1], axis[2])
    // Row vectors, as Core Animation multiplies them.
    let x = from[0] * turn.m11 + from[1] * turn.m21 + from[2] * turn.m31
    let y = from[0] * turn.m12 + from[1] * turn.m22 + from[2] * turn.m32
    let z = from[0] * turn.m13 + from[1] * turn.m23 + from[2] * turn.m33
    #expect(zip([x, y, z], to).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("What is added to a transform of space acts before it, and a turn about no axis is none")
  func space() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4)
    #expect([scaled.m41, scaled.m42, scaled.m43] == [1, 2, 3])
    #expect([scaled.m11, scaled.m22, scaled.m33] == [2, 3, 4])
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(
      CATransform3DEqualToTransform(CATransform3DRotate(CATransform3DIdentity, 0, 1, 0, 0), CATransform3DIdentity))
    let plane = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test("A path of rows can be changed in its section, its row and its item")
  func indexPaths() {
    var path = IndexPath(item: 4, section: 2)
    path.section = 7
    path.row = 5
    #expect(path == IndexPath(indexes: [7, 5]))
    path.item = 9
    #expect(path.row == 9)
    #expect(NSIndexPath(indexes: [3, 8], length: 2).section == 3)
    #expect(NSIndexPath(indexes: [3, 8], length: 2).row == 8)
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test("A strong table keeps its objects, by identity, until they are removed")
  func tables() {
    let table = NSHashTable<NSString>()
    let (one, same) = (NSString(string: "a"), NSString(string: "a"))
    table.add(one)
    table.add(same)
    do { table.add(NSString(string: "b")) }
    #expect(table.count == 3)
    #expect(table.contains(same))
    table.remove(one)
    #expect(!table.contains(one))
    #expect(table.member(same) === same)
    table.removeAllObjects()
    #expect(table.anyObject == nil)
    let weak = NSHashTable<NSString>(options: .weakMemory)
    do { weak.add(NSString(string: "c")) }
    #expect(weak.count == 0)
  }
}
