/// A file taken apart, its checksums verified.
struct PNGChunks {
  let header: PNGHeader
  /// Red, green, blue of each entry.
  let palette: [UInt8]
  /// What the `tRNS` chunk says, empty where there is none.
  let transparency: [UInt8]
  /// The compressed pixels.
  let data: [UInt8]

  init(_ bytes: [UInt8]) throws(PNGError) {
    guard bytes.starts(with: PNGFormat.signature) else {
      throw PNGFormat.signature.starts(with: bytes) ? .truncated : .noSignature
    }
    var rest = bytes[PNGFormat.signature.count...]
    let first = try Self.takeChunk(from: &rest)
    guard first.type == "IHDR" else {
      throw first.type == "CgBI" ? .unsupportedChunk(first.type) : .invalidChunk("IHDR")
    }
    header = try PNGHeader(first.contents)
    (palette, transparency, data) = try Self.takeContents(from: &rest)
    guard header.colorType != .palette || !palette.isEmpty, palette.count <= 768, palette.count % 3 == 0 else {
      throw .invalidChunk("PLTE")
    }
  }

  private static func takeContents(
    from rest: inout ArraySlice<UInt8>
  ) throws(PNGError) -> (palette: [UInt8], transparency: [UInt8], data: [UInt8]) {
    var (palette, transparency, data): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    while true {
      let chunk = try takeChunk(from: &rest)
      switch chunk.type {
      case "PLTE": palette = Array(chunk.contents)
      case "tRNS": transparency = Array(chunk.contents)
      case "IDAT": data += chunk.contents
      case "IEND": return (palette, transparency, data)
      default: if chunk.isCritical { throw .unsupportedChunk(chunk.type) }
      }
    }
  }

  private struct Chunk {
    let type: String
    let contents: ArraySlice<UInt8>

    /// A capital first letter says that the picture cannot be read without the chunk.
    var isCritical: Bool { type.first?.isUppercase ?? true }
  }

  private static func takeChunk(from rest: inout ArraySlice<UInt8>) throws(PNGError) -> Chunk {
    guard rest.count >= 12 else { throw .truncated }
    let count = Int(UInt32(bigEndianBytes: rest.prefix(4)))
    rest = rest.dropFirst(4)
    guard count <= rest.count - 8 else { throw .truncated }
    let body = rest.prefix(4 + count)
    let type = String(decoding: body.prefix(4), as: UTF8.self)
    rest = rest.dropFirst(4 + count)
    guard UInt32(bigEndianBytes: rest.prefix(4)) == Deflate.checksum(body) else { throw .damagedChunk(type) }
    rest = rest.dropFirst(4)
    return Chunk(type: type, contents: body.dropFirst(4))
  }
}
