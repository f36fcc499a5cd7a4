import Graphics

/// Reads one PNG file.
struct PNGDecoder {
  private let chunks: PNGChunks
  private var header: PNGHeader { chunks.header }

  init(_ bytes: [UInt8]) throws(PNGError) {
    chunks = try PNGChunks(bytes)
  }

  func decode(scale: Double) throws(PNGError) -> Pixmap {
    let passes = header.passes
    let count = passes.reduce(0) { $0 + byteCount(of: $1) }
    guard var bytes = Deflate.decompress(chunks.data, count: count) else { throw .damagedPixels }
    let reader = try PNGPixelReader(chunks)
    let pixels = try bytes.withUnsafeMutableBufferPointer { (bytes) throws(PNGError) in
      var start = 0
      let parts = passes.map { pass in
        defer { start += byteCount(of: pass) }
        return UnsafeMutableBufferPointer(rebasing: bytes[start..<start + byteCount(of: pass)])
      }
      for (pass, rows) in zip(passes, parts) { try unfilter(rows, of: pass) }
      // Not filled with zeros first: the passes together have every pixel.
      return [UInt32](unsafeUninitializedCapacity: header.width * header.height) { pixels, count in
        for (pass, rows) in zip(passes, parts) { place(UnsafeBufferPointer(rows), of: pass, by: reader, in: pixels) }
        count = header.width * header.height
      }
    }
    return Pixmap(width: header.width, height: header.height, scale: scale, pixels: pixels)
  }

  private func byteCount(of pass: PNGPass) -> Int { lineCount(of: pass) * pass.rows(of: header.height) }

  /// Returns the number of bytes in a row of a pass, including the one that names its filter.
  private func lineCount(of pass: PNGPass) -> Int {
    1 + header.bytesPerRow(width: pass.columns(of: header.width))
  }

  private func unfilter(_ bytes: UnsafeMutableBufferPointer<UInt8>, of pass: PNGPass) throws(PNGError) {
    let lineCount = lineCount(of: pass)
    var previous: UnsafeMutableBufferPointer<UInt8>?
    for row in 0..<pass.rows(of: header.height) {
      let line = bytes[row * lineCount..<(row + 1) * lineCount]
      guard let filter = PNGFilter(rawValue: line[line.startIndex]) else { throw .damagedPixels }
      let samples = UnsafeMutableBufferPointer(rebasing: line.dropFirst())
      filter.undo(on: samples, above: previous.map { UnsafeBufferPointer($0) }, distance: header.bytesPerPixel)
      previous = samples
    }
  }

  private func place(
    _ bytes: UnsafeBufferPointer<UInt8>, of pass: PNGPass, by reader: PNGPixelReader,
    in pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let (columns, lineCount) = (pass.columns(of: header.width), lineCount(of: pass))
    let raw = UnsafeRawBufferPointer(bytes)
    var above: UnsafeMutableBufferPointer<UInt32>?
    for row in 0..<pass.rows(of: header.height) {
      let first = row * lineCount + 1
      let start = (pass.top + row * pass.rowStep) * header.width + pass.left
      let target = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + (columns - 1) * pass.columnStep + 1])
      // Most rows of an interface's picture are the same as the one above.
      if pass.columnStep == 1, let above,
        raw.sameCount(at: first, distance: lineCount, limit: lineCount - 1) == lineCount - 1
      {
        _ = target.update(fromContentsOf: above)
      } else {
        let samples = UnsafeBufferPointer(rebasing: bytes[first..<first + lineCount - 1])
        reader.read(samples, count: columns, to: target, step: pass.columnStep)
      }
      above = target
    }
  }
}

/// The chunks of a file that matter for its pixels, with their checksums verified.
struct PNGChunks {
  let header: PNGHeader
  /// The red, green and blue of each entry.
  let palette: [UInt8]
  /// The contents of the `tRNS` chunk, empty if there is none.
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

    /// Whether the chunk is needed to read the picture. The type of such a chunk starts with an upper-case letter.
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
