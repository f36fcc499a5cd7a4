import Graphics

extension Path {
  /// Returns the rectangles outside of which a clip by the path cuts between pixels, or `nil` if it does everywhere.
  func softEdges(at transform: AffineTransform) -> [Rect]? {
    switch self {
    case .rect(let rect):
      return transform.apply(to: rect.standardized).isWholePixels && transform.isUpright ? nil : [rect]
    case .roundedRect(let rect, let radius):
      let rect = rect.standardized
      guard transform.apply(to: rect).isWholePixels, transform.isUpright else { return [rect] }
      let side = max(0, min(radius, rect.width / 2, rect.height / 2))
      guard side > 0 else { return nil }
      return [rect.minX, rect.maxX - side].flatMap { x in
        [rect.minY, rect.maxY - side].map { Rect(x: x, y: $0, width: side, height: side) }
      }
    case .ellipse, .elements: return [bounds]
    }
  }
}

extension [DisplayItem] {
  /// Returns how many of the items, those in groups included, paint within one of some rectangles. The count ends at a
  /// limit.
  func count(reaching areas: [Rect], limit: Int) -> Int {
    var count = 0
    for item in self where count < limit {
      if case .group(let group) = item {
        guard group.transform.isInvertible else { continue }
        let inner = areas.map(group.transform.inverted().apply)
        count += group.items.count(reaching: inner, limit: limit - count)
      } else if areas.contains(where: { !$0.intersection(item.bounds).isEmpty }) {
        count += 1
      }
    }
    return count
  }
}

extension Rect {
  /// Whether the edges are between pixels.
  fileprivate var isWholePixels: Bool {
    [minX, minY, maxX, maxY].allSatisfy { abs($0 - $0.rounded()) < 0.001 }
  }
}

extension AffineTransform {
  /// Whether rectangles stay rectangles.
  fileprivate var isUpright: Bool { b == 0 && c == 0 || a == 0 && d == 0 }
}
