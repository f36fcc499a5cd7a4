import Foundation

/// Writes files whole or not at all.
public enum AtomicFile {
  /// What the name of a file begins with while it is written, before the number of the process that writes it.
  private static let temporaryPrefix = ".galley-"

  /// Writes bytes beside the path and renames, with the folders above made where they are missing.
  ///
  /// - Throws: ``SnapshotFileError`` when the disk refuses.
  public static func write(_ bytes: [UInt8], to path: String) throws(SnapshotFileError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SnapshotFileError(path: path, reason: error.localizedDescription)
    }
    let name = "\(temporaryPrefix)\(getpid())-\(UInt64.random(in: .min ... .max))"
    let temporary = folder.appending(path: name).path(percentEncoded: false)
    guard create(temporary, bytes), rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw SnapshotFileError(path: path, reason: String(cString: strerror(code)))
    }
  }

  /// Removes what processes that were killed had begun to write.
  ///
  /// - Parameter folder: the folder, with all folders below it.
  public static func removeLeftovers(below folder: String) {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return }
    for case let file as String in files {
      let name = file.split(separator: "/").last ?? ""
      guard name.hasPrefix(temporaryPrefix),
        let process = pid_t(name.dropFirst(temporaryPrefix.count).prefix { $0 != "-" }),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + file)
    }
  }

  /// - Returns: whether the disk took all bytes.
  private static func create(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return false }
    let isWritten = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 || (count < 0 && errno == EINTR) else { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
    let code = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = code }
    return isWritten && isClosed
  }
}

/// A file that cannot be written.
public struct SnapshotFileError: Error, Hashable, Sendable {
  /// The file.
  public var path: String
  /// What the system says.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
