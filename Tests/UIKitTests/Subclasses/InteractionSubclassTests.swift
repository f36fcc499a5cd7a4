import Foundation
import Testing
import UIKit

private final class Recognizer: UIGestureRecognizer { let mark = 1 }
private final class Tap: UITapGestureRecognizer { let mark = 1 }
private final class Press: UILongPressGestureRecognizer { let mark = 1 }
private final class Swipe: UISwipeGestureRecognizer { let mark = 1 }
private final class Pinch: UIPinchGestureRecognizer { let mark = 1 }
private final class Rotation: UIRotationGestureRecognizer { let mark = 1 }
private final class Edge: UIScreenEdgePanGestureRecognizer { let mark = 1 }
private final class Behavior: UIDynamicBehavior { let mark = 1 }
private final class Gravity: UIGravityBehavior { let mark = 1 }
private final class Motion: UIMotionEffect { let mark = 1 }
private final class Tilt: UIInterpolatingMotionEffect { let mark = 1 }
private final class Animator: UIViewPropertyAnimator { let mark = 1 }
private final class Feedback: UIImpactFeedbackGenerator { let mark = 1 }
private final class MenuItem: UIMenuItem { let mark = 1 }
private final class CustomAction: UIAccessibilityCustomAction { let mark = 1 }

/// A recognizer as libraries have it: with one initializer, and none of a coder.
private final class Pan: UIPanGestureRecognizer {
  let isHorizontal: Bool

  init(isHorizontal: Bool, target: Any?, action: Selector?) {
    self.isHorizontal = isHorizontal
    super.init(target: target, action: action)
  }
}

@Suite("Subclasses of recognizers and interactions")
struct InteractionSubclassTests {
  @Test("Recognizers are of the subclass, and belong to their view")
  func recognizers() {
    let view = UIView()
    let made: [UIGestureRecognizer] = [
      Recognizer(), Tap(), Press(target: nil, action: nil), Swipe(), Pinch(), Rotation(), Edge(),
      Pan(isHorizontal: true, target: nil, action: nil),
    ]
    for recognizer in made { view.addGestureRecognizer(recognizer) }
    #expect(made.allSatisfy { $0.view === view })
    #expect(Tap(coder: NSCoder())?.mark == 1)
  }

  @Test("Behaviours, effects and actions are of the subclass, with what they are given")
  func others() {
    #expect(Behavior().mark == 1)
    #expect(Gravity(items: []).mark == 1)
    #expect(Motion().mark == 1)
    #expect(Tilt(keyPath: "center.x", type: .tiltAlongHorizontalAxis).keyPath == "center.x")
    #expect(Animator(duration: 2, curve: .linear).duration == 2)
    #expect(Feedback(style: .heavy).mark == 1)
    #expect(MenuItem(title: "a", action: Selector("b")).title == "a")
    #expect(CustomAction(name: "a") { _ in true }.name == "a")
  }
}
