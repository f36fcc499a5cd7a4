import Dispatch
import Files
import Galley
import Synchronization

/// What the projects of a run's documents have that cannot be read.
package struct InputProblems: Sendable {
  let documents: [String]
  let assets: AssetLibrary
  /// What the apps of the documents say.
  let apps = FoundApps()
  private let search: ThreadValue<[Diagnostic]>

  /// Starts to look for problems, beside the work of the run: this reads every project file and lists every folder.
  ///
  /// - Parameter documents: The paths of the documents.
  package init(of documents: [String], _ setting: RunSetting, assets: AssetLibrary = AssetLibrary()) {
    self.documents = documents
    self.assets = assets
    let withTexts = setting.matrix.matrix.locales.needTexts
    search = ThreadValue(stackSize: 16 << 20) { [apps] in
      apps.find(documents, in: assets)
      return Self.find(in: assets, documents, withTexts: withTexts)
    }
  }

  /// The problems, each once. Waits until all have been looked for.
  package var found: [Diagnostic] { search.value }

  /// Returns the problems document by document, so that those of one stretch of a run after the other have the same
  /// order as those of the whole run.
  private static func find(in assets: AssetLibrary, _ documents: [String], withTexts: Bool) -> [Diagnostic] {
    let firstOfProjects = Set(assets.projectDocuments(among: documents).map(PathBytes.init))
    return documents.flatMap { document in
      let isFirst = firstOfProjects.contains(PathBytes(document))
      let ofTargets = isFirst ? assets.projectProblems(ofDocuments: [document]) : []
      let ofProject = isFirst ? assets.problems(aroundDocument: document, withTexts: withTexts) : []
      let ofFiles = ofProject + [assets.appProblem(ofDocument: document)].compactMap(\.self)
      return ofTargets.map(Diagnostic.init) + ofFiles.map { Diagnostic(.error, at: $0.place, $0.message) }
        + LocalizedTables.brokenCatalogs(besideDocument: document).map(Diagnostic.init)
    }.uniqued
  }
}

/// What the apps of documents say. One thread finds it out, in the order of the documents, for another one, which
/// needs it in about the same order.
final class FoundApps: Sendable {
  private struct State {
    var apps: [String: KnownApp] = [:]
    /// The documents whose apps were looked for.
    var searched: Set<String> = []
    var isComplete = false
  }

  private let state = Mutex(State())
  private let changes = DispatchSemaphore(value: 0)

  /// Returns the app of a document after it was looked for, or `nil` if it cannot be read.
  func app(of document: String) -> KnownApp? {
    while true {
      let (app, isKnown) = state.withLock { ($0.apps[document], $0.isComplete || $0.searched.contains(document)) }
      if isKnown { return app }
      changes.wait()
    }
  }

  /// Looks for the apps of documents. What cannot be read is reported with the other problems.
  fileprivate func find(_ documents: [String], in assets: AssetLibrary) {
    for document in documents {
      let app = Result { () throws(UnreadableInput) in KnownApp(try assets.app(ofDocument: document)) }
      state.withLock {
        $0.apps[document] = try? app.get()
        $0.searched.insert(document)
      }
      changes.signal()
    }
    state.withLock { $0.isComplete = true }
    changes.signal()
  }
}

extension AssetLibrary {
  /// Returns the first document of each project.
  func projectDocuments(among documents: [String]) -> [String] {
    var seen: Set<String> = []
    return documents.filter { seen.insert(projectFolder(ofDocument: $0)).inserted }
  }
}

extension Matrix.Locales {
  /// Whether a run needs the texts of projects: for any language but that of the documents themselves.
  var needTexts: Bool {
    switch self {
    case .all, .allAnd: true
    case .named(let names): names.contains { (try? LocaleIdentifier($0))?.isBase == false }
    }
  }
}
