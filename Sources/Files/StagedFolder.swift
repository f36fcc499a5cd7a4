import Foundation
import Synchronization

/// A folder that is filled beside its final place and moved there when it is complete: at any time, the place has
/// either the old folder or the new one.
package struct StagedFolder {
  /// The folder's path while it is filled.
  package let path: String
  private let target: String
  /// Held while the folder takes its place, and from the signal that ends the process on.
  private let placing = Placing()

  private final class Placing: Sendable {
    let lock = Mutex(())
  }

  private static let suffix = ".merging"

  /// Makes an empty folder beside a place, and removes such folders that killed processes left there.
  package init(for target: String) throws(FileError) {
    self.target = target
    let parent = Folder.parent(of: target)
    let name = target.utf8.split(separator: "/").last ?? ""
    let prefix = ".\(name)."
    path = "\(parent)/\(prefix)\(TemporaryOwner.own)\(Self.suffix)"
    try Folder.make(parent)
    Self.removeLeftovers(in: parent, prefix: prefix)
    do throws(FileError) { try Folder.make(path) } catch { throw FileError(path: target, reason: error.reason) }
    FileBounds.allow(path)
  }

  /// Runs a function that fills or publishes the folder. Its errors name the places that the files were to have: nobody
  /// knows the folder beside them, whose name differs from run to run.
  package func naming(_ work: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) {
      try work()
    } catch {
      guard let rest = Folder.path(error.path, below: path) else { throw error }
      throw FileError(path: rest.isEmpty ? target : "\(target)/\(rest)", reason: error.reason)
    }
  }

  /// Replaces what is at the place, once no other process changes it.
  package func publish() throws(FileError) {
    guard FileKind(at: target) == .folder else { return try takePlace() }
    try FolderLock.hold(target, takePlace)
  }

  /// Makes a folder as ``init(for:)`` that is removed if Ctrl-C ends this process, or if the system asks the process to
  /// end. What has taken its place stays.
  ///
  /// Call it before this process starts another thread, because threads inherit the mask that blocks these signals.
  package static func discardedAtInterruption(for target: String) throws(FileError) -> StagedFolder {
    let interruption = Interruption()
    let staged = try StagedFolder(for: target)
    staged.discard(at: interruption)
    return staged
  }

  private func discard(at interruption: Interruption) {
    let (path, placing) = (path, placing)
    let thread = Thread {
      let signal = interruption.wait()
      placing.lock.withLock { _ in
        Self.end(path)
        ProcessEnd.end(with: signal)
      }
    }
    thread.stackSize = 1 << 18
    thread.start()
  }

  /// Removes a folder that another thread is filling: a file takes its place in one step, so that nothing more can be
  /// written there.
  private static func end(_ path: String) {
    let other = path + ".end"
    let file = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    let isEnded = file >= 0 && FileNames.exchange(path, other)
    let folder = isEnded ? other : path
    // A file that was being written may appear once in a folder that was just emptied.
    for _ in 0..<mostRemovals where FileKind(at: folder) != .missing { Folder.remove(folder) }
    unlink(isEnded ? path : other)
  }

  private static let mostRemovals = 10

  private func takePlace() throws(FileError) {
    try placing.lock.withLock { _ throws(FileError) in try move() }
  }

  private func move() throws(FileError) {
    guard rename(path, target) != 0 else { return }
    if FileNames.exchange(path, target) { return Folder.remove(path) }
    // Without an exchange there is a moment with neither folder.
    let old = path + ".old"
    guard rename(target, old) == 0, rename(path, target) == 0 else {
      let error = SystemError.latest
      if FileKind(at: target) == .missing { rename(old, target) }
      throw FileError(path: target, error)
    }
    Folder.remove(old)
  }

  /// Removes the folder. It waits for good where a signal ends the process: what failed to be written then is no error.
  package func discard() { placing.lock.withLock { _ in Folder.remove(path) } }

  private static func removeLeftovers(in parent: String, prefix: String) {
    for name in Folder.names(in: parent) {
      let path = "\(parent)/\(name)"
      guard let rest = name.utf8.dropping(prefix: prefix), let dot = rest.utf8.firstIndex(of: "."),
        rest[dot...].utf8.hasPrefix(suffix), FileKind(at: path) == .folder,
        TemporaryOwner.hasAbandoned(path, marked: rest[..<dot])
      else { continue }
      Folder.remove(path)
    }
  }
}
