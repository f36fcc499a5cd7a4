import Files
import Galley
import ImageFiles

/// The images below a folder that is compared with another.
package struct ImageFolder {
  /// A folder whose images are not known.
  package struct Closed: Hashable {
    /// The path below the folder; empty for the folder itself.
    package var path: String
    /// Why its images are not known.
    package var reason: String
  }

  package let path: String
  /// The images' names, sorted.
  let names: [ImageName]
  /// The files that are neither images nor Galley's own, and contact sheets, which show the images beside them.
  let others: Set<ImageName>
  /// The folders that cannot be listed, and symbolic links to folders, which are not followed.
  package let closed: [Closed]

  /// Lists a folder and those below it.
  package init(path: String) {
    let path = path.utf8.count > 1 ? path.utf8.dropping(suffix: "/").map(String.init) ?? path : path
    self.path = path
    var walk = FolderWalk(below: path)
    var (images, others): (Set<ImageName>, Set<ImageName>) = ([], [])
    var links: [Closed] = []
    for entry in walk.list() {
      switch FileKind(at: "\(path)/\(entry)") {
      case .folder: continue
      case .symbolicLink where Folder.isFolder("\(path)/\(entry)"):
        links.append(Closed(path: entry, reason: "it is a symbolic link, which is not followed"))
      case .file, .symbolicLink, .other, .missing:
        if ImageName.isImage(entry) { images.insert(ImageName(entry)) } else { others.insert(ImageName(entry)) }
      }
    }
    let unreadable = walk.unlisted.map { Closed(path: $0.path, reason: Self.reason(of: $0.error, at: $0.path)) }
    closed = unreadable + links.sorted { $0.path < $1.path }
    let snapshotFolders = Set(images.filter(\.isSnapshot).map(\.folder))
    let sheets = images.filter { $0.isSheet && snapshotFolders.contains($0.folder) }
    names = images.subtracting(sheets).sorted()
    let own = names.map(\.sidecar) + Self.records + closed.map { ImageName($0.path) }
    self.others = others.union(sheets).subtracting(own)
  }

  private static func reason(of error: SystemError, at path: String) -> String {
    path.isRepaired ? String.repairedNameReason : error.description
  }

  /// The files in which Galley records what it wrote into a folder.
  private static let records = [VersionFile.name, OwnedFolder.recordName].map(ImageName.init)

  /// Returns the folder in which an image may be without being known, or `nil` if there is none.
  func closedFolder(of name: ImageName) -> Closed? {
    closed.first { $0.path.isEmpty || name.path.utf8.hasPrefix($0.path + "/") }
  }

  /// Returns the path of something below the folder.
  package func path(of name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }
}

extension String {
  /// Whether the text has a character in place of bytes that are not UTF-8, so that no file has this name.
  var isRepaired: Bool { contains("\u{FFFD}") }

  /// Why a file with a repaired name cannot be read.
  static let repairedNameReason = "its name is not UTF-8"
}
