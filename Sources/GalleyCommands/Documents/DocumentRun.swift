import Galley

/// What a run over documents came to.
struct RunSummary {
  var outcome = Outcome.fine
  /// How many images were written.
  var images = 0
  /// What became of snapshots that were compared with references, as JSON.
  var snapshots: [String] = []
  /// How many documents have no scene of the name that was asked for.
  var documentsWithoutScene = 0
  /// The scenes that those documents have.
  var otherScenes: [String] = []
  /// How many documents have the view that was asked for.
  var explanations = 0
  /// How many documents have no view of the id that was asked for.
  var documentsWithoutView = 0
  /// The views of those documents that come nearest.
  var otherViews: [String] = []
}

/// Works on the documents that INPUT names, in as many processes as there are cores.
struct DocumentRun {
  let setting: RunSetting

  /// Does the work, or where this process is a worker, the parts of it that it is given.
  ///
  /// - Parameter makeWorker: makes what works on documents, from the fonts.
  /// - Returns: what it came to; none for a worker.
  func start(_ makeWorker: (FontLibrary) throws(TypefaceError) -> any Worker) throws -> RunSummary? {
    guard !setting.options.worker else {
      var loop = WorkerLoop()
      loop.run { () throws(WorkerFailure) in try prepare(makeWorker) }
      return nil
    }
    let finder = DocumentFinder(inputs: setting.inputs)
    var summary = RunSummary()
    for failure in finder.failures {
      Terminal.standardError.write(Diagnostic(failure).text)
      summary.outcome = .unreadableInput
    }
    let units = zip(finder.documents, OutputFolders.folders(for: finder.documents)).map(WorkUnit.init)
    let part = setting.options.shard?.part(of: units) ?? units
    try LocaleCheck(matrix: setting.matrix, documents: part.map(\.document), isQuiet: setting.options.quiet).run()
    try work(on: part, into: &summary)
    if !part.isEmpty, summary.documentsWithoutScene == part.count { try refuseScene(summary) }
    return summary
  }

  private func refuseScene(_ summary: RunSummary) throws(Outcome) {
    let asked = setting.scenes.map { "'\($0)'" }.joined(separator: " or ")
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
    var pool = WorkerPool(units: units) { () throws(ChildProcess.StartError) in
      try ChildProcess(executable: Executable.path, arguments: Executable.arguments + ["--worker"])
    }
    var show = RunPresentation(total: units.count, isQuiet: setting.options.quiet)
    do throws(WorkerFailure) {
      try pool.run(jobs: setting.options.jobs ?? Executable.coreCount) { show.show($0, into: &summary) }
      show.end()
    } catch {
      show.end()
      Terminal.standardError.write(Diagnostic(severity: .error, place: nil, message: error.message).text)
      throw Outcome.unreadableInput
    }
  }
}
