import Graphics

extension View {
  /// The environment of the last layout, or `nil` before the first.
  public var environment: LayoutEnvironment? {
    var view: View? = self
    while let current = view {
      if let environment = current.layoutState.environment { return environment }
      view = current.superview
    }
    return nil
  }

  /// The nearest tint colour that the view or a superview sets, or else the platform's blue, in the view's appearance.
  public var effectiveTintColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.tintColor, !color.isTint { return color.resolvedColor(with: traitCollection) }
      view = current.superview
    }
    return Color.platformTint.resolvedColor(with: traitCollection)
  }

  /// The environment's traits, with the text size limited for the view.
  var limitedTraits: TraitCollection {
    var traits = environment?.traits ?? TraitCollection()
    traits.preferredContentSizeCategory = limited(traits.preferredContentSizeCategory)
    return traits
  }

  /// The outermost view's limits apply first, so the view's own limits win.
  private func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    var category = superview?.limited(category) ?? category
    if let minimumContentSizeCategory { category = max(category, minimumContentSizeCategory) }
    if let maximumContentSizeCategory { category = min(category, maximumContentSizeCategory) }
    return category
  }
}

extension View {
  /// Returns the layout direction for an attribute in a language with a given direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutDirection {
    attribute.direction(under: layoutDirection)
  }
}
