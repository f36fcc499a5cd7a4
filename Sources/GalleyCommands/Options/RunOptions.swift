import ArgumentParser
import Files
import Foundation
import Galley
import SnapshotRuns

/// The options of every command that works on scenes.
struct RunOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of processes that work at a time. Default: the number of cores.", valueName: "n"),
    transform: NumberOption.jobs)
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Only the i-th of n parts of the run. 'galley merge' combines the results of 'verify', 'check' and 'render'.",
      valueName: "i/n"),
    transform: NumberOption.shard)
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Divide the run among shards by the times of scenes that '--write-timings' of an earlier run has written.",
      valueName: "file"),
    completion: .file())
  var timings: String?

  @Option(
    help: ArgumentHelp("A folder of additional fonts. Can be repeated.", valueName: "dir"), completion: .directory)
  var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "The metrics of system fonts: sf (default) for Apple's San Francisco, plain for those of the bundled typeface.",
      valueName: "sf|plain"))
  var metrics: SystemFontModel?

  @Option(
    help: ArgumentHelp(
      "The configuration file. Default: the nearest .galley.yml at or above the first input.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Flag(help: "Show errors only: no progress, warnings or conflicts.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      """
      A file or folder outside of the project that the project's files and links may name. Can be repeated. What the \
      command line names is allowed anyway.
      """, valueName: "path"), completion: .file())
  var allow: [String] = []

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: ArgumentHelp(
      """
      Let the processes that read documents, pictures and fonts use no other files than the project's and the output, no \
      network and no other program. Needs Linux with Landlock. Default: \
      \(ToolCatalog.current == nil ? "on where that is to be had" : "off, because scenes may need anything").
      """))
  var sandbox: Bool?

  /// The last argument of a process that another one started to do a part of its work.
  static let workerFlag = "--worker"

  /// Whether another process started this one to do a part of its work.
  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if timings != nil, shard == nil {
      throw ValidationError("--timings says how a run is divided among shards, and needs --shard.")
    }
    for folder in font {
      if let problem = FontFolders.problem(of: folder) { throw ValidationError("--font '\(folder)' \(problem).") }
    }
    if let missing = allow.first(where: { FileKind(at: $0) == .missing }) {
      throw ValidationError("--allow '\(missing)' does not exist.")
    }
    if sandbox == true, let reason = Sandbox.unavailability {
      throw ValidationError("--sandbox is not possible here: \(reason).")
    }
  }

  /// Whether workers are confined. Scenes in Swift are code of the process, which may need anything.
  var isSandboxed: Bool { sandbox ?? (ToolCatalog.current == nil && Sandbox.unavailability == nil) }

  /// The times of scenes to divide the run by. Workers take the units that they get.
  func readTimings() throws(ExitStatus) -> SceneTimings? {
    guard let timings, !worker else { return nil }
    do throws(SceneTimingsError) {
      return try SceneTimings(contentsOf: timings)
    } catch {
      Terminal.report(Diagnostic(error))
      throw .unreadableInput
    }
  }

  /// Does a job, or a part of it if this process is a worker.
  ///
  /// - Parameters:
  ///   - additions: Arguments that only workers get.
  ///   - takeTimes: Called with the times of scenes if the job measures them.
  /// - Returns: The job's outcome, or `nil` in a worker.
  func run<Job: SceneJob>(
    _ job: Job, passing additions: [String] = [], takeTimes: @escaping ([SceneTime]) -> Void = { _ in }
  ) throws(ExitStatus) -> Job.Outcome? {
    guard !worker else {
      MatrixRun.work(on: job)
      return nil
    }
    warnAboutTemporaryPlace()
    let arguments = Executable.arguments + additions + [Self.workerFlag]
    // The scenes of a catalog may depend on any variable.
    let environment = isSandboxed && ToolCatalog.current == nil ? ChildProcess.harmlessEnvironment : nil
    return try present(job, takeTimes) { (run) throws(RunError) in
      try run.run(jobs: jobs) { () throws(SystemError) in
        try ChildProcess(
          executable: Executable.program, arguments: arguments, outputOn: MatrixRun<Job>.workerOutput,
          environment: environment)
      }
    }
  }

  /// Warns if processes put temporary files elsewhere than the environment says.
  func warnAboutTemporaryPlace() {
    guard !quiet, let problem = TemporaryPlace.problem else { return }
    Terminal.report(Diagnostic(.warning, problem))
  }

  /// Does a job without other processes, for a debugger.
  func runInThisProcess<Job: SceneJob>(_ job: Job) throws(ExitStatus) -> Job.Outcome? {
    try present(job) { (run) throws(RunError) in try run.runInThisProcess() }
  }

  /// Ends the command if a whole run found nothing to do, although every input could be read. A part of a run may have
  /// nothing to do.
  ///
  /// - Parameter diagnostic: What was not done.
  func throwIfNothing(_ isNothing: Bool, _ diagnostic: Diagnostic) throws(ExitStatus) {
    guard isNothing, shard == nil else { return }
    Terminal.report(diagnostic)
    throw .unreadableInput
  }

  /// Shows what a run reports, and its error.
  private func present<Job: SceneJob>(
    _ job: Job, _ takeTimes: @escaping ([SceneTime]) -> Void = { _ in },
    _ work: (MatrixRun<Job>) throws(RunError) -> Job.Outcome
  ) throws(ExitStatus) -> Job.Outcome {
    let presentation = RunPresentation(of: GalleyTool.commandName(in: Executable.arguments), isQuiet: quiet)
    defer { presentation.end() }
    do throws(RunError) {
      return try work(
        MatrixRun(job) { event in
          if case .times(let times) = event { takeTimes(times) } else { presentation.show(event) }
        })
    } catch {
      presentation.end()
      if case .timings(let error) = error { Terminal.report(Diagnostic(error)) } else { Terminal.report(error) }
      throw error.status
    }
  }
}

extension Diagnostic {
  /// A run, or all parts of one, in which nothing failed and nothing was done.
  static let noImage = nothing("no image was made", or: ", or nothing in them to paint")
  static let nothingCompared = nothing("nothing was compared", or: ", or nothing in them to paint")
  static let nothingChecked = nothing("nothing was checked")
  static let nothingSwept = nothing("nothing was swept")
  static let nothingLaidOut = nothing("nothing was laid out")
  static let nothingListed = nothing("nothing was listed")

  private static func nothing(_ words: String, or reason: String = "") -> Diagnostic {
    Diagnostic(.error, "\(words): the documents have no scenes\(reason)")
  }
}

extension RunError {
  fileprivate var status: ExitStatus {
    switch self {
    case .unknownLocale, .unknownScenes, .unknownStates, .unknownViews, .tooManyCells: .wrongUsage
    case .noWorkers, .timings: .unreadableInput
    case .output: .unwritableOutput
    }
  }
}

/// Options that are numbers, with errors that say which numbers are valid.
enum NumberOption {
  static func jobs(_ text: String) throws -> Int {
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw MatrixParsing.Failure("expected a whole number from 1 to 1024")
    }
    return jobs
  }

  static func rows(_ text: String) throws -> Int {
    guard let rows = Int(text), RowCount.range.contains(rows) else {
      throw MatrixParsing.Failure("expected a whole number from 1 to 100")
    }
    return rows
  }

  static func colorTolerance(_ text: String) throws -> Double {
    guard let tolerance = Double(text), (0...1).contains(tolerance) else {
      throw MatrixParsing.Failure("expected a number from 0 to 1")
    }
    return tolerance
  }

  static func byteCount(_ text: String) throws -> ByteCount {
    guard let count = ByteCount(argument: text) else {
      throw MatrixParsing.Failure("expected a size such as 50MB or 1.5GiB")
    }
    return count
  }

  static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(text) else {
      throw MatrixParsing.Failure(
        "expected a part and the number of parts, such as 1/3, 2/3 and 3/3 for three machines")
    }
    return shard
  }
}

extension SystemFontModel: ExpressibleByArgument {}

extension ProjectPaths {
  /// Refuses to write into folders to which only a symbolic link of the project leads.
  func checkWrites(into folders: [String]) throws(ExitStatus) {
    for folder in folders {
      guard let link = linkOut(of: folder) else { continue }
      Terminal.report(
        Diagnostic(
          .error, at: folder, "'\(link)' is a symbolic link out of the project; name the folder that it leads to"))
      throw .wrongUsage
    }
  }
}
