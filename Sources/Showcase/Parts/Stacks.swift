import Galley

extension StackView {
  /// Returns a vertical stack.
  static func column(
    spacing: Double = 0, alignment: Alignment = .fill, @SubviewBuilder _ views: () -> [View]
  ) -> StackView {
    make(.vertical, spacing, alignment, views)
  }

  /// Returns a horizontal stack.
  static func row(
    spacing: Double = 0, alignment: Alignment = .center, @SubviewBuilder _ views: () -> [View]
  ) -> StackView {
    make(.horizontal, spacing, alignment, views)
  }

  /// Returns a horizontal stack, or a vertical one at accessibility sizes.
  static func rowOrColumn(
    _ traits: TraitCollection, spacing: Double = 0, alignment: Alignment = .firstBaseline,
    @SubviewBuilder _ views: () -> [View]
  ) -> StackView {
    traits.isAccessibilitySize
      ? column(spacing: spacing / 2, alignment: .leading, views)
      : row(spacing: spacing, alignment: alignment, views)
  }

  /// Returns a horizontal stack of two views at its ends, or a vertical one at accessibility sizes.
  static func ends(
    _ traits: TraitCollection, spacing: Double = 16, alignment: Alignment = .firstBaseline,
    @SubviewBuilder _ views: () -> [View]
  ) -> StackView {
    guard !traits.isAccessibilitySize else { return column(spacing: 2, alignment: .leading, views) }
    let row = row(spacing: spacing, alignment: alignment, views)
    row.distribution = .equalSpacing
    return row
  }

  private static func make(
    _ axis: Axis, _ spacing: Double, _ alignment: Alignment, _ views: () -> [View]
  ) -> StackView {
    let stack = StackView()
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack.containing(views)
  }

  /// Sets the distances of the views from the stack's edges, in points.
  @discardableResult
  func margins(_ margins: DirectionalEdgeInsets) -> StackView {
    isLayoutMarginsRelativeArrangement = true
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = margins
    return self
  }

  /// Sets one distance for both sides, and one for the top and bottom, in points.
  @discardableResult
  func margins(sides: Double = 0, ends: Double = 0) -> StackView {
    margins(DirectionalEdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides))
  }
}

extension View {
  /// Constrains a subview to all edges.
  func pinning(_ subview: View) {
    constrained { view in
      subview.topAnchor == view.topAnchor
      subview.leadingAnchor == view.leadingAnchor
      subview.trailingAnchor == view.trailingAnchor
      subview.bottomAnchor == view.bottomAnchor
    }
  }
}
