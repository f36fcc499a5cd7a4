import Graphics

/// A picture of few colours as numbers of a palette.
struct IndexedPixels {
  /// The colours as they are in the picture, in the order in which they first appear.
  private(set) var palette: [UInt32] = []
  /// The rows, each after a zero that says that it is not filtered.
  private(set) var scanlines: [UInt8]

  /// Finds the colours; none where they are more than 256.
  init?(_ pixmap: Pixmap) {
    let (width, height) = (pixmap.width, pixmap.height)
    scanlines = [UInt8](repeating: 0, count: (1 + width) * height)
    var colors = ColorTable()
    let isComplete = scanlines.withUnsafeMutableBufferPointer { scanlines in
      pixmap.pixels.withUnsafeBufferPointer { pixels in
        (0..<height).allSatisfy { row in
          let source = UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width])
          let start = row * (1 + width) + 1
          let target = UnsafeMutableBufferPointer(rebasing: scanlines[start..<start + width])
          return Self.write(source, to: target, &colors)
        }
      }
    }
    guard isComplete else { return nil }
    palette = colors.colors
  }

  private static func write(
    _ pixels: UnsafeBufferPointer<UInt32>, to line: UnsafeMutableBufferPointer<UInt8>, _ colors: inout ColorTable
  ) -> Bool {
    guard var color = pixels.first, var index = colors.index(of: color) else { return pixels.isEmpty }
    for column in 0..<pixels.count {
      if pixels[column] != color {
        color = pixels[column]
        guard let next = colors.index(of: color) else { return false }
        index = next
      }
      line[column] = index
    }
    return true
  }
}

/// Numbers colours as they come, up to 256: a hash table with open addressing.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  /// Numbers of colours, -1 where there is none.
  private var slots = [Int16](repeating: -1, count: 1 << Self.slotBits)

  /// A quarter full at most.
  private static let slotBits: UInt32 = 10

  mutating func index(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while slots[slot] >= 0 {
      if colors[Int(slots[slot])] == color { return UInt8(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    guard colors.count < 256 else { return nil }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
