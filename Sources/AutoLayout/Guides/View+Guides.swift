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

  /// Adds a guide that constraints place, taking it from its former view as ``removeLayoutGuide(_:)`` does.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    structureDidChange()
  }

  /// Removes a guide with every constraint that refers to it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, layoutGuides.contains(where: { $0 === guide }) else { return }
    var holder: View? = self
    while let view = holder {
      view.removeConstraints(view.constraints.filter { $0.items.contains { $0 === guide } })
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    structureDidChange()
  }
}
