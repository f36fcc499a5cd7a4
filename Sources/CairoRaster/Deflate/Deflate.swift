internal import CDeflate

/// Compression in zlib's format (RFC 1950), and the checksum of PNG chunks.
package enum Deflate {
  /// Compresses the rows of a picture.
  ///
  /// - Parameters:
  ///   - bytes: The rows, each preceded by the byte that names its filter.
  ///   - rowSize: The number of bytes in a row with that byte, at least 1.
  ///   - pixelSize: The number of bytes in a pixel, at least 1.
  package static func compress(_ bytes: [UInt8], rowSize: Int, pixelSize: Int) -> [UInt8] {
    // Deflate with a window of 32,768 bytes, and the default level of the compressor.
    let header: [UInt8] = [0x78, 0x9C]
    let body = RowCompressor.compress(bytes, rowSize: rowSize, pixelSize: pixelSize)
    return header + body + libdeflate_adler32(1, bytes, bytes.count).bigEndianBytes
  }

  /// Decompresses bytes. Returns `nil` if they are damaged or do not decompress to exactly `count` bytes.
  package static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard count <= bytes.count * largestRatio, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let unpacked = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      result = libdeflate_zlib_decompress(decompressor, bytes, bytes.count, buffer.baseAddress, count, nil)
      written = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return result == LIBDEFLATE_SUCCESS ? unpacked : nil
  }

  /// The highest compression ratio of the format: a match of 258 bytes takes two bits.
  private static let largestRatio = 1032

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let whole = bytes.withContiguousStorageIfAvailable { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    if let whole { return whole }
    let copy = Array(bytes)
    return libdeflate_crc32(0, copy, copy.count)
  }
}
