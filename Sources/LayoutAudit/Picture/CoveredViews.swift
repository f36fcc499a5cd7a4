import AutoLayout
import Controls
import Graphics

/// The pairs of views in a picture in which one view covers a part of the other.
///
/// The area of a view is that in which it draws something itself: its background, its text, its image. An empty view
/// that only contains others covers nothing, and a view does not cover those that contain it.
package struct CoveredViews: Hashable, Sendable {
  /// Two views, the one that is painted later first.
  package struct Pair: Hashable, Sendable, Comparable {
    package let above, below: String

    package init(above: String, below: String) {
      self.above = above
      self.below = below
    }

    package static func < (left: Pair, right: Pair) -> Bool {
      (left.above, left.below) < (right.above, right.below)
    }
  }

  package private(set) var pairs: Set<Pair> = []

  package init(_ pairs: Set<Pair> = []) { self.pairs = pairs }

  /// Finds the pairs.
  ///
  /// - Parameter picture: The picture of a view after its layout.
  /// - Complexity: O(*n* log *n* + *p*) for *n* views and *p* pairs of views at the same height.
  package init(of picture: Picture) {
    let views = DrawnView.all(in: picture).filter { !$0.area.isEmpty }.sorted { $0.area.minY < $1.area.minY }
    for (place, view) in views.enumerated() {
      for other in views[(place + 1)...] {
        guard other.area.minY < view.area.maxY else { break }
        if let pair = Pair(view, other) { pairs.insert(pair) }
      }
    }
  }
}

extension CoveredViews.Pair {
  /// Makes the pair of two views, or returns `nil` if neither covers the other.
  fileprivate init?(_ one: DrawnView, _ other: DrawnView) {
    let common = one.area.intersection(other.area)
    // An overlap of at most a point is not visible.
    guard common.width > 1, common.height > 1, !one.contains(other), !other.contains(one) else { return nil }
    let isAbove = one.index > other.index
    self.init(above: isAbove ? one.id : other.id, below: isAbove ? other.id : one.id)
  }
}

/// A view with the visible area in which it draws.
private struct DrawnView {
  let id: String
  /// The area in the root's coordinates.
  let area: Rect
  /// The index in the order of painting.
  let index: Int
  /// The index after the last view inside it.
  var end = 0

  func contains(_ other: DrawnView) -> Bool { (index..<end).contains(other.index) }

  static func all(in picture: Picture) -> [DrawnView] {
    var views: [DrawnView] = []
    add(picture.root, at: PicturePlace(root: picture.root), of: picture, to: &views)
    return views
  }

  private static func add(_ view: View, at place: PicturePlace, of picture: Picture, to views: inout [DrawnView]) {
    guard !view.isHidden, place.alpha > 0.001 else { return }
    // The picture has the same views in the same order.
    let index = views.count
    let items = picture.views[index].items.extent.map(place.placeOfOwnItems(of: view).rect)
    let hasBackground = view.backgroundColor.map(view.resolved).map { $0.alpha > 0.02 } ?? false
    let ground = hasBackground ? place.rect(view.bounds) : nil
    let area = [items, ground].compactMap(\.self).reduce(nil) { $0?.union($1) ?? $1 } ?? Rect.zero
    views.append(DrawnView(id: view.label, area: area.intersection(place.visible), index: index))
    for subview in view.subviews { add(subview, at: place.place(of: subview, in: view), of: picture, to: &views) }
    views[index].end = views.count
  }
}
