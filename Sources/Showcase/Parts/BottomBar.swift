import Galley

/// What stays at the bottom of a screen, above the safe area.
final class BottomBar: View {
  /// Makes a bar of views below each other.
  init(background: SystemColor = .systemBackground, _ traits: TraitCollection, @SubviewBuilder _ views: () -> [View]) {
    super.init(frame: .zero)
    backgroundColor = traits.color(background)
    let column = StackView.column(spacing: 10, views)
    containing { column }.constrained { bar in
      column.topAnchor == bar.topAnchor + 8
      column.leadingAnchor == bar.leadingAnchor + 20
      column.trailingAnchor == bar.trailingAnchor - 20
      column.bottomAnchor == bar.safeAreaLayoutGuide.bottomAnchor - 8
    }
  }
}
