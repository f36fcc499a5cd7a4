/// What a PNG file says about its picture without being decoded.
package struct PNGOutline: Equatable {
  /// The size in pixels.
  package var width, height: Int
  /// A hash of the checksums that the file has of its parts: another picture has another one.
  package var digest: UInt64

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks' heads (PNG, third edition, 5.3); none where the bytes are not a PNG file.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    // The header is the first chunk: length and name, 4 bytes each, then width and height.
    guard let width = bytes.bigEndian(at: 16), let height = bytes.bigEndian(at: 20), width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
    digest = Self.digest(ofChunksIn: bytes)
  }

  private static func digest(ofChunksIn bytes: [UInt8]) -> UInt64 {
    var hash = Fingerprint()
    var place = signature.count
    while let length = bytes.bigEndian(at: place), let checksum = bytes.bigEndian(at: place + 8 + length) {
      hash.combine(UInt64(length) << 32 | UInt64(checksum))
      place += 12 + length
    }
    return hash.value
  }
}

extension [UInt8] {
  /// Four bytes as a number; none beyond the end.
  fileprivate func bigEndian(at place: Int) -> Int? {
    guard place + 4 <= count else { return nil }
    return self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
