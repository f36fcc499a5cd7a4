import Digests
import Files
import Foundation
import Galley
import Reports

/// Compares scenes with their references.
package struct VerificationJob: SceneJob {
  package let setting: RunSetting
  package let verifier: SnapshotVerifier
  /// The folder of the report to collect pictures for, or `nil` for no report.
  package var report: String?
  /// The cache's folder, or `nil` to use no cache.
  package var cache: CacheFolder?
  /// Which orphaned references to remove, or `nil` to report them only.
  package var removal: OrphanRemoval?
  /// Where the configuration has each of the rules, in messages.
  package var rulePlaces: [String] = []

  package init(setting: RunSetting, verifier: SnapshotVerifier) {
    self.setting = setting
    self.verifier = verifier
  }

  /// Scenes of a document that have each other's former names are recorded in one process, which knows what to keep.
  package var division: ShardDivision { verifier.record == .never ? .scenes : .documents }
  package var mergesProblems: Bool { true }
  package var sharedCache: CacheFolder? { cache }
  package var readFolders: [String] { [verifier.references.path] }
  package var writtenFolders: [String] {
    [report, cache?.path, verifier.record == .never ? nil : verifier.references.path].compactMap { $0 }
  }

  /// Checks the report's folder, makes that of references to record, and removes what killed runs have left behind.
  ///
  /// - Throws: `FileError` if the report would replace something that Galley did not write.
  package func prepare() throws(FileError) {
    if let report { try ReportPictures(report: report).prepare() }
    guard verifier.record != .never else { return }
    try Folder.make(verifier.references.path)
    AtomicFile.removeLeftovers(below: verifier.references.path)
  }

  package func prepare(for units: [WorkUnit]) { setting.versions.find() }

  package func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker {
    let assets = AssetLibrary()
    let renderer = try setting.renderer(fonts: fonts, recording: [.displayList, .styles])
    let factors = PictureFactors(renderer.settings, setting.textAttributes)
    let cache = RunCache(cache, fonts: fonts, assets: assets, factors: factors)
    return VerificationWorker(job: self, renderer: renderer, assets: assets, cache: cache)
  }

  /// Returns the run with its scope. Failures follow all other results.
  package func outcome(of record: RunRecord<SnapshotResult>) -> VerificationRun {
    let units = record.units.map { unit in
      RunPart.Unit(
        results: unit.results.count, failures: unit.failures.count, problems: unit.problems.count,
        isContinued: unit.unit.isContinued ? true : nil,
        isUnreadable: unit.failureOfAll == nil ? nil : true)
    }
    var run = VerificationRun(
      results: record.results + record.units.flatMap(\.failures), problems: record.problems.map(\.line),
      scope: RunScope(
        of: record, units: units, setting: setting,
        options: verifier.rules.settings.merging(verifier.record.settings) { own, _ in own },
        references: verifier.references.path))
    run.isUnwritten = record.isUnwritten
    run.documents = Set(record.units.map(\.unit.document))
    return run
  }

  /// Finds orphaned references, warns if the references were made with other versions, and records the versions of what
  /// this run has written. Orphaned references are marked, to be removed when all reports are written.
  package func finish(_ run: inout VerificationRun) throws(FileError) {
    let problemsOfUnits = run.problems.count
    if let scope = run.scope, scope.isWhole {
      run.results = OrphanedReferences(references: verifier.references, scope: scope).resolve(run.results)
    }
    run.problems += unlistedReferences.map(\.line)
    let versions = OutputVersions(setting.versions, inFolder: verifier.references.path)
    if let difference = versions.difference()?.named(by: setting.paths) {
      if difference.severity == .error {
        run.problems.append(difference.line)
      } else {
        run.warnings.append("\(setting.paths.words(for: verifier.references.path)): \(difference.message)")
      }
    }
    let closing = run.problems.count - problemsOfUnits
    if closing > 0 { run.scope?.part?.closingProblems = closing }
    checkRules(of: &run)
    if removal != nil { try removeFormerReferences(of: run) }
    markOrphans(of: &run)
    if run.results.contains(where: { $0.isRecorded && $0.status != .orphaned }) { try versions.record() }
    guard let report else { return }
    try ReviewReport.claim(report)
    try OutputVersions(setting.versions, inFolder: report).record()
  }

  /// The folders of references that cannot be listed. There may be millions, so the first shard looks for all.
  var unlistedReferences: [Diagnostic] {
    guard setting.shard.map({ $0.number == 1 }) ?? true else { return [] }
    return verifier.references.unlistedFolders().map { folder, error in
      Diagnostic(.error, at: folder, "the folder cannot be listed: \(error)").worded(by: setting.paths)
    }
  }

  /// Says what is wrong with rules. A part of a run does not know which rules the images of others meet, so it is said
  /// when all are merged.
  private func checkRules(of run: inout VerificationRun) {
    let metRules = run.takeMetRules()
    guard let scope = run.scope, scope.scenes.isEmpty else { return }
    let checks = verifier.rules.checks(of: ProjectDocuments(of: setting)) { rule in
      rulePlaces.indices.contains(rule) ? rulePlaces[rule] : nil
    }
    if scope.part == nil {
      run.problems += checks.compactMap { $0.problem(in: run, metRules: metRules)?.line }
    } else if !checks.isEmpty {
      run.scope?.part?.ruleChecks = checks
      run.scope?.part?.metRules = metRules.sorted()
    }
  }

  /// Removes the references of former names of snapshots that were recorded under their new ones.
  private func removeFormerReferences(of run: VerificationRun) throws(FileError) {
    let made = MadeReferences(run.results.filter { $0.status != .orphaned }.map(\.path), in: verifier.references)
    for result in run.results where result.isRecorded {
      if let former = result.referencePath, !made.contains(former) { try verifier.references.remove(former) }
    }
  }
}

extension UnitRecord<SnapshotResult> {
  /// A result for each scene that was lost, and one for the unit if it could not be read and has no other results.
  fileprivate var failures: [SnapshotResult] {
    losses.map { failure(scene: $0.scene ?? "", in: $0.folder(in: unit), $0.message) }
      + [failureOfAll].compactMap(\.self)
  }

  /// The result of a unit that could not be read and has no other results, or `nil` if it has.
  fileprivate var failureOfAll: SnapshotResult? {
    isUnreadable && results.isEmpty ? failure(scene: unit.scene, in: unit.folder, readingProblems) : nil
  }

  private func failure(scene: String, in folder: String, _ message: String) -> SnapshotResult {
    SnapshotResult(
      path: folder, document: unit.document, scene: scene, traits: MatrixCellName("").traits, scale: 1, status: .failed,
      message: message)
  }
}

private struct VerificationWorker: Worker {
  let job: VerificationJob
  let renderer: Renderer
  let assets: AssetLibrary
  let cache: RunCache?
  private let formerPlaces: FormerPlaces

  init(job: VerificationJob, renderer: Renderer, assets: AssetLibrary, cache: RunCache?) {
    self.job = job
    self.renderer = renderer
    self.assets = assets
    self.cache = cache
    formerPlaces = FormerPlaces(references: job.verifier.references, paths: job.setting.paths)
  }

  func lookUp(_ units: [WorkUnit], asking ask: ([ContentDigest]) -> Void) {
    guard let cache else { return }
    CacheLookup(setting: job.setting, assets: assets, cache: cache).run(units, asking: ask)
  }

  func work(on unit: WorkUnit, report: @escaping (WorkerReport) -> Void) {
    let paths = SnapshotPath(escapedFolder: unit.folder)
    let walk = SceneWalk(unit, in: job.setting, renderer: renderer, assets: assets, cache: cache, report: report)
    let renamedScenes = walk.flatMap { walk in
      walk.source.sceneIDs.map { ids in
        RenamedScenes(
          of: zip(walk.source.names, ids).map { (name: $0, id: $1) }, at: paths, in: job.verifier.references
        ) { formerPlaces.folders(of: paths.folder) }
      }
    }
    walk?.forEachSnapshot { snapshot in
      // A scene without area is never a reference.
      guard snapshot.picture != nil else { return report(snapshot.reportWithoutArea(at: unit.place)) }
      do {
        var checked = try job.verifier.compare(
          snapshot, at: paths, document: unit.document, renamedScenes: renamedScenes)
        if let source = walk?.source { checked.result.findProblems(of: snapshot, in: source, gate: job.setting.gate) }
        if let folder = job.report {
          try ReportPictures(report: folder).save(checked)
        }
        report(try .result(checked.result))
      } catch PictureError.layout(let error) {
        // In the form in which the walk reports a scene that is not in the cache.
        report(.problem(Diagnostic(error, in: unit.file)))
        report(.unreadable)
      } catch {
        // The walk has reported the files.
        if !(error is UnreadableFiles) { WorkerReport.failure(at: unit.place, because: error).forEach(report) }
        let failure = job.verifier.failure(of: snapshot, at: paths, document: unit.document, because: "\(error)")
        if let result = try? WorkerReport.result(failure) { report(result) }
      }
    }
  }
}
