import Graphics

/// Reads one picture.
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
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    var start = 0
    for pass in passes {
      let end = start + byteCount(of: pass)
      try bytes.withUnsafeMutableBufferPointer { (buffer) throws(PNGError) in
        let rows = UnsafeMutableBufferPointer(rebasing: buffer[start..<end])
        try unfilter(rows, of: pass)
        place(rows, of: pass, by: reader, in: &pixels)
      }
      start = end
    }
    return Pixmap(width: header.width, height: header.height, scale: scale, pixels: pixels)
  }

  private func byteCount(of pass: PNGPass) -> Int { lineCount(of: pass) * pass.rows(of: header.height) }

  /// Bytes of a row with the one that names its filter.
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
    _ bytes: UnsafeMutableBufferPointer<UInt8>, of pass: PNGPass, by reader: PNGPixelReader,
    in pixels: inout [UInt32]
  ) {
    let (columns, lineCount) = (pass.columns(of: header.width), lineCount(of: pass))
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<pass.rows(of: header.height) {
        let samples = UnsafeBufferPointer(rebasing: bytes[row * lineCount + 1..<(row + 1) * lineCount])
        let start = (pass.top + row * pass.rowStep) * header.width + pass.left
        let target = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + (columns - 1) * pass.columnStep + 1])
        reader.read(samples, count: columns, to: target, step: pass.columnStep)
      }
    }
  }
}
