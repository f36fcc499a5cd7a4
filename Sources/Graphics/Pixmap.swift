/// A bitmap image in memory.
public struct Pixmap: Hashable, Sendable {
  /// The largest number of pixels that are painted, read or compared.
  package static let maximumPixelCount = 100_000_000

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The number of pixels per point: 1, 2 or 3.
  public let scale: Double
  /// The pixels row by row from the top, each `0xAARRGGBB` with premultiplied alpha.
  public var pixels: [UInt32]
  /// A digest of the drawing that was painted, the same in all sizes, or `nil` for other images.
  package var drawing: UInt64?

  /// Makes an image from `width * height` pixels.
  public init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a pixmap needs width * height pixels")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The size in points.
  public var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}
