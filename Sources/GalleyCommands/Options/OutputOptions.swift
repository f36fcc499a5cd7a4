import ArgumentParser
import Galley

/// Where the results of a comparison go.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder to write a report to, as a page for the browser.", valueName: "dir"))
  var report: String?

  @OptionGroup var formats: FormatOptions
}

/// The formats in which the results of a comparison are written.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The format to print: text (default), json, github (annotations), markdown, junit or sarif.",
      valueName: "format"))
  var format: RunFormat = .text

  @Option(
    help: ArgumentHelp(
      "Also write the results to a file, such as markdown=summary.md. Can be repeated.", valueName: "format=file"))
  var write: [RunFile] = []

  /// Whether any of the options was given.
  var areChosen: Bool { format != .text || !write.isEmpty }

  /// Returns what writes results in the chosen formats.
  func output(by rules: VerificationRules) -> RunOutput { RunOutput(format: format, files: write, rules: rules) }
}
