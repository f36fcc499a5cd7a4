/// The folders at and above an absolute path, from the innermost to the top of the disk.
///
/// Every search upwards goes through this sequence, because it always ends. Each folder is a shorter path than the one
/// before. A path that does not begin at the top of the disk has no folders: where it is depends on the working folder,
/// which may have been removed.
package struct FoldersUpwards: Sequence, IteratorProtocol {
  private var following: String?

  /// - Parameter folder: The absolute path of the folder to begin with.
  package init(from folder: String) { following = folder.utf8.first == UInt8(ascii: "/") ? folder : nil }

  package mutating func next() -> String? {
    guard let folder = following else { return nil }
    let parent = Folder.parent(of: folder)
    let isAbove = parent.utf8.first == UInt8(ascii: "/") && parent.utf8.count < folder.utf8.count
    following = isAbove ? parent : nil
    return folder
  }
}

/// The folder that relative paths of this process start from.
package enum WorkingFolder {
  /// The absolute path, or `nil` if the folder was removed or cannot be reached any more.
  ///
  /// A folder that is there although its parents cannot be searched has a path as well.
  package static var path: String? {
    guard let buffer = getcwd(nil, 0) else { return nil }
    defer { free(buffer) }
    let path = String(cString: buffer)
    return path.utf8.first == UInt8(ascii: "/") ? path : nil
  }
}
