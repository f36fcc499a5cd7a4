import CCairo
import Graphics

/// Reads PNG by Cairo and libpng: a decoder that shares nothing with ours.
enum CairoPNGReader {
  /// Returns the picture, or `nil` if libpng refuses the bytes or Cairo does not store them as 8-bit components.
  static func read(_ bytes: [UInt8]) -> Pixmap? {
    var rest = bytes[...]
    let surface = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { source, target, count in
          guard let source = source?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            source.pointee.count >= Int(count)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { target?[index] = source.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    defer { cairo_surface_destroy(surface) }
    let format = cairo_image_surface_get_format(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24, let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    let pixels = (0..<width * height).map { index in
      UnsafeRawPointer(data + index / width * stride + index % width * 4).load(as: UInt32.self) | opaque
    }
    return Pixmap(width: width, height: height, scale: 1, pixels: pixels)
  }
}
