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
  /// On glass, there is no distance between a space and the item after it, as measured on simulators of iOS 26.1.
  func barItemSpacing(after first: BarButtonItem, before second: BarButtonItem, usual: Double) -> Double {
    if !barItemMetrics.hasGlass { return first.isSpace || second.isSpace ? 0 : usual }
    if first.isSpace { return 0 }
    return sharesGlass(first) && sharesGlass(second) ? barItemMetrics.sharedSpacing : usual
  }

  /// Returns items with the glass behind them, which adapts to the picture behind it.
  ///
  /// Images that are neighbours share a piece of glass. Titles and prominent items have their own, and custom views
  /// have none. Source: WWDC 2025, "Build a UIKit app with the new design".
  func displayItems(for placed: [PlacedBarItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var run: [PlacedBarItem] = []
    for place in placed {
      if barItemMetrics.hasGlass, sharesGlass(place.item) {
        run.append(place)
        continue
      }
      items += itemsOnSharedGlass(run)
      run = []
      let content = displayItems(for: place.item, in: place.frame)
      guard hasOwnGlass(place.item) else {
        items += content
        continue
      }
      let tint = place.item.isProminent && place.item.isEnabled ? place.item.tintColor ?? effectiveTintColor : nil
      items += adaptiveGlassItems(in: place.frame, tint: tint, content: content)
    }
    return items + itemsOnSharedGlass(run)
  }

  private func itemsOnSharedGlass(_ run: [PlacedBarItem]) -> [DisplayItem] {
    guard let first = run.first else { return [] }
    let glass = run.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return adaptiveGlassItems(in: glass, content: run.flatMap { displayItems(for: $0.item, in: $0.frame) })
  }

  private func sharesGlass(_ item: BarButtonItem) -> Bool {
    guard item.sharesBackground, !item.hidesSharedBackground, !item.isProminent, case .image = content(of: item) else {
      return false
    }
    return true
  }

  private func hasOwnGlass(_ item: BarButtonItem) -> Bool {
    guard barItemMetrics.hasGlass, !item.hidesSharedBackground, !item.isSpace else { return false }
    switch content(of: item) {
    case .title, .image: return true
    case .view, .nothing: return false
    }
  }
}
