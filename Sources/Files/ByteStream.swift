/// Reads and writes file descriptors, repeating calls that a signal interrupts.
package enum ByteStream {
  /// Calls a function of the system until no signal interrupts it.
  ///
  /// - Returns: The function's result, negative if it failed for another reason, which is in `errno`.
  @discardableResult
  package static func repeatInterrupted<Count: SignedInteger>(_ call: () -> Count) -> Count {
    while true {
      let result = call()
      guard result < 0, errno == EINTR else { return result }
    }
  }

  /// Whether a descriptor is that of a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  // MARK: Reading

  /// Reads the bytes that are available, waiting for at least one.
  ///
  /// - Returns: The bytes, empty at the end of the stream and on errors.
  package static func readSome(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, repeatInterrupted { read(descriptor, buffer.baseAddress, buffer.count) })
    }
  }

  /// Reads until a buffer is full or the stream ends.
  ///
  /// - Returns: The number of bytes read, fewer than the buffer's size at the end of the stream and on errors.
  package static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    fill(buffer) { rest, _ in read(descriptor, rest.baseAddress, rest.count) }
  }

  /// Reads from an offset of a file until a buffer is full or the file ends.
  ///
  /// - Returns: The number of bytes read, fewer than the buffer's size at the end of the file and on errors.
  package static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, at offset: Int
  ) -> Int {
    fill(buffer) { rest, filled in pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled)) }
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ read: (_ rest: UnsafeMutableRawBufferPointer, _ filled: Int) -> Int
  ) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = repeatInterrupted { read(rest, filled) }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }

  // MARK: Writing

  /// Writes all bytes.
  ///
  /// - Returns: Whether all were written; if not, `errno` has the reason.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = repeatInterrupted { write(descriptor, rest.baseAddress, rest.count) }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  /// Writes a text as UTF-8.
  ///
  /// - Returns: Whether all of it was written; if not, `errno` has the reason.
  package static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }
}
