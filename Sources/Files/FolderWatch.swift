/// Notices changes of files below folders, by inotify (inotify(7)). On systems without it, nothing is ever noticed.
///
/// Hidden folders and the folders of package managers and builds are not watched.
package final class FolderWatch {
  /// What has changed.
  package struct Changes: Hashable, Sendable {
    /// The paths of the files and folders that were written, made, moved or removed.
    package fileprivate(set) var paths: Set<String> = []
    /// Whether more may have changed than ``paths``, because the system has lost events.
    package fileprivate(set) var isIncomplete = false
  }

  /// The largest number of folders to watch. Each takes a kilobyte of the system's memory (inotify(7)).
  package static let mostFolders = 50_000
  /// Folders with thousands of files that no layout needs.
  private static let skippedFolders: Set<String> = ["node_modules", "DerivedData"]
  /// The hidden file that counts.
  private let hiddenFile: String
  private let mostFolders: Int
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  /// Whether some folders are not watched, because the system or the limit allows no more.
  package private(set) var isPartial = false

  /// The time without events after which a change is complete: an editor that replaces a file takes several steps.
  private static let quiet: Int32 = 12
  /// The longest time until changes are told while more come in, as when a branch is checked out.
  private static let longest = Duration.milliseconds(200)

  /// Starts to watch.
  ///
  /// - Parameters:
  ///   - roots: The folders, which need not exist any more.
  ///   - hiddenFile: The name of the only hidden file whose changes are told.
  ///   - mostFolders: The largest number of folders to watch.
  package init(below roots: [String], andHiddenFile hiddenFile: String, mostFolders: Int = FolderWatch.mostFolders) {
    self.hiddenFile = hiddenFile
    self.mostFolders = mostFolders
    descriptor = System.start()
    isPartial = descriptor < 0
    for root in roots { add(root) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The number of folders that are watched.
  package var folderCount: Int { folders.count }

  /// Waits for changes, until they have come to an end for a moment.
  ///
  /// - Returns: What has changed, or `nil` if nothing has within the time.
  package func changes(withinMilliseconds time: Int32) -> Changes? {
    guard isReadable(within: time) else { return nil }
    var changes = Changes()
    let end = ContinuousClock.now + Self.longest
    repeat { read(into: &changes) } while ContinuousClock.now < end && isReadable(within: Self.quiet)
    return changes.paths.isEmpty && !changes.isIncomplete ? nil : changes
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return ByteStream.repeatInterrupted { poll(&waiting, 1, milliseconds) } > 0
  }

  // MARK: Folders

  /// Watches a folder and all below it.
  private func add(_ folder: String) {
    var pending = [folder]
    while let folder = pending.popLast() {
      guard watch(folder) else { continue }
      for entry in (try? Folder.entries(in: folder)) ?? [] where entry.kind == .folder && !isSkipped(entry.name) {
        pending.append(folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)")
      }
    }
  }

  private func isSkipped(_ name: String) -> Bool { name.utf8.hasPrefix(".") || Self.skippedFolders.contains(name) }

  private func watch(_ folder: String) -> Bool {
    guard descriptor >= 0 else { return false }
    guard folders.count < mostFolders else {
      isPartial = true
      return false
    }
    let watch = System.watch(folder, with: descriptor)
    if watch < 0 {
      // A folder may be gone again. ENOSPC: the user's number of watches is used up.
      if errno == ENOSPC || errno == ENOMEM { isPartial = true }
      return false
    }
    folders[watch] = folder
    return true
  }

  // MARK: Events

  private func read(into changes: inout Changes) {
    for event in System.events(in: ByteStream.readSome(from: descriptor)) { note(event, in: &changes) }
  }

  private func note(_ event: System.Event, in changes: inout Changes) {
    if event.isOverflow {
      changes.isIncomplete = true
      return
    }
    guard let folder = folders[event.watch] else { return }
    if event.endsWatch {
      folders[event.watch] = nil
      return
    }
    guard !event.name.isEmpty else {
      // The folder itself was moved or removed.
      changes.paths.insert(folder)
      return
    }
    let isHidden = event.name.utf8.hasPrefix(".") && event.name != hiddenFile
    guard !isHidden, !event.isFolder || !isSkipped(event.name) else { return }
    let path = "\(folder)/\(event.name)"
    if event.isFolder, event.isNew { add(path) }
    changes.paths.insert(path)
  }
}

#if canImport(Glibc) || canImport(Musl)
  /// The calls of inotify.
  private enum System {
    struct Event {
      var watch: Int32
      var name: String
      var isFolder, isNew, isOverflow, endsWatch: Bool
    }

    private static let wanted =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
      | IN_DONT_FOLLOW

    static func start() -> Int32 { inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)) }

    static func watch(_ folder: String, with descriptor: Int32) -> Int32 {
      inotify_add_watch(descriptor, folder, UInt32(wanted))
    }

    /// The numbers of an event are four times four bytes, the last of which is the length of the name with the zero
    /// bytes after it.
    static func events(in bytes: [UInt8]) -> [Event] {
      var events: [Event] = []
      var start = 0
      func number(_ index: Int) -> UInt32 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self) }
      }
      while bytes.count - start >= 16 {
        let (mask, end) = (Int(number(1)), start + 16 + Int(number(3)))
        guard end <= bytes.count else { break }
        let name = bytes[(start + 16)..<end].prefix { $0 != 0 }
        let isNew = mask & Int(IN_CREATE | IN_MOVED_TO) != 0
        events.append(
          Event(
            watch: Int32(bitPattern: number(0)), name: String(decoding: name, as: UTF8.self),
            isFolder: mask & Int(IN_ISDIR) != 0, isNew: isNew, isOverflow: mask & Int(IN_Q_OVERFLOW) != 0,
            endsWatch: mask & Int(IN_IGNORED) != 0))
        start = end
      }
      return events
    }
  }
#else
  private enum System {
    struct Event {
      var watch: Int32
      var name: String
      var isFolder, isNew, isOverflow, endsWatch: Bool
    }

    static func start() -> Int32 { -1 }
    static func watch(_ folder: String, with descriptor: Int32) -> Int32 { -1 }
    static func events(in bytes: [UInt8]) -> [Event] { [] }
  }
#endif
