import Graphics

extension PixelDifference {
  /// The difference as a picture: the reference pale, what has changed in red, what has drifted in amber.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the picture as it is now.
  /// - Returns: a picture that holds both.
  public func picture(of expected: Pixmap, and actual: Pixmap) -> Pixmap {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var picture = Pixmap(
      width: width, height: height, scale: expected.scale,
      pixels: [UInt32](repeating: 0xFFFF_FFFF, count: width * height))
    for y in 0..<expected.height {
      for x in 0..<expected.width { picture.pixels[y * width + x] = expected.pixels[y * expected.width + x].paled }
    }
    for region in regions {
      let ink: UInt32 = region.kind == .drift ? 0xFFE0_9000 : 0xFFE0_0020
      for y in region.bounds.rows {
        for x in region.bounds.columns where expected.pixel(x, y) != actual.pixel(x, y) {
          picture.pixels[y * width + x] = ink
        }
      }
    }
    return picture
  }
}

extension Pixmap {
  /// The pixel of a place; none outside.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? pixels[y * width + x] : nil
  }
}

extension UInt32 {
  /// The colour's grey at a quarter of its strength, over white.
  fileprivate var paled: UInt32 {
    let ground = 255 - (self >> 24)
    // Rec. 601's luma in 256ths.
    let luma = (77 * (self >> 16 & 0xFF) + 150 * (self >> 8 & 0xFF) + 29 * (self & 0xFF)) >> 8 + ground
    let grey = 191 + Swift.min(luma, 255) / 4
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}
