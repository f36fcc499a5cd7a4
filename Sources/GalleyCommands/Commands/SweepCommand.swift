import ArgumentParser
import Galley
import Reports
import SnapshotRuns

struct SweepCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Finds the widths and heights at which scenes break, for every language and text size.",
    discussion: """
      Lays out each scene at as many sizes as it takes to know, to the pixel, where constraints conflict, texts are \
      truncated or cut off, texts and controls overlap, and views leave their superview, and names the cause at each \
      boundary. Only the size changes: size classes, safe area and scale remain those of the device or canvas.

      EXAMPLES
        galley sweep App/ --locale all --type-size all
        galley sweep Login.xib --locale de,ar --type-size AX3 --fail-under 320
        galley sweep App/ --locale all --type-size all --out charts
        galley sweep App/ --axis both --range 320...1024,480...1366 --format json
        galley sweep App/ --fail-under 320 --format github --write junit=sweeps.xml

      EXIT CODES
        0  fine
        1  a scene is not safe from the size of --fail-under on
        2  wrong usage
        3  unreadable input (the rest is still done)
        4  output that cannot be written
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Sizes") var sweepOptions: SweepOptions

  @OptionGroup(title: "Output") var reportOptions: ReportOptions

  @Option(
    help: ArgumentHelp(
      "A folder for charts of the least safe sizes: languages by text sizes, for each scene and for all together.",
      valueName: "dir"), completion: .directory)
  var out: String?

  func run() throws {
    let outputs = out.map { [$0] } ?? []
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions, outputs: outputs)
    try setting.run.paths.checkWrites(into: outputs)
    var job = SweepJob(setting: setting.run, sweeps: sweepOptions.sweeps, rules: sweepOptions.rules)
    job.charts = out
    guard let outcome = try runOptions.run(job) else { return }
    reportOptions.print(outcome.run)
    try paintCharts(of: outcome.run, by: job)
    try reportOptions.writeFiles(of: outcome.run)
    try runOptions.throwIfNothing(outcome.run.scenes.isEmpty && outcome.isComplete, .nothingSwept)
    try status(of: outcome).throwUnlessSuccess()
  }

  private func paintCharts(of run: SweepRun, by job: SweepJob) throws(ExitStatus) {
    do {
      let paths = try job.paintCharts(of: run)
      guard !runOptions.quiet else { return }
      for path in paths { Terminal.report(Diagnostic(.note, at: path, "the least safe sizes")) }
    } catch {
      Terminal.report(Diagnostic(.error, at: out, "\(error)"))
      throw .unwritableOutput
    }
  }

  private func status(of outcome: SweepOutcome) -> ExitStatus {
    if !outcome.isComplete { return .unreadableInput }
    return outcome.run.fails ? .differences : .success
  }
}
