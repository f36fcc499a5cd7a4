/// A picture in memory.
public struct Pixmap: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Pixels per point: 1, 2 or 3.
  public let scale: Double
  /// Row after row from the top, `0xAARRGGBB`, the colours multiplied by alpha.
  public var pixels: [UInt32]

  /// Makes a picture from `width * height` pixels.
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
