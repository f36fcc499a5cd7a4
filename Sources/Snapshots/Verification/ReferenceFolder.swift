import Files
import Foundation

/// A folder of references: pictures, each with its layout beside it.
public struct ReferenceFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// Makes a folder of a path; nothing need be there yet.
  public init(path: String) { self.path = path }

  /// The files of a snapshot; none where there is no picture.
  ///
  /// - Parameter name: the path below the folder without extension.
  public func files(of name: String) -> SnapshotFiles? {
    guard let png = bytes(of: name + ".png") else { return nil }
    return SnapshotFiles(png: png, sidecar: bytes(of: name + ".json"))
  }

  /// Writes a snapshot, each file whole or not at all.
  ///
  /// The layout comes first and the picture last: where the process ends between them, a new snapshot still has no
  /// reference and a changed one still has its former picture, which the next verification tells.
  ///
  /// - Throws: ``FileError`` when the disk refuses.
  public func write(_ files: SnapshotFiles, as name: String) throws(FileError) {
    if let sidecar = files.sidecar {
      try AtomicFile.write(sidecar, to: "\(path)/\(name).json")
    } else {
      try removeFile("\(name).json")
    }
    try AtomicFile.write(files.png, to: "\(path)/\(name).png")
  }

  /// Removes a snapshot's files, and folders that hold nothing else. What is not there any more is no error.
  ///
  /// The picture goes last: for as long as it is there, the snapshot is told as one that nothing makes any more.
  ///
  /// - Throws: ``FileError`` when the disk refuses.
  public func remove(_ name: String) throws(FileError) {
    try removeFile("\(name).json")
    try removeFile("\(name).png")
    var parts = name.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 { parts.removeLast() }
  }

  /// The snapshots in the folder, by path without extension, in order. Contact sheets are none.
  public func names() -> [String] {
    var walk = FolderWalk(below: path)
    return walk.list()
      .filter { $0.hasSuffix("x.png") && $0.contains("@") }
      .map { String($0.dropLast(4)) }
      .sorted()
  }

  /// The bytes of everything in the folder, added up.
  public var byteCount: Int {
    guard let found = FileManager.default.enumerator(atPath: path) else { return 0 }
    var sum = 0
    while found.nextObject() != nil { sum += (found.fileAttributes?[.size] as? Int) ?? 0 }
    return sum
  }

  private func removeFile(_ name: String) throws(FileError) {
    guard unlink("\(path)/\(name)") != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw FileError(path: "\(path)/\(name)", reason: String(cString: strerror(errno)))
  }

  private func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: "\(path)/\(name)"))).map(Array.init)
  }
}

/// The two files of a snapshot.
public struct SnapshotFiles: Hashable, Sendable {
  /// The picture's bytes.
  public var png: [UInt8]
  /// The layout's bytes; none where there is a picture alone.
  public var sidecar: [UInt8]?

  /// Makes files.
  public init(png: [UInt8], sidecar: [UInt8]? = nil) {
    self.png = png
    self.sidecar = sidecar
  }
}
