import Files
import Foundation
import Galley

/// What a run over scenes came to.
struct RunSummary {
  /// A document or a scene that nothing could be made of.
  struct Failure: Hashable {
    var document: String
    /// The folder below the output folder, of the document or of the scene.
    var folder: String
    /// The scene's name; empty for the whole document.
    var scene: String
    var message: String
  }

  var outcome = Outcome.fine
  /// How many images were written.
  var images = 0
  /// What became of snapshots that were compared with references, as JSON.
  var snapshots: [String] = []
  /// The folders below the output folder, of documents or their scenes, of which not everything was done.
  var unfinishedFolders: [String] = []
  /// What became of each unit of the work, in order.
  var units: [RunPart.Unit] = []
  /// What could not be done, as it was told.
  var problems: [String] = []
  /// Digits that change with the units of the whole run and their order.
  var inputs = ""
  /// What nothing could be made of.
  var failures: [Failure] = []
  /// How many units have no scene of the name that was asked for.
  var unitsWithoutScene = 0
  /// The scenes that those have.
  var otherScenes: [String] = []
  /// How many documents have the view that was asked for.
  var explanations = 0
  /// How many documents have no view of the id that was asked for.
  var documentsWithoutView = 0
  /// The views of those documents that come nearest.
  var otherViews: [String] = []
}

/// Works on the scenes that INPUT names, or a catalog's, in as many processes as there are cores.
struct SceneRun {
  let setting: RunSetting

  /// Does the work, or where this process is a worker, the parts of it that it is given.
  ///
  /// - Parameter makeWorker: makes what works on units, from the fonts.
  /// - Returns: what it came to; none for a worker.
  func start(_ makeWorker: (FontLibrary) throws(TypefaceError) -> any Worker) throws -> RunSummary? {
    guard !setting.options.worker else {
      var loop = WorkerLoop()
      loop.run { () throws(WorkerFailure) in try prepare(makeWorker) }
      return nil
    }
    var scenes = SceneUnits(inputs: setting.inputs, selection: setting.selection)
    var summary = RunSummary()
    for failure in scenes.failures {
      let problem = Diagnostic(failure).text
      Terminal.standardError.write(problem)
      summary.problems.append(problem)
      summary.outcome = .unreadableInput
    }
    summary.inputs = scenes.digest
    // Of the documents of all parts, so that every part comes to the same.
    try LocaleCheck(
      matrix: setting.selection.matrix.matrix, documents: scenes.documents, isQuiet: setting.options.quiet
    ).run()
    scenes.keep(setting.options.part)
    try work(on: scenes.units, into: &summary)
    // Another part may have the scene.
    if setting.options.part == nil, !scenes.units.isEmpty, summary.unitsWithoutScene == scenes.units.count {
      try refuseScene(summary)
    }
    return summary
  }

  private func refuseScene(_ summary: RunSummary) throws(Outcome) {
    let asked = setting.selection.scenes.map { "'\($0)'" }.joined(separator: " or ")
    let names = summary.otherScenes.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    let more = summary.otherScenes.count > 12 ? " ..." : ""
    let message = "no scene is called \(asked); there are \(names)\(more)"
    Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: message).text)
    throw .wrongUsage
  }

  private func prepare(
    _ makeWorker: (FontLibrary) throws(TypefaceError) -> any Worker
  ) throws(WorkerFailure) -> any Worker {
    do throws(TypefaceError) {
      return try makeWorker(try FontLibrary.bundled(with: setting.fonts))
    } catch {
      throw WorkerFailure(message: error.sentence)
    }
  }

  private func work(on units: [WorkUnit], into summary: inout RunSummary) throws {
    var pool = WorkerPool(units: units) { () throws(SystemError) in
      try ChildProcess(executable: Executable.path ?? CommandLine.arguments[0], arguments: Executable.arguments + ["--worker"])
    }
    var show = RunPresentation(total: units.count, isQuiet: setting.options.quiet)
    do throws(WorkerFailure) {
      try pool.run(jobs: setting.options.jobs ?? ProcessInfo.processInfo.activeProcessorCount) { show.show($0, into: &summary) }
      show.end()
    } catch {
      show.end()
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.message).text)
      throw Outcome.unreadableInput
    }
  }
}
