#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading and writing of file descriptors, interruptions by signals passed over.
enum ByteStream {
  /// Writes all bytes.
  ///
  /// - Returns: whether the other end took them.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  /// Writes a text.
  ///
  /// - Returns: whether the other end took it.
  static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Reads what there is, at least a byte.
  ///
  /// - Returns: the bytes; none at the end.
  static func readSome(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat {
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        count = max(0, result)
        if result >= 0 { return }
      } while errno == EINTR
    }
  }
}
