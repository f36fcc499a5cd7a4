extension Pixmap {
  /// Returns a part of the image. What lies outside of the image is transparent.
  ///
  /// - Parameters:
  ///   - columns: The columns of the part, in pixels from the left edge.
  ///   - rows: The rows of the part, in pixels from the top edge.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> Pixmap {
    var pixels = [UInt32](repeating: 0, count: columns.count * rows.count)
    let shared = columns.clamped(to: 0..<width)
    for row in rows.clamped(to: 0..<height) where !shared.isEmpty {
      let start = (row - rows.lowerBound) * columns.count + shared.lowerBound - columns.lowerBound
      let source = row * width + shared.lowerBound
      pixels.replaceSubrange(start..<start + shared.count, with: self.pixels[source..<source + shared.count])
    }
    return Pixmap(width: columns.count, height: rows.count, scale: scale, pixels: pixels)
  }
}
