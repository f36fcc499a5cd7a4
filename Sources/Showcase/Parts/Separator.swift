import Galley

/// A fine line across.
final class Separator: View {
  /// Makes a line of half a point.
  init(_ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.separator)
    constrained { $0.heightAnchor == 0.5 }
  }
}
