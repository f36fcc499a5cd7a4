import Graphics

extension [DisplayItem] {
  /// The rectangle that the items fill; none where there are none. Of texts it is the paragraph's box, beyond which a glyph
  /// may reach a little.
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
    case .group(let group): group.extent
    }
  }
}

extension DisplayGroup {
  fileprivate var extent: Rect? {
    // An icon's letter stands in a square that is larger than what is seen of it.
    let seen = isPicture ? items.filter { if case .text = $0 { false } else { true } } : items
    guard let inner = seen.extent else { return nil }
    let visible = clip?.extent.map { inner.intersection($0) } ?? inner
    let corners = [
      Point(x: visible.minX, y: visible.minY), Point(x: visible.maxX, y: visible.minY),
      Point(x: visible.minX, y: visible.maxY), Point(x: visible.maxX, y: visible.maxY),
    ]
    return Rect(around: corners.map(transform.apply(to:)))
  }
}

extension Path {
  /// The rectangle around the outline's points.
  var extent: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect
    case .elements(let elements): Rect(around: elements.flatMap(\.ends))
    }
  }
}

extension PathElement {
  fileprivate var ends: [Point] {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): [point]
    case .close: []
    }
  }
}

extension Rect {
  fileprivate init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    self.init(origin: first, size: .zero)
    for point in points.dropFirst() {
      let (right, bottom) = (max(maxX, point.x), max(maxY, point.y))
      origin = Point(x: min(minX, point.x), y: min(minY, point.y))
      size = Size(width: right - minX, height: bottom - minY)
    }
  }
}
