internal import CCairo
import Graphics

/// How much of each pixel a glyph covers.
struct GlyphMask {
  /// What tells a face's masks apart.
  struct Key: Hashable {
    let glyph: UInt32
    /// Pixels per em.
    let size: Double
    /// The pen's place within its pixel.
    let columnQuarters: Int
    let rowQuarters: Int
  }

  /// From the pen's pixel to the first column and row.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// Bytes from row to row.
  let stride: Int
  /// 0 for pixels that are not touched, 255 for those covered, in `levelCount` levels.
  let coverage: [UInt8]

  /// Levels of coverage, far finer than the eye tells apart at edges.
  ///
  /// With 32 in place of 256 a screen of text measured 184 kB for 246 kB as PNG, and most screens have few enough
  /// colours for a palette, which brings them to 111 kB in less than half the time.
  static let levelCount = 32

  /// Fills an outline.
  init(of outline: GlyphOutline, _ key: Key) {
    let transform = AffineTransform(
      a: key.size, b: 0, c: 0, d: key.size, tx: Double(key.columnQuarters) / 4, ty: Double(key.rowQuarters) / 4)
    let area = transform.apply(to: outline.bounds).roundedOut
    left = Int(area.minX)
    top = Int(area.minY)
    width = Int(area.width)
    height = Int(area.height)
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    let toMask = transform.concatenating(.translation(x: -area.minX, y: -area.minY))
    coverage = Self.coverage(of: outline, transform: toMask, width: width, height: height, stride: stride)
  }

  private static func coverage(
    of outline: GlyphOutline, transform: AffineTransform, width: Int, height: Int, stride: Int
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: stride * height)
    bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return }
      defer { cairo_destroy(context) }
      PathTracer(context: context, transform: transform).trace(.elements(outline.elements))
      cairo_fill(context)
      cairo_surface_finish(surface)
    }
    return bytes.map(leveled)
  }

  /// The nearest level, of which none and full coverage are two.
  private static func leveled(_ coverage: UInt8) -> UInt8 {
    let steps = levelCount - 1
    let level = (Int(coverage) * steps + 127) / 255
    return UInt8((level * 255 + steps / 2) / steps)
  }
}
