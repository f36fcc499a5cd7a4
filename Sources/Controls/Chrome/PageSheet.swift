import AutoLayout
import Graphics

/// The part of a phone's screen that a page sheet covers: all but a strip at the top, in which the dimmed screen behind it
/// shows.
///
/// Before iOS 26, that screen moves back as a card with the same corners.
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

  /// The radius of the corners of the sheet and of the card behind it, in points, from iOS 13 to 18.
  private static let cornerRadius = 10.0
  /// How far the card is above the sheet, and from the sides of the screen.
  private static let (rise, inset) = (10.0, 16.0)

  /// Returns a picture of the screen with the sheet.
  ///
  /// - Parameters:
  ///   - list: The picture of the presented view.
  ///   - background: The colour behind that view.
  package func showing(_ list: DisplayList, over background: Color) -> DisplayList {
    let edge = Rect(x: 0, y: 0, width: screen.width, height: screen.height - top + Self.cornerRadius)
    let card = Rect(
      x: Self.inset, y: top - Self.rise, width: screen.width - 2 * Self.inset, height: 3 * Self.cornerRadius)
    let isDark = background.red < 0.5
    let sheet = DisplayGroup(
      transform: .translation(x: 0, y: top), clip: .roundedRect(edge, radius: Self.cornerRadius),
      items: [.fill(.rect(edge), background)] + list.items)
    return DisplayList(
      size: screen,
      items: [
        .fill(.rect(Rect(origin: .zero, size: screen)), .black),
        .fill(.roundedRect(card, radius: Self.cornerRadius), Color(white: isDark ? 0.09 : 0.8)), .group(sheet),
      ])
  }
}
