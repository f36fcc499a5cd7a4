open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, but buttons are drawn as in the system's bars.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, but buttons are drawn as in the system's bars.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }
}
