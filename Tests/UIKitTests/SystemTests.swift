import Foundation
import Galley
import Testing

@testable import UIKit

@Suite("What apps use of the system")
struct SystemTests {
  @Test("An observer of a trait is called with the former traits when that trait changes, and not for others")
  func observesTraits() {
    let view = UIView()
    var former: [UIUserInterfaceStyle] = []
    var sizes = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, previous: UITraitCollection) in
      former.append(previous.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _: UITraitCollection) in sizes += 1 }
    for style in [TraitCollection.UserInterfaceStyle.light, .dark, .dark] {
      let environment = LayoutEnvironment(
        traits: TraitCollection(userInterfaceStyle: style), measuring: UIKitEnvironment.current.measuring)
      view.layout(size: Size(width: 10, height: 10), safeArea: EdgeInsets(), in: environment)
    }
    #expect(former == [.light])
    #expect(sizes == 0)
  }

  @Test("An associated object is kept until it is replaced, under each key of its own")
  func associatesObjects() {
    let (owner, other) = (NSObject(), NSObject())
    var keys: (UInt8, UInt8) = (0, 0)
    withUnsafePointer(to: &keys.0) { first in
      withUnsafePointer(to: &keys.1) { second in
        objc_setAssociatedObject(owner, first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, first) as? String == "a")
        #expect(objc_getAssociatedObject(owner, second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, first) == nil)
        objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(owner, first) == nil)
      }
    }
  }

  @Test("A weak table forgets objects that are gone")
  func weakTable() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    table.add(kept)
    do { table.add(NSObject()) }
    #expect(table.allObjects == [kept])
  }

  @Test("An override of layoutSublayers(of:) runs with the view's new bounds")
  func laysOutSublayers() {
    final class GradientView: UIView {
      let gradient = CAGradientLayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = layer.bounds
      }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  @Test("A priority is changed by a number, as 750 - 1 is 749")
  func arithmeticOfPriorities() {
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect((UILayoutPriority.defaultLow + 1).rawValue == 251)
  }

  @Test("A point is converted between layers by the places of both")
  func convertsPoints() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 7))
    #expect(outer.convert(CGPoint(x: 6, y: 7), to: inner) == CGPoint(x: 1, y: 1))
    #expect(outer.hitTest(CGPoint(x: 16, y: 27)) === inner)
  }

  @Test("An observation by key path tells the first value where it is asked for, and no other")
  func observesFirstValue() {
    let view = UIView()
    var values: [Int] = []
    _ = view.observe(\.tag, options: [.initial, .new]) { _, change in values.append(change.newValue ?? -1) }
    view.tag = 5
    #expect(values == [0])
  }
}
