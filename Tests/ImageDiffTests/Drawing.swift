import Graphics

/// Pictures with exact coverage, made by arithmetic alone.
enum Drawing {
  /// An opaque grey of 0...255.
  static func grey(_ value: Int) -> UInt32 {
    let value = UInt32(value)
    return 0xFF00_0000 | value << 16 | value << 8 | value
  }

  /// A picture of greys by place.
  static func picture(width: Int = 48, height: Int = 32, _ value: (Int, Int) -> Int) -> Pixmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width { pixels.append(grey(value(x, y))) }
    }
    return Pixmap(width: width, height: height, scale: 1, pixels: pixels)
  }

  /// Upright stems on white: the darkness of a pixel is the share of it that a stem covers.
  ///
  /// - Parameters:
  ///   - starts: where the stems begin, in pixels.
  ///   - width: their width in pixels.
  ///   - ink: their grey.
  static func stems(at starts: [Double], width: Double, ink: Int = 0, rows: Range<Int> = 6..<26) -> Pixmap {
    picture { x, y in
      guard rows.contains(y) else { return 255 }
      let covered = starts.reduce(0.0) { $0 + max(0, min(Double(x + 1), $1 + width) - max(Double(x), $1)) }
      return Int((255 - (255 - Double(ink)) * covered).rounded())
    }
  }
}
