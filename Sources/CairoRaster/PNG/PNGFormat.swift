/// The signature and the colour types, which reader and writer share.
enum PNGFormat {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// How a pixel is stored. Raw values are the recommendation's numbers.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var samplesPerPixel: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    func allows(depth: Int) -> Bool {
      switch self {
      case .gray: [1, 2, 4, 8, 16].contains(depth)
      case .palette: [1, 2, 4, 8].contains(depth)
      case .rgb, .grayAlpha, .rgba: depth == 8 || depth == 16
      }
    }
  }
}

extension UInt32 {
  /// The bytes, most significant first, as the format stores numbers.
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  init(bigEndianBytes bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The contents of a file's first chunk, `IHDR`.
struct PNGHeader {
  let width: Int
  let height: Int
  /// Bits per sample.
  let depth: Int
  let colorType: PNGFormat.ColorType
  let isInterlaced: Bool

  init(_ contents: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(contents)
    guard bytes.count == 13, let colorType = PNGFormat.ColorType(rawValue: bytes[9]),
      colorType.allows(depth: Int(bytes[8])), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
    else { throw .invalidChunk("IHDR") }
    width = Int(UInt32(bigEndianBytes: bytes[0..<4]))
    height = Int(UInt32(bigEndianBytes: bytes[4..<8]))
    depth = Int(bytes[8])
    self.colorType = colorType
    isInterlaced = bytes[12] == 1
    guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else { throw .invalidChunk("IHDR") }
    guard width * height <= PNG.maximumPixelCount else { throw .tooLarge(width: width, height: height) }
  }

  private var bitsPerPixel: Int { depth * colorType.samplesPerPixel }

  /// The distance in bytes from a byte to the earlier one that filters predict it from, at least 1.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The passes that store the pixels, without empty ones.
  var passes: [PNGPass] {
    let all = isInterlaced ? PNGPass.adam7 : [PNGPass.whole]
    return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
  }
}

/// A pass of an interlaced picture: the pixels in every `columnStep`th column and `rowStep`th row.
struct PNGPass {
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int

  static let whole = PNGPass(left: 0, top: 0, columnStep: 1, rowStep: 1)

  /// The recommendation's seven passes for interlaced pictures.
  static let adam7 = [
    PNGPass(left: 0, top: 0, columnStep: 8, rowStep: 8), PNGPass(left: 4, top: 0, columnStep: 8, rowStep: 8),
    PNGPass(left: 0, top: 4, columnStep: 4, rowStep: 8), PNGPass(left: 2, top: 0, columnStep: 4, rowStep: 4),
    PNGPass(left: 0, top: 2, columnStep: 2, rowStep: 4), PNGPass(left: 1, top: 0, columnStep: 2, rowStep: 2),
    PNGPass(left: 0, top: 1, columnStep: 1, rowStep: 2),
  ]

  func columns(of width: Int) -> Int { max(0, (width - left + columnStep - 1) / columnStep) }
  func rows(of height: Int) -> Int { max(0, (height - top + rowStep - 1) / rowStep) }
}

extension UInt32 {
  /// The straight colour of a premultiplied `0xAARRGGBB`.
  ///
  /// Each component is `c * 255 / alpha`, rounded to the nearest step with halves up, at most 255. Premultiplying the
  /// result gives the same pixel again.
  package var unpremultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(((self >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }

  /// The premultiplied colour of a straight `0xAARRGGBB`: each component is `c * alpha / 255`, rounded to the nearest
  /// step.
  var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func component(_ shift: UInt32) -> UInt32 { (((self >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
