extension UInt32 {
  /// From `0xAARRGGBB` multiplied by alpha to straight colours: `c * 255 / alpha`, rounded to the nearest step with
  /// halves up, at most 255. Multiplying the result again gives the same pixel.
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> UInt32 {
      Swift.min(((self >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }

  /// From straight `0xAARRGGBB` to colours multiplied by alpha: `c * alpha / 255`, rounded to the nearest step.
  var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func component(_ shift: UInt32) -> UInt32 { (((self >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
