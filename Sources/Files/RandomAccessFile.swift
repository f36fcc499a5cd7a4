/// A file that is read in parts.
package final class RandomAccessFile {
  /// The file's size in bytes when it was opened.
  package let size: Int
  private let descriptor: Int32

  /// Opens a file, or returns `nil` if it is not a regular file or cannot be read.
  package convenience init?(path: String) {
    self.init(descriptor: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC))
  }

  /// Takes ownership of a descriptor. If it is not that of a regular file, closes it and returns `nil`.
  init?(descriptor: Int32) {
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileKind(status) == .file else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Returns up to `count` bytes from an offset, or `nil` if there are none.
  package func bytes(at start: Int, count: Int) -> [UInt8]? {
    guard start >= 0, start < size, count > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: min(count, size - start)) { buffer, filled in
      filled = ByteStream.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: start)
    }
  }

  package var content: [UInt8] { bytes(at: 0, count: size) ?? [] }
}

extension Array<UInt8> {
  /// Reads a whole file, or returns `nil` if it is not a regular file or cannot be read.
  package init?(contentsOfFile path: String) {
    guard let file = RandomAccessFile(path: path) else { return nil }
    self = file.content
  }
}
