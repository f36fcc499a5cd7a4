import Files
import Foundation

/// The documents of a project by name, for values of data that refer to them.
struct ProjectFiles: Sendable {
  private static let documentTypes = [".xib", ".storyboard"]

  /// The paths of documents by the names of their files without type.
  private var documents: [String: [String]] = [:]

  /// Takes the documents of a project, without those of other people's code.
  init(_ listing: ProjectListing) {
    for path in listing.paths where !path.split(separator: "/").contains("vendor") { add(listing.folder + "/" + path) }
  }

  private mutating func add(_ path: String) {
    let parent = Folder.parent(of: path)
    let name = path.dropFirst(parent.count + 1)
    guard let type = Self.documentTypes.first(where: name.hasSuffix) else { return }
    let isTranslation = parent.hasSuffix(".lproj") && !parent.hasSuffix("/Base.lproj")
    let key = String(name.dropLast(type.count))
    if !isTranslation || documents[key] == nil { documents[key, default: []].append(path) }
  }

  /// The names of documents.
  var documentNames: [String] { documents.keys.sorted() }

  /// Returns the document that is nearest to a place, or `nil` if there is none.
  ///
  /// - Parameter name: The name of the file, with or without type, perhaps after those of folders.
  func document(named name: String, near place: String) -> String? {
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let type = Self.documentTypes.first(where: file.hasSuffix)
    let found = (documents[type.map { String(file.dropLast($0.count)) } ?? file] ?? []).filter { path in
      type.map(path.hasSuffix) ?? true && (file == name || path.contains("/" + name))
    }
    return Self.nearest(found, to: place)
  }

  /// Returns the path that has the most folders in common with a place, the first of equals.
  private static func nearest(_ paths: [String], to place: String) -> String? {
    guard paths.count > 1 else { return paths.first }
    let place = place.split(separator: "/")
    func common(_ path: String) -> Int { zip(path.split(separator: "/"), place).prefix { $0 == $1 }.count }
    return paths.reduce(paths[0]) { common($1) > common($0) ? $1 : $0 }
  }
}
