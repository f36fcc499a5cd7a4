/// A file without a name for what a program prints on its standard output.
///
/// It outlives the program, so that what was printed before a crash is not lost.
package final class PrintedText: Sendable {
  let descriptor: Int32
  /// The number of bytes that are read at once.
  package static let limit = 1 << 16

  /// Makes an empty file.
  init() throws(SystemError) {
    var path = Array("\(TemporaryPlace.folder)/galley-printed-XXXXXX".utf8CString)
    var descriptor = mkstemp(&path)
    if descriptor >= 0 { unlink(path) } else { descriptor = try Self.fileInMemory() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Makes a file without a disk, as for a system of which no file can be written.
  ///
  /// - Throws: The error of the attempt to make one on a disk, if the system has no such files.
  private static func fileInMemory() throws(SystemError) -> Int32 {
    let error = SystemError.latest
    // Glibc's module leaves the function out, and Darwin has none.
    typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
    guard let symbol = dlsym(nil, "memfd_create") else { throw error }
    let descriptor = unsafeBitCast(symbol, to: Make.self)("galley-printed", 0)
    guard descriptor >= 0 else { throw error }
    return descriptor
  }

  func bytes(from offset: Int) -> [UInt8] { Self.bytes(of: descriptor, from: offset) }

  /// Returns what this process has printed, from an offset, and the number of bytes that it has printed in all; or
  /// `nil` if its standard output is not a file.
  package static func ownBytes(from offset: Int) -> (bytes: [UInt8], end: Int)? {
    fflush(nil)
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0, FileKind(status) == .file else { return nil }
    return (bytes(of: STDOUT_FILENO, from: offset), Int(status.st_size))
  }

  /// Lets every line that this process prints be written at once.
  package static func writeLinesAtOnce() {
    // Swift does not let the variable be read by its name, since it could change. Darwin has another name for it.
    guard let symbol = dlsym(nil, "stdout") ?? dlsym(nil, "__stdoutp"),
      let stream = symbol.load(as: UnsafeMutablePointer<FILE>?.self)
    else { return }
    setvbuf(stream, nil, _IOLBF, 0)
  }

  private static func bytes(of descriptor: Int32, from offset: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      count = ByteStream.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: offset)
    }
  }
}
