import Digests
import Files
import FixRuns
import Foundation
import Galley
import ImageDiff
import SnapshotRuns
import Snapshots
import Synchronization

/// What a preview knows of its project: the documents as they are now and as they were when they could be read, changes
/// that are tried, and changes that can be taken back. Worker processes answer what is asked about scenes.
package final class PreviewDesk: Sendable {
  /// Returns the run's settings as the configuration and the command line have them now.
  package typealias Settings = @Sendable () throws -> RunSetting

  private let board: Mutex<PreviewBoard>
  private let reload: Settings
  private let workers: WorkerSeats
  /// What the pictures are compared with, or `nil`.
  let other: OtherState
  private let change = NSCondition()
  private let waiting = Atomic(0)

  /// - Parameters:
  ///   - setting: The settings of the run.
  ///   - other: Other states of the project to compare it with.
  ///   - jobs: The number of processes that work at a time, besides one for what a person waits for.
  ///   - reload: Returns the settings anew, after the configuration has changed.
  ///   - startWorker: Starts a process that calls ``PreviewWorker/run(_:)``.
  package init(
    _ setting: RunSetting, comparedWith other: OtherState = OtherState(), jobs: Int, reload: @escaping Settings,
    startWorker: @escaping @Sendable () throws(SystemError) -> ChildProcess
  ) {
    ProcessEnd.ignoreBrokenPipes()
    board = Mutex(PreviewBoard(setting))
    self.other = other
    self.reload = reload
    workers = WorkerSeats(count: jobs + 1, start: startWorker)
  }

  /// Ends all processes.
  package func close() {
    board.withLock { $0.isClosed = true }
    workers.close()
    tell()
  }

  // MARK: Changes of files

  /// Notes that files have changed.
  package func note(_ changes: FolderWatch.Changes) {
    let isConfiguration = changes.paths.contains { $0.utf8.hasSuffix("/" + ProjectPaths.configuration) }
    let setting = isConfiguration ? Result { try reload() } : nil
    let needsWorkers = board.withLock { $0.note(changes, setting) }
    if needsWorkers { workers.restart() }
    tell()
  }

  /// Notes whether changes of all files are noticed.
  func note(isFollowingAll: Bool) { board.withLock { $0.isFollowingAll = isFollowingAll } }

  /// Notes that the program with the scenes is being built, or the problems of the build.
  package func note(isBuilding: Bool, problems: [String]) {
    let needsWorkers = board.withLock { board in
      let wasBuilt = board.isBuilding && !isBuilding && problems.isEmpty
      (board.isBuilding, board.buildProblems) = (isBuilding, problems)
      board.version += 1
      if wasBuilt { board.projectVersion += 1 }
      return wasBuilt
    }
    if needsWorkers { workers.restart() }
    tell()
  }

  private func tell() {
    change.lock()
    change.broadcast()
    change.unlock()
  }

  /// The number of changes so far.
  var version: Int { board.withLock { $0.version } }

  /// The number of requests that wait for a change.
  var waitingCount: Int { waiting.load(ordering: .relaxed) }

  /// Waits until the number of changes differs from a known one, or until a time has passed.
  func waitForChange(since known: Int, seconds: Double) -> (version: Int, isBuilding: Bool) {
    let end = Date(timeIntervalSinceNow: seconds)
    waiting.add(1, ordering: .relaxed)
    defer { waiting.subtract(1, ordering: .relaxed) }
    change.lock()
    defer { change.unlock() }
    while board.withLock({ $0.version == known && !$0.isClosed }), change.wait(until: end) {}
    return board.withLock { ($0.version, $0.isBuilding) }
  }

  // MARK: The project

  /// The project as it is now. Documents that have changed are listed anew.
  func project() -> PreviewBoard {
    let units = board.withLock { $0.unlisted() }
    DispatchQueue.concurrentPerform(iterations: units.count) { list(units[$0], isUrgent: false) }
    findInputProblems()
    return board.withLock { $0 }
  }

  /// Looks for files of the projects that cannot be read, once after each change of them.
  private func findInputProblems() {
    let wanted = board.withLock { board in
      board.knowsInputProblems
        ? nil : (board.setting, board.units.filter(\.isDocument).map(\.file), board.projectVersion)
    }
    guard let (known, documents, version) = wanted else { return }
    var setting = known
    setting.matrix.locales = .all
    let problems = InputProblems(of: documents, setting).found.map { $0.named(by: setting.paths).line }
    board.withLock { $0.note(inputProblems: problems, at: version) }
  }

  /// Lists the scenes of a document as its file is now.
  private func list(_ unit: WorkUnit, isUrgent: Bool) {
    let (document, contents) = board.withLock { $0.current(unit) }
    let listing: Result<DocumentListing, PreviewError>
    do throws(PreviewError) {
      guard !contents.isEmpty || !unit.isDocument else {
        throw PreviewError("\(unit.document): It is empty, too large, or no file that can be read.")
      }
      let question = PreviewQuestion(topic: .scenes, document: document)
      let answer = try workers.answer(question, contents: contents, isUrgent: isUrgent)
      guard let scenes = DocumentListing(json: answer.json) else { throw PreviewError("The scenes cannot be listed.") }
      listing = .success(scenes)
    } catch {
      listing = .failure(error)
    }
    board.withLock { $0.note(listing, of: document, contents) }
  }

  // MARK: Questions

  /// Which state of a document a question is about.
  enum DocumentState: Hashable {
    /// The files as they are.
    case now
    /// A change that is tried.
    case trial(String)
    /// The project's other state.
    case against
  }

  /// Asks about a document.
  ///
  /// - Parameters:
  ///   - name: The document's name.
  ///   - isUrgent: Whether a person waits with a hand on the mouse.
  ///   - make: Makes the question about the document in its state.
  /// - Returns: The answer, and the problem of a document that cannot be read now and is shown as it was before.
  func ask(
    about name: String, in state: DocumentState, isUrgent: Bool, _ make: (PreviewedDocument) -> PreviewQuestion
  ) throws(PreviewError) -> (PreviewAnswer, stale: String?) {
    guard let unit = board.withLock({ $0.unit(named: name) }) else { throw .unknown("document", name) }
    if state == .against {
      let (document, contents) = try other.document(unit, projectVersion: board.withLock { $0.projectVersion })
      return (try workers.answer(make(document), contents: contents, isUrgent: isUrgent), nil)
    }
    if board.withLock({ $0.isUnlisted(unit) }) { list(unit, isUrgent: isUrgent) }
    let readable = try board.withLock { board throws(PreviewError) in try board.readable(unit, in: state) }
    let answer = try workers.answer(make(readable.document), contents: readable.contents, isUrgent: isUrgent)
    return (answer, readable.problem)
  }

  /// Returns what differs between a scene and another state of it, in sentences.
  ///
  /// - Parameters:
  ///   - isWithReferences: Whether the other state is that of the references instead of the revision.
  ///   - make: Makes the question for the files of the scene about a document.
  func differences(
    of name: String, in state: DocumentState, fromReferences isWithReferences: Bool,
    _ make: (PreviewedDocument) -> PreviewQuestion
  ) throws(PreviewError) -> [String] {
    let (now, _) = try ask(about: name, in: state, isUrgent: false, make)
    let before: String?
    if isWithReferences {
      before = String(decoding: try other.reference(at: now.string("path") ?? "", extension: "json"), as: UTF8.self)
    } else {
      before = try ask(about: name, in: .against, isUrgent: false, make).0.string("sidecar")
    }
    let layouts = [before, now.string("sidecar")].compactMap { text in
      text.flatMap { try? SidecarReader.layout(in: Array($0.utf8)) }
    }
    guard layouts.count == 2 else { throw PreviewError("The layouts cannot be compared.") }
    return LayoutComparison(of: layouts[0].withChromeInTree, with: layouts[1].withChromeInTree).difference().causes
      .map(\.sentence)
  }

  // MARK: Tried changes

  /// Tries edits of a document, on top of those of an earlier trial.
  ///
  /// - Returns: The id of the trial, and the difference from the file in the form of `diff -u`.
  func attempt(
    _ edits: [PreviewEdit], of name: String, titled title: String, after trial: String?
  ) throws(PreviewError) -> (id: String, diff: String) {
    var question: PreviewQuestion?
    let state = trial.map { DocumentState.trial($0) } ?? .now
    let (answer, stale) = try ask(about: name, in: state, isUrgent: true) { document in
      var asked = PreviewQuestion(topic: .edit, document: document)
      asked.edits = edits
      question = asked
      return asked
    }
    guard stale == nil, let document = question?.document else {
      throw PreviewError("The document cannot be read now. Mend it first.")
    }
    let tried = Trial(document: name, title: title, contents: answer.body)
    return board.withLock { board in
      let id = board.add(tried, after: document.digest, continuing: trial)
      return (id, board.difference(of: id))
    }
  }

  /// Returns the changes that mend a finding, each as a trial.
  func fixes(
    of finding: String, in name: String, grid: PreviewGrid
  ) throws(PreviewError) -> [(fix: PreviewedFixes.Fix, trial: String, diff: String)] {
    var asked: PreviewedDocument?
    let (answer, _) = try ask(about: name, in: .now, isUrgent: false) { document in
      asked = document
      var question = PreviewQuestion(topic: .fixes, document: document)
      (question.finding, question.grid) = (finding, grid)
      return question
    }
    guard let found = PreviewedFixes(json: answer.json), let asked else { throw PreviewError("There is no answer.") }
    if found.fixes.isEmpty, let remark = found.remark { throw PreviewError(remark) }
    return try board.withLock { board throws(PreviewError) in
      guard let contents = board.contents(of: name), contents.digest == asked.digest else {
        throw PreviewError("The file was changed meanwhile. Look at the finding again.")
      }
      return found.fixes.map { fix in
        let trial = Trial(document: name, title: fix.title, contents: fix.changes.applied(to: contents.bytes))
        let id = board.add(trial, after: asked.digest)
        return (fix, id, board.difference(of: id))
      }
    }
  }

  /// Writes what is tried into the file of its document.
  ///
  /// - Throws: ``WriteError`` if the file was changed meanwhile, or cannot be written. It is then unchanged.
  func write(_ trial: String) throws(WriteError) {
    try board.withLock { board throws(WriteError) in try board.write(trial) }
    tell()
  }

  /// Makes a picture the reference of its scene and cell, with its layout.
  ///
  /// - Throws: ``WriteError``. The reference is then as it was, or accepting again completes the change.
  func accept(_ name: String, scene: Int, in cell: PreviewCell) throws(WriteError) {
    guard let references = other.references else { throw WriteError("The preview was started without --reference.") }
    do throws(PreviewError) {
      let (answer, stale) = try ask(about: name, in: .now, isUrgent: true) { document in
        var question = PreviewQuestion(topic: .snapshot, document: document)
        (question.scene, question.cell) = (scene, cell)
        return question
      }
      guard stale == nil, let path = answer.string("path"), let sidecar = answer.string("sidecar") else {
        throw PreviewError("The document cannot be read now. Mend it first.")
      }
      let setting = board.withLock { $0.setting }
      do throws(FileError) {
        let files = SnapshotFiles(png: answer.body, sidecar: Array(sidecar.utf8))
        try ReferenceFolder(path: references).write(files, as: path)
        try OutputVersions(setting.versions, inFolder: references).record()
      } catch {
        throw PreviewError("\(error)")
      }
    } catch {
      throw WriteError(error.description)
    }
    board.withLock { $0.version += 1 }
    tell()
  }

  /// Keeps a text as data of a scene.
  func keep(_ text: String, of view: String, inSceneAt scene: Int, of name: String) throws(WriteError) {
    let (setting, listed) = board.withLock { board in
      let listing = board.unit(named: name).flatMap { board.listing(of: $0).listing }
      return (board.setting, listing?.scenes.first { $0.index == scene })
    }
    guard let listed else { throw WriteError("The document has no such scene.") }
    let first = setting.inputs.first ?? "."
    let marks = [ProjectPaths.configuration, ".git"]
    guard let folder = marks.lazy.compactMap({ ProjectPaths.folder(with: $0, above: first) }).first else {
      throw WriteError(
        "Make an empty file \(ProjectPaths.configuration) in the project's folder first. It names the data.")
    }
    // The states of a scene have its data, too.
    let scene = listed.state.map { listed.name.replacing(" (\($0))", with: "") } ?? listed.name
    try KeptTexts(folder: folder).keep(text, of: view, inScene: scene, of: name)
  }

  /// Takes back what was written last.
  func undo() throws(WriteError) {
    try board.withLock { board throws(WriteError) in try board.undo() }
    tell()
  }
}

/// A reason why nothing was written, as a sentence for the person.
struct WriteError: Error, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
