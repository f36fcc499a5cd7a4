import Files
import Foundation
import Galley
import Reports

/// What a run does with each unit of work.
///
/// The run's process and its workers make the same job, each from the same command line.
package protocol SceneJob {
  /// What the workers report about a unit, in addition to what they print.
  associatedtype UnitResult: Codable
  /// The outcome of the whole run.
  associatedtype Outcome

  var setting: RunSetting { get }
  /// The units of work, or `nil` for the documents or the catalog's scenes that the setting names.
  var units: [WorkUnit]? { get }
  /// How the run is divided among shards.
  var division: ShardDivision { get }
  /// Whether a merge makes the problems of the whole run from those that shards have with their own documents. The page
  /// of images has those of one run only.
  var mergesProblems: Bool { get }
  /// The folders, besides those of the setting, that workers read.
  var readFolders: [String] { get }
  /// The folders that workers write to.
  var writtenFolders: [String] { get }
  /// The cache that workers use, which may have a server, or `nil` for none.
  var sharedCache: CacheFolder? { get }

  /// Prepares the run in its own process, before any worker takes a unit. Workers that are confined to the folders of
  /// the job start only after that.
  ///
  /// - Parameter units: The units that this run works on.
  /// - Throws: `FileError` if the output cannot be written.
  func prepare(for units: [WorkUnit]) throws(FileError)

  func makeWorker(fonts: FontLibrary) throws(TypefaceError) -> any Worker

  func outcome(of record: RunRecord<UnitResult>) -> Outcome
}

extension SceneJob {
  package var units: [WorkUnit]? { nil }
  package var division: ShardDivision { .everyUnit }
  package var mergesProblems: Bool { false }
  package var readFolders: [String] { [] }
  package var writtenFolders: [String] { [] }
  package var sharedCache: CacheFolder? { nil }
  package func prepare(for units: [WorkUnit]) throws(FileError) {}

  /// Whether the run reads the projects of its own units only, and other shards those of theirs.
  ///
  /// The shards' problems one after the other are those of the whole run if each shard has a stretch of it. Which
  /// languages there are is only known from all documents.
  var readsOwnDocumentsOnly: Bool {
    setting.shard != nil && mergesProblems && division != .everyUnit && !setting.matrix.matrix.locales.needTexts
  }
}

/// Something to show while a run goes on.
package enum RunEvent {
  /// Text for the standard output.
  case output(String)
  /// Text for the standard error that quiet runs leave out.
  case log(String)
  /// An error, which quiet runs show too.
  case problem(Diagnostic)
  /// Cells or a unit are done, or a second has passed.
  case progress(RunProgress)
  /// All units are done, and the scenes took so long, in the order of the run.
  case times([SceneTime])
}

/// How far a run is.
package struct RunProgress: Hashable, Sendable {
  /// The number of units that are done, and of all units.
  package var units = 0
  package var allUnits: Int
  /// What the units are, such as `document`.
  package var noun: String
  /// The number of cells that are done, also those of units that are not.
  package var cells = 0
  /// The title of the unit that was done last, or empty before the first one.
  package var latest = ""

  package init(of allUnits: Int, noun: String) { (self.allUnits, self.noun) = (allUnits, noun) }
}

/// An error that ends a run.
package enum RunError: Error, Hashable, CustomStringConvertible {
  /// No document has tables for a locale; `available` lists the locales that have some.
  case unknownLocale(String, available: [String])
  /// No scene has any of the requested names; `available` lists the names that exist.
  case unknownScenes([String], available: [String])
  /// No scene of the run has one of the requested states.
  case unknownStates([String])
  /// No scene has some views that an option names, each in a sentence.
  case unknownViews([String])
  /// The matrix has more cells than a run may have.
  case tooManyCells(Int, limit: Int)
  case noWorkers(WorkerFailure)
  /// The run cannot be divided by the times of an earlier one.
  case timings(SceneTimingsError)
  /// The output cannot be written.
  case output(FileError)

  package var description: String {
    switch self {
    case .unknownLocale(let tag, let available) where available.isEmpty:
      "unknown locale '\(tag)': the documents have no tables"
    case .unknownLocale(let tag, let available):
      "unknown locale '\(tag)'; the documents have tables for \(available.joined(separator: ", "))"
    case .unknownScenes(let names, let available): UnknownScenes(names: names, available: available).sentence
    case .unknownStates(let names):
      "no scene of the run has the \(names.count == 1 ? "state" : "states") "
        + names.map { "'\($0)'" }.joined(separator: " or ")
    case .unknownViews(let sentences): sentences.joined(separator: "; ")
    case .tooManyCells(let count, let limit):
      "the matrix has \(count) cells for each scene, and at most \(limit) are rendered in a run; choose fewer of them, or "
        + "divide them among several runs"
    case .noWorkers(let failure): failure.description
    case .timings(let error): error.description
    case .output(let error): error.description
    }
  }
}

/// How many cells and images a run may have.
private enum MatrixSize {
  /// The largest number of cells for each scene: some 500 MB of memory.
  static let mostCells = 1_000_000
  /// The number of images from which on a run says how many there are before it starts: minutes of work.
  static let leastOfNote = 5_000
}

/// Does a job with all scenes of a setting, in several worker processes.
package struct MatrixRun<Job: SceneJob> {
  private let job: Job
  private let observe: (RunEvent) -> Void

  /// - Parameter observe: Called with output, problems and progress, in the order of the units.
  package init(_ job: Job, observe: @escaping (RunEvent) -> Void) {
    self.job = job
    self.observe = observe
  }

  /// The descriptor on which a worker process reports.
  package static var workerOutput: Int32 { WorkerLoop.descriptor }

  /// Does the work of a worker process until the run has no more units for it.
  package static func work(on job: Job) {
    WorkerLimits.resources.apply()
    var loop = WorkerLoop(measuresTimes: job.setting.measuresTimes)
    loop.run { () throws(WorkerFailure) in
      if job.setting.isSandboxed {
        try WorkerLimits.confine(to: job.setting, reading: job.readFolders, writing: job.writtenFolders)
      }
      try WorkerLimits.startReader(isConfined: job.setting.isSandboxed)
      do throws(TypefaceError) {
        return try job.makeWorker(fonts: try job.setting.fontLibrary())
      } catch {
        throw WorkerFailure(error.description)
      }
    }
  }

  /// Runs the job.
  ///
  /// - Parameters:
  ///   - jobs: The number of worker processes, or `nil` for one on each core.
  ///   - startWorker: Starts a process that calls ``work(on:)`` with the same job.
  package func run(
    jobs: Int?, startWorker: @escaping () throws(SystemError) -> ChildProcess
  ) throws(RunError) -> Job.Outcome {
    let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let cache = SharedCache(job.sharedCache, workers: jobs)
    var pool = WorkerPool(cache: cache, measuresTimes: job.setting.measuresTimes, start: startWorker)
    defer { pool.end() }
    return try run { (unitCount) throws(WorkerFailure) in
      // Getting them ready takes as long as checking a hundred documents. A sandbox makes missing folders of the
      // output, which a run that finds nothing to do leaves out.
      if !job.setting.isSandboxed || job.writtenFolders.allSatisfy(Folder.isFolder) {
        try pool.start(min(jobs, unitCount))
      }
    } working: { (units, complete, advance, show) throws(WorkerFailure) in
      try pool.run(units, jobs: jobs, completing: complete, advancing: advance, show)
      cache?.end()
      for remark in cache?.remarks ?? [] { observe(.log(remark.line + "\n")) }
    }
  }

  /// Runs the job in this process, one unit after the other, so that a debugger sees the code of the scenes.
  package func runInThisProcess() throws(RunError) -> Job.Outcome {
    try run { _ in
    } working: { (units, _, advance, show) throws(WorkerFailure) in
      try WorkerLimits.startReader(isConfined: false)
      let worker: any Worker
      do throws(TypefaceError) {
        worker = try job.makeWorker(fonts: try job.setting.fontLibrary())
      } catch {
        throw WorkerFailure(error.description)
      }
      for unit in units {
        var reports: [WorkerReport] = []
        worker.work(on: unit) { report in
          if case .progress(let cells) = report { advance(cells) } else { reports.append(report) }
        }
        show(WorkerPool.Result(unit: unit, reports: reports))
      }
    }
  }

  /// Does the work on units. Calls a closure that completes a unit before it is sent, one with the number of cells that
  /// were done since the last call, and one with each result in their order.
  private typealias UnitWork = (
    [WorkUnit], @escaping (inout WorkUnit) -> Void, @escaping (Int) -> Void, (WorkerPool.Result) -> Void
  ) throws(WorkerFailure) -> Void

  /// The inputs of a run that are not documents.
  private struct SearchedInputs {
    let problems: InputProblems
    /// Whether they are those of a shard's documents alone.
    let areOfShard: Bool
  }

  /// - Parameter start: Starts to get ready for about so many units.
  private func run(
    starting start: (Int) throws(WorkerFailure) -> Void,
    working work: UnitWork
  ) throws(RunError) -> Job.Outcome {
    var list = UnitList(job.setting)
    var record = RunRecord<Job.UnitResult>(inputs: list.digest)
    for problem in list.problems { note(problem.worded(by: job.setting.paths), in: &record) }
    for note in list.notes { observe(.log(note.line + "\n")) }
    // What the options and the data name is checked in the documents of the whole run, so that all shards agree on it.
    let documents = list.documents
    let inputs = try keepShard(of: &list)
    reportIdleSettings(&record)
    do throws(WorkerFailure) { try start(job.units?.count ?? list.units.count) } catch { throw .noWorkers(error) }
    if let inputs {
      let languages = RunLanguages(job.setting, besides: inputs.problems)
      let selected = try languages.check { observe(.log($0.line + "\n")) }
      try check(documents, &list, &record)
      try checkSize(of: list, in: selected, languages)
    }
    list.units = job.units ?? list.units
    do throws(FileError) { try job.prepare(for: list.units) } catch { throw .output(error) }
    let names = try takeResults(of: list.units, inputs, into: &record, working: work)
    record.namedScenes = names.scenes.names(in: job.setting, leavingOut: documents)
    if record.isComplete { record.namedViews = names.views.names(in: job.setting) }
    // Another shard may have the scenes and views.
    if job.setting.shard == nil { try checkNames(&record, hasUnits: !list.units.isEmpty) }
    return job.outcome(of: record)
  }

  /// Leaves out of a list what other shards do, and begins to look for problems with inputs that are not documents.
  ///
  /// - Returns: The search, or `nil` for units that another run has checked.
  private func keepShard(of list: inout UnitList) throws(RunError) -> SearchedInputs? {
    let documents = list.documents
    do throws(SceneTimingsError) {
      try list.keep(job.setting.shard, by: job.division, timings: job.setting.timings)
    } catch {
      throw .timings(error)
    }
    guard job.units == nil else { return nil }
    let areOfShard = !documents.isEmpty && job.readsOwnDocumentsOnly
    return SearchedInputs(
      problems: InputProblems(of: areOfShard ? list.documents : documents, job.setting), areOfShard: areOfShard)
  }

  /// Has work done, and records and shows the results.
  ///
  /// - Returns: The scenes and views that were seen, by which names of the command line are checked.
  private func takeResults(
    of units: [WorkUnit], _ inputs: SearchedInputs?, into record: inout RunRecord<Job.UnitResult>,
    working work: UnitWork
  ) throws(RunError) -> (scenes: SceneSearch, views: ViewSearch) {
    var names = (scenes: SceneSearch(), views: ViewSearch())
    var classXibs = ClassXibCount()
    var shown: Set<Diagnostic> = []
    var pending = inputs
    var progress = RunProgress(of: units.count, noun: units.allSatisfy(\.isDocument) ? "document" : "scene")
    do throws(WorkerFailure) {
      try work(units) { [apps = inputs?.problems.apps] unit in
        if unit.isDocument { unit.app = apps?.app(of: unit.file) }
      } _: { [observe] cells in
        progress.cells += cells
        observe(.progress(progress))
      } _: { result in
        // Problems of the whole run come before those of its units.
        if let inputs = pending.take() { report(inputs, in: &record) }
        show(result, &shown)
        names.scenes.add(result)
        names.views.add(result.reports)
        classXibs.add(result.reports)
        record.units.append(UnitRecord(result))
        progress.units += 1
        progress.latest = result.unit.title
        observe(.progress(progress))
      }
    } catch {
      throw .noWorkers(error)
    }
    if let inputs = pending.take() { report(inputs, in: &record) }
    if let note = classXibs.note { observe(.log(note.line + "\n")) }
    if job.setting.measuresTimes { observe(.times(record.units.flatMap(\.times))) }
    return names
  }

  /// Reports what was found in inputs that are not documents, and records the appearances that their apps have.
  private func report(_ inputs: SearchedInputs, in record: inout RunRecord<Job.UnitResult>) {
    let problems = inputs.problems
    for problem in problems.found { note(problem.named(by: job.setting.paths), in: &record) }
    let apps = RunApps(of: problems.documents, job.setting, assets: problems.assets)
    apps.tell { observe(.log($0.line + "\n")) }
    if inputs.areOfShard, job.setting.matrix.appearances == nil {
      record.ownAppearances = problems.documents.isEmpty ? [] : apps.appearances
    } else {
      record.appearances = job.setting.matrix.appearances ?? apps.appearances
    }
  }

  /// Reports a problem with an input that is not a document, once: an input may be known by two names.
  private func note(_ problem: Diagnostic, in record: inout RunRecord<Job.UnitResult>) {
    let name = problem.named(by: job.setting.paths)
    guard !record.inputProblems.contains(where: { $0.named(by: job.setting.paths) == name }) else { return }
    record.inputProblems.append(problem)
    observe(.problem(problem))
  }

  /// Reports what a configuration names and the project does not have: whatever a misspelt name is for would be left
  /// out without a word.
  private func reportIdleSettings(_ record: inout RunRecord<Job.UnitResult>) {
    guard job.units == nil else { return }
    let setting = job.setting
    let documents = ProjectDocuments(of: setting)
    func report(_ sentence: String, line: Int? = nil) {
      let file = ProjectPaths.configuration
      note(Diagnostic(.error, at: line.map { "\(file):\($0)" } ?? file, sentence), in: &record)
    }
    if !setting.documents.included.isEmpty {
      for pattern in documents.idleIncludes {
        report("'\(pattern)' under 'include' takes in no document", line: setting.documents.lineOfIncluded)
      }
    }
    // A folder that is not everywhere, such as one that a package manager makes, can be left out where it is.
    for pattern in documents.idleExcludes {
      let warning = Diagnostic(
        .warning, at: ProjectPaths.configuration, "'\(pattern)' under 'exclude' leaves out no document")
      observe(.log(warning.line + "\n"))
    }
    let suppressions = setting.gate?.suppressions ?? []
    let attributes = setting.textAttributes.names.subtracting(TextAttributes.usualNames).sorted()
    guard !(suppressions.isEmpty && attributes.isEmpty), !documents.isEmpty else { return }
    for suppression in suppressions {
      guard let missing = documents.missing(for: suppression) else { continue }
      report("the suppression is for \(missing), which no document has", line: suppression.line)
    }
    for name in attributes where !documents.mayHave(object: name) {
      report("no document has the attribute '\(name)', which is a key under 'localization'")
    }
  }

  /// Checks what the matrix and the data say about the documents of a run, those of other shards too.
  private func check(
    _ documents: [String], _ list: inout UnitList, _ record: inout RunRecord<Job.UnitResult>
  ) throws(RunError) {
    let dataCheck = DataCheck(job.setting.data, documents: documents)
    for problem in dataCheck.problems { note(Diagnostic(problem, in: job.setting.paths), in: &record) }
    let unknownStates = job.setting.states.filter { !dataCheck.states.contains($0) }
    if !unknownStates.isEmpty, !documents.isEmpty { throw .unknownStates(unknownStates) }
    list.ignoreData(named: dataCheck.ambiguous)
  }

  /// Says how large a run of very many images is, before it starts, and refuses one whose cells would fill the memory.
  ///
  /// - Parameter selected: The languages that `all` selects from for each document.
  private func checkSize(
    of list: UnitList, in selected: [LocaleIdentifier], _ languages: RunLanguages
  ) throws(RunError) {
    let matrix = job.setting.matrix.matrix
    var cells = matrix.cellCount(localesAtHand: selected.map(\.tag))
    if cells > MatrixSize.mostCells, job.setting.data.isEmpty {
      // A project has more languages than each of its documents.
      cells = matrix.cellCount(localesAtHand: languages.mostSelected().map(\.tag))
    }
    guard cells <= MatrixSize.mostCells else { throw .tooManyCells(cells, limit: MatrixSize.mostCells) }
    let leastCells = matrix.cellCount(localesAtHand: [])
    let count = leastCells * list.units.count
    guard count >= MatrixSize.leastOfNote else { return }
    let factors = "\(counted(list.units.count, "document")) in \(counted(leastCells, "cell")) of the matrix"
    let sentence = "at least \(count) images: \(factors)"
    observe(.log(Diagnostic(.note, sentence).line + "\n"))
  }

  /// Reports the scenes and views that options name and the run does not have.
  private func checkNames(_ record: inout RunRecord<Job.UnitResult>, hasUnits: Bool) throws(RunError) {
    if hasUnits, let problem = try record.namedScenes?.problemOfScenes() {
      record.inputProblems.append(problem)
      observe(.problem(problem))
    }
    guard record.isComplete, let names = record.namedViews else { return }
    for problem in try names.problemsOfViews() {
      observe(.problem(problem))
      if job.setting.configuredViews != nil, problem.severity == .error { record.inputProblems.append(problem) }
    }
    record.unknownViews = names.missing.map(\.name)
  }

  /// Shows what a unit's worker reported. A problem that several workers have with the same file is shown once.
  private func show(_ result: WorkerPool.Result, _ shown: inout Set<Diagnostic>) {
    for report in result.reports {
      switch report {
      case .output(let text): observe(.output(text))
      case .log(let text): observe(.log(text))
      case .problem(let problem): if shown.insert(problem).inserted { observe(.problem(problem)) }
      case .ready, .unable, .scene, .timed, .printed, .result, .scenes, .views, .classXibs, .progress, .unreadable,
        .unwritable, .finished, .wanted, .stored, .lookedUp:
        break
      }
    }
    for loss in result.losses { observe(.problem(loss.problem(in: result.unit))) }
  }
}

/// How many views and cells of a run show the xibs of their classes.
private struct ClassXibCount {
  private var views = 0
  private var documents = 0

  mutating func add(_ reports: [WorkerReport]) {
    let count = reports.reduce(0) { if case .classXibs(let count) = $1 { $0 + count } else { $0 } }
    views += count
    if count > 0 { documents += 1 }
  }

  /// Says so, or `nil` if there are none.
  var note: Diagnostic? {
    guard views > 0 else { return nil }
    let subject = "\(counted(views, "view")) in \(counted(documents, "document"))"
    return Diagnostic(
      .note,
      "\(subject) \(views == 1 ? "shows the xib of its class" : "show the xibs of their classes"); "
        + "--no-class-xibs leaves \(views == 1 ? "it" : "them") empty")
  }
}

/// What a run did, as its workers reported it.
package struct RunRecord<UnitResult: Codable> {
  /// A digest of the units of the whole run, in their order, as hexadecimal digits.
  var inputs: String
  /// The problems with inputs that are not documents.
  var inputProblems: [Diagnostic] = []
  /// The units, in the run's order.
  var units: [UnitRecord<UnitResult>] = []
  /// The appearances of the run's documents, or `nil` if a part does not know those of all documents.
  var appearances: [TraitCollection.UserInterfaceStyle]?
  /// The appearances of the documents of a part that does not know the others, or `nil` for other runs.
  var ownAppearances: [TraitCollection.UserInterfaceStyle]?
  /// The ids and names of views that an option names and no scene has. Empty if the run is incomplete or a part.
  var unknownViews: [String] = []
  /// What the units have of the scenes and views that options name, as in ``RunPart``.
  var namedScenes, namedViews: NamesOfRun?

  init(inputs: String) { self.inputs = inputs }

  package var results: [UnitResult] { units.flatMap(\.results) }
  package var problems: [Diagnostic] { inputProblems + units.flatMap(\.problems) }

  /// Whether a file could not be written.
  package var isUnwritten: Bool { units.contains(where: \.isUnwritten) }

  /// Whether every input could be read and no scene was lost.
  package var isComplete: Bool { inputProblems.isEmpty && units.allSatisfy(\.isComplete) }
}

/// The outcome of a unit of work.
struct UnitRecord<UnitResult: Codable> {
  let unit: WorkUnit
  let results: [UnitResult]
  let problems: [Diagnostic]
  let losses: [WorkerPool.Loss]
  /// Whether the unit could not be read, wholly or in part.
  let isUnreadable: Bool
  /// Whether a file of the unit could not be written.
  let isUnwritten: Bool
  /// The problems that the workers reported, one on each line.
  let readingProblems: String
  /// The names of all scenes of the document, if the unit has some of them only, or if scenes are requested.
  let sceneNames: [String]
  /// The times that were measured, in the order of the work.
  let sceneTimes: [(scene: String, microseconds: Int)]

  init(_ result: WorkerPool.Result) {
    unit = result.unit
    losses = result.losses
    isUnreadable = result.reports.contains(.unreadable)
    isUnwritten = result.reports.contains(.unwritable)
    // Each scene reports the same table, and the scenes of a document may be in several shards.
    let reported = result.reports.compactMap { if case .problem(let problem) = $0 { problem } else { nil } }.uniqued
    readingProblems = reported.map { $0.message(in: result.unit.place) }.joined(separator: "\n")
    problems = reported + losses.map { $0.problem(in: result.unit) }
    sceneTimes = result.reports.compactMap { if case .timed(let scene, let time) = $0 { (scene, time) } else { nil } }
    sceneNames =
      result.reports.lazy.compactMap { if case .scenes(_, let names) = $0 { names } else { nil } }.first ?? []
    results = result.reports.compactMap { report in
      guard case .result(let json) = report else { return nil }
      return try? JSONDecoder().decode(UnitResult.self, from: Data(json.utf8))
    }
  }

  var isComplete: Bool { !isUnreadable && losses.isEmpty }

  /// The folders of the unit or its scenes in which something is missing, relative to the output folder.
  var unfinishedFolders: [String] {
    (isUnreadable ? [unit.folder] : []) + losses.map { $0.folder(in: unit) }
  }
}

extension WorkerPool.Loss {
  func problem(in unit: WorkUnit) -> Diagnostic {
    Diagnostic(.error, at: unit.place, (scene.map { "'\($0)' is " } ?? "") + message)
  }

  var message: String { "lost: \(ending.sentence)" }

  /// Returns the folder of the scene, or of the unit if the scene is unknown.
  func folder(in unit: WorkUnit) -> String {
    scene.map(SnapshotPath(escapedFolder: unit.folder).folder(ofScene:)) ?? unit.folder
  }
}

extension WorkerReport {
  /// Returns the report that sends a job's result to the run.
  package static func result(_ result: some Encodable) throws -> WorkerReport {
    .result(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }
}
