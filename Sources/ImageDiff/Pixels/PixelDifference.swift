import Graphics

/// How two pictures differ.
public struct PixelDifference: Hashable, Sendable, Codable {
  /// What the differing pixels say, the worst of a picture's regions.
  public enum Kind: Int, Hashable, Sendable, Codable, Comparable {
    /// No pixel differs.
    case none
    /// The same edges are smoothed otherwise: as another version of a renderer, or a shift by a fraction of a pixel,
    /// would. Every colour that is there is there in both.
    case drift
    /// A colour, a shape or a place has changed.
    case change

    /// Whether a kind is milder than another.
    public static func < (kind: Kind, other: Kind) -> Bool { kind.rawValue < other.rawValue }
  }

  /// The number of pixels that differ, those included that only one of the pictures has.
  public var count: Int
  /// Where they are, from the top.
  public var regions: [DifferenceRegion]

  /// Makes a difference.
  public init(count: Int, regions: [DifferenceRegion]) {
    self.count = count
    self.regions = regions
  }

  /// What the differing pixels say.
  public var kind: Kind { regions.map(\.kind).max() ?? .none }
  /// The largest step of a colour, as it is seen, 0...1.
  public var largestStep: Double { regions.map(\.largestStep).max() ?? 0 }
}

/// Differing pixels that lie near each other.
public struct DifferenceRegion: Hashable, Sendable, Codable {
  /// The smallest rectangle around them.
  public var bounds: PixelRect
  /// Their number.
  public var count: Int
  /// What they say.
  public var kind: PixelDifference.Kind
  /// The largest step of a colour, as it is seen, 0...1, by ``PerceivedStep``.
  public var largestStep: Double

  /// Makes a region.
  public init(bounds: PixelRect, count: Int, kind: PixelDifference.Kind, largestStep: Double) {
    self.bounds = bounds
    self.count = count
    self.kind = kind
    self.largestStep = largestStep
  }
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable, Codable {
  /// The first column and row.
  public var x, y: Int
  /// The number of columns and rows.
  public var width, height: Int

  /// Makes a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns.
  var columns: Range<Int> { x..<x + width }
  /// The rows.
  var rows: Range<Int> { y..<y + height }

  /// The part of the rectangle, grown by a margin on every side, that lies inside a picture.
  func grown(by margin: Int, inside width: Int, _ height: Int) -> PixelRect {
    let (left, top) = (max(0, x - margin), max(0, y - margin))
    return PixelRect(
      x: left, y: top, width: min(width, columns.upperBound + margin) - left,
      height: min(height, rows.upperBound + margin) - top)
  }

  /// Grows to hold a pixel.
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
  /// The difference as a picture: the reference pale, what has changed in red, what has drifted in amber.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the picture as it is now.
  /// - Returns: a picture that holds both.
  public func picture(of expected: Pixmap, and actual: Pixmap) -> Pixmap {
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
  /// The pixels pale, on a white ground of another size.
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

  /// The pixel of a place; none outside.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension UInt32 {
  /// The colour's grey at a quarter of its strength, over white.
  fileprivate var paled: UInt32 {
    let ground = 255 - (self >> 24)
    // Rec. 601's luma in 256ths.
    let luma = (77 * (self >> 16 & 0xFF) + 150 * (self >> 8 & 0xFF) + 29 * (self & 0xFF)) >> 8 + ground
    let grey = 191 + Swift.min(luma, 255) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
