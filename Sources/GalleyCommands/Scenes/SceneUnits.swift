import Digests
import Galley

/// The units that a run's inputs come to.
struct SceneUnits {
  private(set) var units: [WorkUnit]
  /// The inputs that are no documents.
  let failures: [DocumentFinder.Failure]

  /// Takes the documents that inputs name, else a catalog's scenes.
  init(inputs: [String], selection: SceneSelection) {
    let finder = DocumentFinder(inputs: inputs)
    failures = finder.failures
    units = zip(finder.documents, OutputFolders.folders(for: finder.documents)).map { document, folder in
      WorkUnit(document: document, folder: folder)
    }
    if inputs.isEmpty, let catalog = selection.catalog {
      let folder = SnapshotPath(document: catalog.name).folder
      units = catalog.scenes.map { WorkUnit(document: catalog.name, folder: folder, scene: $0.name) }
    }
  }

  /// Keeps one of several equal parts.
  mutating func keep(_ shard: Shard?) {
    if let shard { units = shard.part(of: units) }
  }

  /// Digits that change with the units and their order.
  var digest: String {
    var hash = StableHash()
    for unit in units { hash.add("\(unit.folder)\0\(unit.scene)\0".utf8) }
    return hash.hexadecimal
  }

  /// The documents among the units.
  var documents: [String] { units.filter(\.scene.isEmpty).map(\.document) }
}
