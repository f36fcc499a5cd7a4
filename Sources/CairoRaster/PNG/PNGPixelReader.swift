/// Converts rows of samples to premultiplied pixels.
struct PNGPixelReader {
  private let colorType: PNGFormat.ColorType
  private let depth: Int
  /// The premultiplied colours of all 256 indices; opaque black for those without an entry in the file.
  private let palette: [UInt32]
  /// The samples of the one colour that the file declares transparent, or `nil`.
  private let transparentColor: [UInt16]?

  init(_ chunks: PNGChunks) throws(PNGError) {
    colorType = chunks.header.colorType
    depth = chunks.header.depth
    palette = colorType == .palette ? Self.palette(chunks) : []
    transparentColor = try Self.transparentColor(chunks)
  }

  private static func palette(_ chunks: PNGChunks) -> [UInt32] {
    (0..<256).map { index in
      guard index * 3 + 2 < chunks.palette.count else { return 0xFF00_0000 }
      let color = UInt32(bigEndianBytes: chunks.palette[index * 3...index * 3 + 2])
      let alpha = index < chunks.transparency.count ? chunks.transparency[index] : 255
      return (UInt32(alpha) << 24 | color).premultiplied
    }
  }

  private static func transparentColor(_ chunks: PNGChunks) throws(PNGError) -> [UInt16]? {
    let type = chunks.header.colorType
    guard type == .gray || type == .rgb, !chunks.transparency.isEmpty else { return nil }
    guard chunks.transparency.count == 2 * type.samplesPerPixel else { throw .invalidChunk("tRNS") }
    return (0..<type.samplesPerPixel).map {
      UInt16(chunks.transparency[$0 * 2]) << 8 | UInt16(chunks.transparency[$0 * 2 + 1])
    }
  }

  /// Converts a row.
  ///
  /// - Parameters:
  ///   - row: The row's bytes without the filter byte.
  ///   - count: The number of pixels in the row.
  ///   - target: The memory to write the pixels to.
  ///   - step: The distance in `target` from one pixel to the next.
  func read(
    _ row: UnsafeBufferPointer<UInt8>, count: Int, to target: UnsafeMutableBufferPointer<UInt32>, step: Int
  ) {
    if depth == 8, colorType == .palette {
      // The palette has an entry for each of the 256 values of a byte.
      let colors = palette.span
      for index in 0..<count { target[index &* step] = colors[unchecked: Int(row[index])] }
    } else if depth == 8, transparentColor == nil, colorType == .rgb {
      for index in 0..<count { target[index &* step] = Self.opaque(row, at: index &* 3) }
    } else if depth == 8, colorType == .rgba {
      for index in 0..<count {
        let color = Self.opaque(row, at: index &* 4)
        target[index &* step] = (color & 0xFF_FFFF | UInt32(row[index &* 4 &+ 3]) << 24).premultiplied
      }
    } else {
      for index in 0..<count { target[index * step] = pixel(in: row, at: index) }
    }
  }

  private static func opaque(_ row: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
    0xFF00_0000 | UInt32(row[start]) << 16 | UInt32(row[start &+ 1]) << 8 | UInt32(row[start &+ 2])
  }

  private func pixel(in row: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
    let first = index * colorType.samplesPerPixel
    func sample(_ offset: Int) -> UInt16 { self.sample(in: row, at: first + offset) }
    func color(_ red: UInt16, _ green: UInt16, _ blue: UInt16, alpha: UInt16?) -> UInt32 {
      let opaque = eightBits(red) << 16 | eightBits(green) << 8 | eightBits(blue)
      return (alpha.map(eightBits) ?? 255) << 24 | opaque
    }
    switch colorType {
    case .palette: return palette[Int(sample(0))]
    case .gray:
      if transparentColor == [sample(0)] { return 0 }
      return color(sample(0), sample(0), sample(0), alpha: nil)
    case .rgb:
      if transparentColor == [sample(0), sample(1), sample(2)] { return 0 }
      return color(sample(0), sample(1), sample(2), alpha: nil)
    case .grayAlpha: return color(sample(0), sample(0), sample(0), alpha: sample(1)).premultiplied
    case .rgba: return color(sample(0), sample(1), sample(2), alpha: sample(3)).premultiplied
    }
  }

  private func sample(in row: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16 {
    switch depth {
    case 16: return UInt16(row[index * 2]) << 8 | UInt16(row[index * 2 + 1])
    case 8: return UInt16(row[index])
    default:
      let bit = index * depth
      return UInt16(row[bit / 8] >> (8 - depth - bit % 8)) & (1 << depth - 1)
    }
  }

  /// Scales a sample to 0...255, rounded to the nearest step.
  private func eightBits(_ sample: UInt16) -> UInt32 {
    let maximum = UInt32(1) << UInt32(depth) - 1
    return (UInt32(sample) * 255 + maximum / 2) / maximum
  }
}

/// How a row's bytes are predicted from their neighbours. Raw values are the recommendation's numbers.
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4

  /// Restores a row in place.
  ///
  /// - Parameters:
  ///   - row: The row's bytes.
  ///   - above: The restored row above, or `nil` for the first row.
  ///   - distance: The number of bytes from one pixel to the next.
  func undo(
    on row: UnsafeMutableBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>?, distance: Int
  ) {
    switch self {
    case .none: return
    case .sub:
      restore(row, distance) { left, _ in left }
    case .up:
      restore(row, distance) { _, index in above?[index] ?? 0 }
    case .average:
      restore(row, distance) { left, index in UInt8((UInt16(left) + UInt16(above?[index] ?? 0)) / 2) }
    case .paeth:
      restore(row, distance) { left, index in
        let upperLeft = index >= distance ? above?[index - distance] ?? 0 : 0
        return Self.paeth(left, above?[index] ?? 0, upperLeft)
      }
    }
  }

  /// Adds a prediction to each byte.
  ///
  /// - Parameter predict: Receives the byte of the pixel to the left, and the byte's index in the row.
  private func restore(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ distance: Int, _ predict: (UInt8, Int) -> UInt8
  ) {
    for index in 0..<row.count {
      row[index] &+= predict(index >= distance ? row[index - distance] : 0, index)
    }
  }

  /// Returns the neighbour nearest to left + above - upper left (Paeth's predictor).
  private static func paeth(_ left: UInt8, _ above: UInt8, _ upperLeft: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(upperLeft)
    let (toLeft, toAbove) = (abs(estimate - Int(left)), abs(estimate - Int(above)))
    let toUpperLeft = abs(estimate - Int(upperLeft))
    if toLeft <= toAbove, toLeft <= toUpperLeft { return left }
    return toAbove <= toUpperLeft ? above : upperLeft
  }
}
