import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Errors of files")
struct FileErrorTests {
  @Test("An error names the file and the reason")
  func wording() {
    let error = FileError(path: "out/a.png", SystemError(code: ENOSPC))
    #expect("\(error)" == "'out/a.png' cannot be written: No space left on device")
    #expect(
      "\(ContainedFileError(path: "images/a.png", reason: "'a.png' is a symbolic link."))"
        == "'images/a.png' cannot be read: 'a.png' is a symbolic link.")
  }
}

@Suite("The state of a file")
struct FileStateTests {
  /// A file whose content and status changed at the given seconds and nanoseconds, looked at later.
  private func state(
    contentChange: (Int, Int), statusChange: (Int, Int)? = nil, readAt now: (Int, Int)
  ) -> FileState {
    var status = stat()
    status.st_mtim = timespec(tv_sec: contentChange.0, tv_nsec: contentChange.1)
    let statusChange = statusChange ?? contentChange
    status.st_ctim = timespec(tv_sec: statusChange.0, tv_nsec: statusChange.1)
    return FileState(status, readAt: timespec(tv_sec: now.0, tv_nsec: now.1))
  }

  @Test("A file is settled once its last change is more than two ticks of 10 ms ago")
  func tick() {
    // 20,000,000 ns are not enough, one more is; the second case crosses the second: 1,000,000,000 - 990,000,000 +
    // 10,000,001.
    #expect(!state(contentChange: (100, 5), readAt: (100, 20_000_005)).isSettled)
    #expect(state(contentChange: (100, 5), readAt: (100, 20_000_006)).isSettled)
    #expect(!state(contentChange: (100, 990_000_000), readAt: (101, 10_000_000)).isSettled)
    #expect(state(contentChange: (100, 990_000_000), readAt: (101, 10_000_001)).isSettled)
  }

  @Test("Where times are whole seconds, a file is settled after more than two seconds")
  func wholeSeconds() {
    #expect(!state(contentChange: (100, 0), readAt: (101, 900_000_000)).isSettled)
    #expect(!state(contentChange: (100, 0), readAt: (102, 0)).isSettled)
    #expect(state(contentChange: (100, 0), readAt: (102, 1)).isSettled)
  }

  @Test("The later of the changes of content and of status counts")
  func bothChanges() {
    #expect(!state(contentChange: (100, 5), statusChange: (200, 5), readAt: (200, 10_000_005)).isSettled)
    #expect(!state(contentChange: (200, 5), statusChange: (100, 5), readAt: (200, 10_000_005)).isSettled)
  }

  @Test("A state changes with each of the two times, also by a nanosecond")
  func times() {
    let states = [
      state(contentChange: (100, 5), statusChange: (100, 5), readAt: (300, 0)),
      state(contentChange: (100, 6), statusChange: (100, 5), readAt: (300, 0)),
      state(contentChange: (100, 5), statusChange: (100, 6), readAt: (300, 0)),
      state(contentChange: (101, 5), statusChange: (100, 5), readAt: (300, 0)),
      state(contentChange: (100, 5), statusChange: (101, 5), readAt: (300, 0)),
    ]
    #expect(Set(states).count == 5)
  }

  @Test("A path that the system does not look up is not that of nothing")
  func absence() throws {
    let folder = TemporaryFolder()
    let file = try folder.write("a", to: "file").path
    #expect(!FileKind.isAbsent(file) && FileKind.isAbsent(folder.path + "/none") && FileKind.isAbsent(file + "/none"))
    // As in a folder that may not be searched, whose error a test that runs as root does not get.
    #expect(!FileKind.isAbsent(folder.path(of: String(repeating: "a", count: 300))))
  }

  @Test("A file that was just written is not settled, and its state changes with its size")
  func written() throws {
    let folder = TemporaryFolder()
    let path = try folder.write("a", to: "file").path
    let first = try #require(FileState(of: path))
    #expect(!first.isSettled)
    #expect(FileState(of: path) == first)
    try folder.write("ab", to: "file")
    #expect(FileState(of: path) != first)
    #expect(FileState(of: folder.path) == nil, "a folder")
    #expect(FileState(of: folder.path + "/missing") == nil)
  }
}
