/// What a PNG file has besides the picture that ``PNG/decode(_:scale:)`` reads, so that a viewer may show another one.
package enum PNGAmbiguity: Hashable, Sendable {
  /// A chunk with other pictures, other colours or an orientation.
  case chunk(String)
  /// A chunk that is needed for the pixels, and is there twice or out of order: decoders differ in which one they use.
  case order(String)
  /// Bytes after the picture's end, such as those of another picture.
  case bytesAfterEnd
}

extension PNGAmbiguity: CustomStringConvertible {
  /// What the file has and what that means, to follow "a file with".
  package var description: String { part + ", by which viewers may show another picture than the one compared" }

  private var part: String {
    switch self {
    case .chunk(let type): "a chunk '\(type)'"
    case .order(let type): "a chunk '\(type)' that is there twice or out of order"
    case .bytesAfterEnd: "bytes after its end"
    }
  }
}

extension PNG {
  /// Returns the first thing in a file by which viewers may show another picture than the one decoded.
  ///
  /// Only the lengths and types of chunks are read, not their contents or checksums, so that it costs next to nothing
  /// beside decoding. Chunks that say something about the picture without changing it, such as texts and times, which
  /// optimisers add, are none.
  ///
  /// - Returns: `nil` if there is none, or if the file is cut off or no PNG file before one is found.
  package static func ambiguity(in bytes: [UInt8]) -> PNGAmbiguity? {
    guard bytes.starts(with: PNGFormat.signature) else { return nil }
    var order = ChunkOrder()
    var start = PNGFormat.signature.count
    while bytes.count - start >= 12 {
      let type = bytes[start + 4..<start + 8]
      if let ambiguity = order.ambiguity(ofNext: UInt32(bigEndianBytes: type)) { return ambiguity }
      start += 12 + Int(UInt32(bigEndianBytes: bytes[start..<start + 4]))
      if type.elementsEqual("IEND".utf8) { return start < bytes.count ? .bytesAfterEnd : nil }
    }
    return nil
  }
}

/// The order of chunks in a file, as far as it was read.
private struct ChunkOrder {
  /// The place of the latest chunk of ``pixelChunks``.
  private var latest = -1
  private var previous: UInt32 = 0

  /// Chunks of the PNG specification (W3C recommendation, third edition, 11.3) by which a viewer shows other pictures
  /// (animation), other colours, or the picture turned (Exif), and Apple's `iDOT`, which lets its decoder begin in the
  /// middle of the pixels.
  private static let viewerChunks = codes(of: [
    "acTL", "fcTL", "fdAT", "cHRM", "cICP", "cLLI", "eXIf", "gAMA", "iCCP", "iDOT", "mDCV",
  ])

  /// The chunks that the pixels are read from, in the order that the specification prescribes (5.6). Only `IDAT` may be
  /// there more than once, without others in between.
  private static let pixelChunks = codes(of: ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
  private static let data = UInt32(bigEndianBytes: "IDAT".utf8)

  private static func codes(of names: [String]) -> [UInt32] { names.map { UInt32(bigEndianBytes: $0.utf8) } }

  mutating func ambiguity(ofNext type: UInt32) -> PNGAmbiguity? {
    defer { previous = type }
    if Self.viewerChunks.contains(type) { return .chunk(Self.name(of: type)) }
    guard let place = Self.pixelChunks.firstIndex(of: type) else { return nil }
    guard place > latest || type == Self.data && previous == type else { return .order(Self.name(of: type)) }
    latest = place
    return nil
  }

  private static func name(of type: UInt32) -> String { String(decoding: type.bigEndianBytes, as: UTF8.self) }
}
