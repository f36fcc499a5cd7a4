import Digests
import Foundation

/// What a document asks the asset catalogs for.
package struct AssetRequest: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Sendable {
    case image
    case color
  }

  /// Whether a picture or a colour is asked for.
  package var kind: Kind
  /// The asset's name.
  package var name: String

  /// Makes a request.
  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// What was found for a request: the files that answer it, and what they come to.
package struct AssetAnswer: Hashable, Sendable {
  /// What names, places and contents of the files come to.
  package let digest: ContentDigest
  private let files: [String]
  private let states: [FileState?]

  /// Reads the files of an answer, each with what it is taken for.
  init(files: [(role: String, path: String)]) {
    self.files = files.map(\.path)
    states = self.files.map { FileState(of: $0) }
    let hash = ContentHash()
    for file in files {
      hash.add(file.role)
      let data = try? Data(contentsOf: URL(filePath: file.path))
      hash.add(data == nil ? "cannot be read" : "content")
      data?.withUnsafeBytes { hash.add($0) }
    }
    digest = hash.digest()
  }

  /// Whether the files are still those that were read.
  package var isUnchanged: Bool {
    zip(files, states).allSatisfy { path, state in FileState(of: path) == state && state?.isSettled != false }
  }
}
