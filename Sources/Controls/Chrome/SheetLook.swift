import AutoLayout
import Graphics

/// How a sheet looks over the screen that presents it.
package struct SheetLook {
  /// The radius of the upper corners in points.
  package let cornerRadius: Double
  /// Whether the screen behind moves back as a card.
  package let movesScreenBack: Bool
  /// The distance of a sheet that is lower than it can be from the sides and the bottom of a phone in points, or `nil`
  /// for a sheet that is as wide as the phone.
  package let floatingMargin: Double?
  private let metrics: SheetMetrics

  package init(of traits: TraitCollection) {
    metrics = LookMetrics.of(traits.look ?? .current).sheet
    cornerRadius = metrics.cornerRadius
    movesScreenBack = metrics.movesScreenBack
    floatingMargin = metrics.floatingMargin
  }

  /// Returns the distance of a sheet that is as high as it can be from the top of a phone in points.
  ///
  /// - Parameter safeArea: The safe area of the phone in portrait, which has a lower inset for a home indicator.
  package func top(in safeArea: EdgeInsets) -> Double {
    safeArea.top + (safeArea.bottom > 0 ? metrics.topWithHomeIndicator : metrics.topWithHomeButton)
  }
}
