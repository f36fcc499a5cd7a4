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
      width: width, height: height, scale: expected.scale, pixels: expected.paledPixels(width: width, height: height))
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
  /// The pixels pale, on a white ground of another size.
  fileprivate func paledPixels(width groundWidth: Int, height groundHeight: Int) -> [UInt32] {
    Array(unsafeUninitializedCapacity: groundWidth * groundHeight) { buffer, count in
      buffer.initialize(repeating: 0xFFFF_FFFF)
      count = buffer.count
      let source = pixels.span
      // Most of an interface is white.
      let paledWhite = UInt32.max.paled
      for y in 0..<height {
        for x in 0..<width {
          let pixel = source[unchecked: y * width + x]
          buffer[y * groundWidth + x] = pixel == .max ? paledWhite : pixel.paled
        }
      }
    }
  }

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
