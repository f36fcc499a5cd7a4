import Galley

/// What stays at the bottom of a screen, above the safe area.
final class BottomBar: View {
  /// Makes a bar of views below each other.
  init(background: SystemColor = .systemBackground, _ traits: TraitCollection, @SubviewBuilder _ views: () -> [View]) {
    super.init(frame: .zero)
    backgroundColor = traits.color(background)
    let column = ReadableColumn(spacing: 10, ends: 8, views)
    containing { column }.constrained { bar in
      column.topAnchor == bar.topAnchor
      column.leadingAnchor == bar.leadingAnchor
      column.trailingAnchor == bar.trailingAnchor
      column.bottomAnchor == bar.safeAreaLayoutGuide.bottomAnchor
    }
  }
}
