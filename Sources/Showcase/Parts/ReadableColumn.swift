import Galley

/// Views below each other, no wider than texts are read well: on a tablet there is room at both sides.
final class ReadableColumn: View {
  /// Makes a column.
  ///
  /// - Parameters:
  ///   - spacing: the distance of the views, in points.
  ///   - ends: the distance from the view's top and bottom edges, in points.
  init(spacing: Double, ends: Double = 16, @SubviewBuilder _ views: () -> [View]) {
    super.init(frame: .zero)
    directionalLayoutMargins = DirectionalEdgeInsets(top: ends, leading: 20, bottom: ends, trailing: 20)
    insetsLayoutMarginsFromSafeArea = false
    let column = StackView.column(spacing: spacing, views)
    containing { column }.constrained { view in
      column.topAnchor == view.layoutMarginsGuide.topAnchor
      column.bottomAnchor == view.layoutMarginsGuide.bottomAnchor
      column.leadingAnchor == view.readableContentGuide.leadingAnchor
      column.trailingAnchor == view.readableContentGuide.trailingAnchor
    }
  }
}
