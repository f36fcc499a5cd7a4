import Files
import Galley

/// The work that a worker does at a time: a document with all its scenes, one scene of a catalog, or a figure.
package struct WorkUnit: Hashable, Sendable {
  /// The document's name in everything that the run writes: its path relative to the project's root; or the catalog's
  /// name.
  package let document: String
  /// The path to read the document from.
  package let file: String
  /// The folder of the unit's images, relative to the output folder.
  package let folder: String
  /// The name of the catalog's scene or of the figure, or empty for a document.
  package let scene: String
  /// The scenes of the document to take, or `nil` for all.
  var share: SceneShare?
  /// Where to begin.
  package var start = Resumption()
  /// The names in the data that scenes of several documents have. Their data is left out.
  var ignoredData: [String] = []
  /// What the app of the document says, or `nil` if the worker has to find out.
  var app: KnownApp?

  /// - Parameter file: The path to read the document from, or `nil` if its name is that path.
  package init(document: String, file: String? = nil, folder: String, scene: String = "") {
    self.document = document
    self.file = file ?? document
    self.folder = folder
    self.scene = scene
  }

  /// The unit as it is sent to a worker: its fields, each followed by a zero byte, which no path contains.
  var wire: String {
    [
      document, file, folder, scene, start.wire, ignoredData.joined(separator: "\n"), app?.wire ?? "",
      share?.wire ?? "",
    ].map { $0 + "\0" }.joined()
  }

  /// What is sent to a worker so that it looks up several units in the cache: nothing in the place of a document, their
  /// number, and the units.
  static func wire(lookingUp units: [WorkUnit]) -> String { "\0\(units.count)\0" + units.map(\.wire).joined() }

  /// Whether the unit is a document instead of a scene of a catalog.
  package var isDocument: Bool { scene.isEmpty }

  /// Whether another shard has scenes of the document before these. It says what is to be said of the document once.
  var isContinued: Bool { share?.isContinued == true }

  /// The document in messages: its name, or the path as it was given if it is outside of the project.
  package var place: String { ProjectPaths.leavesRoot(document) ? file : document }

  /// The unit's name in a progress bar.
  var title: String { scene.isEmpty ? place : "\(place): \(scene)" }
}

/// The place where the work on a unit continues after it crashed a worker.
package struct Resumption: Hashable, Sendable {
  /// The number of scenes that are done, or of cells if the work goes cell by cell.
  package var done = 0
  /// The scenes to leave out, as indices among the unit's scenes.
  var skipped: [Int] = []

  package init(done: Int = 0, skipped: [Int] = []) {
    self.done = done
    self.skipped = skipped
  }

  /// The numbers as text.
  var wire: String { ([done] + skipped).map(String.init).joined(separator: ",") }

  init(wire: some StringProtocol) {
    let numbers = String(wire).utf8.split(separator: ",").compactMap { Int($0) }
    self.init(done: max(numbers.first ?? 0, 0), skipped: Array(numbers.dropFirst()))
  }
}
