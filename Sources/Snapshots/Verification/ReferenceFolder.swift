import Files

/// A folder of references: pictures, each with its sidecar beside it.
package struct ReferenceFolder: Hashable, Sendable {
  package let path: String

  /// Creates the references at a path, where no folder needs to exist yet.
  package init(path: String) { self.path = path }

  /// Returns the files of a snapshot, or `nil` if there is no picture. A file that is there and cannot be read has no
  /// bytes.
  ///
  /// - Parameter name: The path below the folder, without extension.
  package func files(of name: String) -> SnapshotFiles? {
    var refusal: TextFileError.Reason?
    guard let png = bytes(of: name + ".png", &refusal) else { return nil }
    var files = SnapshotFiles(png: png, sidecar: bytes(of: name + ".json", &refusal))
    files.refusal = refusal
    return files
  }

  /// Writes a snapshot, each of its files atomically.
  ///
  /// The picture is written last. If the process ends in between, a new snapshot still has no reference, and a changed
  /// one still has its former picture, which the next verification reports.
  ///
  /// - Throws: ``FileError`` if a file cannot be written, or if the way to it leads through a symbolic link below the
  ///   folder.
  package func write(_ files: SnapshotFiles, as name: String) throws(FileError) {
    if let sidecar = files.sidecar {
      try file(name + ".json").write(sidecar)
    } else {
      try file(name + ".json").remove()
    }
    try file(name + ".png").write(files.png)
  }

  /// Removes a snapshot's files, and the folders that become empty. Missing files are no error.
  ///
  /// The picture is removed last: as long as it exists, the snapshot is reported as orphaned.
  ///
  /// - Throws: ``FileError`` if a file cannot be removed, or if the way to it leads through a symbolic link below the
  ///   folder.
  package func remove(_ name: String) throws(FileError) {
    try file(name + ".json").remove()
    try file(name + ".png").remove()
    file(name + ".png").removeEmptyParents()
  }

  private func file(_ name: String) -> ContainedFile { ContainedFile(path: name, below: path) }

  /// Returns the sorted paths of the snapshots, without extension. Contact sheets are not included.
  package func names() -> [String] {
    var walk = FolderWalk(below: path)
    return walk.list()
      .filter { $0.utf8.hasSuffix("x.png") && $0.utf8.contains("@") }
      .map { String($0.utf8.dropLast(4)) ?? $0 }
      .sorted()
  }

  /// The folders whose snapshots are not known, because they cannot be listed, with the reasons.
  package func unlistedFolders() -> [(path: String, error: SystemError)] {
    guard !FileKind.isAbsent(path) else { return [] }
    var walk = FolderWalk(below: path)
    _ = walk.list()
    return walk.unlisted.map { (path: $0.path.isEmpty ? path : "\(path)/\($0.path)", error: $0.error) }
  }

  /// The size of all files in the folder, in bytes.
  package var byteCount: Int {
    var walk = FolderWalk(below: path)
    return walk.list().reduce(0) { $0 + (FileState(of: "\(path)/\($1)")?.size ?? 0) }
  }

  private func bytes(of name: String, _ refusal: inout TextFileError.Reason?) -> [UInt8]? {
    let path = "\(path)/\(name)"
    do throws(TextFileError) {
      return try InputFile.content(of: path, as: .snapshotFile(named: name))
    } catch {
      if FileKind.isAbsent(path) { return nil }
      refusal = refusal ?? error.reason
      return []
    }
  }
}

/// The two files of a snapshot.
package struct SnapshotFiles: Hashable, Sendable {
  package var png: [UInt8]
  /// The layout, or `nil` if there is only a picture.
  package var sidecar: [UInt8]?
  /// Why one of the files, which is there, has no bytes, or `nil` if both could be read.
  package var refusal: TextFileError.Reason?

  package init(png: [UInt8], sidecar: [UInt8]? = nil) {
    self.png = png
    self.sidecar = sidecar
  }
}
