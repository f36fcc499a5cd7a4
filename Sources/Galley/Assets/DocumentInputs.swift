import Digests
import Files
import Foundation

/// The files that determine what a document shows, except its assets.
package struct DocumentInputs: Hashable {
  /// The files' paths: the document, then the tables and documents of other languages.
  package let files: [String]
  /// The digest of the files' names and contents, which is the same in every folder and on every machine.
  package let digest: ContentDigest
  private let states: [FileState]

  /// Reads the files of a document, or returns `nil` if one of them cannot be read.
  package init?(ofDocument path: String) {
    files = Self.files(ofDocument: path)
    let hash = ContentHash()
    var states: [FileState] = []
    for file in files {
      guard let state = FileState(of: file), let bytes = try? InputFile.content(of: file, as: .document) else {
        return nil
      }
      states.append(state)
      hash.add(Self.place(of: file))
      hash.add(bytes)
    }
    self.states = states
    digest = hash.digest()
  }

  /// Returns a file's name, preceded by that of its language folder if it is in one. The rest of the path does not
  /// affect the pictures.
  private static func place(of file: String) -> String {
    let parts = file.utf8.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.utf8.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
  }

  /// Whether the files have not changed since they were read, so that results made since then belong to this content.
  package var areUnchanged: Bool {
    guard let document = files.first, Self.files(ofDocument: document) == files else { return false }
    return zip(files, states).allSatisfy { FileState(of: $0) == $1 && $1.isSettled }
  }

  /// Returns the paths of a document's files, even if the document cannot be read.
  package static func files(ofDocument path: String) -> [String] {
    let others = LocalizedTables.files(besideDocument: path)
    let own = URL(filePath: path).standardizedFileURL.path
    // If the document is in a language's folder, the other files include the document itself.
    return [path] + others.filter { URL(filePath: $0).standardizedFileURL.path != own }
  }
}
