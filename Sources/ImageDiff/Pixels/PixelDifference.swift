import Graphics

/// The difference between two images.
public struct PixelDifference: Hashable, Sendable, Codable {
  /// The kind of a difference, from the mildest to the most serious.
  public enum Kind: Int, Hashable, Sendable, Codable, Comparable {
    /// No pixel differs.
    case none
    /// The same edges have different antialiasing, as from another version of the renderer or a shift by a fraction of
    /// a pixel. Both images have the same colours.
    case drift
    /// A colour, a shape or a position has changed.
    case change

    public static func < (kind: Kind, other: Kind) -> Bool { kind.rawValue < other.rawValue }
  }

  /// The number of differing pixels, including those that only one of the images has.
  public var count: Int
  /// The regions of differing pixels, from top to bottom.
  public var regions: [DifferenceRegion]

  package init(count: Int, regions: [DifferenceRegion]) {
    self.count = count
    self.regions = regions
  }

  /// The most serious kind of the regions.
  public var kind: Kind { regions.map(\.kind).max() ?? .none }
  /// The largest perceived difference of a pixel's colours, from 0 for none to 1 for black and white.
  public var largestStep: Double { regions.map(\.largestStep).max() ?? 0 }
}

/// A group of differing pixels that are near each other.
public struct DifferenceRegion: Hashable, Sendable, Codable {
  /// The bounding box of the pixels.
  package var bounds: PixelRect
  /// The number of differing pixels.
  public var count: Int
  public var kind: PixelDifference.Kind
  /// The largest perceived difference of a pixel's colours, from 0 for none to 1 for black and white.
  public var largestStep: Double

  package init(bounds: PixelRect, count: Int, kind: PixelDifference.Kind, largestStep: Double) {
    self.bounds = bounds
    self.count = count
    self.kind = kind
    self.largestStep = largestStep
  }
}

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable, Codable {
  /// The first column and row.
  package var x, y: Int
  /// The number of columns and rows.
  package var width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var columns: Range<Int> { x..<x + width }
  package var rows: Range<Int> { y..<y + height }

  /// Returns the rectangle enlarged by a margin on every side, limited to an image of the given size.
  func grown(by margin: Int, inside width: Int, _ height: Int) -> PixelRect {
    let (left, top) = (max(0, x - margin), max(0, y - margin))
    return PixelRect(
      x: left, y: top, width: min(width, columns.upperBound + margin) - left,
      height: min(height, rows.upperBound + margin) - top)
  }

  /// Enlarges the rectangle to contain a pixel.
  mutating func include(x column: Int, y row: Int) {
    guard width > 0 else {
      self = PixelRect(x: column, y: row, width: 1, height: 1)
      return
    }
    let (right, bottom) = (max(columns.upperBound, column + 1), max(rows.upperBound, row + 1))
    (x, y) = (min(x, column), min(y, row))
    (width, height) = (right - x, bottom - y)
  }
}

extension PixelDifference {
  /// Draws the difference: changed pixels in red and drift in amber over a pale reference.
  ///
  /// - Parameters:
  ///   - expected: The reference image.
  ///   - actual: The current image.
  /// - Returns: An image as large as both.
  package func picture(of expected: Pixmap, and actual: Pixmap) -> Pixmap {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var picture = Pixmap(
      width: width, height: height, scale: expected.scale, pixels: expected.paledPixels(width: width, height: height))
    for region in regions {
      let ink: UInt32 = region.kind == .drift ? 0xFFE0_9000 : 0xFFE0_0020
      for y in region.bounds.rows {
        for x in region.bounds.columns where expected.pixel(x, y) != actual.pixel(x, y) {
          picture.pixels[y * width + x] = ink
        }
      }
    }
    return picture
  }
}

extension Pixmap {
  /// Returns the pixels in pale grey on a white ground of another size.
  fileprivate func paledPixels(width groundWidth: Int, height groundHeight: Int) -> [UInt32] {
    Array(unsafeUninitializedCapacity: groundWidth * groundHeight) { buffer, count in
      buffer.initialize(repeating: 0xFFFF_FFFF)
      count = buffer.count
      let source = pixels.span
      // Most of an interface is white.
      let paledWhite = UInt32.max.paled
      for y in 0..<height {
        for x in 0..<width {
          let pixel = source[unchecked: y * width + x]
          buffer[y * groundWidth + x] = pixel == .max ? paledWhite : pixel.paled
        }
      }
    }
  }

  /// Returns the pixel at a position, or `nil` outside the image.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension UInt32 {
  /// The colour as grey over white, at a quarter of its strength.
  fileprivate var paled: UInt32 {
    let ground = 255 - (self >> 24)
    // Rec. 601's luma in 256ths.
    let luma = (77 * (self >> 16 & 0xFF) + 150 * (self >> 8 & 0xFF) + 29 * (self & 0xFF)) >> 8 + ground
    let grey = 191 + Swift.min(luma, 255) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
