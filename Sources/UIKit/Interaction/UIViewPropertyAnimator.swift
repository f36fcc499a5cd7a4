import Foundation

/// An animator whose animations run to their end as soon as they start.
open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  /// Always 0: animations end at once.
  open var delay: TimeInterval { 0 }
  /// Always inactive: animations end at once.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Always false: animations end at once.
  open private(set) var isRunning = false
  /// Kept, but animations run to their end.
  open var isReversed = false
  /// Kept, but animations are not shown halfway.
  open var fractionComplete: CGFloat = 0
  /// Kept, but animations end at once.
  open var isInterruptible = true
  /// Kept, but animations end at once.
  open var isUserInteractionEnabled = true
  /// Kept, but animations end at once.
  open var isManualHitTestingEnabled = false
  /// Kept, but animations end at once.
  open var scrubsLinearly = true
  /// Kept, but animations end at once.
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() {
    let (started, ended) = (animations, completions)
    (animations, completions) = ([], [])
    for animation in started { animation() }
    fractionComplete = 1
    AnimationEnd.reach { for completion in ended { completion(.end) } }
  }

  /// Starts at once, whatever the delay.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Runs the animations: an animator that is only moved by touches shows its end.
  open func pauseAnimation() { startAnimation() }

  /// Does nothing: animations end at once.
  open func stopAnimation(_ withoutFinishing: Bool) {}

  /// Does nothing: animations end at once.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// The position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// The course of an animation.
public protocol UITimingCurveProvider: AnyObject {}

/// The course of an animation by a Bézier curve. It is not used.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) {}
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// The course of an animation by a spring. It is not used.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public override init() {}
  public init(dampingRatio ratio: CGFloat) {}
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {}
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}
