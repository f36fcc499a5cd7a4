/// The traits that a view and its subviews have instead of those of the environment.
package struct TraitOverrides: Hashable, Sendable {
  /// The smallest text size, or `nil` for no limit.
  var minimumContentSizeCategory: ContentSizeCategory?
  /// The largest text size, or `nil` for no limit.
  var maximumContentSizeCategory: ContentSizeCategory?
  var userInterfaceStyle: TraitCollection.UserInterfaceStyle?
  var userInterfaceLevel: UserInterfaceLevel?
  var accessibilityContrast: AccessibilityContrast?
  var look: SystemLook?
  package var horizontalSizeClass: TraitCollection.SizeClass?
  package var verticalSizeClass: TraitCollection.SizeClass?

  /// Whether nothing is overridden, as in most views.
  var isEmpty: Bool {
    minimumContentSizeCategory == nil && maximumContentSizeCategory == nil && userInterfaceStyle == nil
      && userInterfaceLevel == nil && accessibilityContrast == nil && look == nil && horizontalSizeClass == nil
      && verticalSizeClass == nil
  }

  /// Changes the traits that are overridden.
  func apply(to traits: inout TraitCollection) {
    if let minimumContentSizeCategory {
      traits.preferredContentSizeCategory = max(traits.preferredContentSizeCategory, minimumContentSizeCategory)
    }
    if let maximumContentSizeCategory {
      traits.preferredContentSizeCategory = min(traits.preferredContentSizeCategory, maximumContentSizeCategory)
    }
    if let userInterfaceStyle { traits.userInterfaceStyle = userInterfaceStyle }
    if let userInterfaceLevel { traits.userInterfaceLevel = userInterfaceLevel }
    if let accessibilityContrast { traits.accessibilityContrast = accessibilityContrast }
    if let look { traits.look = look }
    if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
  }
}
