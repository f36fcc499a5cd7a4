import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Locking a folder")
struct FolderLockTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path(of: "report") }

  /// Tries to lock the folder without waiting.
  private func lock() throws(FileError) {
    try FolderLock.hold(path, patience: .zero) { () throws(FileError) in }
  }

  @Test("A folder is made if it is missing, and the function's result is returned")
  func result() throws {
    let wasFolder = try FolderLock.hold(path, patience: .zero) { () throws(FileError) in Folder.isFolder(path) }
    #expect(wasFolder)
  }

  @Test("A second holder without patience is refused, and can lock the folder once it is released")
  func secondHolder() throws {
    let busy = FileError(path: path, reason: "Another process is changing the folder.")
    try FolderLock.hold(path, patience: .zero) { () throws(FileError) in
      _ = #expect(throws: busy) { try lock() }
    }
    try lock()
  }

  @Test("A second holder with patience waits until the folder is released")
  func patience() async throws {
    let path = path
    let end = folder.path(of: "end")
    let second = try FolderLock.hold(path, patience: .zero) { () throws(FileError) in
      let second = Task.detached {
        try FolderLock.hold(path, patience: .seconds(60)) { () throws(FileError) in FileKind(at: end) }
      }
      usleep(30_000)
      try AtomicFile.write([], to: end)
      return second
    }
    #expect(try await second.value == .file)
  }

  @Test("A process that waits says for which process and folder, and how to end that")
  func waiting() {
    let known = WaitingRemark(folder: "out\u{1B}[2J", holder: 4711, rest: .seconds(58))
    #expect(
      known.description == "galley: note: waiting for at most 58 seconds: process 4711 is changing 'out\\u{1B}[2J'; "
        + "end it with 'kill 4711', or name another folder")
    let unknown = WaitingRemark(folder: "out", holder: nil, rest: .seconds(8))
    #expect(
      unknown.description == "galley: note: waiting for at most 8 seconds: another process is changing 'out'; "
        + "end it, or name another folder")
  }

  @Test("The process that holds a folder is known where the system lists locks, and nobody holds a free one")
  func holder() throws {
    try Folder.make(path)
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(FolderLock.holder(of: descriptor) == nil)
    try FolderLock.hold(path, patience: .zero) { () throws(FileError) in
      let holder = FolderLock.holder(of: descriptor)
      #expect(holder == getpid() || !FileManager.default.isReadableFile(atPath: "/proc/locks"))
    }
  }

  @Test("A folder is released if the function throws")
  func failingWork() throws {
    let failure = FileError(path: "a.png", reason: "The disk is full.")
    #expect(throws: failure) {
      try FolderLock.hold(path, patience: .zero) { () throws(FileError) in throw failure }
    }
    try lock()
  }

  @Test("Two folders can be held at once")
  func twoFolders() throws {
    try FolderLock.hold(folder.path(of: "other"), patience: .zero) { () throws(FileError) in try lock() }
  }

  @Test("A folder that this process keeps is refused to others, and not to itself")
  func keeping() throws {
    #expect(try FolderLock.keep(path))
    #expect(try FolderLock.keep(path))
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) != 0)
  }

  @Test("A folder that another holder has is not kept until it is released")
  func keptElsewhere() throws {
    try FolderLock.hold(path, patience: .zero) { () throws(FileError) in
      let isKept = try FolderLock.keep(path)
      #expect(!isKept)
    }
    #expect(try FolderLock.keep(path))
  }

  @Test("A folder that was removed and made again is kept anew")
  func replacedFolder() throws {
    #expect(try FolderLock.keep(path))
    Folder.remove(path)
    try Folder.make(path)
    #expect(try FolderLock.keep(path))
    #expect(throws: FileError.self) { try lock() }
  }

  @Test("A folder that cannot be made or opened is reported, and the function is not run")
  func unusable() throws {
    try folder.write("", to: "file")
    for path in ["file", "file/below"].map(folder.path(of:)) {
      #expect(throws: FileError(path: path, reason: "Not a directory")) {
        try FolderLock.hold(path, patience: .zero) { () throws(FileError) in Issue.record("The function was run.") }
      }
    }
  }
}
