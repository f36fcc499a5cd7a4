/// A regular file that is open for reading: the only way in which Galley reads files.
///
/// A repository can have anything in a file's place. A pipe would keep the reader waiting, a device such as `/dev/zero`
/// never ends, and a file with holes has more bytes than there is memory. So what is opened is looked at before it is
/// read, and its size is compared with the limit of its kind.
package final class InputFile {
  /// The file's size in bytes when it was opened.
  package let size: Int
  private let descriptor: Int32

  /// The flags for opening a file: opening a pipe does not wait, and a terminal does not become that of the process.
  static let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC

  /// Opens a file, following symbolic links.
  ///
  /// - Throws: ``TextFileError`` if there is no such file, if it is none, if it is too large, if it cannot be read, or
  ///   if it is out of the ``FileBounds`` of this process.
  package convenience init(_ path: String, as kind: InputKind) throws(TextFileError) {
    let descriptor = open(path, Self.flags)
    guard descriptor >= 0 else {
      let error = SystemError.latest
      // Whether a project's file is there outside of it is nobody's business, and a sandbox does not say why it refuses
      // one.
      let isUntold = kind.isOfProject || error.code != ENOENT
      throw TextFileError(isUntold && FileBounds.refuse(path) ? .outside : .unopened(error))
    }
    try self.init(descriptor: descriptor, as: kind)
  }

  /// Takes ownership of a descriptor, which was opened with the ``flags`` before another call of the system.
  init(descriptor: Int32, as kind: InputKind) throws(TextFileError) {
    guard descriptor >= 0 else { throw TextFileError(.unopened(.latest)) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    let isOutside = kind.isOfProject && !FileBounds.allowOpenFile(descriptor)
    let reason = isOutside ? .outside : isKnown ? Self.refusal(of: status, as: kind) : .unreadable(.latest)
    if let reason {
      close(descriptor)
      throw TextFileError(reason)
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Returns why what was opened is not read, or `nil` if it is.
  private static func refusal(of status: stat, as kind: InputKind) -> TextFileError.Reason? {
    switch FileKind(status) {
    case .file:
      Int(status.st_size) <= kind.mostBytes ? nil : .tooLarge(bytes: Int(status.st_size), limit: kind.mostBytes)
    case .folder: .folder
    case .symbolicLink, .other, .missing: .notAFile
    }
  }

  /// Returns up to `count` bytes from an offset, or `nil` if there are none.
  package func bytes(at start: Int, count: Int) -> [UInt8]? {
    guard start >= 0, start < size, count > 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: min(count, size - start)) { buffer, filled in
      filled = ByteStream.fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, at: start)
    }
  }

  /// Reads the bytes that the file had when it was opened. What is added meanwhile is not read, so a file that grows
  /// does not exceed its limit.
  ///
  /// - Throws: ``TextFileError`` if the file became shorter or cannot be read.
  package func content() throws(TextFileError) -> [UInt8] {
    errno = 0
    let content = bytes(at: 0, count: size) ?? []
    guard content.count == size else { throw TextFileError(errno == 0 ? .cutShort : .unreadable(.latest)) }
    return content
  }

  /// Reads a whole file, following symbolic links.
  ///
  /// - Throws: ``TextFileError`` as ``init(_:as:)`` and ``content()``.
  package static func content(of path: String, as kind: InputKind) throws(TextFileError) -> [UInt8] {
    try InputFile(path, as: kind).content()
  }
}
