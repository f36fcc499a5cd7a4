import Foundation

extension ArraySlice<UInt8> {
  /// Where a byte first stands. The C library compares many bytes at once, in debug builds too.
  func firstIndex(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}
