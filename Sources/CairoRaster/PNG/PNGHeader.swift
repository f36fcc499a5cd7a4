/// The first chunk of a file.
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

  /// The distance at which filters look back.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The reduced pictures in which the pixels are stored, empty ones left out.
  var passes: [PNGPass] {
    let all = isInterlaced ? PNGPass.adam7 : [PNGPass.whole]
    return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
  }
}

/// A reduced picture: every so many columns and rows of the whole.
struct PNGPass {
  let left: Int
  let top: Int
  let columnStep: Int
  let rowStep: Int

  static let whole = PNGPass(left: 0, top: 0, columnStep: 1, rowStep: 1)

  /// The recommendation's seven passes.
  static let adam7 = [
    PNGPass(left: 0, top: 0, columnStep: 8, rowStep: 8), PNGPass(left: 4, top: 0, columnStep: 8, rowStep: 8),
    PNGPass(left: 0, top: 4, columnStep: 4, rowStep: 8), PNGPass(left: 2, top: 0, columnStep: 4, rowStep: 4),
    PNGPass(left: 0, top: 2, columnStep: 2, rowStep: 4), PNGPass(left: 1, top: 0, columnStep: 2, rowStep: 2),
    PNGPass(left: 0, top: 1, columnStep: 1, rowStep: 2),
  ]

  func columns(of width: Int) -> Int { max(0, (width - left + columnStep - 1) / columnStep) }
  func rows(of height: Int) -> Int { max(0, (height - top + rowStep - 1) / rowStep) }
}
