import Foundation
import Testing
import UIKit

@Suite("Gestures, menus and animators of UIKit")
struct InteractionTests {
  @Test("Selectors are compared by their names")
  func selectors() {
    #expect(Selector("tap:") == "tap:")
    #expect(NSStringFromSelector(NSSelectorFromString("show:animated:")) == "show:animated:")
  }

  @Test("A gesture keeps its settings and recognizes nothing")
  func gestures() {
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap"))
    tap.numberOfTapsRequired = 2
    #expect(tap.numberOfTapsRequired == 2)
    #expect(tap.state == .possible)
    #expect(tap.view == nil)
  }

  @Test("A delegate of gestures implements only what it needs")
  func delegate() {
    final class Delegate: UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let delegate: any UIGestureRecognizerDelegate = Delegate()
    let tap = UITapGestureRecognizer()
    #expect(!delegate.gestureRecognizerShouldBegin(tap))
    #expect(!delegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: tap))
  }

  @Test("A menu has the elements that replaced others, and says which are on")
  func menus() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let menu = UIMenu(title: "Menu", children: [off]).replacingChildren([off, on])
    #expect(menu.children.map(\.title) == ["Off", "On"])
    #expect(menu.selectedElements == [on])
  }

  @Test("An animator runs its animations once and then its completions, when it starts")
  func animator() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { steps.append("animation") }
    animator.addCompletion { steps.append("\($0)") }
    #expect(steps.isEmpty)
    animator.startAnimation()
    animator.startAnimation()
    #expect(steps == ["animation", "end"])
  }
}
