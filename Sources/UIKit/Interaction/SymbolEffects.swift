import Foundation

/// A movement of a symbol, which stands still here.
public struct SymbolEffect: Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let automatic = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
  public var up: SymbolEffect { self }
  public var down: SymbolEffect { self }
  public var byLayer: SymbolEffect { self }
  public var wholeSymbol: SymbolEffect { self }
  public var iterative: SymbolEffect { self }
  public var reversing: SymbolEffect { self }
  public var offUp: SymbolEffect { self }
  public var downUp: SymbolEffect { self }
}

/// How often and how fast a symbol moves, which stands still here.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// Movements of the image, which stands still: effects are not kept, and a new image is there at once.
extension UIImageView {
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeSymbolEffect(
    ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: SymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
