import Galley

/// A field with round corners that holds a column of views.
final class Card: View {
  /// Makes a card.
  ///
  /// - Parameters:
  ///   - traits: light or dark.
  ///   - margin: the distance of the content from the edges, in points.
  ///   - spacing: the distance of the views, in points.
  init(
    _ traits: TraitCollection, margin: Double = 16, spacing: Double = 8, @SubviewBuilder _ views: () -> [View]
  ) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.secondarySystemGroupedBackground)
    layer.cornerRadius = 16
    let column = StackView.column(spacing: spacing, views).margins(sides: margin, ends: margin)
    containing { column }.pinning(column)
  }
}

/// A fine line across.
final class Separator: View {
  /// Makes a line of half a point.
  init(_ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.separator)
    constrained { $0.heightAnchor == 0.5 }
  }
}
