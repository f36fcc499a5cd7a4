import Foundation

/// A kind of particles, which are not drawn.
open class CAEmitterCell: NSObject {
  public override init() { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaRange: Float = 0
  open var alphaSpeed: Float = 0
  open var contentsScale: CGFloat = 1
}
