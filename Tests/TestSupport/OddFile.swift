import Foundation

/// What a project can have in a file's place, and what must neither be waited for nor read to an end.
package enum OddFile: CaseIterable, Sendable {
  case pipe, socket
  /// A link to a device that never ends.
  case device
  /// A file of 5 GB without content, which takes no room on the disk.
  case sparse

  /// Puts it in the place of a file, which need not exist.
  package func put(at path: String, in folder: TemporaryFolder) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    let isMade =
      switch self {
      case .pipe: mkfifo(file.path, 0o600) == 0
      case .socket: mknod(file.path, S_IFSOCK | 0o600, 0) == 0
      case .device: symlink("/dev/zero", file.path) == 0
      case .sparse:
        FileManager.default.createFile(atPath: file.path, contents: nil) && truncate(file.path, 5 << 30) == 0
      }
    if !isMade { throw CocoaError(.fileWriteUnknown) }
  }

  /// Words of each message about it.
  package var words: String {
    self == .sparse ? "5368709120 bytes; the limit is" : "a pipe, a socket or a device; only files are read"
  }
}
