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

  /// A shape in ink on white: the darkness of a pixel is the share of it that the shape covers.
  ///
  /// - Parameter covered: The share of the pixel at a column and row.
  static func shape(_ covered: (Int, Int) -> Double) -> Pixmap {
    picture { x, y in Int((255 - 255 * covered(x, y)).rounded()) }
  }

  /// The share of a pixel between two bounds along an axis.
  static func share(of pixel: Int, _ from: Double, _ to: Double) -> Double {
    max(0, min(Double(pixel + 1), to) - max(Double(pixel), from))
  }

  /// A frame of a width in pixels around a rectangle of 28 x 18 pixels whose sides are in the middle of pixels.
  static func frame(width: Double) -> Pixmap {
    shape { x, y in
      func rectangle(_ margin: Double) -> Double {
        share(of: x, 10.5 - margin, 38.5 + margin) * share(of: y, 7.5 - margin, 25.5 + margin)
      }
      return rectangle(width / 2) - rectangle(-width / 2)
    }
  }

  /// A disc in the middle, by 32 x 32 samples of each pixel.
  static func disc(radius: Double) -> Pixmap {
    let samples = (0..<32).map { (Double($0) + 0.5) / 32 }
    return shape { x, y in
      let inside = samples.reduce(0) { count, dy in
        count
          + samples.count { dx in
            let (right, down) = (Double(x) + dx - 24, Double(y) + dy - 16)
            return right * right + down * down <= radius * radius
          }
      }
      return Double(inside) / 1024
    }
  }

  /// A stem of two pixels that leans: its foot is to the right of its head. The middle stays where it is.
  static func leaningStem(by lean: Double) -> Pixmap {
    shape { x, y in
      guard (6..<26).contains(y) else { return 0 }
      let left = 20 + (Double(y) + 0.5 - 16) / 20 * lean
      return share(of: x, left, left + 2)
    }
  }
}
