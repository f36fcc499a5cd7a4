internal import CCairo
internal import CDeflate
internal import CFreeType
import Graphics

/// Paints display lists into pictures.
///
/// An instance keeps glyphs from one picture to the next, so use it for many pictures, from one task at a time.
/// The same list gives the same bytes in every run.
package final class Rasterizer {
  /// The largest number of pixels of a picture.
  package static let maximumPixelCount = Pixmap.maximumPixelCount
  /// The largest number of pixels on a side: Cairo's limit for images.
  package static let maximumSide = 32_767
  /// The maximum nesting depth of groups.
  package static let maximumDepth = 500

  let glyphs = GlyphStore()

  package init() {}

  /// Paints a list into a new picture.
  ///
  /// - Parameters:
  ///   - list: The list. Its size in points, rounded up to whole pixels, is the picture's.
  ///   - scale: The number of pixels per point.
  ///   - background: The colour below all items, or `nil` for a transparent picture.
  /// - Throws: ``RasterError`` if the size is not positive or too large, or if a font cannot be read.
  package func pixmap(
    of list: DisplayList, scale: Double, background: Color? = nil
  ) throws(RasterError) -> Pixmap {
    let size = try PixelSize(of: list.size, scale: scale)
    let underlay = background.map { SolidColor($0).premultiplied } ?? 0
    var pixels = [UInt32](repeating: underlay, count: size.pixelCount)
    try pixels.withUnsafeMutableBufferPointer { (buffer) throws(RasterError) in
      try paint(list.items, scale: scale, into: buffer, size: size)
    }
    return Pixmap(width: size.width, height: size.height, scale: scale, pixels: pixels)
  }

  private func paint(
    _ items: [DisplayItem], scale: Double, into pixels: UnsafeMutableBufferPointer<UInt32>, size: PixelSize
  ) throws(RasterError) {
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(size.width), Int32(size.height), Int32(size.width * 4))
    defer { cairo_surface_destroy(surface) }
    try paint(items, scale: scale, on: surface, text: .masks)
  }

  /// Paints items on any kind of Cairo surface and finishes the surface.
  func paint(
    _ items: [DisplayItem], scale: Double, on surface: OpaquePointer?, text: TextTechnique
  ) throws(RasterError) {
    guard let surface, let context = cairo_create(surface) else {
      throw .drawingFailed(status: Int(CAIRO_STATUS_NO_MEMORY.rawValue))
    }
    defer { cairo_destroy(context) }
    let painter = Painter(context: context, glyphs: glyphs, textTechnique: text)
    try painter.paint(items, at: Placement(transform: .scale(x: scale, y: scale)))
    let status = cairo_status(context)
    cairo_surface_finish(surface)
    try check(status)
    try check(cairo_surface_status(surface))
  }

  private func check(_ status: cairo_status_t) throws(RasterError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(status: Int(status.rawValue)) }
  }
}

/// The size of a picture in pixels, checked before memory is allocated for it.
struct PixelSize {
  let width: Int
  let height: Int

  /// Rounds a size in points up to whole pixels. What exceeds a whole number only by a rounding error is dropped.
  init(of size: Size, scale: Double) throws(RasterError) {
    let width = (size.width * scale - Self.roundingError).rounded(.up)
    let height = (size.height * scale - Self.roundingError).rounded(.up)
    guard scale > 0, scale.isFinite, width >= 1, height >= 1 else {
      throw .invalidSize(width: size.width, height: size.height, scale: scale)
    }
    let side = Double(Rasterizer.maximumSide)
    guard width <= side, height <= side, width * height <= Double(Rasterizer.maximumPixelCount) else {
      throw .tooLarge(width: size.width, height: size.height, scale: scale)
    }
    self.width = Int(bounded: width)
    self.height = Int(bounded: height)
  }

  /// In pixels. Three times a third of a point can differ this much from a whole number.
  private static let roundingError = 1e-6

  var pixelCount: Int { width * height }
}

package enum PictureMemory {
  /// Makes the process keep freed memory for the next picture.
  ///
  /// By default, a block as large as a picture returns to the system, which clears it page by page when the next
  /// picture allocates it. That takes a tenth of the time of a process that paints one picture after another.
  package static func keepWhenFreed() {
    // More than the largest picture needs.
    galley_keep_freed_memory(1 << 30)
  }
}

/// The versions of the libraries for painting that this process has loaded.
package struct RasterEngineVersions: Hashable, Sendable {
  /// The version of Cairo, which paints shapes and images.
  package let cairo = String(cString: cairo_version_string())
  /// The version of FreeType, which reads the outlines of glyphs.
  package let freeType: String
  /// The version of libdeflate that this is built with; it does not tell that which is loaded.
  package let deflate = LIBDEFLATE_VERSION_STRING

  package init() {
    var library: FT_Library?
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    freeType = "\(major).\(minor).\(patch)"
  }
}
