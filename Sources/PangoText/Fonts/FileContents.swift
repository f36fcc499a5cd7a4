#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
