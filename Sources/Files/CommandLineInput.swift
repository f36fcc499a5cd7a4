/// A file or stream that the command line names, read as its bytes arrive: `-` and `/dev/stdin`, and what a shell puts
/// in the place of `<(...)`.
///
/// Whoever names such a stream means to wait for it. A pipe with a name is refused, as in a project: it looks like any
/// file, and without a writer it would be waited for for ever.
package final class CommandLineInput {
  private let descriptor: Int32

  /// Opens a file or stream; `-` is the standard input.
  ///
  /// - Throws: ``TextFileError`` if there is no such file, if it is none, or if it cannot be opened.
  package init(_ path: String) throws(TextFileError) {
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    let isStream = path.utf8.hasPrefix("/dev/") || path.utf8.hasPrefix("/proc/")
    let flags = isStream ? O_RDONLY | O_NOCTTY | O_CLOEXEC : InputFile.flags
    let opened = open(path, flags)
    guard opened >= 0 else { throw TextFileError(.unopened(.latest)) }
    var status = stat()
    let kind = fstat(opened, &status) == 0 ? FileKind(status) : .missing
    guard kind == .file || kind == .other && isStream else {
      close(opened)
      throw TextFileError(kind == .folder ? .folder : .notAFile)
    }
    descriptor = opened
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Reads the bytes that are available, waiting for at least one.
  ///
  /// - Returns: The bytes, empty at the end and on errors.
  package func readSome() -> [UInt8] { ByteStream.readSome(from: descriptor) }

  /// Reads to the end.
  ///
  /// - Throws: ``TextFileError`` if there are more bytes than the kind may have; those that follow are not read.
  package func content(as kind: InputKind) throws(TextFileError) -> [UInt8] {
    var content: [UInt8] = []
    while true {
      let more = readSome()
      guard !more.isEmpty else { return content }
      content += more
      guard content.count <= kind.mostBytes else {
        throw TextFileError(.tooLarge(bytes: content.count, limit: kind.mostBytes))
      }
    }
  }
}
