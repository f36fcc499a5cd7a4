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
