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
