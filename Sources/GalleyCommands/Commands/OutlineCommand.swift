import ArgumentParser
import Galley
import Reports
import SnapshotRuns

struct OutlineCommand: DocumentCommand {
  static let configuration = CommandConfiguration(
    commandName: "outline",
    abstract: "Prints the view trees of scenes with their constraints and problems.",
    discussion: """
      Lists what Interface Builder's document outline shows: the views with their ids and lines in the document, \
      layout guides, and each constraint under the view that holds it. The problems that 'galley check' finds in the \
      cells of the matrix are below the view or constraint that they are about. Frames are those of the first cell, in \
      points in the superview's coordinates.

      EXAMPLES
        galley outline Login.storyboard
        galley outline Login.storyboard --scene login --locale all --type-size L,AX3
        galley outline App/ --format json | jq '.root.constraints[].equation'

      EXIT CODES
        0  success
        2  wrong usage
        3  unreadable input (the rest is still done)
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Matrix") var matrixOptions: MatrixOptions
  @OptionGroup(title: "Run") var runOptions: RunOptions

  @Option(help: ArgumentHelp("The format: text (default) or json, one object for each scene.", valueName: "format"))
  var format: Format = .text

  @Option(
    help: ArgumentHelp("The mildest problems to list: error, warning (default) or note.", valueName: "severity"))
  var list: Finding.Severity = .warning

  func run() throws {
    let setting = try CommandSetting(input: input, matrix: matrixOptions, options: runOptions)
    guard let outcome = try runOptions.run(OutlineJob(setting: setting.run)) else { return }
    var rules = CheckRules(today: CheckOptions.today)
    (rules.listed, rules.policy) = (list, FailurePolicy())
    rules.suppressions = setting.check.suppressions
    let report = OutlineReport(outcome.scenes, rules: rules)
    Terminal.standardOutput.write(format == .json ? OutlineJSON(report).text : OutlineText(report).text)
    try runOptions.throwIfNothing(outcome.scenes.isEmpty && outcome.isComplete, .nothingListed)
    if !outcome.isComplete { throw ExitStatus.unreadableInput }
  }
}
