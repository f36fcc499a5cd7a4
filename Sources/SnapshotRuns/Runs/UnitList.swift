import Digests
import Files
import Galley

/// The units of work in a run's inputs.
package struct UnitList {
  package var units: [WorkUnit]
  /// The inputs and the parts of inputs that could not be searched for documents.
  package let problems: [Diagnostic]
  /// What the run does not take of the inputs.
  package let notes: [Diagnostic]

  /// Lists the documents that the inputs name, or the catalog's scenes if there are no inputs.
  package init(_ setting: RunSetting) {
    let finder = DocumentFinder(inputs: setting.inputs, paths: setting.paths, selection: setting.documents)
    problems = finder.failures.map(Diagnostic.init)
    notes = finder.notes
    let folders = OutputFolders.folders(for: finder.names)
    units = zip(zip(finder.names, finder.documents), folders).map { document, folder in
      WorkUnit(document: document.0, file: document.1, folder: folder)
    }
    if setting.inputs.isEmpty, let catalog = setting.catalog {
      let folder = SnapshotPath(document: catalog.name).folder
      units = catalog.scenes.map { WorkUnit(document: catalog.name, folder: folder, scene: $0.name) }
    }
  }

  /// Drops the units that other shards work on.
  ///
  /// - Parameter timings: The times of an earlier run to divide by.
  /// - Throws: ``SceneTimingsError`` if these are not of any scene of the run.
  package mutating func keep(
    _ shard: Shard?, by division: ShardDivision = .everyUnit, timings: SceneTimings? = nil
  ) throws(SceneTimingsError) {
    guard let shard else { return }
    if let timings, !units.isEmpty, !units.contains(where: timings.contains) {
      throw SceneTimingsError(place: timings.path, message: "the times are not of any scene of this run")
    }
    if division == .everyUnit, timings == nil {
      units = shard.part(of: units)
    } else {
      units = ShardPlan(units, dividesDocuments: division == .scenes, timings: timings).units(of: shard)
    }
  }

  /// Leaves out the data with names that scenes of several documents have.
  mutating func ignoreData(named names: Set<String>) {
    for index in units.indices { units[index].ignoredData = names.sorted() }
  }

  /// A digest of the units, in their order, as hexadecimal digits.
  var digest: String {
    var hash = StableHash()
    for unit in units { hash.add("\(unit.folder)\0\(unit.scene)\0".utf8) }
    return hash.hexadecimal
  }

  /// The paths of the documents among the units.
  package var documents: [String] { units.filter(\.scene.isEmpty).map(\.file) }
}

/// How the units of a run are divided among shards.
package enum ShardDivision: Hashable, Sendable {
  /// The shards take turns, unit by unit. With the times of an earlier run, they have stretches of whole documents.
  case everyUnit
  /// Each shard has a stretch of the run, of about as many scenes as the others; in whole documents.
  case documents
  /// The same, where the scenes of a document may be in several shards.
  case scenes
}

/// Folders below the output folder for the images of documents.
enum OutputFolders {
  /// Returns a folder for each document, unique even if case is ignored.
  ///
  /// - Parameter names: The names of the documents, as ``ProjectPaths`` gives them.
  static func folders(for names: [String]) -> [String] {
    UniqueNames.resolve(zip(paths(for: names), names.indices).map { (name: $0, id: String($1 + 1)) })
  }

  /// Returns the folder of each document. Those around several documents are escaped once.
  private static func paths(for names: [String]) -> [String] {
    var known: [PathBytes: String] = [:]
    return names.map { name in
      let slash = name.utf8.lastIndex(of: "/")
      let (around, own) = (slash.map { name[..<$0] } ?? "", slash.map { name[$0...] } ?? name[...])
      let key = PathBytes(String(around))
      let folder = known[key] ?? SnapshotPath(document: key.text).folder
      known[key] = folder
      return [folder, SnapshotPath(document: String(own)).folder].filter { !$0.isEmpty }.joined(separator: "/")
    }
  }
}
