import AutoLayout
import Graphics

/// A bar button item at its place.
struct PlacedBarItem {
  var item: BarButtonItem
  var frame: Rect
}

extension View {
  /// Returns the distance between two neighbours in a navigation bar or toolbar.
  ///
  /// On glass, nothing is between a space and the item after it, as measured on simulators of iOS 26.1.
  func barItemSpacing(after first: BarButtonItem, before second: BarButtonItem, usual: Double) -> Double {
    if !barItemMetrics.hasGlass { return first.isSpace || second.isSpace ? 0 : usual }
    if first.isSpace { return 0 }
    return sharesGlass(first) && sharesGlass(second) ? barItemMetrics.sharedSpacing : usual
  }

  /// Returns the glass behind items, with those behind other items first.
  ///
  /// Images that are neighbours share a piece of glass. Titles and prominent items have their own, and custom views have
  /// none. Source: WWDC 2025, "Build a UIKit app with the new design".
  func glassItems(behind placed: [PlacedBarItem]) -> [DisplayItem] {
    guard barItemMetrics.hasGlass else { return [] }
    var items: [DisplayItem] = []
    var shared: Rect?
    for (index, place) in placed.enumerated() {
      if sharesGlass(place.item) {
        shared = shared.map { $0.union(place.frame) } ?? place.frame
        let isLast = index + 1 == placed.count || !sharesGlass(placed[index + 1].item)
        guard isLast, let run = shared else { continue }
        items += glassItems(in: run)
        shared = nil
      } else if hasOwnGlass(place.item) {
        let tint = place.item.isProminent && place.item.isEnabled ? place.item.tintColor ?? effectiveTintColor : nil
        items += glassItems(in: place.frame, tint: tint)
      }
    }
    return items
  }

  private func sharesGlass(_ item: BarButtonItem) -> Bool {
    guard item.sharesBackground, !item.hidesSharedBackground, !item.isProminent, case .image = content(of: item) else {
      return false
    }
    return true
  }

  private func hasOwnGlass(_ item: BarButtonItem) -> Bool {
    guard !item.hidesSharedBackground, !item.isSpace else { return false }
    switch content(of: item) {
    case .title, .image: return true
    case .view, .nothing: return false
    }
  }
}
