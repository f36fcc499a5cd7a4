import Graphics

/// Portable Network Graphics (W3C recommendation, third edition).
public enum PNG {
  /// The largest number of pixels that ``decode(_:scale:)`` accepts.
  public static let maximumPixelCount = Pixmap.maximumPixelCount

  /// Returns a picture as a PNG file.
  ///
  /// Premultiplied colours are divided by alpha and rounded to the nearest step, halves up. A picture of up to 256
  /// colours is written with a palette, any other as RGB, or as RGBA if it is not opaque. Equal pictures give equal
  /// bytes. Rows are not filtered: for pictures of interfaces that compresses better than any filter, and twice as
  /// fast.
  ///
  /// - Parameter pixmap: The picture; its scale is not written.
  /// - Returns: The file's bytes. Empty for a picture without pixels, which the format cannot represent.
  public static func encode(_ pixmap: Pixmap) -> [UInt8] {
    PNGEncoder(pixmap).encode()
  }

  /// Reads a PNG file of any colour type and depth, interlaced or not. Colour profiles are ignored.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - scale: The pixels per point of the returned picture.
  /// - Returns: The picture. Components of 16 bits are rounded to eight.
  /// - Throws: ``PNGError`` if the bytes are not a PNG file, are damaged or truncated, or if the picture is too large.
  public static func decode(_ bytes: [UInt8], scale: Double = 1) throws(PNGError) -> Pixmap {
    try PNGDecoder(bytes).decode(scale: scale)
  }

  /// Checks that bytes are those of a whole PNG file, by its chunks and their checksums. The pixels are not
  /// decompressed.
  ///
  /// - Throws: ``PNGError`` as ``decode(_:scale:)``, except for errors inside of the compressed pixels.
  package static func check(_ bytes: [UInt8]) throws(PNGError) { _ = try PNGChunks(bytes) }

  /// Returns a picture as decoding its file gives it.
  ///
  /// That is the picture itself unless a component is larger than alpha, which premultiplied colours never are.
  package static func stored(_ pixmap: Pixmap) -> Pixmap {
    guard !pixmap.isOpaque else { return pixmap }
    var stored = pixmap
    for index in stored.pixels.indices { stored.pixels[index] = stored.pixels[index].unpremultiplied.premultiplied }
    return stored
  }
}

/// The reason why bytes cannot be read as a PNG file.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case noSignature
  /// The bytes end before the picture is complete.
  case truncated
  /// The checksum of the chunk of this type does not match its contents.
  case damagedChunk(String)
  /// The picture needs a chunk of this type, which is not supported. Xcode writes `CgBI` into PNG files for devices.
  case unsupportedChunk(String)
  /// The chunk of this type is missing, misplaced, or has contents that the format does not allow.
  case invalidChunk(String)
  /// The picture has more than ``PNG/maximumPixelCount`` pixels.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels cannot be decompressed.
  case damagedPixels
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSignature: "not a PNG file"
    case .truncated: "the PNG file is cut short"
    case .damagedChunk(let type): "the PNG file is damaged: the checksum of its \(type) chunk is wrong"
    case .unsupportedChunk("CgBI"):
      "the PNG file is in Apple's format for devices (CgBI); convert it with `xcrun pngcrush -revert-iphone-optimizations`"
    case .unsupportedChunk(let type): "the PNG file needs its \(type) chunk, which is not supported"
    case .invalidChunk(let type): "the PNG file is invalid: its \(type) chunk is missing, misplaced or malformed"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; the limit is \(PNG.maximumPixelCount) pixels"
    case .damagedPixels: "the PNG file is damaged: its pixels cannot be decompressed"
    }
  }
}
