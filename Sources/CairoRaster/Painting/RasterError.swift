/// Why a display list could not be painted.
public enum RasterError: Error, Hashable, Sendable {
  /// The size in points or the scale is not a positive number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// The picture would have more pixels than `Rasterizer.maximumPixelCount` or a side over `Rasterizer.maximumSide`.
  case tooLarge(width: Double, height: Double, scale: Double)
  /// Groups stand within each other deeper than `Rasterizer.maximumDepth`.
  case nestedTooDeeply
  /// A font file is missing, is no font, or lacks the face.
  case unreadableFont(path: String, index: Int)
  /// The drawing library gave up, with its status code.
  case drawingFailed(status: Int)
}
