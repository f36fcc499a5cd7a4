#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read in parts.
final class RandomAccessFile {
  /// The size in bytes.
  let size: Int
  private let stream: UnsafeMutablePointer<FILE>

  /// Opens a file; none where it cannot be read.
  init?(path: String) {
    guard let stream = fopen(path, "rb") else { return nil }
    self.stream = stream
    fseek(stream, 0, SEEK_END)
    size = max(0, ftell(stream))
  }

  deinit { fclose(stream) }

  /// Up to so many bytes from a place on; none where there are none.
  func bytes(at start: Int, count: Int) -> [UInt8]? {
    let count = min(count, size - start)
    guard start >= 0, count > 0, fseek(stream, start, SEEK_SET) == 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { $1 = fread($0.baseAddress, 1, count, stream) }
  }
}

extension Array<UInt8> {
  /// A file's bytes; none where it cannot be read or is empty.
  init?(contentsOf path: String) {
    guard let stream = fopen(path, "rb") else { return nil }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let size = ftell(stream)
    rewind(stream)
    guard size > 0 else { return nil }
    self.init(unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, stream) }
  }
}
