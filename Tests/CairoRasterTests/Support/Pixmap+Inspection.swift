import CairoRaster
import Graphics

extension Pixmap {
  /// The pixel in a column and row, `0xAARRGGBB`.
  subscript(column: Int, row: Int) -> UInt32 { pixels[row * width + column] }

  /// The blue components of a row: grey levels where all is grey.
  func levels(row: Int) -> [Int] { (0..<width).map { Int(self[$0, row] & 0xFF) } }

  /// The alphas of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { Int(self[$0, row] >> 24) } }

  /// The largest difference of any component of any pixel.
  func largestDifference(from other: Pixmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { largest, pair in
      [0, 8, 16, 24].reduce(largest) { max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF))) }
    }
  }
}

/// Paints items on white at a pixel a point.
func paint(
  width: Double = 8, height: Double = 8, scale: Double = 1, background: Color? = .white, _ items: DisplayItem...
) throws -> Pixmap {
  try Rasterizer().pixmap(
    of: DisplayList(size: Size(width: width, height: height), items: items), scale: scale, background: background)
}
