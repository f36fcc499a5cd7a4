import Galley

/// Explains why a view is where it is, in each cell.
package struct ExplanationJob: SceneJob {
  package let setting: RunSetting
  let view: String
  private let text: (LayoutExplanation, SceneSnapshot, _ document: String) -> String

  /// - Parameters:
  ///   - view: The identifier of the view.
  ///   - text: Returns the text of an explanation for the standard output.
  package init(
    setting: RunSetting, view: String,
    text: @escaping (LayoutExplanation, SceneSnapshot, _ document: String) -> String
  ) {
    self.setting = setting
    self.view = view
    self.text = text
  }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    ExplanationWorker(job: self, text: text, renderer: try setting.renderer(fonts: fonts))
  }

  package func outcome(of record: RunRecord<ViewSearch>) -> ExplanationOutcome {
    let searches = record.results
    if !searches.isEmpty, !searches.contains(.found) {
      return .unknownView(similar: searches.flatMap(\.similar))
    }
    return .explained(isComplete: record.isComplete)
  }

  /// What a worker found in a document.
  package enum ViewSearch: Codable, Equatable {
    case found
    /// Descriptions of the views with the most similar identifiers and names.
    case notFound(similar: [String])

    fileprivate var similar: [String] { if case .notFound(let similar) = self { similar } else { [] } }
  }
}

/// The outcome of an ``ExplanationJob``.
package enum ExplanationOutcome {
  /// - Parameter isComplete: Whether every input could be read and every scene laid out.
  case explained(isComplete: Bool)
  /// No document has the view; `similar` describes the most similar views.
  case unknownView(similar: [String])
}

private struct ExplanationWorker: Worker {
  let job: ExplanationJob
  let text: (LayoutExplanation, SceneSnapshot, String) -> String
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(
    job: ExplanationJob, text: @escaping (LayoutExplanation, SceneSnapshot, String) -> String, renderer: Renderer
  ) {
    self.job = job
    self.text = text
    self.renderer = renderer
    renderer.settings.explainedView = job.view
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report)
    var isFound = false
    var similar = SimilarViews(to: job.view)
    walk?.forEachLayout(logsConflicts: false) { snapshot, rendering in
      if let explanation = rendering.explanation {
        isFound = true
        report(.output(text(explanation, snapshot, unit.document)))
      } else {
        similar.add(snapshot.layout.root)
      }
    }
    let search: ExplanationJob.ViewSearch = isFound ? .found : .notFound(similar: similar.descriptions)
    if isFound || !similar.isEmpty, let result = try? WorkerReport.result(search) { report(result) }
  }
}

/// Finds the views whose identifier or name is most similar to a text.
private struct SimilarViews {
  private struct Candidate {
    var node: LayoutNode
    var rank: Int
  }

  private let text: String
  private var candidates: [Candidate] = []
  private var seen: Set<String> = []

  init(to text: String) { self.text = text.lowercased() }

  var isEmpty: Bool { candidates.isEmpty }

  /// Adds a view and its descendants.
  mutating func add(_ node: LayoutNode) {
    if seen.insert(node.id).inserted { candidates.append(Candidate(node: node, rank: rank(of: node))) }
    for child in node.children { add(child) }
  }

  /// Descriptions of the six most similar views, the most similar first: `'8bC-Xf-vdC' (label "Name")`.
  var descriptions: [String] {
    let sorted = candidates.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return sorted.prefix(6).map { Self.description(of: $0.element.node) }
  }

  /// Ranks views that contain the text before those whose identifier differs from it in a few characters.
  private func rank(of node: LayoutNode) -> Int {
    let (id, name) = (node.id.lowercased(), node.name.lowercased())
    if id == text || name == text { return -2 }
    if id.contains(text) || name.contains(text) { return -1 }
    return NearestNames.editDistance(text, id)
  }

  private static func description(of node: LayoutNode) -> String {
    let name = node.name.count > 30 ? node.name.prefix(29) + "\u{2026}" : node.name[...]
    return "'\(node.id)' (\(node.elementClass)\(name.isEmpty ? "" : " \"\(name)\""))"
  }
}
