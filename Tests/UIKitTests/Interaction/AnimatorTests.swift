import Foundation
import Testing
import UIKit

@Suite("Animators, which end at once")
struct AnimatorTests {
  @Test("Animations that are added run after the first, in order, and then the completions")
  func order() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5) { steps.append("first") }
    animator.addAnimations { steps.append("second") }
    animator.addAnimations({ steps.append("third") }, delayFactor: 0.5)
    animator.addCompletion { steps.append("done at \($0.rawValue)") }
    #expect(animator.fractionComplete == 0)
    animator.startAnimation(afterDelay: 3)
    #expect(steps == ["first", "second", "third", "done at 0"])
    #expect(animator.fractionComplete == 1)
    #expect(animator.duration == 2)
    #expect(animator.state == .inactive)
  }

  @Test("An animation that starts again when it has ended, as one that pulses does, ends")
  func pulses() {
    var (beats, springs) = (0, 0)
    func beat() {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { beats += 1 }) { _ in
        beat()
      }
    }
    func spring() {
      UIView.animate(withDuration: 1) {
        springs += 1
      } completion: { _ in
        spring()
      }
    }
    beat()
    spring()
    // The first, and those that the 32 handlers of work that is put off start.
    #expect(beats == 33)
    #expect(springs == 33)
    // A chain that has an end is run to it, and again.
    var steps: [Int] = []
    for _ in 0..<2 {
      UIView.animate(withDuration: 1) {
        steps.append(1)
      } completion: { _ in
        UIView.animate(withDuration: 1) {
          steps.append(2)
        } completion: { _ in
          steps.append(3)
        }
      }
    }
    #expect(steps == [1, 2, 3, 1, 2, 3])
  }

  @Test("An animator that is paused or continued shows its end")
  func pauses() {
    var steps: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { steps.append("paused") }
    animator.pauseAnimation()
    animator.addAnimations { steps.append("continued") }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(steps == ["paused", "continued"])
  }

  @Test("A running animator has run with its completion when it is returned")
  func running() {
    var steps: [String] = []
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 1, animations: { steps.append("animation") },
      completion: { _ in steps.append("completion") })
    #expect(steps == ["animation", "completion"])
  }

  @Test("Physics keep their behaviours until these are removed")
  func behaviors() {
    let view = UIView()
    let animator = UIDynamicAnimator(referenceView: view)
    let (gravity, snap) = (UIGravityBehavior(items: [view]), UISnapBehavior(item: view, snapTo: CGPoint(x: 3, y: 4)))
    animator.addBehavior(gravity)
    animator.addBehavior(snap)
    animator.removeBehavior(gravity)
    #expect(animator.behaviors == [snap])
    #expect(animator.referenceView === view)
    #expect(snap.snapPoint == CGPoint(x: 3, y: 4))
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty)
  }

  @Test("What goes with a change of the focus runs before its completion")
  func focus() {
    var steps: [String] = []
    UIFocusAnimationCoordinator().addCoordinatedAnimations({ steps.append("animation") }) { steps.append("completion") }
    #expect(steps == ["animation", "completion"])
  }

  @Test("A symbol that replaces another with an effect is shown")
  func symbolEffect() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    let heart = try #require(UIImage(systemName: "heart"))
    view.setSymbolImage(heart, contentTransition: .replace)
    #expect(view.image == heart)
  }

  @Test("A drag item and proposals have what they were made with")
  func dragAndDrop() {
    let proposal = UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    #expect(proposal.operation == .move)
    #expect(proposal.intent.rawValue == 2)
    #expect(UIDropOperation.forbidden.rawValue == 1)
    let provider = NSItemProvider()
    #expect(UIDragItem(itemProvider: provider).itemProvider === provider)
  }
}
