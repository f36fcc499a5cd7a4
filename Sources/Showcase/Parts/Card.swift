import Galley

/// A column of views on a ground with round corners.
final class Card: View {
  /// - Parameters:
  ///   - margin: The distance of the content from the edges, in points.
  ///   - spacing: The distance between the views, in points.
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

/// A horizontal line of half a point.
final class Separator: View {
  init(_ traits: TraitCollection) {
    super.init(frame: .zero)
    backgroundColor = traits.color(.separator)
    constrained { $0.heightAnchor == 0.5 }
  }
}
