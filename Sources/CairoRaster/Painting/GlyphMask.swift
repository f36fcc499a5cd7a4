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

/// A place in pixels to the quarter: as fine as glyph masks are kept.
struct PenPosition: Hashable {
  /// Whole pixels.
  let column: Int
  let row: Int
  /// Quarters beyond them, 0...3.
  let columnQuarters: Int
  let rowQuarters: Int

  /// Rounds to the nearest quarter; none for places out of any picture's reach.
  init?(nearest point: Point) {
    let x = (point.x * 4 + 0.5).rounded(.down)
    let y = (point.y * 4 + 0.5).rounded(.down)
    guard abs(x) < Self.limit, abs(y) < Self.limit else { return nil }
    (column, columnQuarters) = (Int(x) >> 2, Int(x) & 3)
    (row, rowQuarters) = (Int(y) >> 2, Int(y) & 3)
  }

  private static let limit = 1e6
}

/// The coverage of an area of pixels, gathered from glyphs.
///
/// Letters that join are painted in one go from it: painted one after the other, a translucent colour
/// would be darker where they meet.
struct CoverageBuffer {
  private(set) var left = 0
  private(set) var top = 0
  private(set) var width = 0
  private(set) var height = 0
  /// Bytes from row to row: a multiple of four, as Cairo wants it.
  private(set) var stride = 0
  private var bytes: [UInt8] = []

  /// Starts an area without coverage.
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

  /// Adds a glyph whose pen is in a pixel; what lies outside the area is left out.
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

  /// Lends the bytes.
  mutating func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>?) -> Result) -> Result {
    bytes.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }

  /// What is left uncovered is left by both: `c = a + b - a b`, the product rounded.
  private static func unite(_ row: UnsafeMutableBufferPointer<UInt8>, with other: UnsafeBufferPointer<UInt8>) {
    for index in 0..<row.count {
      let (one, two) = (UInt16(row[index]), UInt16(other[index]))
      let product = one &* two &+ 128
      row[index] = UInt8(truncatingIfNeeded: one &+ two &- ((product &+ (product >> 8)) >> 8))
    }
  }
}
