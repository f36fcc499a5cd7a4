import ArgumentParser
import Galley
import SnapshotRuns

struct LayoutCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Prints the frames of the views in documents.",
    discussion: """
      Prints a table for each scene and cell of the matrix: the views with their frames in points, in the superview's \
      coordinates, and the findings. With --json, prints one line for each document and cell: the scenes with their view \
      trees, frames, texts with lines and baselines, and findings.

      EXAMPLES
        galley layout Login.storyboard
        galley layout Login.storyboard --json
        galley layout App/ --locale de --type-size AX3 --json | jq -c '.scenes[].findings[]'
        galley layout Login.xib --width 342.9 --json
        galley layout Login.xib --dump-system | galley solve -
        lldb -- galley layout Login.xib --json --trap
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions
  @OptionGroup(title: "Findings") var failureOptions: FailureOptions

  @Flag(help: "Print the layouts as JSON, one object per line.")
  var json = false

  @Flag(help: "Print the linear system of each scene and cell, in the form that 'galley solve' reads.")
  var dumpSystem = false

  @Flag(
    help: """
      Stop at the first conflict, with its log and a trap that a debugger catches, like a breakpoint at \
      UIViewAlertForUnsatisfiableConstraints. All work is done in one process.
      """)
  var trap = false

  @Option(
    help: ArgumentHelp(
      "The width of the scenes in points, instead of their own. Only the root's size changes, as for 'galley sweep'.",
      valueName: "points"),
    transform: SizeParsing.size)
  var width: Double?

  @Option(
    help: ArgumentHelp("The height of the scenes in points, instead of their own.", valueName: "points"),
    transform: SizeParsing.size)
  var height: Double?

  func validate() throws {
    try failureOptions.checkForPictures()
    if json, dumpSystem { throw ValidationError("--json and --dump-system cannot be used together.") }
  }

  func run() throws {
    let command = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions)
    var setting = command.run
    setting.gate = try failureOptions.gate(over: command.check)
    setting.rendering.size = ChosenSize(width: width, height: height)
    let job = LayoutJob(setting: setting, output: dumpSystem ? .systems : json ? .layouts : .tables, traps: trap)
    let outcome = try trap ? runOptions.runInThisProcess(job) : runOptions.run(job)
    guard let outcome else { return }
    try runOptions.throwIfNothing(outcome.isEmpty && outcome.isComplete, .nothingLaidOut)
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
    try FailingFindings(RuleCounts(of: outcome.failingRules)).throwIfAny()
  }
}
