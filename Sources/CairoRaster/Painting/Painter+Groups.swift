internal import CCairo
import Graphics

extension Painter {
  func paint(_ group: DisplayGroup, at placement: Placement) throws(RasterError) {
    guard group.alpha > 0 else { return }
    var inner = placement.inside(group.transform)
    inner.opacity *= min(group.alpha, 1)
    guard inner.transform.isInvertible else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip {
      guard clip.isFinite else { return }
      PathTracer(context: context, transform: inner.transform).trace(clip)
      cairo_clip(context)
    }
    let items = shownItems(of: group, at: inner)
    if inner.opacity < 1, items.overlap {
      try paintAsOne(items, at: inner)
    } else if let clip = group.clip, let layer = layer(for: items, clippedTo: clip, at: inner) {
      try paint(items, at: inner, onLayer: layer, opacity: 1)
    } else {
      try paint(items, at: inner)
    }
  }

  /// Paints items at full opacity on a layer of their own, and then the layer at the placement's opacity.
  private func paintAsOne(_ items: [DisplayItem], at placement: Placement) throws(RasterError) {
    let bounds = items.reduce(into: Rect?.none) { area, item in
      let bounds = placement.transform.apply(to: item.bounds)
      area = area?.union(bounds) ?? bounds
    }
    guard let bounds, bounds.isFinite else { return }
    let layer = bounds.roundedOut
    guard placement.layeredPixels + pixelCount(of: layer) <= Rasterizer.maximumPixelCount else { throw .layersTooLarge }
    var opaque = placement
    opaque.opacity = 1
    try paint(items, at: opaque, onLayer: layer, opacity: placement.opacity)
  }

  /// Paints items on a layer without a clip, and then the layer, within the clip.
  ///
  /// - Parameter area: A rectangle of whole pixels that contains what is visible of the items.
  private func paint(
    _ items: [DisplayItem], at placement: Placement, onLayer area: Rect, opacity: Double
  ) throws(RasterError) {
    var inner = placement
    inner.layeredPixels += pixelCount(of: area)
    // Cairo makes the layer as large as the clip.
    PathTracer(context: context, transform: .identity).trace(.rect(area))
    cairo_clip(context)
    let behind = items.contains(where: \.readsPicture) ? imageTarget : nil
    cairo_push_group(context)
    // The clip acts once, on the whole layer.
    cairo_reset_clip(context)
    defer { finishLayer(opacity: opacity, replaces: behind != nil) }
    if let behind { copy(behind) }
    try paint(items, at: inner)
  }

  /// Returns the layer for items at the soft edge of a clip, or `nil` if they need none.
  ///
  /// One by one, each of two items that cover a pixel at the edge by half would let through a quarter of what is behind
  /// both. That shows as a line around rounded corners.
  private func layer(for items: [DisplayItem], clippedTo clip: Path, at placement: Placement) -> Rect? {
    guard imageTarget != nil, let edges = clip.softEdges(at: placement.transform) else { return nil }
    guard items.count(reaching: edges, limit: 2) == 2 else { return nil }
    let area = placement.transform.apply(to: clip.bounds).roundedOut
    return placement.layeredPixels + pixelCount(of: area) <= Self.mostPixelsOfClipLayers ? area : nil
  }

  /// The most pixels of layers for clips at once, 80 MB. Clips that are nested more deeply act on each item.
  private static let mostPixelsOfClipLayers = 20_000_000

  /// The number of pixels of a layer, which the clip limits.
  private func pixelCount(of area: Rect) -> Int {
    let visible = visibleArea.rect.intersection(area)
    return visible.isEmpty ? 0 : Int(bounded: visible.width) * Int(bounded: visible.height)
  }
}

extension Painter {
  /// Makes the pixels of a surface those of the layer.
  private func copy(_ surface: OpaquePointer) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
  }

  /// Ends a layer, and adds it to what is below or, if it began as a copy of that, mixes both. For items that only add
  /// to the picture, the two are the same.
  private func finishLayer(opacity: Double, replaces: Bool) {
    cairo_pop_group_to_source(context)
    if replaces { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
    cairo_paint_with_alpha(context, opacity)
  }
}

extension Rect {
  /// The smallest rectangle with whole coordinates that contains this one.
  var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}

extension DisplayItem {
  /// A rectangle that contains everything the item paints, in its own coordinates.
  var bounds: Rect {
    switch self {
    case .fill(let path, _): path.bounds
    case .stroke(let path, let style, _):
      // Cairo's miter limit of ten: mitred corners reach out by up to ten half widths.
      path.bounds.insetBy(dx: -5 * style.width, dy: -5 * style.width)
    case .text(let paragraph, let origin, _): paragraph.inkBounds.offset(by: origin)
    case .image(_, let rect, _): rect.standardized
    case .backdrop(let path, let backdrop): backdrop.bounds(around: path)
    case .group(let group): group.bounds
    }
  }

  /// Whether the item looks different if its parts are faded one by one instead of as a whole.
  fileprivate var overlapsItself: Bool {
    switch self {
    case .text(let paragraph, _, _): paragraph.lines.contains { !$0.decorations.isEmpty }
    case .group(let group): group.alternative != nil || group.items.overlap
    case .backdrop: true
    case .fill, .stroke, .image: false
    }
  }
}

extension DisplayItem {
  /// Whether the item's look depends on what was painted before.
  var readsPicture: Bool {
    switch self {
    case .backdrop: true
    case .group(let group): group.alternative != nil || group.items.contains(where: \.readsPicture)
    case .fill, .stroke, .text, .image: false
    }
  }
}

extension DisplayGroup {
  fileprivate var bounds: Rect {
    let inner = items.dropFirst().reduce(items.first?.bounds ?? .zero) { $0.union($1.bounds) }
    return transform.apply(to: clip.map { inner.intersection($0.bounds) } ?? inner)
  }
}

extension [DisplayItem] {
  /// Whether some items may cover others. More than 16 items are assumed to do so.
  var overlap: Bool {
    guard count <= 16 else { return true }
    let bounds = map(\.bounds)
    return contains(where: \.overlapsItself)
      || indices.contains { later in
        bounds[..<later].contains { !$0.intersection(bounds[later]).isEmpty }
      }
  }
}

extension Paragraph {
  /// A rectangle that contains all ink. Glyphs, above all accents, reach beyond their lines.
  fileprivate var inkBounds: Rect {
    var bounds = Rect(origin: .zero, size: size)
    for line in lines {
      for run in line.runs {
        let pens = run.glyphs.map { Point(x: line.x + $0.x, y: line.baseline + $0.y) }
        bounds = bounds.union(Rect(enclosing: pens).insetBy(dx: -2 * run.face.size, dy: -2 * run.face.size))
      }
    }
    return bounds
  }
}
