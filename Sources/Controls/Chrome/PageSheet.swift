import AutoLayout
import Graphics

/// The part of a phone's screen that a page sheet covers: all but a strip at the top, in which the dimmed screen behind
/// it shows.
package struct PageSheet: Hashable, Sendable {
  /// The size of the screen in points.
  package var screen: Size
  /// The distance of the sheet from the top of the screen in points.
  package var top: Double

  package init(screen: Size, top: Double) {
    self.screen = screen
    self.top = top
  }

  /// The position of the presented view on the screen.
  package var origin: Point { Point(x: 0, y: top) }

  /// Returns a picture of the screen with the sheet.
  ///
  /// - Parameters:
  ///   - list: The picture of the presented view.
  ///   - traits: The traits of that view, whose look and appearance the sheet has.
  package func showing(_ list: DisplayList, traits: TraitCollection) -> DisplayList {
    let metrics = LookMetrics.of(traits.look ?? .current).sheet
    let edge = Rect(x: 0, y: 0, width: screen.width, height: screen.height - top + metrics.cornerRadius)
    let sheet = DisplayGroup(
      transform: .translation(x: 0, y: top), clip: .roundedRect(edge, radius: metrics.cornerRadius),
      items: [.fill(.rect(edge), SystemColor.systemBackground.color(compatibleWith: traits))] + list.items)
    return DisplayList(size: screen, items: presentingScreen(metrics, traits) + [.group(sheet)])
  }

  /// Returns the screen behind the sheet, without its content, which is not known.
  private func presentingScreen(_ metrics: SheetMetrics, _ traits: TraitCollection) -> [DisplayItem] {
    let all = Path.rect(Rect(origin: .zero, size: screen))
    let isDark = traits.userInterfaceStyle == .dark
    guard metrics.movesScreenBack else {
      // The colours of UIKit's dimming views.
      return [.fill(all, isDark ? .black : .white), .fill(all, .black.opacity(isDark ? 0.48 : 0.2))]
    }
    // How far the card is above the sheet, and from the sides of the screen.
    let (rise, inset) = (10.0, 16.0)
    let card = Rect(x: inset, y: top - rise, width: screen.width - 2 * inset, height: 3 * metrics.cornerRadius)
    return [
      .fill(all, .black),
      .fill(.roundedRect(card, radius: metrics.cornerRadius), Color(white: isDark ? 0.09 : 0.8)),
    ]
  }
}
