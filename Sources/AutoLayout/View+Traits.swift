import Graphics

extension View {
  /// What the tree is laid out with; none before layout.
  public var environment: LayoutEnvironment? {
    var view: View? = self
    while let current = view {
      if let environment = current.layoutState.environment { return environment }
      view = current.superview
    }
    return nil
  }

  /// The colour of what can be touched: the nearest one set, or the platform's blue.
  public var effectiveTintColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.tintColor { return color }
      view = current.superview
    }
    // systemBlue: Human Interface Guidelines > Color > Specifications.
    return traitCollection.userInterfaceStyle == .dark ? Color(hex: 0x0A84FF) : Color(hex: 0x007AFF)
  }

  /// The environment's traits with the view's own text size.
  var limitedTraits: TraitCollection {
    var traits = environment?.traits ?? TraitCollection()
    traits.preferredContentSizeCategory = limited(traits.preferredContentSizeCategory)
    return traits
  }

  /// The outermost view's limits apply first, so that the view's own have the last word.
  private func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    var category = superview?.limited(category) ?? category
    if let minimumContentSizeCategory { category = max(category, minimumContentSizeCategory) }
    if let maximumContentSizeCategory { category = min(category, maximumContentSizeCategory) }
    return category
  }
}

extension View {
  /// The direction in which content is read under an attribute and the language's direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutDirection {
    attribute.direction(under: layoutDirection)
  }
}
