extension [UInt8] {
  /// The PNG file with an animation's chunk `acTL` after its header: one frame, shown for ever (PNG, third edition,
  /// 11.3.2.1).
  public var asAnimatedPNG: [UInt8] {
    let contents: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 0]
    let checksum: [UInt8] = [0xB4, 0x2D, 0xE9, 0xA0]
    // The signature and the header have 8 and 25 bytes.
    let chunk: [UInt8] = [0, 0, 0, 8] + Array("acTL".utf8) + contents + checksum
    return Array(self[..<33]) + chunk + Array(self[33...])
  }
}
