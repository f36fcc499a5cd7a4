import Graphics

extension [DisplayItem] {
  /// The bounding box of the items, or nil if they draw nothing. For text, the line boxes are used. Single glyphs may
  /// slightly exceed them.
  var extent: Rect? {
    var extent: Rect?
    for item in self {
      guard let rect = item.extent, !rect.isEmpty else { continue }
      extent = extent?.union(rect) ?? rect
    }
    return extent
  }
}

extension DisplayItem {
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let path, let color): color.alpha > 0 ? path.extent : nil
    case .stroke(let path, let style, _): path.extent?.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    case .text(let paragraph, let origin, _): Rect(origin: origin, size: paragraph.size)
    case .image(_, let rect, _): rect
    case .backdrop(let path, _): path.extent
    case .group(let group): group.extent
    }
  }
}

extension DisplayGroup {
  fileprivate var extent: Rect? {
    // The em square of an icon's character is larger than the visible icon.
    let visibleItems = isPicture ? items.filter { if case .text = $0 { false } else { true } } : items
    guard let inner = visibleItems.extent else { return nil }
    return transform.apply(to: clip?.extent.map { inner.intersection($0) } ?? inner)
  }
}

extension Path {
  /// The bounding box of the path's points, or nil if it has none.
  var extent: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .elements(let elements):
      let points = elements.compactMap(\.end)
      return points.isEmpty ? nil : Rect(enclosing: points)
    }
  }
}

extension PathElement {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}
