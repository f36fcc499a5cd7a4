import Digests
import Files
import Foundation

/// The files that decide what a document shows, besides the assets that it asks for.
package struct DocumentInputs: Hashable {
  /// The files' paths: the document, then tables and documents of other languages.
  package let files: [String]
  /// What the files' names and contents come to.
  package let digest: ContentDigest
  private let states: [FileState]

  /// What documents and tables may have at most to be read at all, in bytes.
  private static let largestFile = 64 << 20

  /// Reads the files of a document; none where one of them cannot be read.
  ///
  /// - Parameter path: the document's path.
  package init?(ofDocument path: String) {
    files = Self.files(ofDocument: path)
    let hash = ContentHash()
    hash.add(path)
    var states: [FileState] = []
    for file in files {
      guard let state = FileState(of: file), state.size <= Self.largestFile,
        let bytes = FileManager.default.contents(atPath: file)
      else { return nil }
      states.append(state)
      hash.add(Self.place(of: file))
      bytes.withUnsafeBytes { hash.add($0) }
    }
    self.states = states
    digest = hash.digest()
  }

  /// Where a file lies beside its document: its name, after the language's folder that it may be in. Where the whole
  /// project lies changes no picture.
  private static func place(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.suffix(parts.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1).joined(separator: "/")
  }

  /// Whether the files are still those that were read: what was made meanwhile was made from them.
  package var areUnchanged: Bool {
    guard let document = files.first, Self.files(ofDocument: document) == files else { return false }
    return zip(files, states).allSatisfy { FileState(of: $0) == $1 && $1.isSettled }
  }

  /// The paths that count for a document, whether it can be read or not.
  ///
  /// A document in a language's folder is itself among the documents of languages.
  package static func files(ofDocument path: String) -> [String] {
    let others = LocalizedTables.files(besideDocument: path)
    let own = URL(filePath: path).standardizedFileURL.path
    return [path] + others.filter { URL(filePath: $0).standardizedFileURL.path != own }
  }
}
