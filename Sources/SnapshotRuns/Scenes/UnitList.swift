import Digests
import Foundation
import Galley

/// The units of work in a run's inputs.
package struct UnitList {
  package private(set) var units: [WorkUnit]
  package let failures: [DocumentFinder.Failure]

  /// Lists the documents that the inputs name, or the catalog's scenes if there are no inputs.
  package init(_ setting: RunSetting) {
    let finder = DocumentFinder(inputs: setting.inputs)
    failures = finder.failures
    units = zip(finder.documents, OutputFolders.folders(for: finder.documents)).map { document, folder in
      WorkUnit(document: document, folder: folder)
    }
    if setting.inputs.isEmpty, let catalog = setting.catalog {
      let folder = SnapshotPath(document: catalog.name).folder
      units = catalog.scenes.map { WorkUnit(document: catalog.name, folder: folder, scene: $0.name) }
    }
  }

  /// Drops the units that other shards work on.
  package mutating func keep(_ shard: Shard?) {
    if let shard { units = shard.part(of: units) }
  }

  /// A digest of the units, in their order, as hexadecimal digits.
  var digest: String {
    var hash = StableHash()
    for unit in units { hash.add("\(unit.folder)\0\(unit.scene)\0".utf8) }
    return hash.hexadecimal
  }

  /// The paths of the documents among the units.
  var documents: [String] { units.filter(\.scene.isEmpty).map(\.document) }
}

/// Folders below the output folder for the images of documents.
enum OutputFolders {
  /// Returns a folder for each document: its path relative to the working directory, unique even if case is ignored.
  static func folders(for documents: [String]) -> [String] {
    UniqueNames.resolve(zip(folders(ofInputs: documents), documents.indices).map { (name: $0, id: String($1 + 1)) })
  }

  /// Returns the folders that contain the images of documents and folders of documents.
  static func folders(ofInputs inputs: [String]) -> [String] {
    let working = FileManager.default.currentDirectoryPath
    return inputs.map { SnapshotPath(document: relativePath(of: $0, from: working)).folder }
  }

  /// Returns the path from a folder to a file, with `..` for each folder that has to be left.
  static func relativePath(of path: String, from folder: String) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let base = URL(filePath: folder).standardizedFileURL.pathComponents
    let shared = zip(target, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared)).joined(separator: "/")
  }
}
