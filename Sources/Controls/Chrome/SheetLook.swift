import AutoLayout

/// How a sheet looks over the screen that presents it.
package struct SheetLook {
  /// The radius of the upper corners in points.
  package let cornerRadius: Double
  /// Whether the screen behind moves back as a card.
  package let movesScreenBack: Bool

  package init(of traits: TraitCollection) {
    let metrics = LookMetrics.of(traits.look ?? .current).sheet
    cornerRadius = metrics.cornerRadius
    movesScreenBack = metrics.movesScreenBack
  }
}
