import Digests
import Files
import Galley
import Reports

/// Looks for problems in the layouts of scenes.
package struct CheckJob: SceneJob {
  package let setting: RunSetting
  package let rules: CheckRules
  /// The folder for pictures of the worst cells, or `nil` to paint none.
  package var pictures: String?
  /// Whether the outcome says what the run covered, as a merge has to know.
  package var recordsScope = false
  /// The other settings that affect the results, by the names of their options.
  package var options: [String: String] = [:]

  package init(setting: RunSetting, rules: CheckRules) {
    self.setting = setting
    self.rules = rules
  }

  /// How bad a known finding may be depends on all cells of its document that have it, so with a baseline no document
  /// is divided.
  package var division: ShardDivision { rules.baseline == nil ? .scenes : .documents }
  package var mergesProblems: Bool { true }
  package var writtenFolders: [String] { pictures.map { [$0] } ?? [] }

  package func prepare(for units: [WorkUnit]) throws(FileError) {
    guard let pictures else { return }
    try OwnedFolder(path: pictures).check(units.map(\.ownFolder).pathBytes.sorted().map(\.text))
    try Folder.make(pictures)
  }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    let parts: RecordedParts = pictures == nil ? .designFindings : [.displayList, .designFindings]
    return CheckWorker(job: self, renderer: try setting.renderer(fonts: fonts, recording: parts))
  }

  package func outcome(of record: RunRecord<CheckedScene>) -> CheckOutcome {
    var outcome = CheckOutcome(
      run: CheckRun(scenes: record.results, problems: record.problems.map(\.line), rules: rules),
      isComplete: record.isComplete, isUnwritten: record.isUnwritten)
    if recordsScope { outcome.run.shard = CheckShard(scope: scope(of: record)) }
    outcome.run.shard?.isUnwritten = record.isUnwritten
    return outcome
  }

  private func scope(of record: RunRecord<CheckedScene>) -> RunScope {
    var scope = RunScope(
      of: record, units: record.units.map { RunPart.Unit($0) }, setting: setting,
      options: options.merging(rules.settings) { own, _ in own })
    scope.settings["fail-on"] = rules.policy.words.joined(separator: ",")
    return scope
  }
}

extension CheckRules {
  /// The rules by the names of their options, without the policy; what files have by a digest.
  fileprivate var settings: [String: String] {
    var settings = ["list": listed.rawValue, "verbose": String(isVerbose)]
    if !suppressions.isEmpty { settings["suppress"] = "\(suppressions.map(\.digestedText))".utf8.hexadecimalHash }
    if let baseline { settings["baseline"] = baseline.text.utf8.hexadecimalHash }
    return settings
  }
}

extension Suppression {
  /// A text that is different for other suppressions.
  fileprivate var digestedText: String { "\(words)\0\(reason)\0\(lastDay ?? "")\0\(line ?? 0)" }
}

/// The outcome of a ``CheckJob``, or of a merge of its parts.
package struct CheckOutcome {
  package var run: CheckRun
  /// Whether every input could be read and every scene laid out.
  package var isComplete: Bool
  /// Whether a picture could not be written.
  package var isUnwritten: Bool
}

private struct CheckWorker: Worker {
  let job: CheckJob
  let renderer: Renderer
  private let assets = AssetLibrary()

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    guard let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, report: report) else {
      return
    }
    if unit.start == Resumption(), !unit.isContinued {
      for problem in walk.source.acceptanceProblems(in: unit.place) { report(.log(problem.line + "\n")) }
    }
    var checked: CheckedScene?
    walk.forEachLayout(logsConflicts: false) { snapshot, rendering in
      var scene = checked ?? CheckedScene(document: unit.document, scene: snapshot.name)
      checked = nil
      walk.source.add(snapshot, rendering, to: &scene)
      checked = scene
    } endScene: { index in
      guard var scene = checked else { return }
      checked = nil
      scene.sceneNames = walk.source.names(ofSceneAt: index)
      for (entry, reason) in walk.source.acceptances(of: scene) { scene.accept(entryAt: entry, because: reason) }
      paint(&scene, at: index, of: unit, walk, report)
      if let result = try? WorkerReport.result(scene) { report(result) }
    }
  }

  /// Paints the worst cells of the findings that are new, each once, with the findings outlined.
  private func paint(
    _ scene: inout CheckedScene, at index: Int, of unit: WorkUnit, _ walk: SceneWalk, _ report: (WorkerReport) -> Void
  ) {
    guard let folder = job.pictures else { return }
    var entries: [Int: [Int]] = [:]
    for (number, entry) in scene.entries.enumerated() {
      let new = job.rules.newOccurrences(of: entry, of: scene)
      guard new.contains(where: { job.rules.lists(rule: entry.cause.rule, severity: $0.severity) }) else { continue }
      if let cell = scene.worstCell(of: new) { entries[cell, default: []].append(number) }
    }
    let cells = walk.source.cells(ofSceneAt: index)
    for (cell, numbers) in entries.sorted(by: { $0.key < $1.key }) {
      guard let matrixCell = cells.first(where: { SnapshotTraits($0) == scene.cells[cell] }) else { continue }
      guard let (snapshot, rendering) = walk.layout(ofSceneAt: index, in: matrixCell) else { continue }
      let findings = Dictionary(grouping: snapshot.layout.findings) { Cause(of: $0, original: walk.source.original) }
      let marks = numbers.enumerated().map { index, number in
        FindingMarks.Mark(index + 1, for: findings[scene.entries[number].cause] ?? [], in: snapshot)
      }
      var marked = rendering
      marked.displayList = FindingMarks(marks).over(
        rendering.displayList, background: rendering.background, measuring: renderer.measuring)
      do {
        let picture = try PictureError.painting { () throws(RasterError) in try renderer.png(of: marked) }
        let name = SnapshotPath(escapedFolder: unit.folder).file(for: snapshot) + ".png"
        try OwnedFolder(path: folder).claim([unit.ownFolder])
        try ContainedFile(path: name, below: folder).write(picture)
        for (index, number) in numbers.enumerated() {
          scene.show(entryAt: number, in: CheckedScene.Picture(path: "\(folder)/\(name)", number: index + 1))
        }
      } catch {
        WorkerReport.failure(at: unit.place, because: error).forEach(report)
      }
    }
  }
}

extension FindingMarks.Mark {
  /// - Parameter findings: The findings with one cause in a snapshot.
  fileprivate init(_ number: Int, for findings: [Finding], in snapshot: SceneSnapshot) {
    var shown = snapshot
    shown.layout.findings = findings
    let scale = snapshot.scale
    let areas = SnapshotSummary(shown).findings.flatMap(\.areas).map { area in
      Rect(
        x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.width) / scale,
        height: Double(area.height) / scale)
    }
    self.init(number, areas: areas, severity: findings.map(\.severity).min { $0.order < $1.order } ?? .note)
  }
}
