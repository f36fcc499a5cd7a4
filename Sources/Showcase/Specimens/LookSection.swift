import Galley

/// Parts of the pages of controls.
enum LookSection {
  /// Returns views in a look, below its name.
  static func make(_ look: SystemLook, @SubviewBuilder _ views: () -> [View]) -> [View] {
    let section = [Label(look.productName, .headline)] + views()
    for view in section { view.overrideLook = look }
    return section
  }

  /// Returns views beside each other from the leading edge, or below each other at accessibility sizes.
  static func row(_ traits: TraitCollection, @SubviewBuilder _ views: () -> [View]) -> View {
    guard !traits.isAccessibilitySize else { return StackView.column(spacing: 10, alignment: .leading, views) }
    return StackView.row(spacing: 10) {
      for view in views() { view }
      View()
    }
  }
}
