extension SnapshotResult {
  /// A picture of where the pixels differ, as a PNG file's bytes: red where something has changed, amber where edges
  /// are smoothed otherwise.
  ///
  /// - Parameters:
  ///   - expected: the reference.
  ///   - actual: the picture as it is now.
  /// - Returns: none where the pixels were not compared.
  public func differencePicture(from expected: SnapshotFiles, to actual: SnapshotFiles) -> [UInt8]? {
    let scale = Double(self.scale)
    guard let pixels, let before = try? PNG.decode(expected.png, scale: scale),
      let now = try? PNG.decode(actual.png, scale: scale)
    else { return nil }
    return PNG.encode(pixels.picture(of: before, and: now))
  }
}
