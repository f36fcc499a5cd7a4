import Foundation
import Galley

/// Where the images of documents go below the output folder.
enum OutputFolders {
  /// A folder for each document, in order: its path from the working directory, no two alike where case is folded.
  static func folders(for documents: [String]) -> [String] {
    let working = FileManager.default.currentDirectoryPath
    let paths = documents.map { document in
      SnapshotPath(document: relativePath(of: document, from: working)).folder
    }
    return UniqueNames.resolve(zip(paths, documents.indices).map { (name: $0, id: String($1 + 1)) })
  }

  /// The folders that the images of inputs are in, documents or folders of them.
  static func folders(ofInputs inputs: [String]) -> [String] {
    let working = FileManager.default.currentDirectoryPath
    return inputs.map { SnapshotPath(document: relativePath(of: $0, from: working)).folder }
  }

  /// A path from one folder to a file, through `..` where it lies outside.
  static func relativePath(of path: String, from folder: String) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let base = URL(filePath: folder).standardizedFileURL.pathComponents
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared)).joined(separator: "/")
  }
}
