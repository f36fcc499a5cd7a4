extension View {
  /// The strip above the safe area: a view controller's top layout guide.
  package var topBarGuide: LayoutGuide { guide(.topBar, identifier: "_UILayoutGuide") }
  /// The strip below the safe area: a view controller's bottom layout guide.
  package var bottomBarGuide: LayoutGuide { guide(.bottomBar, identifier: "_UILayoutGuide") }

  /// Takes a guide from its former view.
  func adopt(_ guide: LayoutGuide) {
    guide.owningView?.abandon(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    structureDidChange()
  }

  /// Lets go of a guide, with every constraint that refers to it.
  func abandon(_ guide: LayoutGuide) {
    guard guide.owningView === self, layoutGuides.contains(where: { $0 === guide }) else { return }
    var holder: View? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        view.release(constraint)
      }
      holder = view.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    structureDidChange()
  }
}
