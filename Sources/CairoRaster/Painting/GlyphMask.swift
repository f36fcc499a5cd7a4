internal import CCairo
import Graphics

/// The coverage of pixels by a glyph.
struct GlyphMask {
  struct Key: Hashable {
    let glyph: UInt32
    /// Pixels per em.
    let size: Double
    /// The pen's position within its pixel in quarters, 0...3.
    let columnQuarters: Int
    let rowQuarters: Int
  }

  /// The offset from the pen's pixel to the first column and row.
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
  /// The coverage of each pixel, 0...255, in `levelCount` levels.
  let coverage: [UInt8]

  /// The number of levels of coverage, far more than the eye distinguishes at edges.
  ///
  /// With 32 levels instead of 256, the PNG file of a screen of text shrank from 246 kB to 184 kB. Most screens also
  /// have few enough colours for a palette, which brings them to 111 kB in less than half the time.
  static let levelCount = 32

  /// Paints the coverage of an outline.
  ///
  /// - Throws: ``RasterError/drawingFailed(status:)`` if Cairo has no memory for it.
  init(of outline: GlyphOutline, _ key: Key) throws(RasterError) {
    let transform = AffineTransform(
      a: key.size, b: 0, c: 0, d: key.size, tx: Double(key.columnQuarters) / 4, ty: Double(key.rowQuarters) / 4)
    let area = transform.apply(to: outline.bounds).roundedOut
    left = Int(bounded: area.minX)
    top = Int(bounded: area.minY)
    width = Int(bounded: area.width)
    height = Int(bounded: area.height)
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(bounded: area.width)))
    let toMask = transform.concatenating(.translation(x: -area.minX, y: -area.minY))
    coverage = try Self.coverage(of: outline, transform: toMask, width: width, height: height, stride: stride)
  }

  private static func coverage(
    of outline: GlyphOutline, transform: AffineTransform, width: Int, height: Int, stride: Int
  ) throws(RasterError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: stride * height)
    let status = bytes.withUnsafeMutableBufferPointer { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
      defer { cairo_destroy(context) }
      PathTracer(context: context, transform: transform).trace(.elements(outline.elements))
      cairo_fill(context)
      cairo_surface_finish(surface)
      return cairo_status(context)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status) }
    return bytes.map(leveled)
  }

  /// Rounds coverage to the nearest level; 0 and 255 are levels.
  private static func leveled(_ coverage: UInt8) -> UInt8 {
    let steps = levelCount - 1
    let level = (Int(coverage) * steps + 127) / 255
    return UInt8((level * 255 + steps / 2) / steps)
  }
}

/// The position of a pen in quarters of a pixel, the precision of glyph masks.
struct PenPosition: Hashable {
  let column: Int
  let row: Int
  /// The quarters of a pixel beyond the column, 0...3.
  let columnQuarters: Int
  let rowQuarters: Int

  /// Rounds to the nearest quarter. Returns `nil` for positions far outside of any picture.
  init?(nearest point: Point) {
    let x = (point.x * 4 + 0.5).rounded(.down)
    let y = (point.y * 4 + 0.5).rounded(.down)
    guard abs(x) < Self.limit, abs(y) < Self.limit else { return nil }
    (column, columnQuarters) = (Int(bounded: x) >> 2, Int(bounded: x) & 3)
    (row, rowQuarters) = (Int(bounded: y) >> 2, Int(bounded: y) & 3)
  }

  private static let limit = 1e6
}

/// The coverage of an area of pixels by several glyphs.
///
/// Glyphs of a run are painted in one step from it. One by one, joined letters in a translucent colour would be darker
/// where they overlap.
struct CoverageBuffer {
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 0
  private(set) var height = 0
  /// The number of bytes from one row to the next: a multiple of four, as Cairo requires.
  private(set) var stride = 0
  private var bytes: [UInt8] = []

  /// Clears the buffer for a new area.
  mutating func start(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    stride = (width + 3) & ~3
    let count = stride * height
    if bytes.count < count {
      bytes = [UInt8](repeating: 0, count: count)
    } else {
      bytes.withUnsafeMutableBufferPointer { $0[..<count].update(repeating: 0) }
    }
  }

  /// Adds the part of a glyph that is within the area.
  ///
  /// - Parameters:
  ///   - column: The column of the pen's pixel.
  ///   - row: The row of the pen's pixel.
  mutating func add(_ mask: GlyphMask, column: Int, row: Int) {
    let x = column + mask.left - left
    let y = row + mask.top - top
    let columns = max(0, -x)..<max(0, -x, min(mask.width, width - x))
    let rows = max(0, -y)..<max(0, -y, min(mask.height, height - y))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    bytes.withUnsafeMutableBufferPointer { destination in
      mask.coverage.withUnsafeBufferPointer { source in
        for row in rows {
          let from = row * mask.stride + columns.lowerBound
          let to = (row + y) * stride + columns.lowerBound + x
          Self.unite(
            UnsafeMutableBufferPointer(rebasing: destination[to..<to + columns.count]),
            with: UnsafeBufferPointer(rebasing: source[from..<from + columns.count]))
        }
      }
    }
  }

  mutating func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>?) -> Result) -> Result {
    bytes.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// Combines coverages as if they were independent: `c = a + b - a b`, with the product rounded.
  private static func unite(_ row: UnsafeMutableBufferPointer<UInt8>, with other: UnsafeBufferPointer<UInt8>) {
    for index in 0..<row.count {
      let (one, two) = (UInt16(row[index]), UInt16(other[index]))
      let product = one &* two &+ 128
      row[index] = UInt8(truncatingIfNeeded: one &+ two &- ((product &+ (product >> 8)) >> 8))
    }
  }
}
