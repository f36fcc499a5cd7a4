import Graphics

/// Portable Network Graphics, as the W3C's recommendation (third edition) has them.
public enum PNG {
  /// The most pixels that a file may unfold to.
  public static let maximumPixelCount = 100_000_000

  /// Writes a picture.
  ///
  /// Colours are divided by alpha and rounded to the nearest step, halves up. Up to 256 colours are written as a
  /// palette, more as RGB, or RGBA where some are not opaque. Equal pictures give equal bytes. Rows are left
  /// unfiltered: of interfaces, that packs better than any filter and twice as fast.
  ///
  /// - Parameter pixmap: The picture; its scale is not written.
  /// - Returns: The file's bytes; none for a picture without pixels, which the format cannot hold.
  public static func encode(_ pixmap: Pixmap) -> [UInt8] {
    PNGEncoder(pixmap).encode()
  }

  /// Reads a picture of any colour type and depth, interlaced or not; colour profiles are not applied.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - scale: Pixels per point of the picture that is returned.
  /// - Returns: The picture, 16-bit components rounded to eight.
  /// - Throws: `PNGError` where the bytes are no PNG, damaged, cut short, or too large.
  public static func decode(_ bytes: [UInt8], scale: Double = 1) throws(PNGError) -> Pixmap {
    try PNGDecoder(bytes).decode(scale: scale)
  }
}

/// Why bytes could not be read as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start as a PNG does.
  case noSignature
  /// The bytes end before the picture does.
  case truncated
  /// A chunk's checksum does not fit its contents.
  case damagedChunk(String)
  /// A chunk that must be understood is not: `CgBI` is a PNG that Xcode rewrote for devices.
  case unsupportedChunk(String)
  /// A chunk is missing, out of place, or has contents that the format does not allow.
  case invalidChunk(String)
  /// The picture has more pixels than `PNG.maximumPixelCount`.
  case tooLarge(width: Int, height: Int)
  /// The compressed pixels cannot be unpacked.
  case damagedPixels
}
