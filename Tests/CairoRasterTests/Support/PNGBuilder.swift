/// Writes PNG files of any kind from filtered rows, without compressing.
struct PNGBuilder {
  var width: Int
  var height: Int
  var depth: UInt8 = 8
  var colorType: UInt8 = 2
  var isInterlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []

  var samplesPerPixel: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  /// The number of bytes of each row of each pass, the filter's included.
  var rowCounts: [Int] {
    let adam7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return (isInterlaced ? adam7 : [(0, 0, 1, 1)]).flatMap { left, top, columnStep, rowStep in
      let columns = stride(from: left, to: width, by: columnStep).countByWalking
      let rows = stride(from: top, to: height, by: rowStep).countByWalking
      let count = 1 + (columns * samplesPerPixel * Int(depth) + 7) / 8
      return [Int](repeating: count, count: columns == 0 ? 0 : rows)
    }
  }

  func file(rows: [UInt8]) -> [UInt8] {
    let header = Self.long(width) + Self.long(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0]
    return Self.signature + Self.chunk("IHDR", header)
      + (palette.isEmpty ? [] : Self.chunk("PLTE", palette))
      + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency))
      + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  static func chunk(_ type: String, _ contents: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + contents
    return long(contents.count) + body + long(Int(checksum(body)))
  }

  static func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  /// zlib's format with stored blocks (RFC 1950, RFC 1951 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    let sums = bytes.reduce((a: 1, b: 0)) { (($0.a + Int($1)) % 65_521, ($0.b + $0.a + Int($1)) % 65_521) }
    return result + long(sums.b << 16 | sums.a)
  }

  /// The recommendation's CRC, bit by bit.
  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

extension Sequence {
  fileprivate var countByWalking: Int { reduce(0) { count, _ in count + 1 } }
}
