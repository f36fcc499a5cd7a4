import Foundation
import Testing
import UIKit

@Suite("Gesture recognizers and interactions")
struct GestureTests {
  @Test("A view has its recognizers in the order in which they were added")
  func order() {
    let view = UIView()
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(pan)
    #expect(view.gestureRecognizers == [tap, pan])
    #expect(tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [pan])
    #expect(tap.view == nil)
    #expect(pan.view === view)
  }

  @Test("A recognizer belongs to one view: the last that it was added to")
  func movesToOtherView() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers ?? [] == [])
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
  }

  @Test("Recognizers have UIKit's defaults")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  @Test("A recognizer is enabled, cancels touches in its view and delays their end")
  func touches() {
    let tap = UITapGestureRecognizer()
    #expect(tap.isEnabled)
    #expect(tap.cancelsTouchesInView)
    #expect(!tap.delaysTouchesBegan)
    #expect(tap.delaysTouchesEnded)
    #expect(tap.numberOfTouches == 0)
  }

  @Test("The translation of a pan is the one that code has set")
  func translation() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.translation(in: nil) == .zero)
    pan.setTranslation(CGPoint(x: 3, y: -4), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 3, y: -4))
  }

  @Test("A delegate lets gestures begin and take touches, and not wait for one another, unless it says otherwise")
  func delegateDefaults() {
    final class Delegate: UIGestureRecognizerDelegate {}
    let delegate = Delegate()
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    #expect(delegate.gestureRecognizerShouldBegin(tap))
    #expect(delegate.gestureRecognizer(tap, shouldReceive: UITouch()))
    #expect(!delegate.gestureRecognizer(tap, shouldRequireFailureOf: pan))
    #expect(!delegate.gestureRecognizer(tap, shouldBeRequiredToFailBy: pan))
  }

  private final class Interaction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var calls: [String] = []
    var countWhenMoved: [Int] = []
    func willMove(to view: UIView?) {
      calls.append("will \(view != nil)")
      countWhenMoved.append((view ?? self.view)?.interactions.count ?? -1)
    }
    func didMove(to view: UIView?) {
      calls.append("did \(view != nil)")
      countWhenMoved.append((view ?? self.view)?.interactions.count ?? -1)
      self.view = view
    }
  }

  @Test("An interaction is told before and after it is added and removed")
  func interactions() {
    let view = UIView()
    let interaction = Interaction()
    view.addInteraction(interaction)
    view.removeInteraction(interaction)
    #expect(interaction.calls == ["will true", "did true", "will false", "did false"])
    #expect(interaction.countWhenMoved == [0, 1, 1, 0])
    #expect(interaction.view == nil)
  }
}
