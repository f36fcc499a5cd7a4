/// A folder that Galley fills, with a record of what in it is Galley's own.
///
/// The record is a hidden file in the folder that lists files and folders by their paths. Whatever else is in the
/// folder is never replaced and never removed. The article "Security" describes the record for users.
package final class OwnedFolder {
  /// The name of the record.
  package static let recordName = ".galley-folder"

  private static let heading = "# Galley replaces the files and folders that are listed here, and no others.\n"

  private let path: String
  /// The paths below the folder that are known to be in the record.
  private lazy var listed = readEntries()

  /// - Parameter path: The folder's path. The folder may be missing.
  package init(path: String) { self.path = path }

  /// Checks files and folders before they are written.
  ///
  /// - Parameters:
  ///   - entries: The paths below the folder.
  ///   - isOwn: Returns whether Galley wrote an existing entry that the record does not list, such as one of an earlier
  ///     version.
  /// - Throws: ``FileError`` if an entry exists that Galley did not write.
  package func check(_ entries: [String], unlisted isOwn: (String) -> Bool = { _ in false }) throws(FileError) {
    for entry in entries where !listed.contains(entry) {
      guard FileKind(at: "\(path)/\(entry)") != .missing, !isOwn(entry) else { continue }
      throw FileError(
        path: "\(path)/\(entry)",
        reason: "It exists, and Galley did not write it. Name another folder, or move '\(entry)' away.")
    }
  }

  /// Adds files and folders that were checked to the record, before anything is written to them. Makes the folder if it
  /// is missing.
  package func claim(_ entries: [String]) throws(FileError) {
    guard !entries.allSatisfy(listed.contains) else { return }
    try Folder.make(path)
    let file = open(recordPath, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError(path: recordPath, .latest) }
    defer { close(file) }
    // Several workers add to the record at a time, often the same entries. The lock ends when the file is closed; a
    // file system without locks may get an entry twice, which harms nothing.
    _ = ByteStream.repeatInterrupted { flock(file, LOCK_EX) }
    listed = readEntries()
    let unlisted = entries.filter { !listed.contains($0) }
    guard !unlisted.isEmpty else { return }
    let start = listed.isEmpty ? Self.heading : ""
    guard ByteStream.writeAll(start + unlisted.map { $0 + "\n" }.joined(), to: file) else {
      throw FileError(path: recordPath, .latest)
    }
    listed.formUnion(unlisted)
  }

  /// Removes files that the record lists, and their entries. Files that it does not list are left alone.
  package func remove(_ entries: [String]) throws(FileError) {
    let own = readEntries()
    let removed = entries.filter(own.contains)
    guard !removed.isEmpty else { return }
    for entry in removed { try ContainedFile(path: entry, below: path).remove() }
    listed.subtract(removed)
    let rest = own.subtracting(removed).sorted().map { $0 + "\n" }.joined()
    let record = ContainedFile([Self.recordName], below: path)
    if rest.isEmpty { try record.remove() } else { try record.write(Array((Self.heading + rest).utf8)) }
  }

  /// Sorts the record, so that it does not depend on the order in which workers finished.
  package func sortRecord() throws(FileError) {
    let entries = readEntries()
    guard !entries.isEmpty else { return }
    let text = Self.heading + entries.sorted().map { $0 + "\n" }.joined()
    try ContainedFile([Self.recordName], below: path).write(Array(text.utf8))
  }

  /// The paths that the record lists.
  package var entries: Set<String> { readEntries() }

  private var recordPath: String { "\(path)/\(Self.recordName)" }

  private func readEntries() -> Set<String> {
    guard let bytes = try? ContainedFile([Self.recordName], below: path).read() else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }
}
