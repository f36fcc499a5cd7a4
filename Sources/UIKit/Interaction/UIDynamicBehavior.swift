import Foundation

/// A rule of physics, which moves nothing: views stay where layout places them.
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
}

/// Gravity, by which nothing falls. Its items are not kept.
open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var magnitude: CGFloat = 1
  public init(items: [any UIDynamicItem]) {}
}

/// A snap to a point, to which nothing moves. Its item is not kept.
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

/// A push, by which nothing moves. Its items are not kept.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  open var active = true
  public init(items: [any UIDynamicItem], mode: Mode) {}
}

/// Collisions, which never happen. Items and boundaries are not kept.
open class UICollisionBehavior: UIDynamicBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any UIDynamicItem]) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
}

/// A tie to a point, which holds nothing. Its item is not kept.
open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
}

/// How items move, which stand still. They are not kept.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  public init(items: [any UIDynamicItem]) {}
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
}
