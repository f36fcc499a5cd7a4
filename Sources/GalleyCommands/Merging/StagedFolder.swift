import Foundation
import Galley

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is made beside its place and takes it when it is whole: at any time there is the old one or the new one.
struct StagedFolder {
  /// The folder while it is made.
  let path: String
  /// Its place.
  private let target: String

  /// Makes an empty folder beside a place. What runs that were ended have left is removed.
  init(for target: String) throws(SnapshotFileError) {
    self.target = target
    let place = URL(filePath: target)
    let parent = place.deletingLastPathComponent().path(percentEncoded: false)
    let prefix = ".\(place.lastPathComponent)."
    path = parent + prefix + "\(getpid())" + Self.suffix
    try Self.make(parent)
    Self.removeLeftovers(in: parent, prefix: prefix)
    try Self.make(path)
  }

  /// Takes the place; what was there goes, when no other process changes it.
  func publish() throws(SnapshotFileError) {
    guard FileKind(at: target) == .folder else { return try takePlace() }
    try FolderLock.hold(target, patience: .seconds(600), takePlace)
  }

  private func takePlace() throws(SnapshotFileError) {
    guard rename(path, target) != 0 else { return }
    if FileNames.exchange(path, target) { return discard() }
    // Without an exchange there is a moment without either.
    let old = path + ".old"
    guard rename(target, old) == 0, rename(path, target) == 0 else {
      let code = errno
      if FileKind(at: target) == .other { rename(old, target) }
      throw SnapshotFileError(path: target, reason: String(cString: strerror(code)))
    }
    try? FileManager.default.removeItem(atPath: old)
  }

  /// Removes the folder.
  func discard() { try? FileManager.default.removeItem(atPath: path) }

  private static let suffix = ".merging"

  private static func make(_ folder: String) throws(SnapshotFileError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw SnapshotFileError(path: folder, reason: error.localizedDescription)
    }
  }

  /// Removes folders of processes that are no more.
  private static func removeLeftovers(in parent: String, prefix: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(prefix) {
      guard let dot = name.dropFirst(prefix.count).firstIndex(of: "."), name[dot...].hasPrefix(suffix),
        let process = pid_t(name.dropFirst(prefix.count)[..<dot]), process != getpid(), kill(process, 0) != 0,
        errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: parent + name)
    }
  }
}
