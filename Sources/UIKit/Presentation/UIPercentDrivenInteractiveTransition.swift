import Foundation

/// A transition that follows a gesture. None begins: nothing moves in a snapshot.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  open var duration: CGFloat { 0 }
  open var percentComplete: CGFloat { 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true
  open func pause() {}
  open func update(_ percentComplete: CGFloat) {}
  open func cancel() {}
  open func finish() {}
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
