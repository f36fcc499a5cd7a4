import Graphics

/// Items with the areas that they paint in.
///
/// A picture of a part of many items is painted from those that reach it: finding them takes a fraction of the time of
/// painting all.
package struct LocatedItems {
  private struct Entry {
    let item: DisplayItem
    /// What contains everything that the item paints, or `nil` if that is unknown.
    let area: Rect?
    /// The items of a group that is the same with only some of them, in its coordinates, or `nil`.
    let inner: LocatedItems?

    func reaches(_ pixels: Rect) -> Bool {
      guard let area, area.isFinite else { return true }
      return !area.intersection(pixels).isEmpty
    }
  }

  private let entries: [Entry]

  package init(_ items: [DisplayItem]) {
    entries = items.map { item in
      guard case .group(let group) = item else { return Entry(item: item, area: item.bounds, inner: nil) }
      guard let inner = group.locatedItems else {
        // Its other items, over a picture that is too bright or too dark, may be elsewhere.
        return Entry(item: item, area: item.readsPicture ? nil : item.bounds, inner: nil)
      }
      let area = inner.area(clippedTo: group.clip).map(group.transform.apply)
      return Entry(item: item, area: area, inner: inner)
    }
  }

  /// Returns the items without those that paint nothing in an area: a picture of the area is the same without them.
  package func reaching(_ area: Rect) -> [DisplayItem] {
    let pixels = area.insetBy(dx: -Self.softEdge, dy: -Self.softEdge)
    return entries.compactMap { entry in
      guard entry.reaches(pixels) else { return nil }
      guard let inner = entry.inner, case .group(var group) = entry.item else { return entry.item }
      group.items = inner.reaching(group.transform.inverted().apply(to: pixels))
      return .group(group)
    }
  }

  /// The width in points of the soft edges of shapes, which a picture with one pixel per point has around them.
  private static let softEdge = 1.0

  private func area(clippedTo clip: Path?) -> Rect? {
    guard var area = entries.first?.area else { return entries.isEmpty ? .zero : nil }
    for entry in entries.dropFirst() {
      guard let other = entry.area else { return nil }
      area = area.union(other)
    }
    return clip.map { area.intersection($0.bounds) } ?? area
  }
}

extension DisplayGroup {
  /// The items, if the group is painted item by item: not as a layer, and whatever the picture below it is.
  fileprivate var locatedItems: LocatedItems? {
    guard alpha >= 1, alternative == nil, transform.isInvertible else { return nil }
    if let clip, case .rect = clip {} else if clip != nil { return nil }
    return LocatedItems(items)
  }
}
