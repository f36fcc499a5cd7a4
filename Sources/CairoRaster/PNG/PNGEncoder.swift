import Graphics

/// Writes one PNG file.
struct PNGEncoder {
  private let pixmap: Pixmap

  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }

  func encode() -> [UInt8] {
    guard pixmap.width > 0, pixmap.height > 0 else { return [] }
    if let indexed = IndexedPixels(pixmap) { return encode(indexed) }
    let colorType: PNGFormat.ColorType = pixmap.isOpaque ? .rgb : .rgba
    return file([
      ("IHDR", header(colorType)), ("IDAT", compress(scanlines(colorType), pixelSize: colorType.samplesPerPixel)),
    ])
  }

  private func encode(_ indexed: IndexedPixels) -> [UInt8] {
    let colors = indexed.palette.map(\.unpremultiplied)
    let alphas = colors.map { UInt8($0 >> 24) }
    let transparency = alphas.prefix(1 + (alphas.lastIndex { $0 < 255 } ?? -1))
    return file([
      ("IHDR", header(.palette)), ("PLTE", colors.flatMap { $0.bigEndianBytes.dropFirst() }),
      ("tRNS", Array(transparency)), ("IDAT", compress(indexed.scanlines, pixelSize: 1)),
    ])
  }

  private func compress(_ scanlines: [UInt8], pixelSize: Int) -> [UInt8] {
    Deflate.compress(scanlines, rowSize: 1 + pixmap.width * pixelSize, pixelSize: pixelSize)
  }

  /// Returns a file of the chunks that are not empty.
  private func file(_ chunks: [(type: String, contents: [UInt8])]) -> [UInt8] {
    var file = PNGFormat.signature
    file.reserveCapacity(chunks.reduce(64) { $0 + $1.contents.count + 12 })
    for chunk in chunks where !chunk.contents.isEmpty { append(chunk.type, chunk.contents, to: &file) }
    append("IEND", [], to: &file)
    return file
  }

  private func header(_ colorType: PNGFormat.ColorType) -> [UInt8] {
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

  /// Returns the rows, each preceded by a zero byte for "no filter".
  private func scanlines(_ colorType: PNGFormat.ColorType) -> [UInt8] {
    let rowCount = 1 + pixmap.width * colorType.samplesPerPixel
    return [UInt8](unsafeUninitializedCapacity: rowCount * pixmap.height) { buffer, count in
      pixmap.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<pixmap.height {
          let line = UnsafeMutableBufferPointer(rebasing: buffer[row * rowCount..<(row + 1) * rowCount])
          let source = UnsafeBufferPointer(rebasing: pixels[row * pixmap.width..<(row + 1) * pixmap.width])
          if row > 0, pixels.hasSameRow(at: row, asAboveWithWidth: pixmap.width) {
            line.update(fromAbove: buffer, at: row)
            continue
          }
          line[0] = 0
          let target = UnsafeMutableBufferPointer(rebasing: line[1...])
          colorType == .rgb ? Self.writeOpaque(source, to: target) : Self.writeTranslucent(source, to: target)
        }
      }
      count = rowCount * pixmap.height
    }
  }

  private static func writeOpaque(_ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>) {
    let bytes = UnsafeMutableRawBufferPointer(line)
    let last = pixels.count - 1
    for column in 0..<last {
      // Red, green, blue, and a fourth byte that the next pixel replaces.
      let samples = pixels[column].byteSwapped >> 8
      bytes.storeBytes(of: samples.littleEndian, toByteOffset: column &* 3, as: UInt32.self)
    }
    line[last * 3] = UInt8(truncatingIfNeeded: pixels[last] >> 16)
    line[last * 3 + 1] = UInt8(truncatingIfNeeded: pixels[last] >> 8)
    line[last * 3 + 2] = UInt8(truncatingIfNeeded: pixels[last])
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

extension UnsafeBufferPointer<UInt32> {
  /// Returns whether a row of a picture has the same pixels as the one above it. Most rows of an interface's picture
  /// do, and to find that takes a fraction of the time of converting a row.
  package func hasSameRow(at row: Int, asAboveWithWidth width: Int) -> Bool {
    let (start, above) = (row &* width, (row &- 1) &* width)
    // Parts that are long enough for vector instructions, and short enough to end soon at a difference.
    for part in stride(from: 0, to: width, by: 64) {
      var difference: UInt32 = 0
      for column in part..<Swift.min(part + 64, width) {
        difference |= self[start &+ column] ^ self[above &+ column]
      }
      if difference != 0 { return false }
    }
    return true
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies the line above, given the whole buffer that this line is a part of.
  fileprivate func update(fromAbove lines: UnsafeMutableBufferPointer<UInt8>, at row: Int) {
    _ = update(fromContentsOf: UnsafeMutableBufferPointer(rebasing: lines[(row - 1) * count..<row * count]))
  }
}

extension Pixmap {
  /// Whether every pixel has full alpha.
  var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { $0.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000 }
  }
}

/// A picture of at most 256 colours, as indices into a palette.
struct IndexedPixels {
  /// The premultiplied colours, in the order of their first appearance.
  private(set) var palette: [UInt32] = []
  /// The rows, each preceded by a zero byte for "no filter".
  private(set) var scanlines: [UInt8]

  /// Collects the colours of a picture. Returns `nil` if there are more than 256.
  init?(_ pixmap: Pixmap) {
    let (width, height) = (pixmap.width, pixmap.height)
    var colors = ColorTable()
    // Not filled with zeros first: many pictures have more colours, which their first rows show.
    scanlines = [UInt8](unsafeUninitializedCapacity: (1 + width) * height) { scanlines, count in
      let isComplete = pixmap.pixels.withUnsafeBufferPointer { pixels in
        (0..<height).allSatisfy { row in
          let source = UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
          let line = UnsafeMutableBufferPointer(rebasing: scanlines[row * (1 + width)..<(row + 1) * (1 + width)])
          if row > 0, pixels.hasSameRow(at: row, asAboveWithWidth: width) {
            line.update(fromAbove: scanlines, at: row)
            return true
          }
          line[0] = 0
          return Self.write(source, to: UnsafeMutableBufferPointer(rebasing: line[1...]), &colors)
        }
      }
      count = isComplete ? (1 + width) * height : 0
    }
    guard !scanlines.isEmpty else { return nil }
    palette = colors.colors
  }

  private static func write(
    _ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>, _ colors: inout ColorTable
  ) -> Bool {
    guard var color = pixels.first, var index = colors.index(of: color) else { return pixels.isEmpty }
    var column = 0
    while column < pixels.count {
      if pixels[column] != color {
        color = pixels[column]
        guard let next = colors.index(of: color) else { return false }
        index = next
      }
      line[column] = index
      column &+= 1
      if column % runCount == 0 {
        column = fill(line, with: index, where: pixels, are: color, from: column)
      }
    }
    return true
  }

  /// Neighbouring pixels that are compared with a colour at once: two in each word, which are compared faster than
  /// single ones.
  private typealias PixelPairs = SIMD4<UInt64>
  private static let runCount = 2 * PixelPairs.scalarCount

  /// Fills the indices of pixels of one colour, as long as whole vectors have it. Returns the end.
  @inline(__always)
  private static func fill(
    _ line: UnsafeMutableBufferPointer<UInt8>, with index: UInt8, where pixels: UnsafeBufferPointer<UInt32>,
    are color: UInt32, from start: Int
  ) -> Int {
    let (source, target) = (UnsafeRawBufferPointer(pixels), UnsafeMutableRawBufferPointer(line))
    let colors = PixelPairs(repeating: UInt64(color) << 32 | UInt64(color))
    let indices = 0x0101_0101_0101_0101 * UInt64(index)
    var column = start
    while column &+ runCount <= pixels.count {
      let pairs = source.loadUnaligned(fromByteOffset: column &* MemoryLayout<UInt32>.size, as: PixelPairs.self)
      guard pairs == colors else { break }
      target.storeBytes(of: indices, toByteOffset: column, as: UInt64.self)
      column &+= runCount
    }
    return column
  }
}

/// Numbers up to 256 colours in the order of their appearance: a hash table with open addressing.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// The colours with their indices: a colour above 16 bits, of which the lower ones are the index and a bit that is
  /// set. 0 is an empty slot.
  private var slots = [UInt64](repeating: 0, count: 1 << Self.slotBits)

  /// The binary logarithm of the number of slots. At most a quarter of the slots are used.
  private static let slotBits: UInt32 = 10
  private static let usedBit: UInt64 = 1 << 8

  @inline(__always)
  mutating func index(of color: UInt32) -> UInt8? {
    let mask = (1 << Int(Self.slotBits)) - 1
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while slots[slot] != 0 {
      if slots[slot] >> 16 == UInt64(color) { return UInt8(truncatingIfNeeded: slots[slot]) }
      slot = (slot &+ 1) & mask
    }
    return add(color, at: slot)
  }

  private mutating func add(_ color: UInt32, at slot: Int) -> UInt8? {
    guard colors.count < 256 else { return nil }
    slots[slot] = UInt64(color) << 16 | Self.usedBit | UInt64(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
