import Foundation

/// Groups changes of layers. They are all done at once, so a completion runs when it is set.
open class CATransaction: NSObject {
  /// Does nothing: animations end at once.
  open class func begin() {}
  /// Does nothing: animations end at once.
  open class func commit() {}
  /// Does nothing: animations end at once.
  open class func flush() {}
  /// Does nothing: animations end at once.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: animations end at once.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing: animations end at once.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
