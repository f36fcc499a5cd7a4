import Foundation

// MARK: - Motion

/// A movement of a view with the device, which does not move.
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { super.init() }
}

/// Movements of a view with the device, which does not move.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// A change of a value with the device, which does not move.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
  /// Reads nothing from the coder.
  public required init?(coder: NSCoder) { nil }
}
