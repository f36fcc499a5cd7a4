/// A folder that Galley fills, with a record of what in it is Galley's own.
///
/// The record is a hidden file in the folder that lists files and folders by their paths. Whatever else is in the
/// folder is never replaced and never removed. The article "Security" describes the record for users.
package final class OwnedFolder {
  /// The name of the record.
  package static let recordName = ".galley-folder"

  private static let heading = "# Galley replaces the files and folders that are listed here, and no others.\n"

  private let path: String
  /// The names from the held folder to this one, or `nil` if this one is found by its path.
  private let place: (held: OpenFolder, names: [String])?
  /// The paths below the folder that are known to be in the record, or `nil` before it was read.
  private var known: Set<PathBytes>?

  /// - Parameter path: The folder's path. The folder may be missing.
  package init(path: String) {
    self.path = path
    place = nil
  }

  /// - Parameters:
  ///   - names: The names of the path from a held folder to this one, on which no symbolic link is followed.
  ///   - held: The folder that the path starts from.
  package init(_ names: [String], in held: OpenFolder) {
    path = ([held.path] + names).joined(separator: "/")
    place = (held, names)
  }

  /// Returns a file of the folder.
  ///
  /// - Parameter entry: Its path below the folder.
  package func file(_ entry: String) -> ContainedFile {
    guard let place else { return ContainedFile(path: entry, below: path) }
    return ContainedFile(place.names + entry.utf8.split(separator: "/").map(String.init), in: place.held)
  }

  /// Checks files and folders before they are written.
  ///
  /// - Parameters:
  ///   - entries: The paths below the folder.
  ///   - isOwn: Returns whether Galley wrote an existing entry that the record does not list, such as one of an earlier
  ///     version.
  /// - Throws: ``FileError`` if an entry exists that Galley did not write, or if the record cannot be read.
  package func check(_ entries: [String], unlisted isOwn: (String) -> Bool = { _ in false }) throws(FileError) {
    var listed = try listed()
    for entry in entries where !listed.contains(PathBytes(entry)) {
      guard exists(entry), !isOwn(entry) else { continue }
      // Another process may have listed it since, and then written it.
      listed = try self.entries()
      known = listed
      guard !listed.contains(PathBytes(entry)) else { continue }
      throw FileError(
        path: "\(path)/\(entry)",
        reason: "It exists, and Galley did not write it. Name another folder, or move '\(entry)' away.")
    }
  }

  /// Adds files and folders that were checked to the record, before anything is written to them. Makes the folder if it
  /// is missing.
  package func claim(_ entries: [String]) throws(FileError) {
    guard try !entries.pathBytes.isSubset(of: listed()) else { return }
    try change { (record) throws(FileError) in
      let listed = try self.entries()
      known = listed
      let unlisted = entries.filter { !listed.contains(PathBytes($0)) }
      guard !unlisted.isEmpty else { return }
      try append((listed.isEmpty ? Self.heading : "") + unlisted.map { $0 + "\n" }.joined(), to: record)
      known = listed.union(unlisted.pathBytes)
    }
  }

  /// Adds text to the record, all of it or none: a part of a path would be that of another file.
  private func append(_ text: String, to record: Int32) throws(FileError) {
    let end = lseek(record, 0, SEEK_END)
    guard !ByteStream.writeAll(text, to: record) else { return }
    let error = SystemError.latest
    ftruncate(record, end)
    throw FileError(path: recordPath, error)
  }

  /// Removes files that the record lists, and their entries. Files that it does not list are left alone.
  package func remove(_ entries: [String]) throws(FileError) {
    guard try !self.entries().isDisjoint(with: entries.pathBytes) else { return }
    try change { _ throws(FileError) in
      let own = try self.entries()
      let removed = entries.filter { own.contains(PathBytes($0)) }
      for entry in removed { try file(entry).remove() }
      let rest = own.subtracting(removed.pathBytes)
      known = rest
      if rest.isEmpty { try record.remove() } else { try record.write(Array(Self.text(of: rest).utf8)) }
    }
  }

  /// Sorts the record, so that it does not depend on the order in which workers finished.
  package func sortRecord() throws(FileError) {
    guard try isUnsorted() else { return }
    try change { _ throws(FileError) in
      if try isUnsorted() { try record.write(Array(Self.text(of: entries()).utf8)) }
    }
  }

  private func isUnsorted() throws(FileError) -> Bool {
    let bytes = try recordBytes()
    let entries = Self.entries(in: bytes)
    return !entries.isEmpty && bytes != Array(Self.text(of: entries).utf8)
  }

  /// Changes the record while no other process does. Several workers add to it at a time, often the same entries.
  ///
  /// The lock ends when the file is closed. A file system without locks may get an entry twice, which harms nothing.
  private func change(_ work: (_ record: Int32) throws(FileError) -> Void) throws(FileError) {
    for _ in 0..<Self.mostReplacements {
      let descriptor = try record.openForAppending()
      defer { close(descriptor) }
      _ = ByteStream.repeatInterrupted { flock(descriptor, LOCK_EX) }
      // Another process may have replaced the file while this one waited for it.
      if record.isSame(as: descriptor) { return try work(descriptor) }
    }
    throw FileError(path: recordPath, reason: "Other processes keep replacing it.")
  }

  /// More processes than ever change a record at a time.
  private static let mostReplacements = 10_000

  /// Removes the temporary files that processes left in the folder, and in what the record lists, when they were
  /// killed.
  package func removeLeftovers() {
    AtomicFile.removeLeftovers(in: path)
    for entry in (try? entries()) ?? [] where FileKind(at: "\(path)/\(entry.text)") == .folder {
      AtomicFile.removeLeftovers(below: "\(path)/\(entry.text)")
    }
  }

  /// Returns the paths that the record lists. Without a record there are none.
  ///
  /// - Throws: ``FileError`` if the record cannot be read, so that nobody knows which files are Galley's.
  package func entries() throws(FileError) -> Set<PathBytes> { Self.entries(in: try recordBytes()) }

  private func recordBytes() throws(FileError) -> [UInt8] {
    do throws(ContainedFileError) {
      return try record.read(as: .record) ?? []
    } catch {
      throw FileError(path: recordPath, reason: "Restore it, or move it away. It cannot be read: \(error.reason)")
    }
  }

  private func listed() throws(FileError) -> Set<PathBytes> {
    if let known { return known }
    let entries = try entries()
    known = entries
    return entries
  }

  private var record: ContainedFile { file(Self.recordName) }
  private var recordPath: String { "\(path)/\(Self.recordName)" }

  private func exists(_ entry: String) -> Bool {
    place == nil ? FileKind(at: "\(path)/\(entry)") != .missing : file(entry).exists()
  }

  /// Leaves out what cannot be a path below the folder: anybody may have written the record.
  private static func entries(in bytes: [UInt8]) -> Set<PathBytes> {
    let lines = String(decoding: bytes, as: UTF8.self).utf8.split(separator: "\n")
    return lines.filter { !$0.utf8.hasPrefix("#") && isBelow($0) }.map(String.init).pathBytes
  }

  private static func isBelow(_ path: Substring) -> Bool {
    let names = path.utf8.split(separator: "/", omittingEmptySubsequences: false)
    return !path.utf8.contains(0) && !names.contains { $0.isEmpty || $0 == "." || $0 == ".." }
  }

  private static func text(of entries: Set<PathBytes>) -> String {
    heading + entries.sorted().map { $0.text + "\n" }.joined()
  }
}
