import Foundation

// Physics of views, and views that follow the device's motion. Views stay where the layout puts them.

/// What physics would move. It stays where layout places it.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Keeps rules of physics, which move nothing: views stay where layout places them.
open class UIDynamicAnimator: NSObject {
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Always false: views stay where layout places them.
  open var isRunning: Bool { false }

  public init(referenceView view: UIView) { referenceView = view }
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
  open func removeAllBehaviors() { behaviors = [] }
  /// Does nothing: views stay where layout places them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

public protocol UIDynamicAnimatorDelegate: AnyObject {}

extension UIView {
  /// Adds nothing: the device does not move.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Removes nothing: the device does not move.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
