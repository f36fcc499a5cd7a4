import Graphics

extension View {
  /// The environment of the last layout. Before the first, `nil`, or the one of the object in front of the root.
  public var environment: LayoutEnvironment? {
    // Without reference counting, here and below: the tree keeps its views, and every text asks for the environment and
    // the traits.
    unowned(unsafe) var view = self
    while true {
      if let environment = view.layoutState.environment { return environment }
      guard let above = view.parentView else { return view.hooks?.environmentOutsideOfLayout }
      view = above
    }
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

  /// The environment's traits, with the overrides of the view and its superviews. The outermost view's overrides apply
  /// first, so the view's own ones win.
  var overriddenTraits: TraitCollection {
    unowned(unsafe) var view = self
    var environment: LayoutEnvironment?
    var overrides: [TraitOverrides] = []
    while true {
      if environment == nil { environment = view.layoutState.environment }
      if !view.ownTraits.isEmpty { overrides.append(view.ownTraits) }
      guard let above = view.parentView else { break }
      view = above
    }
    var traits = (environment ?? view.hooks?.environmentOutsideOfLayout)?.traits ?? .beforeLayout
    for override in overrides.reversed() { override.apply(to: &traits) }
    return traits
  }
}

extension TraitCollection {
  /// The traits of views that were never laid out.
  fileprivate static let beforeLayout = TraitCollection()
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
