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
    if inner.opacity < 1, group.items.overlap {
      try paintAsOne(group.items, at: inner)
    } else {
      try paint(group.items, at: inner)
    }
  }

  /// Paints items at full strength on a layer of their own and fades that.
  private func paintAsOne(_ items: [DisplayItem], at placement: Placement) throws(RasterError) {
    let area = items.reduce(into: Rect?.none) { area, item in
      let bounds = placement.transform.apply(to: item.bounds)
      area = area?.union(bounds) ?? bounds
    }
    guard let area, area.isFinite else { return }
    // The layer is as large as the clip.
    PathTracer(context: context, transform: .identity).trace(.rect(area.roundedOut))
    cairo_clip(context)
    cairo_push_group(context)
    defer {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, placement.opacity)
    }
    var opaque = placement
    opaque.opacity = 1
    try paint(items, at: opaque)
  }
}

extension Rect {
  /// The smallest rectangle of whole coordinates around this one.
  var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
