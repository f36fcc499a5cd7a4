extension View {
  /// The bounds less the layout margins.
  public var layoutMarginsGuide: LayoutGuide { guide(.margins, identifier: "UIViewLayoutMarginsGuide") }
  /// The bounds less the safe area.
  public var safeAreaLayoutGuide: LayoutGuide { guide(.safeArea, identifier: "UIViewSafeAreaLayoutGuide") }
  /// The margins, held to a width that reads well.
  public var readableContentGuide: LayoutGuide { guide(.readableContent, identifier: "UIViewReadableContentGuide") }
  /// The strip above the safe area: a view controller's top layout guide.
  package var topBarGuide: LayoutGuide { guide(.topBar, identifier: "_UILayoutGuide") }
  /// The strip below the safe area: a view controller's bottom layout guide.
  package var bottomBarGuide: LayoutGuide { guide(.bottomBar, identifier: "_UILayoutGuide") }
}
