/// The reason why a picture cannot be painted.
public enum RasterError: Error, Hashable, Sendable {
  /// The size in points or the scale is not a positive number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// The layout gave the root of a scene no width or no height, in points.
  case noArea(scene: String, width: Double, height: Double)
  /// The picture would have more than 100,000,000 pixels, or more than 32,767 pixels on one side.
  case tooLarge(width: Double, height: Double, scale: Double)
  /// Groups are nested more than 500 levels deep.
  case nestedTooDeeply
  /// Groups that fade are nested so deeply that the layers they are painted on would have more than 100,000,000 pixels.
  case layersTooLarge
  /// The font file is missing, is not a font, or has no face with this index.
  case unreadableFont(path: String, index: Int)
  /// Cairo or FreeType failed with this status code.
  case drawingFailed(status: Int)
}

extension RasterError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      "cannot paint \(width.words) x \(height.words) points at scale \(scale.words); all three must be greater than 0"
    case .noArea(let scene, let width, let height):
      """
      '\(scene)' is \(width.words) points wide and \(height.words) high: nothing in it gives it \
      \(height > 0 ? "a width" : width > 0 ? "a height" : "a size"); give it a size, or fill it with samples, \
      as --sample does
      """
    case .tooLarge(let width, let height, let scale):
      """
      an image of \(width.words) x \(height.words) points at scale \(scale.words) is too large; the limits are \
      \(Rasterizer.maximumSide) pixels on a side and \(Rasterizer.maximumPixelCount) pixels in all
      """
    case .nestedTooDeeply:
      "views are nested too deeply to paint; the limit is \(Rasterizer.maximumDepth) groups"
    case .layersTooLarge:
      """
      translucent views are nested too deeply to paint; the limit is \(Rasterizer.maximumPixelCount) pixels for the layers \
      of all of them
      """
    case .unreadableFont(let path, let index): "cannot read face \(index) of the font file '\(path)'"
    case .drawingFailed(let status): "painting failed with status \(status) of Cairo or FreeType"
    }
  }
}

extension Double {
  /// The number, without decimals if it is whole.
  fileprivate var words: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
