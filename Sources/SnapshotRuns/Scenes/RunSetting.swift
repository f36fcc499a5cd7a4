import Files
import Foundation
import Galley

/// The scenes of a run, the cells in which they are laid out, and everything else that affects their pictures.
package struct RunSetting: Sendable {
  /// Documents and folders of documents, or empty to cover the catalog's scenes.
  package let inputs: [String]
  /// The names of files in everything that the run writes.
  package var paths: ProjectPaths
  /// What to take of folders among the inputs.
  package var documents = DocumentSelection()
  /// The runtime attributes whose values are keys of the project's tables.
  package var textAttributes = TextAttributes()
  package var catalog: Catalog?
  package var matrix: MatrixChoices
  /// The names or ids of the scenes to cover, or empty to cover all.
  package var scenes: [String]
  /// Whether a configuration names the scenes, which may then be in documents that the run leaves out.
  package var scenesAreConfigured = false
  /// The data of scenes.
  package var data: SceneData
  /// The states of the data to cover, or empty to cover all and the scenes without a state.
  package var states: [String]
  /// Folders of fonts in addition to the bundled ones.
  package let fonts: [String]
  /// The versions that the pictures are made with.
  package let versions: RunVersions
  /// How scenes are laid out and drawn.
  package var rendering: RenderSettings
  /// The files with translations that are shown instead of those in tables.
  package var translations: [String] = []
  /// The part of the run to do, or `nil` for the whole run.
  package var shard: Shard?
  /// The times of scenes by which the run is divided among shards, or `nil` to divide by their number.
  package var timings: SceneTimings?
  /// Whether workers report how long each scene takes.
  package var measuresTimes = false
  /// Whether workers can use no other files than the run's, no network and no other program.
  package var isSandboxed = false
  /// The ids or names of views that an option names. The run warns about those that no scene has.
  package var namedViews: [String] = []
  /// Whether a named view that no scene has is an error.
  package var requiresNamedViews = false
  /// The named views that a configuration names, which may be in documents that the run leaves out. If others are
  /// unknown, the run ends with an error.
  package var configuredViews: Set<String>?
  /// The findings that make the exit code 1, or `nil` if none do.
  package var gate: FindingGate?

  package init(
    inputs: [String], catalog: Catalog? = nil, matrix: MatrixChoices = MatrixChoices(), scenes: [String] = [],
    data: SceneData = SceneData(), states: [String] = [],
    rendering: RenderSettings = RenderSettings(), fonts: [String] = [], shard: Shard? = nil
  ) {
    self.inputs = inputs
    paths = ProjectPaths(inputs: inputs)
    self.catalog = catalog
    self.matrix = matrix
    self.scenes = scenes
    self.data = data
    self.states = states
    self.rendering = rendering
    self.fonts = fonts
    versions = RunVersions(fonts: fonts)
    self.shard = shard
  }

  /// What the run covers, in a few words: the names of the inputs or of the catalog.
  package var title: String {
    guard !inputs.isEmpty else { return catalog?.name ?? "Images" }
    let names = inputs.map { URL(filePath: RealPath.of($0)).lastPathComponent }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  /// The folders in which changes of files can change pictures: the project's, and those of inputs and fonts outside of
  /// it.
  package var followedFolders: [String] {
    let others = inputs.map { Folder.isFolder($0) ? $0 : Folder.parent(of: $0) } + fonts
    let outside = others.map(RealPath.of).filter { ProjectPaths.leavesRoot(paths.name(of: $0)) }
    return [paths.root] + outside
  }

  package func fontLibrary() throws(TypefaceError) -> FontLibrary { try .bundled(with: fonts) }

  /// Makes a renderer with the run's settings.
  ///
  /// - Parameter parts: What its renderings have in addition to the frames and the findings about them.
  package func renderer(
    fonts: FontLibrary, recording parts: RecordedParts = .displayList
  ) throws(TypefaceError) -> Renderer {
    var settings = rendering
    settings.recorded = parts
    return try Renderer(fonts: fonts, settings: settings)
  }
}

/// One of several equal parts of a run.
package struct Shard: Hashable, Sendable {
  /// The part's number, starting at 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// Reads a shard from text such as `2/4`, or returns `nil` if it is not of that form.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count >= 1, (1...count).contains(number)
    else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the elements of this part: every `count`-th, starting with the `number`-th.
  package func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}

extension RunSetting {
  /// The texts of the files with translations. Files that cannot be read are reported when the run starts.
  package var translatedTables: [TranslatedTable] {
    translations.flatMap { path in (try? XLIFFFile.read(at: path))?.flatMap(\.tables) ?? [] }
  }
}
