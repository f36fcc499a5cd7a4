import Controls
import Foundation

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, but titles stay at their places.
  open var titlePositionAdjustment = UIOffset.zero
  /// Kept, but buttons are drawn as in the system's bars.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, but buttons are drawn as in the system's bars.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, but buttons are drawn as in the system's bars.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Kept, but the arrow of the back button is the system's.
  open var backIndicatorImage = UIImage()
  /// Kept, but pictures show no transition.
  open var backIndicatorTransitionMaskImage = UIImage()
  /// Does nothing: the arrow of the back button is the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  final var look: NavigationBar.Appearance {
    NavigationBar.Appearance(
      background: ground, isTransparent: background == .transparent && backgroundColor == nil,
      titleColor: (titleTextAttributes[.foregroundColor] as? UIColor)?.color,
      titleFont: (titleTextAttributes[.font] as? UIFont)?.font,
      largeTitleColor: (largeTitleTextAttributes[.foregroundColor] as? UIColor)?.color)
  }
}
