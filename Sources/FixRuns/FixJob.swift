import Digests
import Files
import Galley
import Reports
import SnapshotRuns

/// Computes changes of documents that mend findings, and tries them in all cells of the matrix.
package struct FixJob: SceneJob {
  /// What is asked for.
  package enum Request: Hashable, Sendable {
    /// The fixes of the findings with some ids, or of all findings.
    case findings(ids: Set<String>?)
    /// The saved frames of a view and of what is inside it, or of all views, set to the solved ones.
    case frames(view: String?)
    /// The constants of a view's constraints, or of all, set to what the saved frames have.
    case constants(view: String?)
    /// The constraints that a view lacks, or all views.
    case constraints(view: String?)
    /// The suggested constraints of a view in the place of its present ones.
    case reset(view: String)

    /// The view that the request is limited to, or `nil` if it is for all.
    var view: String? {
      switch self {
      case .findings: nil
      case .frames(let view), .constants(let view), .constraints(let view): view
      case .reset(let view): view
      }
    }
  }

  package let setting: RunSetting
  let rules: CheckRules
  let request: Request
  /// The names of the documents to look at, or `nil` for all.
  let documents: Set<String>?

  package init(setting: RunSetting, rules: CheckRules, request: Request, documents: Set<String>? = nil) {
    self.setting = setting
    self.rules = rules
    self.request = request
    self.documents = documents
  }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    var recorded: RecordedParts = .coveredViews
    if FixCandidate.rules.contains(where: \.isAboutDesign) { recorded.insert(.designFindings) }
    return FixWorker(job: self, renderer: try setting.renderer(fonts: fonts, recording: recorded))
  }

  package func outcome(of record: RunRecord<DocumentFixes>) -> FixOutcome {
    FixOutcome(
      documents: record.results, problems: record.problems.map(\.line), rules: rules, isComplete: record.isComplete)
  }
}

/// The outcome of a ``FixJob``.
package struct FixOutcome {
  package let documents: [DocumentFixes]
  /// The findings of the documents.
  package let run: CheckRun
  /// Whether every input could be read and every scene laid out.
  package let isComplete: Bool

  init(documents: [DocumentFixes], problems: [String], rules: CheckRules, isComplete: Bool) {
    self.documents = documents
    self.isComplete = isComplete
    run = CheckRun(scenes: documents.flatMap(\.scenes), problems: problems, rules: rules)
  }

  /// Returns the fixes of a finding, with the document that they are for.
  package func fixes(of finding: CheckFinding) -> (document: DocumentFixes, fixes: DocumentFixes.CauseFixes)? {
    let own = documents.lazy.filter { $0.document == finding.document }.compactMap { document in
      document.fixes.first { $0.cause == finding.cause }.map { (document, $0) }
    }
    let showing = documents.lazy.compactMap { document in
      document.fixes.first { $0.cause == finding.cause && $0.shownDocument == finding.document }.map { (document, $0) }
    }
    return own.first ?? showing.first
  }
}

private struct FixWorker: Worker {
  let job: FixJob
  let renderer: Renderer
  private let assets = AssetLibrary()

  init(job: FixJob, renderer: Renderer) {
    self.job = job
    self.renderer = renderer
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    guard unit.isDocument, job.documents?.contains(unit.document) ?? true,
      let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report),
      let bytes = try? InputFile.content(of: unit.file, as: .document),
      let document = try? EditableDocument(bytes, path: unit.file)
    else { return }
    var scenes: [CheckedScene] = []
    let layouts = present(in: walk, of: unit, &scenes)
    var result = DocumentFixes(
      document: unit.document, file: unit.file, digest: bytes.hexadecimalHash, scenes: scenes)
    let trial = FixTrial(
      unit: unit, setting: job.setting, renderer: renderer, assets: assets, document: document, present: layouts)
    let search = FixSearch(trial: trial, walk: walk)
    switch job.request {
    case .findings(let ids):
      for (cause, shown) in causes(in: scenes) where ids?.contains(cause.id(in: shown ?? unit.document)) ?? true {
        result.fixes.append(
          shown.map { DocumentFixes.CauseFixes(cause: cause, shownDocument: $0) } ?? search.fixes(of: cause))
      }
    case .frames(let view): result.edition = search.frameUpdate(below: view)
    case .constants(let view): result.edition = search.constantUpdate(of: view)
    case .constraints(let view): result.edition = search.suggestions(for: view)
    case .reset(let view): result.edition = search.reset(of: view)
    }
    result.hasView = job.request.view.map { document.object($0) != nil } ?? true
    if let result = try? WorkerReport.result(result) { report(result) }
  }

  /// Lays out the document as it is.
  private func present(in walk: SceneWalk, of unit: WorkUnit, _ scenes: inout [CheckedScene]) -> TriedLayouts {
    var layouts = TriedLayouts()
    var checked: CheckedScene?
    var cells: [TriedLayouts.Cell] = []
    let original = walk.source.original
    walk.forEachLayout(logsConflicts: false) { snapshot, rendering in
      var scene = checked ?? CheckedScene(document: unit.document, scene: snapshot.name)
      checked = nil
      walk.source.add(snapshot, rendering, to: &scene)
      checked = scene
      if let copy = walk.source.copyPath(in: snapshot.cell) {
        return layouts.add(snapshot.layout.findings, ofCopyAt: copy, original: original)
      }
      cells.append(TriedLayouts.Cell(rendering, in: snapshot.cell, original: original))
    } endScene: { index in
      guard var scene = checked else { return }
      scene.sceneNames = walk.source.names(ofSceneAt: index)
      for (entry, reason) in walk.source.acceptances(of: scene) { scene.accept(entryAt: entry, because: reason) }
      layouts.add(cells, ofSceneAt: index, original: original)
      scenes.append(scene)
      (checked, cells) = (nil, [])
    }
    return layouts
  }

  /// Returns the causes of findings that have fixes and are listed, each once, in the order of the scenes; with the
  /// document that has them, if the scenes only show it.
  private func causes(in scenes: [CheckedScene]) -> [(cause: Cause, shownDocument: String?)] {
    var seen: Set<Cause> = []
    return scenes.flatMap { scene in
      scene.entries.filter { entry in
        let isWanted =
          job.request != .findings(ids: nil)
          || job.rules.newOccurrences(of: entry, of: scene).contains {
            job.rules.lists(rule: entry.cause.rule, severity: $0.severity)
          }
        let hasFixes = Finding.Rule(rawValue: entry.cause.rule).map(FixCandidate.rules.contains) ?? false
        return isWanted && hasFixes
      }.map { ($0.cause, $0.shownDocument) }
    }.filter { seen.insert($0.cause).inserted }
  }
}
