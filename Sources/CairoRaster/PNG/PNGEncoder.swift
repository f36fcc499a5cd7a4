import Graphics

/// Writes one picture.
struct PNGEncoder {
  private let pixmap: Pixmap
  private let colorType: PNGFormat.ColorType

  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    colorType = pixmap.isOpaque ? .rgb : .rgba
  }

  func encode() -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { return [] }
    let data = Deflate.compress(scanlines())
    var file = PNGFormat.signature
    file.reserveCapacity(data.count + 64)
    append("IHDR", header, to: &file)
    append("IDAT", data, to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private var header: [UInt8] {
    let size = UInt32(pixmap.width).bigEndianBytes + UInt32(pixmap.height).bigEndianBytes
    let (depth, deflate, filters, interlace): (UInt8, UInt8, UInt8, UInt8) = (8, 0, 0, 0)
    return size + [depth, colorType.rawValue, deflate, filters, interlace]
  }

  private func append(_ type: String, _ contents: [UInt8], to file: inout [UInt8]) {
    file += UInt32(contents.count).bigEndianBytes
    let start = file.count
    file += type.utf8
    file += contents
    file += Deflate.checksum(file[start...]).bigEndianBytes
  }

  /// The rows, each after a zero that says that it is not filtered.
  private func scanlines() -> [UInt8] {
    let rowCount = 1 + pixmap.width * colorType.samplesPerPixel
    return [UInt8](unsafeUninitializedCapacity: rowCount * pixmap.height) { buffer, count in
      pixmap.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<pixmap.height {
          let line = UnsafeMutableBufferPointer(rebasing: buffer[row * rowCount..<(row + 1) * rowCount])
          let source = UnsafeBufferPointer(rebasing: pixels[row * pixmap.width..<(row + 1) * pixmap.width])
          line[0] = 0
          write(source, to: UnsafeMutableBufferPointer(rebasing: line[1...]))
        }
      }
      count = rowCount * pixmap.height
    }
  }

  private func write(_ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>) {
    if colorType == .rgb {
      Self.writeOpaque(pixels, to: line)
    } else {
      Self.writeTranslucent(pixels, to: line)
    }
  }

  private static func writeOpaque(_ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>) {
    for column in 0..<pixels.count {
      let pixel = pixels[column]
      line[column &* 3] = UInt8(truncatingIfNeeded: pixel >> 16)
      line[column &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      line[column &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel)
    }
  }

  private static func writeTranslucent(
    _ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>
  ) {
    for column in 0..<pixels.count {
      let pixel = pixels[column].unpremultiplied
      line[column &* 4] = UInt8(truncatingIfNeeded: pixel >> 16)
      line[column &* 4 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      line[column &* 4 &+ 2] = UInt8(truncatingIfNeeded: pixel)
      line[column &* 4 &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
    }
  }
}

extension Pixmap {
  /// Whether nothing shines through.
  fileprivate var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { $0.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000 }
  }
}
