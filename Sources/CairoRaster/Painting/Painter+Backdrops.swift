internal import CCairo
import Graphics

extension Painter {
  /// The surface that the context paints on, or `nil` if it is a page of a document, which has no pixels.
  var imageTarget: OpaquePointer? {
    guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    return target
  }

  /// Paints a backdrop at full opacity: groups with backdrops fade as a whole.
  func paint(_ backdrop: Backdrop, in path: Path, at placement: Placement) throws(RasterError) {
    guard path.isFinite else { return }
    guard let target = imageTarget else { return paintFlat(backdrop, in: path, at: placement) }
    if let shadow = backdrop.shadow { try cast(shadow, around: path, at: placement) }
    if SolidColor(backdrop.tint).alpha == 255 {
      fill(path, backdrop.tint, at: placement)
    } else {
      try blur(target, by: backdrop, in: path, at: placement)
    }
    if let edge = backdrop.edge { try light(edge, along: path, at: placement) }
  }

  /// Paints what vector formats can show of a backdrop.
  private func paintFlat(_ backdrop: Backdrop, in path: Path, at placement: Placement) {
    fill(path, backdrop.tint, at: placement)
    guard let edge = backdrop.edge else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    PathTracer(context: context, transform: placement.transform).trace(path)
    cairo_clip(context)
    // Half of the line is outside the clip. Level and upright edges have the mean of the light.
    let color = edge.color.opacity((1 + edge.shareOfDimLight) / 2)
    stroke(path, StrokeStyle(width: 2 * edge.width), color, at: placement)
  }

  private func blur(
    _ target: OpaquePointer, by backdrop: Backdrop, in path: Path, at placement: Placement
  ) throws(RasterError) {
    let shape = pixelBounds(of: path, placement.transform)
    guard let area = shape.intersection(visibleArea).ifNotEmpty else { return }
    let scale = placement.transform.meanScale
    let blur = GaussianBlur(deviation: backdrop.blurRadius * scale)
    let reach = PixelArea.wholePixels(backdrop.reach * scale)
    let source = shape.outset(by: reach).intersection(area.outset(by: blur.reach))
    guard var field = target.withPixels(in: source, { PixelField($0, area: $1, factor: blur.factor) }) else { return }
    field.blur(by: blur.kernel)
    field.recolor(backdrop)
    // Replaces the picture by the field, by the path's coverage at the edges.
    try paint(area, with: field.draw, operator: CAIRO_OPERATOR_SOURCE) {
      PathTracer(context: context, transform: placement.transform).trace(path)
    }
  }

  private func cast(_ shadow: Backdrop.Shadow, around path: Path, at placement: Placement) throws(RasterError) {
    let color = SolidColor(shadow.color)
    guard color.alpha > 0, shadow.offset.x.isFinite, shadow.offset.y.isFinite else { return }
    let blur = GaussianBlur(deviation: shadow.radius * placement.transform.meanScale)
    let toSurface = AffineTransform.translation(x: shadow.offset.x, y: shadow.offset.y)
      .concatenating(placement.transform)
    let reached = pixelBounds(of: path, toSurface).outset(by: blur.reach)
    guard let area = reached.intersection(visibleArea).ifNotEmpty else { return }
    let source = reached.intersection(area.outset(by: blur.reach))
    var field = try PixelField(filling: path, toSurface, color, area: source, factor: blur.factor)
    field.blur(by: blur.kernel)
    cairo_save(context)
    defer { cairo_restore(context) }
    clipOutside(path, placement.transform, within: area)
    try paint(area, with: field.draw)
  }

  /// Paints an area from pixels that are made strip by strip.
  ///
  /// - Parameters:
  ///   - draw: Writes the pixels of a strip on a surface of its size.
  ///   - outline: Traces the outline to fill, or `nil` for the whole area.
  private func paint(
    _ area: PixelArea, with draw: (ScratchSurface, PixelArea) throws(RasterError) -> Void,
    operator: cairo_operator_t = CAIRO_OPERATOR_OVER, in outline: (() -> Void)? = nil
  ) throws(RasterError) {
    let strips = area.strips
    guard let first = strips.first else { return }
    let scratch = try ScratchSurface(width: first.width, height: first.height)
    for strip in strips {
      try draw(scratch, strip)
      scratch.finishWriting()
      // Restoring the context also releases the surface.
      cairo_save(context)
      defer { cairo_restore(context) }
      let trace = { PathTracer(context: context, transform: .identity).trace(.rect(strip.rect)) }
      if let outline {
        trace()
        cairo_clip(context)
        outline()
      } else {
        trace()
      }
      cairo_set_source_surface(context, scratch.surface, Double(strip.left), Double(strip.top))
      cairo_set_operator(context, `operator`)
      cairo_fill(context)
    }
  }

  private func clipOutside(_ path: Path, _ transform: AffineTransform, within area: PixelArea) {
    PathTracer(context: context, transform: transform).trace(path)
    PathTracer(context: context, transform: .identity).append(.rect(area.rect))
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func light(
    _ edge: Backdrop.EdgeLight, along path: Path, at placement: Placement
  ) throws(RasterError) {
    guard let area = pixelBounds(of: path, placement.transform).intersection(visibleArea).ifNotEmpty,
      edge.width > 0, edge.width.isFinite, let gleam = EdgeGleam(edge, along: path, at: placement.transform)
    else { return }
    try paint(area, with: gleam.draw)
  }

  /// The smallest whole pixels that contain a filled path.
  private func pixelBounds(of path: Path, _ transform: AffineTransform) -> PixelArea {
    PathTracer(context: context, transform: transform).trace(path)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_fill_extents(context, &left, &top, &right, &bottom)
    return PixelArea(
      left: Int(bounded: left.rounded(.down)), top: Int(bounded: top.rounded(.down)),
      right: Int(bounded: right.rounded(.up)),
      bottom: Int(bounded: bottom.rounded(.up)))
  }
}

extension Painter {
  /// Returns the items of a group, or those for a picture that is brighter or darker.
  func shownItems(of group: DisplayGroup, at placement: Placement) -> [DisplayItem] {
    switch group.alternative {
    case nil: return group.items
    case .onBright(let path, let limit, let items):
      return luminance(behind: path, at: placement).map { $0 > limit } ?? false ? items : group.items
    case .onDark(let path, let limit, let items):
      return luminance(behind: path, at: placement).map { $0 < limit } ?? false ? items : group.items
    }
  }

  /// Returns the mean luminance of the visible pixels within the bounds of a path, in `0...1`, or `nil` if the picture
  /// has no pixels there or is mostly transparent.
  private func luminance(behind path: Path, at placement: Placement) -> Double? {
    guard path.isFinite, let target = imageTarget else { return nil }
    let area = pixelBounds(of: path, placement.transform).intersection(visibleArea)
    return target.withPixels(in: area) { pixels, area in pixels.meanLuminance(in: area) } ?? nil
  }
}

extension SurfacePixels {
  /// Returns the mean luminance of an area that is not empty, or `nil` if it is mostly transparent.
  fileprivate func meanLuminance(in area: PixelArea) -> Double? {
    var (luminance, alpha) = (0, 0)
    for line in area.top..<area.bottom {
      let pixels = row(line, from: area.left)
      for column in 0..<area.width {
        let pixel = Int(pixels[column])
        // The weights of sRGB's primaries (ITU-R BT.709).
        luminance += 2126 * (pixel >> 16 & 0xFF) + 7152 * (pixel >> 8 & 0xFF) + 722 * (pixel & 0xFF)
        alpha += pixel >> 24
      }
    }
    guard alpha * 2 > 255 * area.width * area.height else { return nil }
    return Double(luminance) / Double(10_000 * alpha)
  }
}

extension Backdrop {
  /// A rectangle that contains the shape and its shadow.
  func bounds(around path: Path) -> Rect {
    guard let shadow else { return path.bounds }
    let reach = 3 * min(max(shadow.radius, 0), GaussianBlur.largestRadius)
    return path.bounds.union(path.bounds.insetBy(dx: -reach, dy: -reach).offset(by: shadow.offset))
  }
}

extension Backdrop.EdgeLight {
  /// The dimming, limited to `0...1`.
  var shareOfDimLight: Double { dimming.isNaN ? 1 : min(max(dimming, 0), 1) }
}

extension PixelArea {
  /// Returns a length in pixels as a whole number that is not negative and not too large to add.
  static func wholePixels(_ length: Double) -> Int {
    length > 0 ? Int(bounded: min(length.rounded(.up), Double(Rasterizer.maximumSide))) : 0
  }

  var ifNotEmpty: PixelArea? { width > 0 && height > 0 ? self : nil }

  var rect: Rect { Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height)) }

  func outset(by distance: Int) -> PixelArea {
    PixelArea(left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
  }
}

extension OpaquePointer {
  /// Calls `body` with the pixels of an image surface and with the part of an area, in the coordinates of contexts,
  /// that the surface has. Returns `nil` if it has none.
  fileprivate func withPixels<Result>(
    in area: PixelArea, _ body: (SurfacePixels, PixelArea) -> Result
  ) -> Result? {
    cairo_surface_flush(self)
    guard let data = cairo_image_surface_get_data(self) else { return nil }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(self, &left, &top)
    let (width, height) = (Int(cairo_image_surface_get_width(self)), Int(cairo_image_surface_get_height(self)))
    let (x, y) = (Int(bounded: left), Int(bounded: top))
    let extent = PixelArea(left: -x, top: -y, right: width - x, bottom: height - y)
    guard let part = extent.intersection(area).ifNotEmpty else { return nil }
    let pixels = SurfacePixels(
      start: UnsafeRawPointer(data), bytesPerRow: Int(cairo_image_surface_get_stride(self)), left: extent.left,
      top: extent.top)
    return body(pixels, part)
  }
}
