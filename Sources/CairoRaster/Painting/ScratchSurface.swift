internal import CCairo

/// An image surface for a step of painting, whose memory is checked when it is made.
final class ScratchSurface {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  let bytesPerRow: Int
  private let data: UnsafeMutablePointer<UInt8>

  /// Makes a transparent surface.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if there is no memory for it.
  init(_ format: cairo_format_t = CAIRO_FORMAT_ARGB32, width: Int, height: Int) throws(RasterError) {
    let surface = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw .failed(status == CAIRO_STATUS_SUCCESS ? CAIRO_STATUS_NO_MEMORY : status)
    }
    self.surface = surface
    self.width = width
    self.height = height
    self.data = data
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// The bytes of a row. Call ``finishWriting()`` after changing them.
  func row(_ row: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(data + row * bytesPerRow) }

  /// Makes the surface transparent.
  func clear() {
    for row in 0..<height { self.row(row).initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow) }
    finishWriting()
  }

  func finishWriting() { cairo_surface_mark_dirty(surface) }

  /// Draws on the surface.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if Cairo fails.
  func draw(_ body: (OpaquePointer) -> Void) throws(RasterError) {
    guard let context = cairo_create(surface) else { throw .failed(CAIRO_STATUS_NO_MEMORY) }
    defer { cairo_destroy(context) }
    body(context)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status) }
    cairo_surface_flush(surface)
  }
}

extension RasterError {
  static func failed(_ status: cairo_status_t) -> RasterError { .drawingFailed(status: Int(status.rawValue)) }
}

extension PixelArea {
  /// The area in strips from top to bottom, so that a step of painting needs little memory however large the area is.
  var strips: [PixelArea] {
    guard width > 0, height > 0 else { return [] }
    let rows = max(1, Self.pixelsPerStrip / width)
    return stride(from: top, to: bottom, by: rows).map { start in
      PixelArea(left: left, top: start, right: right, bottom: min(start + rows, bottom))
    }
  }

  /// 512 kB of pixels, which the caches of processors hold.
  private static let pixelsPerStrip = 131_072
}
