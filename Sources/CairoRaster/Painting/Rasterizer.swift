internal import CCairo
internal import CFreeType
import Graphics

/// Paints display lists into pictures.
///
/// Glyphs are kept from one picture to the next, so one instance should paint many; it serves one task at a time.
/// The same list gives the same bytes in every run.
public final class Rasterizer {
  /// The most pixels that a picture may have.
  public static let maximumPixelCount = 100_000_000
  /// The longest side of a picture in pixels: Cairo's limit for images.
  public static let maximumSide = 32_767
  /// The most groups that may stand within each other.
  public static let maximumDepth = 500

  let glyphs = GlyphStore()

  /// Makes a rasterizer that knows no font yet.
  public init() {}

  /// Paints a list.
  ///
  /// - Parameters:
  ///   - list: What to paint; its size in points, rounded up to whole pixels, becomes the picture's.
  ///   - scale: Pixels per point.
  ///   - background: What lies under everything; none for a transparent picture.
  /// - Returns: The picture.
  /// - Throws: `RasterError` for a size that is not positive or too large, or a font that cannot be read.
  public func pixmap(
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

  /// Paints items on any of Cairo's surfaces and completes it.
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

/// The extent of a picture in pixels, checked before memory is taken for it.
struct PixelSize {
  let width: Int
  let height: Int

  /// Rounds up to whole pixels; sizes that are a whole number but for rounding errors stay what they are.
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
    self.width = Int(width)
    self.height = Int(height)
  }

  /// Pixels; thirds of points times three come out this close to whole numbers.
  private static let roundingError = 1e-6

  var pixelCount: Int { width * height }
}

/// The memory that pictures are made in.
public enum PictureMemory {
  /// Lets this process keep the memory of a picture for the next.
  ///
  /// Blocks as large as a picture's usually go back to the system, which clears them page by page when the next picture
  /// asks for as much: a tenth of the time of a process that paints one picture after the other.
  public static func keepWhenFreed() {
    // The largest picture that can be made stays below.
    galley_keep_freed_memory(1 << 30)
  }
}

/// The versions of the libraries that paint, as this process runs with them.
public struct RasterEngineVersions: Hashable, Sendable {
  /// Cairo: shapes and pictures.
  public let cairo = String(cString: cairo_version_string())
  /// FreeType: the outlines of glyphs.
  public let freeType: String

  /// Asks the libraries.
  public init() {
    var library: FT_Library?
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0, let library {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    freeType = "\(major).\(minor).\(patch)"
  }
}
