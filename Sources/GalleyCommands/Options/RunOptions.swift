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
      "Only every n-th document, starting with the i-th. 'galley merge' combines the results.", valueName: "i/n"),
    transform: NumberOption.shard)
  var shard: Shard?

  @Option(help: ArgumentHelp("A folder of additional fonts. Can be repeated.", valueName: "dir"))
  var font: [String] = []

  @Option(
    help: ArgumentHelp(
      "The metrics of system fonts: sf (default) for Apple's San Francisco, plain for those of the bundled typeface.",
      valueName: "sf|plain"))
  var metrics: SystemMetrics?

  @Option(
    help: ArgumentHelp(
      "The configuration file. Default: the nearest .galley.yml at or above the first input.", valueName: "file"))
  var config: String?

  @Flag(help: "Show errors only: no progress, warnings or conflicts.")
  var quiet = false

  @Flag(
    help: """
      Let the processes that read documents, pictures and fonts use no other files than the project's and the output, no \
      network and no other program. For input that you do not trust. Needs Linux with Landlock.
      """)
  var sandbox = false

  /// Whether another process started this one to do a part of its work.
  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    for folder in font {
      if let problem = Self.problem(ofFonts: folder) { throw ValidationError("--font '\(folder)' \(problem).") }
    }
    if sandbox, let reason = Sandbox.unavailability {
      throw ValidationError("--sandbox is not possible here: \(reason).")
    }
  }

  /// Returns why a folder cannot be one of fonts, or `nil` if it can.
  static func problem(ofFonts folder: String) -> String? {
    guard Folder.isFolder(folder) else { return "is not a folder" }
    var walk = FolderWalk(below: folder)
    let hasFonts = walk.list().contains { name in
      [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }
    return hasFonts ? nil : "has no fonts; expected a folder of .ttf, .otf, .ttc or .otc files"
  }

  /// Does a job, or a part of it if this process is a worker.
  ///
  /// - Parameter additions: Arguments that only workers get.
  /// - Returns: The job's outcome, or `nil` in a worker.
  func run<Job: SceneJob>(_ job: Job, passing additions: [String] = []) throws(ExitStatus) -> Job.Outcome? {
    guard !worker else {
      MatrixRun.work(on: job)
      return nil
    }
    let program = Executable.path ?? CommandLine.arguments[0]
    let arguments = CommandLine.arguments.dropFirst() + additions + ["--worker"]
    // The scenes of a catalog may depend on any variable.
    let environment = sandbox && ToolCatalog.current == nil ? ChildProcess.harmlessEnvironment : nil
    return try present(job) { (run) throws(RunError) in
      try run.run(jobs: jobs) { () throws(SystemError) in
        try ChildProcess(
          executable: program, arguments: Array(arguments), outputOn: MatrixRun<Job>.workerOutput,
          environment: environment)
      }
    }
  }

  /// Does a job without other processes, for a debugger.
  func runInThisProcess<Job: SceneJob>(_ job: Job) throws(ExitStatus) -> Job.Outcome? {
    try present(job) { (run) throws(RunError) in try run.runInThisProcess() }
  }

  /// Shows what a run reports, and its error.
  private func present<Job: SceneJob>(
    _ job: Job, _ work: (MatrixRun<Job>) throws(RunError) -> Job.Outcome
  ) throws(ExitStatus) -> Job.Outcome {
    let presentation = RunPresentation(isQuiet: quiet)
    defer { presentation.end() }
    do throws(RunError) {
      return try work(MatrixRun(job, observe: presentation.show))
    } catch {
      presentation.end()
      Terminal.report(error)
      throw error.status
    }
  }
}

extension RunError {
  fileprivate var status: ExitStatus {
    switch self {
    case .unknownLocale, .unknownScenes, .tooManyCells: .wrongUsage
    case .noWorkers: .unreadableInput
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

extension SystemMetrics: ExpressibleByArgument {}

/// The settings of the command line and the configuration together. The command line takes precedence.
struct CommandSetting {
  private(set) var run: RunSetting
  /// How snapshots are compared with references.
  let verify: VerifyConfiguration
  /// What a check accepts and what fails.
  let check: CheckConfiguration

  /// Reads the configuration; an error in it ends the command.
  ///
  /// - Parameters:
  ///   - outputs: The folders that the command writes to or reads references from, which are not searched for documents.
  ///   - showsChrome: The choice of the command line, or `nil` if it makes none.
  ///   - ghosts: The choice of the command line, or `nil` if it makes none.
  init(
    input: InputOptions, matrix: MatrixOptions, options: RunOptions, outputs: [String] = [], showsChrome: Bool? = nil,
    ghosts: Ghosts? = nil
  ) throws(ExitStatus) {
    let configuration: Configuration
    do throws(ConfigurationError) {
      configuration = try ConfigurationFile.configuration(named: options.config, above: input.inputs.first ?? ".")
    } catch {
      Terminal.report(Diagnostic(error, inputs: input.inputs))
      throw .wrongUsage
    }
    let known = configuration.data.stateNames
    if let unknown = input.state.first(where: { !known.contains($0) }) {
      let hint = known.isEmpty ? "; the configuration has no states" : NearestNames.hint(known, to: unknown)
      Terminal.report(Diagnostic(.error, "unknown state '\(unknown)'" + hint))
      throw .wrongUsage
    }
    run = RunSetting(
      inputs: input.inputs, catalog: ToolCatalog.current, matrix: matrix.choices.over(configuration.matrix),
      scenes: input.scene.isEmpty ? configuration.scenes : input.scene, data: configuration.data, states: input.state,
      sampleNumber: configuration.sampleNumber ?? TextContext.sampleNumber, fonts: options.font + configuration.fonts,
      metrics: options.metrics ?? configuration.metrics ?? .sf,
      showsChrome: showsChrome ?? configuration.showsChrome, rows: input.rows ?? configuration.rows,
      ghosts: ghosts ?? configuration.ghosts,
      // One shard of one is the whole run.
      shard: options.shard.flatMap { $0.count > 1 ? $0 : nil })
    verify = configuration.verify
    check = configuration.check
    run.documents = configuration.documents
    run.textAttributes = configuration.textAttributes
    run.documents.outputs = outputs
    run.isSandboxed = options.sandbox
  }
}

extension CommandSetting {
  /// Has files with translations shown instead of the texts of tables; an error in one of them ends the command.
  ///
  /// - Parameter choosesLanguages: Whether the run covers the languages of the files, because no others are named.
  mutating func add(translations: [String], choosesLanguages: Bool) throws(ExitStatus) {
    var languages: [String] = []
    for path in translations {
      do throws(LocalizationError) {
        languages += try XLIFFFile.read(at: path).flatMap(\.tables).map(\.locale.tag)
      } catch {
        Terminal.report(Diagnostic(error))
        throw .unreadableInput
      }
    }
    run.translations = translations
    if choosesLanguages, !languages.isEmpty { run.matrix.locales = .named(Set(languages).sorted()) }
  }
}

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
