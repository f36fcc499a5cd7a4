open class UIToolbarAppearance: UIBarAppearance {
  /// Kept, but buttons are drawn as in the system's bars.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Kept, but buttons are drawn as in the system's bars.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
