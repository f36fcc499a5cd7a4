internal import CDeflate

/// Compression as in zlib's format, and the checksum of PNG's chunks.
enum Deflate {
  /// The level at which interfaces come within 4% of the smallest in a fraction of the time.
  private static let level: Int32 = 6

  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(level) else { preconditionFailure("out of memory") }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }

  /// Unpacks bytes whose number is known; none where they are damaged or of another number.
  static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
    guard count <= bytes.count * largestRatio, let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let unpacked = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      result = libdeflate_zlib_decompress(decompressor, bytes, bytes.count, buffer.baseAddress, count, nil)
      written = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return result == LIBDEFLATE_SUCCESS ? unpacked : nil
  }

  /// The format's limit is 1032 (a match of 258 bytes in two bits).
  private static let largestRatio = 1032

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    let whole = bytes.withContiguousStorageIfAvailable { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    if let whole { return whole }
    let copy = Array(bytes)
    return libdeflate_crc32(0, copy, copy.count)
  }
}
