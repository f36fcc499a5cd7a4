import Files
import Foundation

/// The documents of a project by name, for values of data that refer to them.
struct ProjectFiles: Sendable {
  private static let documentTypes = [".xib", ".storyboard"]

  /// The paths of documents by the names of their files without type.
  private var documents: [String: [String]] = [:]

  /// Takes the documents of a project, without those of other people's code.
  init(_ listing: ProjectListing) {
    for part in listing.parts {
      for path in part.paths where Self.documentTypes.contains(where: path.utf8.hasSuffix) {
        // The folders of references have the names of their documents.
        let isForeign = path.utf8.split(separator: "/").contains("vendor")
        if !isForeign, FileKind(at: part.folder + "/" + path) != .folder { add(part.folder + "/" + path) }
      }
    }
  }

  private mutating func add(_ path: String) {
    let parent = Folder.parent(of: path)
    let name = path.utf8.dropping(prefix: parent + "/") ?? path[...]
    guard let type = Self.documentTypes.first(where: name.utf8.hasSuffix) else { return }
    let isTranslation = parent.utf8.hasSuffix(".lproj") && !parent.utf8.hasSuffix("/Base.lproj")
    let key = String(name.utf8.dropping(suffix: type) ?? name)
    if !isTranslation || documents[key] == nil { documents[key, default: []].append(path) }
  }

  /// The names of documents.
  var documentNames: [String] { documents.keys.sorted() }

  /// Returns the paths of the documents that a name can refer to.
  ///
  /// - Parameter name: The name of the file, with or without type, perhaps after those of folders.
  func paths(named name: String) -> [String] {
    let file = name.utf8.split(separator: "/").last.map(String.init) ?? name
    let type = Self.documentTypes.first(where: file.utf8.hasSuffix)
    return (documents[type.flatMap { file.utf8.dropping(suffix: $0) }.map(String.init) ?? file] ?? []).filter { path in
      type.map(path.utf8.hasSuffix) ?? true && (file == name || path.utf8.contains("/" + name))
    }
  }
}
