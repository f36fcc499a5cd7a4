import Graphics

extension View {
  /// The environment of the last layout. Before the first, `nil`, or the one of the object in front of the root.
  public var environment: LayoutEnvironment? {
    var view: View? = self
    while let current = view {
      if let environment = current.layoutState.environment { return environment }
      guard let above = current.superview else { return current.hooks?.environmentOutsideOfLayout }
      view = above
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

  /// The environment's traits, with the overrides of the view and its superviews.
  var overriddenTraits: TraitCollection {
    var traits = environmentTraits
    applyOverrides(to: &traits)
    return traits
  }

  /// The traits of the environment of the last layout. Copies nothing else of it, because texts ask for traits often.
  private var environmentTraits: TraitCollection {
    var view: View? = self
    while let current = view {
      if let traits = current.layoutState.environment?.traits { return traits }
      guard let above = current.superview else {
        return current.hooks?.environmentOutsideOfLayout.traits ?? TraitCollection()
      }
      view = above
    }
    return TraitCollection()
  }

  /// The outermost view's overrides apply first, so the view's own ones win.
  private func applyOverrides(to traits: inout TraitCollection) {
    var overrides: [TraitOverrides] = []
    var view: View? = self
    while let current = view {
      if !current.traitOverrides.isEmpty { overrides.append(current.traitOverrides) }
      view = current.superview
    }
    for override in overrides.reversed() { override.apply(to: &traits) }
  }
}

// MARK: Overrides

extension View {
  /// The smallest text size of the view and its subviews, or `nil` for no limit.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { traitOverrides.minimumContentSizeCategory }
    set { traitOverrides.minimumContentSizeCategory = newValue }
  }

  /// The largest text size of the view and its subviews, or `nil` for no limit.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { traitOverrides.maximumContentSizeCategory }
    set { traitOverrides.maximumContentSizeCategory = newValue }
  }

  /// The appearance of the view and its subviews, or `nil` for the superview's.
  public var overrideUserInterfaceStyle: TraitCollection.UserInterfaceStyle? {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The level of the view and its subviews, for example that of a sheet's content, or `nil` for the superview's.
  public var overrideUserInterfaceLevel: UserInterfaceLevel? {
    get { traitOverrides.userInterfaceLevel }
    set { traitOverrides.userInterfaceLevel = newValue }
  }

  /// The contrast of the view and its subviews, or `nil` for the superview's.
  public var overrideAccessibilityContrast: AccessibilityContrast? {
    get { traitOverrides.accessibilityContrast }
    set { traitOverrides.accessibilityContrast = newValue }
  }

  /// The look of the view and its subviews, or `nil` for the superview's.
  public var overrideLook: SystemLook? {
    get { traitOverrides.look }
    set { traitOverrides.look = newValue }
  }

  /// The look that the view is drawn in.
  public var look: SystemLook { traitCollection.look ?? .current }
}

extension View {
  /// Returns the layout direction for an attribute in a language with a given direction.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo layoutDirection: LayoutDirection = .leftToRight
  ) -> LayoutDirection {
    attribute.direction(under: layoutDirection)
  }
}
