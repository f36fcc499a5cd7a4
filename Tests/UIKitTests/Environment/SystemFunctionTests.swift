import Testing
import UIKit

@Suite("Functions of the system that apps call")
struct SystemFunctionTests {
  @Test("A path calls a block with each of its elements")
  func pathElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), control1: .zero, control2: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    var (types, ends): ([CGPathElementType], [CGPoint]) = ([], [])
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: ends.append(element.pointee.points[0])
      case .addCurveToPoint: ends.append(element.pointee.points[2])
      case .addQuadCurveToPoint, .closeSubpath: break
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 9)])
  }

  @Test("A class has a name for C, which stays where it is")
  func classNames() {
    #expect(String(cString: class_getName(UIView.self)) == "UIKit.UIView")
    #expect(class_getName(UIView.self) == class_getName(UIView.self))
    #expect(String(cString: object_getClassName(UILabel())) == "UIKit.UILabel")
  }

  @Test("An object can be locked again by the same thread, and by another when it is unlocked")
  func objectLocks() async {
    let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    objc_sync_exit(object)
    objc_sync_exit(object)
    nonisolated(unsafe) let shared = object
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        objc_sync_enter(shared)
        objc_sync_exit(shared)
        continuation.resume()
      }
    }
  }

  @Test("A predicate of a regular expression matches whole texts; other formats match all")
  func predicates() {
    let digits = NSPredicate(format: "SELF MATCHES %@", "[0-9]+")
    #expect(digits.evaluate(with: "123"))
    #expect(!digits.evaluate(with: "12a"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "a").evaluate(with: "A"))
    #expect(NSPredicate(format: "SELF MATCHES[c] %@", "a").evaluate(with: "A"))
    #expect(NSPredicate(format: "name == %@", "a").evaluate(with: "b"))
  }

  @Test("Values of Core Foundation are Swift's")
  func coreFoundation() {
    #expect("a" as CFString as String == "a")
    #expect((["a": 1] as CFDictionary)["a"] as? Int == 1)
    #expect(CFRangeMake(2, 3).location + CFRange(location: 0, length: 4).length == 6)
    #expect(CFAbsoluteTimeGetCurrent() > 0)
  }
}
