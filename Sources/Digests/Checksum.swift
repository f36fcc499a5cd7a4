internal import CDeflate

/// Tells damaged bytes from whole ones; against forged ones it is no help.
package enum Checksum {
  /// The CRC-32 of bytes, some gigabytes a second.
  package static func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    libdeflate_crc32(0, bytes.baseAddress, bytes.count)
  }
}
