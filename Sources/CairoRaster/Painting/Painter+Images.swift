internal import CCairo
import Graphics

extension Painter {
  func draw(_ image: Pixmap, in rect: Rect, tint: Color?, at placement: Placement) throws(RasterError) {
    guard rect.isFinite, !rect.isEmpty, image.width > 0, image.height > 0 else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    PathTracer(context: context, transform: placement.transform).trace(.rect(rect))
    cairo_clip(context)
    let fromPixels = AffineTransform.scale(
      x: rect.width / Double(image.width), y: rect.height / Double(image.height)
    ).concatenating(.translation(x: rect.minX, y: rect.minY)).concatenating(placement.transform)
    try withPattern(of: image, placedBy: fromPixels) { pattern in
      if let tint {
        SolidColor(tint, opacity: placement.opacity).select(in: context)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_paint_with_alpha(context, placement.opacity)
      }
    }
  }

  private func withPattern(
    of image: Pixmap, placedBy transform: AffineTransform, _ body: (OpaquePointer) -> Void
  ) throws(RasterError) {
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return }
    try image.withSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      body(pattern)
      cairo_set_source_rgb(context, 0, 0, 0)
    }
  }
}

extension Pixmap {
  /// Calls `body` with a surface over the pixels, which Cairo only reads.
  fileprivate func withSurface(_ body: (OpaquePointer) -> Void) throws(RasterError) {
    let status = pixels.withUnsafeBufferPointer { buffer -> cairo_status_t in
      let bytes = UnsafeMutableRawPointer(mutating: buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 4))
      else { return CAIRO_STATUS_NO_MEMORY }
      defer {
        // If a page of a document still needs the pixels, Cairo copies them here.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      let status = cairo_surface_status(surface)
      if status == CAIRO_STATUS_SUCCESS { body(surface) }
      return status
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(status: Int(status.rawValue)) }
  }
}
