import Graphics

/// The extent of a picture in pixels, checked before memory is taken for it.
struct PixelSize {
  let width: Int
  let height: Int

  /// Rounds up to whole pixels; sizes that are a whole number but for rounding errors stay what they are.
  init(of size: Size, scale: Double) throws(RasterError) {
    let width = (size.width * scale - Self.roundingError).rounded(.up)
    let height = (size.height * scale - Self.roundingError).rounded(.up)
    guard scale > 0, scale.isFinite, width >= 1, height >= 1 else {
      throw .invalidSize(width: size.width, height: size.height, scale: scale)
    }
    let side = Double(Rasterizer.maximumSide)
    guard width <= side, height <= side, width * height <= Double(Rasterizer.maximumPixelCount) else {
      throw .tooLarge(width: size.width, height: size.height, scale: scale)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// Pixels; thirds of points times three come out this close to whole numbers.
  private static let roundingError = 1e-6

  var pixelCount: Int { width * height }
}
