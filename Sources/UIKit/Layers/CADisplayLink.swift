import Foundation

/// A timer of the display, which never fires.
open class CADisplayLink: NSObject {
  open var isPaused = false
  open var timestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 1.0 / 60 }
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  public init(target: Any, selector sel: Selector) {}
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
