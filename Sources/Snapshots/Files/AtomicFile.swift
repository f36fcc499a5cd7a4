import Foundation

/// Writes files whole or not at all.
public enum AtomicFile {
  /// Writes bytes beside the path and renames, with the folders above made where they are missing.
  ///
  /// - Throws: ``SnapshotFileError`` when the disk refuses.
  public static func write(_ bytes: [UInt8], to path: String) throws(SnapshotFileError) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw SnapshotFileError(path: path, reason: error.localizedDescription)
    }
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
